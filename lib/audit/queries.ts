import 'server-only'
import { hrefOf, type LinkedNoun, linkedNouns, recordOf } from '@/lib/audit/sentences'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

type Entry = { action: string; subjectId: number | null; subject: string }

/** Where what each entry was done to is seen: what has been deleted since is linked no more. */
export async function linksOf(entries: Entry[]): Promise<(string | null)[]> {
  const records = entries.map(recordOf).filter((record) => record !== null)
  const found = await Promise.all(
    linkedNouns.map(async (noun) => {
      const ids = new Set(records.filter((record) => record.noun === noun).map(({ id }) => id))
      return [noun, ids.size > 0 ? await thereOf[noun]([...ids]) : []] as const
    }),
  )
  const there = new Map(found.map(([noun, rows]) => [noun, new Set(rows.map(({ id }) => id))]))
  return entries.map((entry) => hrefOf(entry, (noun, id) => there.get(noun)?.has(id) ?? false))
}

const idOnly = { id: true } as const
const thereOf: Record<LinkedNoun, (ids: number[]) => Promise<{ id: number }[]>> = {
  posting: (ids) => db().posting.findMany({ where: { id: { in: ids } }, select: idOnly }),
  application: (ids) => db().application.findMany({ where: { id: { in: ids } }, select: idOnly }),
  blog: (ids) => db().blog.findMany({ where: { id: { in: ids } }, select: idOnly }),
  message: (ids) => db().contactMessage.findMany({ where: { id: { in: ids } }, select: idOnly }),
  mail: (ids) => db().mail.findMany({ where: { id: { in: ids } }, select: idOnly }),
}

export async function listAuditChoices(_owner: Admin) {
  const [actions, admins] = await Promise.all([
    db().auditEntry.groupBy({ by: 'action', orderBy: { action: 'asc' } }),
    db().admin.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, email: true } }),
  ])
  return { actions: actions.map(({ action }) => action), admins }
}
