import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { statusOf } from '@/lib/people/contacts/format'
import { contactSelect, replySelect } from '@/lib/people/contacts/queries'
import { phoneText } from '@/lib/platform/phones/numbers'

export const contactMessages = adminList({
  name: 'contacts',
  path: '/contactus',
  noun: ['message', 'messages'],
  searches: 'name, email, text…',
  empty: 'Messages from the contact form show up here.',
  rows: tableRows('contactMessage', {
    select: { ...contactSelect, replies: { orderBy: { id: 'asc' }, select: replySelect } },
    search: ['name', 'email', 'mobile', 'subject', 'message'],
    phones: ['phoneE164'],
    sorts: { date: ['createdAt'], name: ['name'], subject: ['subject'] },
    filters: {
      state: {
        label: 'Status',
        options: {
          unread: { label: 'Unread', where: { readAt: null } },
          unanswered: { label: 'Unanswered', where: { answeredAt: null } },
          answered: { label: 'Answered', where: { answeredAt: { not: null } } },
        },
      },
    },
  }),
  initialSort: { sort: 'date', direction: 'desc' },
  tabs: 'state',
  landing: { state: 'unanswered' },
  found: ({ id, subject, name, email }) => ({
    label: subject,
    detail: name,
    href: `/contactus?${new URLSearchParams({ search: email, message: String(id) })}`,
  }),
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'name', value: ({ name }) => name },
    { header: 'email', value: ({ email }) => email },
    { header: 'mobile', value: ({ mobile, phoneE164 }) => phoneText(mobile, phoneE164) },
    { header: 'subject', value: ({ subject }) => subject },
    { header: 'message', value: ({ message }) => message },
    { header: 'date', value: ({ createdAt }) => createdAt },
    { header: 'replies', value: ({ replies }) => replies.map(replyLine).join('\n\n') },
    { header: 'state', value: statusOf },
    { header: 'consentVersion', value: ({ consentVersion }) => consentVersion },
  ],
})

type Reply = { authorName: string; createdAt: Date; text: string }

function replyLine({ authorName, createdAt, text }: Reply): string {
  return `${createdAt.toISOString()} ${authorName}: ${text}`
}
