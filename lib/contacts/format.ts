import type { ContactMessage } from '@/lib/contacts/queries'
import type { ContactState } from '@/lib/contacts/schema'

/** A contact message on the wire (requirements §3), and beside the documented fields how far it has come. */
export function toContactMessage(row: ContactMessage) {
  const { id, name, email, mobile, subject, message, createdAt } = row
  return { id, name, email, mobile, subject, message, date: createdAt.toISOString(), state: stateOf(row) }
}

/** What the mail program of an admin opens with to answer a message. */
export function answerHref({ name, email, subject }: Pick<ContactMessage, 'name' | 'email' | 'subject'>): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`
}

type Marks = { readAt: Date | null; answeredAt: Date | null }

/** How far a message has come: what is answered has been read. */
export function stateOf({ readAt, answeredAt }: Marks): ContactState {
  if (answeredAt) return 'answered'
  return readAt ? 'read' : 'unread'
}
