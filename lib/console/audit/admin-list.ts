import 'server-only'
import { actionLabel, actorGroups, nameOfActorKind, readActor } from '@/lib/console/audit/format'
import { linksOf, listAuditActions, listAuditAdmins } from '@/lib/console/audit/queries'
import { adminList } from '@/lib/console/lists/admin-list'
import { type RowSource, tableRows } from '@/lib/console/lists/queries'

const entries = tableRows('auditEntry', {
  select: {
    id: true,
    actorKind: true,
    actorName: true,
    action: true,
    subjectId: true,
    subject: true,
    detail: true,
    createdAt: true,
  },
  search: ['actorName', 'subject'],
  sorts: { when: ['createdAt'] },
  filters: {
    action: {
      label: 'Action',
      choices: async (owner) => {
        const actions = await listAuditActions(owner)
        return actions.map((value) => ({ value, label: actionLabel(value) }))
      },
      where: (action) => ({ action }),
    },
    actor: {
      label: 'Who',
      choices: async (owner) => {
        const admins = await listAuditAdmins(owner)
        const byName = admins.map(({ id, name, email }) => ({ value: `admin-${id}`, label: name || email }))
        return [...byName, ...actorGroups]
      },
      where: readActor,
    },
  },
})

export const auditEntries = adminList({
  name: 'audit',
  path: '/audit',
  noun: ['entry', 'entries'],
  searches: 'person or record',
  empty: 'No matching entries.',
  rows: {
    ...entries,
    read: async (where) => withLinks(await entries.read(where)),
    before: async (query, batch) => (await entries.before(query, batch)).map((entry) => ({ ...entry, href: null })),
  } satisfies RowSource<Linked>,
  initialSort: { sort: 'when', direction: 'desc' },
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'when', value: ({ createdAt }) => createdAt },
    { header: 'who', value: ({ actorName }) => actorName },
    { header: 'kind', value: ({ actorKind }) => nameOfActorKind(actorKind) },
    { header: 'action', value: ({ action }) => action },
    { header: 'subjectId', value: ({ subjectId }) => subjectId },
    { header: 'subject', value: ({ subject }) => subject },
    { header: 'detail', value: ({ detail }) => JSON.stringify(detail) },
  ],
})

type Entry = Awaited<ReturnType<typeof entries.read>>[number]
type Linked = Entry & { href: string | null }

async function withLinks(found: Entry[]): Promise<Linked[]> {
  const hrefs = await linksOf(found)
  return found.map((entry, at) => ({ ...entry, href: hrefs[at] ?? null }))
}
