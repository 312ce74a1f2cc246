import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { statusOf } from '@/lib/people/contacts/format'
import { contactMessages } from '@/lib/people/contacts/messages'
import { type ContactMessage, contactSelect, replySelect } from '@/lib/people/contacts/queries'
import type { NewReply } from '@/lib/people/contacts/reply-schema'
import type { ContactMark, NewContactMessage } from '@/lib/people/contacts/schema'
import { now } from '@/lib/platform/clock'
import { momentLabel } from '@/lib/platform/dates'
import { putMail } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { site } from '@/lib/site/company'

/** A message with a consent records the version of the terms at that time, whichever version was sent. */
export async function sendContactMessage(_viewer: null, sent: NewContactMessage): Promise<void> {
  const { name, email, mobile, subject, message, consentVersion } = sent
  const phoneE164 = storedPhone(mobile)
  const consent = { consentVersion: consentVersion && site.termsVersion }
  const data = { name, email, mobile, phoneE164, subject, message, ...consent, createdAt: now() }
  await db().contactMessage.create({ data, select: { id: true } })
}

/** Marks a message. Changes nothing if it no longer has the status `from`. */
export function markContactMessage(admin: Admin, id: number, { state, from }: ContactMark) {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "ContactMessage" WHERE "id" = ${id} FOR UPDATE`
    const message = await tx.contactMessage.findUnique({ where: { id }, select: contactSelect })
    if (!message) throw new ApiError('not-found')
    const status = statusOf(message)
    if (status === state || (from && status !== from)) return message
    const time = now()
    const data = {
      readAt: state === 'unread' ? null : (message.readAt ?? time),
      answeredAt: state === 'answered' ? time : null,
    }
    const [marked] = await tx.contactMessage.updateManyAndReturn({ where: { id }, data, select: contactSelect })
    if (!marked) throw new ApiError('not-found')
    await audit(tx, admin, { action: `message.${state}`, subjectId: id, subject: nameOf(message) })
    return marked
  })
}

/** Replies to a message. Throws `not-found`, or `conflict` if a colleague has replied since the admin loaded it. */
export function replyToContactMessage(admin: Admin, messageId: number, { seen, subject, text }: NewReply) {
  return db().$transaction(async (tx) => {
    // If two admins reply at once, the second waits here and then sees the first reply.
    await tx.$executeRaw`SELECT 1 FROM "ContactMessage" WHERE "id" = ${messageId} FOR UPDATE`
    const message = await tx.contactMessage.findUnique({ where: { id: messageId }, select: contactSelect })
    if (!message) throw new ApiError('not-found')
    if (seen !== undefined && (await tx.contactReply.count({ where: { messageId, id: { gt: seen } } })) > 0)
      throw new ApiError('conflict', contactMessages.repliedMeanwhile)
    const time = now()
    const mailId = await putMail(tx, message.email, replyEmail(message, { subject, text }))
    const authorName = admin.name || admin.email
    const reply = await tx.contactReply.create({
      data: { messageId, mailId, adminId: admin.id, authorName, subject, text, createdAt: time },
      select: replySelect,
    })
    const data = { readAt: message.readAt ?? time, answeredAt: time }
    await tx.contactMessage.update({ where: { id: messageId }, data, select: { id: true } })
    await audit(tx, admin, {
      action: 'message.replied',
      subjectId: messageId,
      subject: nameOf(message),
      detail: { mailId },
    })
    return reply
  })
}

const GONE = 'A deleted message'

export async function forgetReplyMails(tx: Database, messageIds: number[]): Promise<void> {
  const replies = { some: { messageId: { in: messageIds } } }
  await tx.mail.deleteMany({ where: { replies, state: { not: 'WAITING' } } })
}

/** Removes the senders' email addresses from what the audit log says of deleted contact messages. */
export async function forgetMessages(tx: Database, ids: number[]): Promise<void> {
  const where = { subjectId: { in: ids }, action: { startsWith: 'message.' } }
  await tx.auditEntry.updateMany({ where, data: { subject: GONE } })
}

export function deleteContactMessage(admin: Admin, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id }, select: { subject: true } })
    await forgetReplyMails(tx, [id])
    await forgetMessages(tx, [id])
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (!message || count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'message.deleted', subjectId: id, subject: message.subject })
  })
}

const nameOf = ({ subject, email }: { subject: string; email: string }) => `${subject}, ${email}`

type Answered = Pick<ContactMessage, 'message' | 'createdAt'>

async function replyEmail({ message, createdAt }: Answered, { subject, text }: MailText): Promise<MailContent> {
  const content = await renderMail({
    kind: 'message',
    subject,
    lines: paragraphsOf(text),
    quote: { intro: `You wrote to ${site.name} on ${momentLabel(createdAt)}:`, text: message },
  })
  return { ...content, headers: { 'Reply-To': site.email } }
}
