import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { stateOf } from '@/lib/contacts/format'
import { contactSelect } from '@/lib/contacts/queries'
import type { ContactState, NewContactMessage } from '@/lib/contacts/schema'
import { db } from '@/lib/db'

/** Keeps a message that anyone sent through the contact form, with the consent that was ticked; its date is now. */
export async function sendContactMessage(_viewer: null, sent: NewContactMessage): Promise<void> {
  const { name, email, mobile, subject, message, consentVersion } = sent
  const data = { name, email, mobile, subject, message, consentVersion, createdAt: now() }
  await db().contactMessage.create({ data, select: { id: true } })
}

/** Marks a contact message as unread, read or answered and returns it; throws `not-found`. */
export function markContactMessage(admin: Admin, id: number, state: ContactState) {
  return db().$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id }, select: contactSelect })
    if (!message) throw new ApiError('not-found')
    if (stateOf(message) === state) return message
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

/** Deletes a contact message for good; throws `not-found` when it is gone already. */
export function deleteContactMessage(admin: Admin, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id }, select: { subject: true, email: true } })
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (!message || count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'message.deleted', subjectId: id, subject: nameOf(message) })
  })
}

const nameOf = ({ subject, email }: { subject: string; email: string }) => `${subject}, ${email}`
