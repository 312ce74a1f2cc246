import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { MIN_COUNT, noAnswers, type SelfAnswers, selfQuestions } from '@/lib/people/self-identification/schema'

export async function findSelfAnswers({ id }: Seeker): Promise<SelfAnswers> {
  const select = { gender: true, ethnicity: true, veteran: true, disability: true }
  return (await db().selfIdentification.findUnique({ where: { seekerId: id }, select })) ?? noAnswers
}

export async function countSelfAnswers(_admin: Admin) {
  const counted = []
  for (const { name, label, options } of selfQuestions) {
    const groups = await db().selfIdentification.groupBy({
      by: [name],
      where: { seeker: { applications: { some: {} } } },
      _count: { _all: true },
    })
    const totals = new Map(groups.map((group) => [String(group[name]), group._count._all]))
    counted.push({
      label,
      answers: options.map((option) => ({ option, total: atLeast(totals.get(option) ?? 0) })),
    })
  }
  return counted
}

const atLeast = (total: number) => (total >= MIN_COUNT ? total : null)
