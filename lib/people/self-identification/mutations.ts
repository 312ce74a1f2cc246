import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { SelfAnswers } from '@/lib/people/self-identification/schema'

export async function identifySelf({ id }: Seeker, answers: SelfAnswers): Promise<void> {
  const where = { seekerId: id }
  await db().selfIdentification.upsert({
    where,
    create: { ...where, ...answers },
    update: answers,
    select: { seekerId: true },
  })
}

export async function forgetSelf({ id }: Seeker): Promise<void> {
  await db().selfIdentification.deleteMany({ where: { seekerId: id } })
}
