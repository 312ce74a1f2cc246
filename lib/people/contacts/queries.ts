import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000

export const contactSelect = {
  id: true,
  name: true,
  email: true,
  mobile: true,
  phoneE164: true,
  subject: true,
  message: true,
  consentVersion: true,
  readAt: true,
  answeredAt: true,
  createdAt: true,
} satisfies Prisma.ContactMessageSelect

export type ContactMessage = Prisma.ContactMessageGetPayload<{ select: typeof contactSelect }>

export const replySelect = {
  id: true,
  authorName: true,
  subject: true,
  text: true,
  createdAt: true,
  mail: { select: { id: true, state: true } },
} satisfies Prisma.ContactReplySelect

export async function getContactMessage(_admin: Admin, id: number) {
  const replies = { orderBy: { id: 'asc' }, select: replySelect } as const
  const message = await db().contactMessage.findUnique({
    where: { id },
    select: { ...contactSelect, personId: true, replies },
  })
  if (!message) throw new ApiError('not-found')
  return message
}

export type ContactThread = Awaited<ReturnType<typeof getContactMessage>>

/** Contact messages for the documented call, newest first, capped. The console list pages through the rest. */
export function listAllContactMessages(_admin: Admin): Promise<ContactMessage[]> {
  const orderBy: Prisma.ContactMessageOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().contactMessage.findMany({ orderBy, take: MAX_ROWS, select: contactSelect })
}
