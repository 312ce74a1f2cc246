import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { nearCondition } from '@/lib/jobs/postings/near-queries'
import { workModes } from '@/lib/jobs/postings/options'
import { experienceFilterOptions, type JobFilters, postedOptions } from '@/lib/jobs/postings/search'
import { textCondition } from '@/lib/jobs/postings/text-search'

const HOUR_MS = 60 * 60 * 1000

/** Jobs, or what was counted beside requests. */
export type CountSource = 'Posting' | 'OpenJobCount' | 'OpenJobPlaceCount'

export const rowsOf: Record<CountSource, Prisma.Sql> = {
  Posting: Prisma.sql`"Posting"`,
  OpenJobCount: Prisma.sql`"OpenJobCount"`,
  OpenJobPlaceCount: Prisma.sql`"OpenJobPlaceCount" JOIN "OpenJobPlace" ON "OpenJobPlace"."id" = "placeId"`,
}

export function publicWhere(filters: JobFilters, now: Date, how: Partial<Conditions> = {}): Prisma.Sql {
  const { always, ...groups } = conditionsOf(filters, now, { isLenient: false, ids: null, ...how })
  return Prisma.join([...always, ...Object.values(groups).flat()], ' AND ')
}

type Conditions = { isLenient: boolean; ids: number[] | null; source?: CountSource }

export function conditionsOf(filters: JobFilters, now: Date, { isLenient, ids, source }: Conditions) {
  const matchesWords = ids ? Prisma.sql`"Posting"."id" = ANY(${ids}::int[])` : textCondition(filters.q, isLenient)
  const isNear =
    filters.near.length > 0 ? [nearCondition(filters, source === 'OpenJobPlaceCount' ? source : 'Posting')] : []
  return {
    always: [
      Prisma.sql`"status" = 'APPROVED'`,
      Prisma.sql`"expiresAt" > ${now}`,
      ...(filters.q ? [matchesWords] : []),
      ...(filters.salary > 0 ? [payCondition(filters)] : []),
      ...(filters.paid === 'only' ? [Prisma.sql`"monthlyPayInr" IS NOT NULL`] : []),
      ...isNear,
    ],
    posted: filters.posted === 'all' ? [] : [optionConditions.posted(filters.posted, now)],
    type: anyOf(filters.type.map(optionConditions.type)),
    location: anyOf(filters.location.map(optionConditions.location)),
    experience: anyOf(filters.experience.map(optionConditions.experience)),
  }
}

export const optionConditions = {
  posted: (chosen: JobFilters['posted'], now: Date) => {
    const hours = postedOptions.find(({ value }) => value === chosen)?.hours
    return hours ? Prisma.sql`"approvedAt" >= ${new Date(now.getTime() - hours * HOUR_MS)}` : Prisma.sql`true`
  },
  type: (type: JobFilters['type'][number]) => inMode(workModes[type]),
  location: (place: JobFilters['location'][number]) => placeConditions[place],
  experience: experienceCondition,
}

function payCondition({ salary, paid }: JobFilters): Prisma.Sql {
  const isEnough = Prisma.sql`"monthlyPayInr" >= ${salary}`
  return paid === 'only' ? isEnough : Prisma.sql`(${isEnough} OR "monthlyPayInr" IS NULL)`
}

const inMode = (mode: WorkMode) => Prisma.sql`"workMode" = ${mode}::"WorkMode"`

const placeConditions = {
  India: Prisma.sql`'IN' = ANY("countries")`,
  USA: Prisma.sql`'US' = ANY("countries")`,
  Remote: Prisma.sql`("workMode" = 'REMOTE' OR "mayBeRemote")`,
  Unclear: Prisma.sql`"countries" = '{}'`,
}

function experienceCondition(chosen: JobFilters['experience'][number]): Prisma.Sql {
  const range = experienceFilterOptions.find(({ value }) => value === chosen)
  const min = range?.min ?? 0
  return range?.max == null
    ? Prisma.sql`"experienceYears" >= ${min}`
    : Prisma.sql`"experienceYears" BETWEEN ${min} AND ${range.max}`
}

function anyOf(choices: Prisma.Sql[]): Prisma.Sql[] {
  return choices.length > 0 ? [Prisma.sql`(${Prisma.join(choices, ' OR ')})`] : []
}
