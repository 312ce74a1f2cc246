import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Conditions, isOffered, type Option } from '@/lib/jobs/postings/filter'
import { type FilterName, type FilterValues, filterNames, filterOf } from '@/lib/jobs/postings/filters'
import { nearCondition } from '@/lib/jobs/postings/near-queries'
import { textCondition } from '@/lib/jobs/postings/text-search'

/** `withWords` has the ids of the open jobs with the words, if they've been looked up. */
export type How = { isLenient?: boolean; withWords?: number[] | null }

/** SQL condition for the public jobs that match the filters. */
export function publicWhere(filters: FilterValues, now: Date, how: How = {}): Prisma.Sql {
  const conditions = conditionsOf(filters, now, how).map(({ condition }) => condition)
  return Prisma.join([openCondition(now), ...conditions], ' AND ')
}

export const hasOnlyWords = (filters: FilterValues, now: Date) =>
  conditionsOf(filters, now, {}).every(({ name }) => name === 'q')

export const openCondition = (now: Date) => Prisma.sql`"status" = 'APPROVED' AND "expiresAt" > ${now}`

function conditionsOf(filters: FilterValues, now: Date, how: How): { name: FilterName; condition: Prisma.Sql }[] {
  const is = writerOf(now, how)
  return filterNames.flatMap((name) => {
    const condition = filterOf(name).where(filters[name], is, filters)
    return condition ? [{ name, condition }] : []
  })
}

function writerOf(now: Date, { isLenient = false, withWords }: How): Conditions {
  const { sql, join } = Prisma
  const hasWords = (q: string) => (withWords ? sql`"id" = ANY(${withWords})` : textCondition(q, isLenient))
  return { sql, join, now, hasWords, isNear: nearCondition }
}

export const optionCondition = ({ where }: Option, now: Date): Prisma.Sql =>
  where?.(writerOf(now, {})) ?? Prisma.sql`true`

/** Counts the results of each option on its own, combined with the other groups' filters. */
export function facetStatement(filters: FilterValues, now: Date, how: How): Prisma.Sql {
  const conditions = conditionsOf(filters, now, how)
  const isCounted = (name: FilterName) => filterOf(name).options !== undefined
  const always = conditions.filter(({ name }) => !isCounted(name)).map(({ condition }) => condition)
  const counts = filterNames.flatMap((group) =>
    (filterOf(group).options ?? []).filter(isOffered).map((option) => {
      const others = conditions.filter(({ name }) => isCounted(name) && name !== group)
      const all = [optionCondition(option, now), ...others.map(({ condition }) => condition)]
      const column = Prisma.raw(`"${group}:${option.value}"`)
      return Prisma.sql`count(*) FILTER (WHERE ${Prisma.join(all, ' AND ')})::int AS ${column}`
    }),
  )
  const where = Prisma.join([openCondition(now), ...always], ' AND ')
  return Prisma.sql`SELECT ${Prisma.join(counts, ', ')} FROM "Posting" WHERE ${where}`
}
