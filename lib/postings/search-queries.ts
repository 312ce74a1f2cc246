import 'server-only'
import { LRUCache } from 'lru-cache'
import { isLargeBoard } from '@/lib/board/queries'
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
import { byRelevance, FEW, textCondition, titleCondition, wordsCondition } from '@/lib/postings/text-search'

export const PAGE_SIZE = 20
/** Nobody turns so many pages, and the database passes over every job before them. */
const MAX_PAGES = 1_000
const MAX_PAGES_OF_WORDS = 10
const MAX_RANKED = 2_000
const SURELY_FREQUENT = 10 * MAX_RANKED
const HOUR_MS = 60 * 60 * 1000

export async function listJobs(filters: JobFilters, now: Date) {
  const counted = await countJobs(filters, now)
  const { total, isEstimate, isLenient } = counted
  const most = isEstimate ? MAX_PAGES_OF_WORDS : MAX_PAGES
  const pages = Math.min(most, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const page = Math.min(filters.page, pages)
  const asked = { ...filters, page }
  const ids =
    isEstimate && filters.sort === 'relevance'
      ? await listTitledFirst(asked, now)
      : total > 0
        ? await listIds(pageStatement(asked, now, { total, isLenient }))
        : []
  const isAll = isEstimate && page === 1 && ids.length < PAGE_SIZE
  const found = isAll ? { total: ids.length, pages: 1, isEstimate: false } : { total, pages, isEstimate }
  return { ...found, jobs: await listCards(ids), page, isLenient }
}

const listIds = async (statement: Prisma.Sql) => (await db().$queryRaw<{ id: number }[]>(statement)).map(({ id }) => id)

/** The order by relevance among so many jobs that they cannot be sorted: those with the words in the title, then the others. */
async function listTitledFirst(filters: JobFilters, now: Date): Promise<number[]> {
  const inTitle = titleCondition(filters.q)
  if (!inTitle) return listIds(pageStatement({ ...filters, sort: 'newest' }, now, { total: Number.POSITIVE_INFINITY }))
  const skipped = (filters.page - 1) * PAGE_SIZE
  const where = publicWhere(filters, now)
  const read = (more: Prisma.Sql, take: number, skip: number) =>
    listIds(
      Prisma.sql`SELECT "id" FROM "Posting" WHERE ${where} AND ${more} ORDER BY ${byDate} LIMIT ${take} OFFSET ${skip}`,
    )
  const titled = await read(inTitle, skipped + PAGE_SIZE, 0)
  const page = titled.slice(skipped)
  if (page.length === PAGE_SIZE) return page
  const others = await read(Prisma.sql`NOT (${inTitle})`, PAGE_SIZE - page.length, Math.max(0, skipped - titled.length))
  return [...page, ...others]
}

/** `isEstimate`: on a large board nobody counts the jobs that say a frequent word. */
export type JobCount = { total: number; isEstimate: boolean; isLenient: boolean }

export async function countJobs(filters: JobFilters, now: Date): Promise<JobCount> {
  const source = await sourceOf(filters)
  const count = async (isLenient: boolean) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, now, { isLenient, source }))
    return counted?.total ?? 0
  }
  if (await isFrequent(filters)) return { total: await estimate(filters, now), isEstimate: true, isLenient: false }
  const total = await count(false)
  const exact = { total, isEstimate: false, isLenient: false }
  if (!filters.q || total >= FEW || (await isLargeBoard())) return exact
  const withAlike = await count(true)
  return { total: withAlike, isEstimate: false, isLenient: withAlike > total }
}

/**
 * Whether words are searched for that more jobs of a large board say than can be counted while somebody waits. Of words
 * that are rare or only begun the statistics say nothing: those are looked up in the index, as far as it matters.
 */
async function isFrequent({ q }: JobFilters): Promise<boolean> {
  if (q === '' || !(await isLargeBoard())) return false
  if ((await plannedRows(wordsCondition(q, { isWhole: true }))) > SURELY_FREQUENT) return true
  const [, , found] = await db().$transaction([
    db().$queryRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    db().$queryRaw`SELECT set_config('max_parallel_workers_per_gather', '0', true)`,
    db().$queryRaw<{ rows: number }[]>`
      SELECT count(*)::int AS rows FROM (
        SELECT FROM "Posting" WHERE ${wordsCondition(q)} LIMIT ${MAX_RANKED + 1}) AS few`,
  ])
  return (found[0]?.rows ?? 0) > MAX_RANKED
}

/** What PostgreSQL's statistics say of a search, to two digits. */
async function estimate(filters: JobFilters, now: Date): Promise<number> {
  const where = publicWhere({ ...filters, q: '' }, now)
  const rows = await plannedRows(Prisma.sql`${wordsCondition(filters.q)} AND ${where}`)
  return Number(rows.toPrecision(2))
}

async function plannedRows(where: Prisma.Sql): Promise<number> {
  const [explained] = await db().$queryRaw<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }[]>`
    EXPLAIN (FORMAT JSON) SELECT FROM "Posting" WHERE ${where}`
  return explained?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

type CountSource = 'Posting' | 'OpenJobCount'

const sourceOf = async ({ q, near }: JobFilters): Promise<CountSource> =>
  !q && near.length === 0 && (await isLargeBoard()) ? 'OpenJobCount' : 'Posting'

/**
 * How many public jobs match. Raw SQL, as the page's ids are, so that it reads nothing but "Posting_public_idx": Prisma
 * casts the parameters of enums, which hides `status = 'APPROVED'` from the planner (docs/job-list-performance.md).
 */
export function countStatement(
  filters: JobFilters,
  now: Date,
  { isLenient = false, source = 'Posting' as CountSource } = {},
): Prisma.Sql {
  const where = publicWhere(filters, now, isLenient)
  return source === 'OpenJobCount'
    ? Prisma.sql`SELECT coalesce(sum("jobs"), 0)::int AS total FROM "OpenJobCount" WHERE ${where}`
    : Prisma.sql`SELECT count(*)::int AS total FROM "Posting" WHERE ${where}`
}

export function pageStatement(
  filters: JobFilters,
  now: Date,
  { total, isLenient = false, size = PAGE_SIZE }: { total: number; isLenient?: boolean; size?: number },
): Prisma.Sql {
  const isFew = total <= MAX_RANKED
  const columns = Prisma.raw(
    ['id', 'approvedAt', 'monthlyPayInr', 'jobTitle', 'searchWords'].map((name) => `"${name}"`).join(', '),
  )
  const jobs = Prisma.sql`FROM "Posting" WHERE ${publicWhere(filters, now, isLenient)}`
  const page = Prisma.sql`ORDER BY ${orderOf(filters, isFew)} LIMIT ${size} OFFSET ${(filters.page - 1) * size}`
  return filters.q && isFew
    ? Prisma.sql`WITH matching AS MATERIALIZED (SELECT ${columns} ${jobs}) SELECT "id" FROM matching ${page}`
    : Prisma.sql`SELECT "id" ${jobs} ${page}`
}

function orderOf({ sort, q }: JobFilters, isRanked: boolean): Prisma.Sql {
  if (sort === 'relevance') return byRelevance(q, isRanked)
  return sort === 'pay' ? byPay : byDate
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

export function publicWhere(filters: JobFilters, now: Date, isLenient = false): Prisma.Sql {
  const { always, posted, type, location, experience } = conditionsOf(filters, now, isLenient)
  return Prisma.join([...always, ...posted, ...type, ...location, ...experience], ' AND ')
}

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

/** How many jobs each choice would find, by `name:value`; empty where nobody counts. */
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
export async function countFacets(
  filters: JobFilters,
  { isLenient, isEstimate }: Pick<JobCount, 'isLenient' | 'isEstimate'>,
): Promise<Facets> {
  if (isEstimate) return {}
  const key = `${isLenient} ${toSearchParams({ ...filters, page: 1, sort: 'newest' })}`
  return (await facets.fetch(key, { context: { filters, isLenient } })) ?? {}
}

export async function readFacets(filters: JobFilters, isLenient: boolean): Promise<Facets> {
  const source = await sourceOf(filters)
  const [counted] = await db().$queryRaw<Facets[]>(facetStatement(filters, now(), isLenient, source))
  return counted ?? {}
}

function facetStatement(filters: JobFilters, time: Date, isLenient: boolean, source: CountSource): Prisma.Sql {
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
  const counted = source === 'OpenJobCount' ? Prisma.sql`sum("jobs")` : Prisma.sql`count(*)`
  const counts = choices.map(({ name, value, condition }) => {
    const others = Object.entries(groups).flatMap(([group, conditions]) => (group === name ? [] : conditions))
    const column = Prisma.raw(`"${name}:${value}"`)
    const where = Prisma.join([condition, ...others], ' AND ')
    return Prisma.sql`coalesce(${counted} FILTER (WHERE ${where}), 0)::int AS ${column}`
  })
  const where = Prisma.join(always, ' AND ')
  return Prisma.sql`SELECT ${Prisma.join(counts, ', ')} FROM ${Prisma.raw(`"${source}"`)} WHERE ${where}`
}
