import type { ContactMessage } from '@/lib/people/contacts/queries'
import type { ContactStatus } from '@/lib/people/contacts/schema'
import { fill, fillSubject } from '@/lib/platform/mail-templates/fill'
import type { MailText } from '@/lib/platform/mail-templates/schema'

export function toContactMessage(row: ContactMessage) {
  const { id, name, email, mobile, subject, message, createdAt } = row
  return { id, name, email, mobile, subject, message, date: createdAt.toISOString(), state: statusOf(row) }
}

export function answerHref({ name, email, subject }: Pick<ContactMessage, 'name' | 'email' | 'subject'>): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(`Hi ${name},\r\n\r\n`)}`
}

type Addressed = { name: string; subject: string }
type Author = { name: string; email: string }

export function replyTemplate({ subject, text }: MailText, message: Addressed, author: Author): MailText {
  const filling = { name: message.name, subject: message.subject, admin: author.name || author.email }
  const filled = fillSubject(subject, filling)
  return { subject: filled.replace(/^(re:\s*)+/i, 'Re: '), text: fill(text, filling) }
}

type Marks = { readAt: Date | null; answeredAt: Date | null }

/** A message's status. Answered implies read. */
export function statusOf({ readAt, answeredAt }: Marks): ContactStatus {
  if (answeredAt) return 'answered'
  return readAt ? 'read' : 'unread'
}
