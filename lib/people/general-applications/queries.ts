import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { searchedDigits } from '@/lib/platform/phones/numbers'

const MAX_CALLED = 1_000

export function findGeneralApplication(seeker: Seeker) {
  return db().generalApplication.findUnique({
    where: { seekerId: seeker.id },
    select: { wish: true, createdAt: true, resume: { select: { name: true, originalName: true } } },
  })
}

/** The resumes of people whose phone number matches a search. */
export async function findByPhone(search: string): Promise<Prisma.GeneralApplicationWhereInput> {
  const called = searchedDigits(search).map((digits) => ({ phoneE164: { contains: digits } }))
  const where = { OR: called }
  const seekers = called.length > 0 ? await db().seeker.findMany({ where, take: MAX_CALLED, select: { id: true } }) : []
  return { seekerId: { in: seekers.map(({ id }) => id) } }
}
