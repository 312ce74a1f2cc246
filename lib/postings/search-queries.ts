import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { nearCondition } from '@/lib/postings/near-queries'
import { workModes } from '@/lib/postings/options'
import { listCards } from '@/lib/postings/queries'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  postedOptions,
  toSearchParams,
  typeOptions,
} from '@/lib/postings/search'
import { byRelevance, FEW, textCondition } from '@/lib/postings/text-search'

const PAGE_SIZE = 20
/** To rank a job its words are read: of more jobs than this only titles are compared. */
const MAX_RANKED = 2_000
const HOUR_MS = 60 * 60 * 1000

/**
 * One page of the public jobs that match; a page past the last is the last. Where the words find few, `isLenient` says
 * that those spelled alike are among them.
 */
export async function listJobs(filters: JobFilters, now: Date) {
  const { total, isLenient } = await countJobs(filters, now)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const isRanked = total <= MAX_RANKED
  const statement = pageStatement({ ...filters, page }, now, { isLenient, isRanked })
  const found = await db().$queryRaw<{ id: number }[]>(statement)
  const jobs = await listCards(found.map(({ id }) => id))
  return { jobs, total, page, pages, isLenient }
}

/** How many public jobs match. */
export async function countJobs(filters: JobFilters, now: Date): Promise<{ total: number; isLenient: boolean }> {
  const count = async (isLenient: boolean) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, now, isLenient))
    return counted?.total ?? 0
  }
  const total = await count(false)
  if (!filters.q || total >= FEW) return { total, isLenient: false }
  const withAlike = await count(true)
  return { total: withAlike, isLenient: withAlike > total }
}

/**
 * How many public jobs match. Raw SQL, as the page's ids are, so that it reads nothing but "Posting_public_idx": Prisma
 * casts the parameters of enums, which hides `status = 'APPROVED'` from the planner (docs/job-list-performance.md).
 */
export function countStatement(filters: JobFilters, now: Date, isLenient = false): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS total FROM "Posting" WHERE ${publicWhere(filters, now, isLenient)}`
}

/** The ids of one page of them, in order. */
export function pageStatement(
  filters: JobFilters,
  now: Date,
  { isLenient = false, isRanked = true, size = PAGE_SIZE } = {},
): Prisma.Sql {
  const skipped = (filters.page - 1) * size
  return Prisma.sql`SELECT "id" FROM "Posting" WHERE ${publicWhere(filters, now, isLenient)}
    ORDER BY ${orderOf(filters, isRanked)} LIMIT ${size} OFFSET ${skipped}`
}

function orderOf({ sort, q }: JobFilters, isRanked: boolean): Prisma.Sql {
  if (sort === 'relevance') return byRelevance(q, isRanked)
  return sort === 'pay' ? byPay : byDate
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

/** What the filters mean in SQL (requirements §5, §13). */
export function publicWhere(filters: JobFilters, now: Date, isLenient = false): Prisma.Sql {
  const { always, posted, type, location, experience } = conditionsOf(filters, now, isLenient)
  return Prisma.join([...always, ...posted, ...type, ...location, ...experience], ' AND ')
}

/** The same, by the filters whose choices are counted one by one; each has one condition or, at rest, none. */
function conditionsOf(filters: JobFilters, now: Date, isLenient: boolean) {
  return {
    always: [
      Prisma.sql`"status" = 'APPROVED'`,
      Prisma.sql`"expiresAt" > ${now}`,
      ...(filters.q ? [textCondition(filters.q, isLenient)] : []),
      ...(filters.salary > 0 ? [payCondition(filters)] : []),
      ...(filters.paid === 'only' ? [Prisma.sql`"monthlyPayInr" IS NOT NULL`] : []),
      ...(filters.near.length > 0 ? [nearCondition(filters)] : []),
    ],
    posted: filters.posted === 'all' ? [] : [optionConditions.posted(filters.posted, now)],
    type: anyOf(filters.type.map(optionConditions.type)),
    location: anyOf(filters.location.map(optionConditions.location)),
    experience: anyOf(filters.experience.map(optionConditions.experience)),
  }
}

/** What each choice of these filters means. */
const optionConditions = {
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

const FRESH_MS = 10_000
const MAX_SEARCHES = 200

/** How many jobs each choice would find, by `name:value`. */
export type Facets = Record<string, number>
type Search = { filters: JobFilters; isLenient: boolean }

const facets = new LRUCache<string, Facets, Search>({
  max: MAX_SEARCHES,
  ttl: FRESH_MS,
  fetchMethod: (_key, _old, { context: { filters, isLenient } }) => readFacets(filters, isLenient),
})

/**
 * How many jobs each choice of Date posted, Job Type, Location and Experience finds beside the other filters in force.
 * Cached for some seconds, because every page and order of a search shows the same numbers.
 */
export async function countFacets(filters: JobFilters, isLenient: boolean): Promise<Facets> {
  const key = `${isLenient} ${toSearchParams({ ...filters, page: 1, sort: 'newest' })}`
  return (await facets.fetch(key, { context: { filters, isLenient } })) ?? {}
}

async function readFacets(filters: JobFilters, isLenient: boolean): Promise<Facets> {
  const [counted] = await db().$queryRaw<Facets[]>(facetStatement(filters, now(), isLenient))
  return counted ?? {}
}

/** All counts in one reading of the jobs that match whatever is not counted. */
function facetStatement(filters: JobFilters, time: Date, isLenient: boolean): Prisma.Sql {
  const { always, ...groups } = conditionsOf(filters, time, isLenient)
  const choices = [
    ...postedOptions.map(({ value }) => ({
      name: 'posted' as const,
      value,
      condition: optionConditions.posted(value, time),
    })),
    ...typeOptions.map((value) => ({ name: 'type' as const, value, condition: optionConditions.type(value) })),
    ...locationOptions.map((value) => ({
      name: 'location' as const,
      value,
      condition: optionConditions.location(value),
    })),
    ...experienceFilterOptions.map(({ value }) => ({
      name: 'experience' as const,
      value,
      condition: optionConditions.experience(value),
    })),
  ]
  const counts = choices.map(({ name, value, condition }) => {
    const others = Object.entries(groups).flatMap(([group, conditions]) => (group === name ? [] : conditions))
    const column = Prisma.raw(`"${name}:${value}"`)
    return Prisma.sql`count(*) FILTER (WHERE ${Prisma.join([condition, ...others], ' AND ')})::int AS ${column}`
  })
  return Prisma.sql`SELECT ${Prisma.join(counts, ', ')} FROM "Posting" WHERE ${Prisma.join(always, ' AND ')}`
}
