import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import type { ContactQuery } from '@/lib/contacts/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MOST_AT_ONCE = 5_000

export const contactSelect = {
  id: true,
  name: true,
  email: true,
  mobile: true,
  subject: true,
  message: true,
  consentVersion: true,
  readAt: true,
  answeredAt: true,
  createdAt: true,
} satisfies Prisma.ContactMessageSelect

export type ContactMessage = Prisma.ContactMessageGetPayload<{ select: typeof contactSelect }>

/** The contact messages for the documented call, newest first: the list pages through more than are answered at once. */
export function listAllContactMessages(_admin: Admin): Promise<ContactMessage[]> {
  const orderBy: Prisma.ContactMessageOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().contactMessage.findMany({ orderBy, take: MOST_AT_ONCE, select: contactSelect })
}

/** One page of the contact messages, with how many match; a page beyond the last is the last. */
export async function listContactMessages(_admin: Admin, query: ContactQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().contactMessage.count({ where }))
  const { skip, take } = shown
  const messages = await rowsOf(
    await db().contactMessage.findMany({ where, orderBy: orderOf(query), skip, take, select: { id: true } }),
    (within) => db().contactMessage.findMany({ where: within, select: contactSelect }),
  )
  return { messages, ...shown }
}

/** The next messages of an export, newest first. */
export function listContactMessagesBefore(_admin: Admin, query: ContactQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().contactMessage.findMany({ where, orderBy: { id: 'desc' }, take, select: contactSelect })
}

const marks = {
  unread: { readAt: null },
  unanswered: { answeredAt: null },
  answered: { answeredAt: { not: null } },
} satisfies Record<string, Prisma.ContactMessageWhereInput>

function whereOf({ search, state }: ContactQuery): Prisma.ContactMessageWhereInput {
  const found = contains(search)
  return {
    ...(state && marks[state]),
    ...(search && {
      OR: [{ name: found }, { email: found }, { mobile: found }, { subject: found }, { message: found }],
    }),
  }
}

function orderOf({ sort, direction }: ContactQuery): Prisma.ContactMessageOrderByWithRelationInput[] {
  return [{ [sort === 'date' ? 'createdAt' : sort]: direction }, { id: direction }]
}
