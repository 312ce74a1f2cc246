import { defineList } from '@/lib/back-office/list'
import type { ContactState } from '@/lib/contacts/schema'

/** The contact messages, newest first. */
export const contactList = defineList({
  path: '/contactus',
  sorts: ['date', 'name', 'subject'],
  initialSort: { sort: 'date', direction: 'desc' },
  filters: { state: ['unread', 'unanswered', 'answered'] },
})

export type ContactQuery = ReturnType<typeof contactList.read>

export const stateOptions = [
  { value: 'unread', label: 'Unread' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'answered', label: 'Answered' },
] as const

type Marks = { readAt: Date | null; answeredAt: Date | null }

/** How far a message has come: what is answered has been read. */
export function stateOf({ readAt, answeredAt }: Marks): ContactState {
  if (answeredAt) return 'answered'
  return readAt ? 'read' : 'unread'
}
