import { stateOf } from '@/lib/contacts/list'
import type { ContactMessage } from '@/lib/contacts/queries'

/** A contact message on the wire (spec §3), and beside the documented fields how far it has come. */
export function toContactMessage(row: ContactMessage) {
  const { id, name, email, mobile, subject, message, createdAt } = row
  return { id, name, email, mobile, subject, message, date: createdAt.toISOString(), state: stateOf(row) }
}

/** What the mail program of an admin opens with to answer a message. */
export function answerHref({ name, email, subject }: Pick<ContactMessage, 'name' | 'email' | 'subject'>): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`
}
