import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import type { NewContactMessage } from '@/lib/contacts/schema'
import { db } from '@/lib/db'

/** Keeps a message that anyone sent through the contact form; its date is now. */
export async function sendContactMessage(_viewer: null, message: NewContactMessage): Promise<void> {
  const { name, email, mobile, subject, message: text } = message
  await db().contactMessage.create({ data: { name, email, mobile, subject, message: text }, select: { id: true } })
}

/** Deletes a contact message for good; throws `not-found` when it is gone already. */
export async function deleteContactMessage(_admin: Admin, id: number): Promise<void> {
  const { count } = await db().contactMessage.deleteMany({ where: { id } })
  if (count === 0) throw new ApiError('not-found')
}
