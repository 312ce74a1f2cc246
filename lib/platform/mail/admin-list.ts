import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import type { MailStatus } from '@/lib/generated/prisma/enums'
import { mailKinds, UNKNOWN_KIND } from '@/lib/platform/mail/kinds'
import { mailStatuses } from '@/lib/platform/mail/statuses'

const statusOptions = Object.fromEntries(
  (Object.keys(mailStatuses) as MailStatus[]).map((state) => {
    const { name, label } = mailStatuses[state]
    return [name, { label, where: { state } }]
  }),
)

const kindOptions = {
  ...Object.fromEntries(Object.entries(mailKinds).map(([kind, label]) => [kind, { label, where: { kind } }])),
  [UNKNOWN_KIND]: { label: 'Unknown', where: { kind: '' } },
}

export const mails = adminList({
  name: 'mails',
  path: '/outbox',
  noun: ['email', 'emails'],
  searches: 'recipient or subject',
  emptyTitle: 'No emails yet.',
  empty: 'Every email the site sends shows up here: one-time codes, confirmations, decisions and more.',
  rows: tableRows('mail', {
    select: { id: true, to: true, subject: true, state: true, attempts: true, lastError: true, createdAt: true },
    search: ['to', 'subject'],
    sorts: { written: ['createdAt'], to: ['to'] },
    filters: {
      state: {
        label: 'Status',
        options: statusOptions,
      },
      kind: { label: 'Type', options: kindOptions },
    },
  }),
  initialSort: { sort: 'written', direction: 'desc' },
  tabs: 'state',
  found: ({ id, subject, to }) => ({ label: subject, detail: to, href: `/outbox/${id}` }),
})
