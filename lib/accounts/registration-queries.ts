import 'server-only'
import type { RegistrationQuery } from '@/lib/accounts/registration-list'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const registrationSelect = {
  id: true,
  userName: true,
  email: true,
  mobile: true,
  verifiedAt: true,
  createdAt: true,
} satisfies Prisma.SeekerSelect

export type Registration = Prisma.SeekerGetPayload<{ select: typeof registrationSelect }>

/** One page of the registrations, with how many match; a page beyond the last is the last. */
export async function listRegistrations(_admin: Admin, query: RegistrationQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().seeker.count({ where }))
  const { skip, take } = shown
  const registrations = await rowsOf(
    await db().seeker.findMany({ where, orderBy: orderOf(query), skip, take, select: { id: true } }),
    (within) => db().seeker.findMany({ where: within, select: registrationSelect }),
  )
  return { registrations, ...shown }
}

/** The next registrations of an export, newest first. */
export function listRegistrationsBefore(_admin: Admin, query: RegistrationQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().seeker.findMany({ where, orderBy: { id: 'desc' }, take, select: registrationSelect })
}

function whereOf({ search, status }: RegistrationQuery): Prisma.SeekerWhereInput {
  const found = contains(search)
  return {
    ...(status && { verifiedAt: status === 'verified' ? { not: null } : null }),
    ...(search && { OR: [{ userName: found }, { email: found }, { mobile: found }] }),
  }
}

function orderOf({ sort, direction }: RegistrationQuery): Prisma.SeekerOrderByWithRelationInput[] {
  const column = { registered: 'createdAt', name: 'userName', email: 'email' } as const
  return [{ [column[sort]]: direction }, { id: direction }]
}
