import 'server-only'
import { LRUCache } from 'lru-cache'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { arePlacesCounted, isLargeBoard } from '@/lib/jobs/board/queries'
import { nearCondition } from '@/lib/jobs/postings/near-queries'
import { listCards } from '@/lib/jobs/postings/queries'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  noFilters,
  postedOptions,
  toSearchParams,
  typeOptions,
} from '@/lib/jobs/postings/search'
import {
  type CountSource,
  conditionsOf,
  optionConditions,
  publicWhere,
  rowsOf,
} from '@/lib/jobs/postings/search-conditions'
import { byRelevance, FEW, textCondition, titleCondition, wordsCondition } from '@/lib/jobs/postings/text-search'
import { now } from '@/lib/platform/clock'

export const PAGE_SIZE = 20
/** Nobody turns so many pages, and the database passes over every job before them. */
const MAX_PAGES = 1_000
const MAX_PAGES_OF_WORDS = 10
const MAX_RANKED = 2_000
const SURELY_FREQUENT = 10 * MAX_RANKED

export async function listJobs(filters: JobFilters, now: Date) {
  const counted = await countJobs(filters, now)
  const { total, isEstimate, isLenient } = counted
  const most = isEstimate ? MAX_PAGES_OF_WORDS : MAX_PAGES
  const pages = Math.min(most, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const page = Math.min(filters.page, pages)
  const ids = await listIdsOf({ ...filters, page }, now, counted)
  const isAll = isEstimate && page === 1 && ids.length < PAGE_SIZE
  const found = isAll ? { total: ids.length, pages: 1, isEstimate: false } : { total, pages, isEstimate }
  return { ...found, jobs: await listCards(ids), page, isLenient, ids: counted.ids }
}

export async function listIdsOf(
  filters: JobFilters,
  now: Date,
  { total, isEstimate, isLenient, ids }: JobCount,
  size = PAGE_SIZE,
): Promise<number[]> {
  if (isEstimate && filters.sort === 'relevance') return listTitledFirst(filters, now, size)
  if (total === 0) return []
  const isInOrder = await readsFewerInOrder(filters, now, total, size)
  return listIds(pageStatement(filters, now, { total, isLenient, ids, size, isInOrder }))
}

/** Whether going through the open jobs until a page of those asked for is full reads fewer than all of those. */
export async function readsFewerInOrder(
  filters: JobFilters,
  now: Date,
  total: number,
  size = PAGE_SIZE,
): Promise<boolean> {
  const { q, near, radius, remote, sort } = filters
  if (q) return sort !== 'relevance' && total > MAX_RANKED && isSoonFull(filters.page * size, total, filters, now)
  if (near.length === 0 || !(await arePlacesCounted())) return false
  const [isNear, isOpen] = await Promise.all(
    [{ ...noFilters, near, radius, remote }, noFilters].map((each) => countJobs(each, now)),
  )
  return ((filters.page * size) / total) * (isOpen?.total ?? 0) < (isNear?.total ?? 0)
}

/** To look for words in a job whose index says nothing of them takes about three times as long as to read one that has them. */
async function isSoonFull(wanted: number, matching: number, filters: JobFilters, now: Date): Promise<boolean> {
  const { total: others } = await countJobs({ ...filters, q: '' }, now)
  return 3 * (wanted / matching) * others < matching
}

const listIds = async (statement: Prisma.Sql) => (await db().$queryRaw<{ id: number }[]>(statement)).map(({ id }) => id)

/** The order by relevance among so many jobs that they cannot be sorted: those with the words in the title, then the others. */
async function listTitledFirst(filters: JobFilters, now: Date, size: number): Promise<number[]> {
  const matchesWords = wordsCondition(filters.q)
  const inTitle = titleCondition(filters.q)
  const skipped = (filters.page - 1) * size
  const read = async (condition: Prisma.Sql, take: number, skip: number) => {
    const where = Prisma.sql`${condition} AND ${publicWhere({ ...filters, q: '' }, now)}`
    return (await isSoonFull(skip + take, await plannedRows(where), filters, now))
      ? listIds(inOrderStatement(filters, now, { condition, order: byDate, take, skip }))
      : listIds(sortedStatement(where, byDate, take, skip))
  }
  if (!inTitle) return read(matchesWords, size, skipped)
  const titled = await read(inTitle, skipped + size, 0)
  const page = titled.slice(skipped)
  if (page.length === size) return page
  const others = await read(
    Prisma.sql`${matchesWords} AND NOT (${inTitle})`,
    size - page.length,
    Math.max(0, skipped - titled.length),
  )
  return [...page, ...others]
}

/**
 * Jobs in their order, of which an index alone says what the other filters leave: only those are read to look for the words
 * in them, or whether they are near. OFFSET 0 keeps the planner from reading every job for both at once.
 */
function inOrderStatement(
  filters: JobFilters,
  now: Date,
  { condition, order, take, skip }: { condition: Prisma.Sql; order: Prisma.Sql; take: number; skip: number },
): Prisma.Sql {
  return Prisma.sql`
    SELECT candidate."id" FROM (
      SELECT "id", "approvedAt", "monthlyPayInr" FROM "Posting"
      WHERE ${publicWhere({ ...filters, q: '' }, now)} ORDER BY ${order} OFFSET 0) AS candidate,
    LATERAL (
      SELECT "searchWords", "jobTitle", "workMode", "mayBeRemote", "countries", "regions" FROM "Posting"
      WHERE "Posting"."id" = candidate."id" OFFSET 0) AS job
    WHERE ${condition} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`
}

/** `isEstimate`: on a large board nobody counts the jobs that say a frequent word. `ids`: those that say rare ones. */
export type JobCount = { total: number; isEstimate: boolean; isLenient: boolean; ids: number[] | null }

export async function countJobs(filters: JobFilters, now: Date): Promise<JobCount> {
  const source = await sourceOf(filters)
  const { isFrequent, ids } = await lookUp(filters)
  const count = async (isLenient: boolean) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>(
      countStatement(filters, now, { isLenient, source, ids }),
    )
    return counted?.total ?? 0
  }
  if (isFrequent) return { total: await estimate(filters, now), isEstimate: true, isLenient: false, ids }
  const total = await count(false)
  const exact = { total, isEstimate: false, isLenient: false, ids }
  if (!filters.q || total >= FEW || (await isLargeBoard())) return exact
  const withAlike = await count(true)
  return { ...exact, total: withAlike, isLenient: withAlike > total }
}

type Lookup = { isFrequent: boolean; ids: number[] | null }

const unknown: Lookup = { isFrequent: false, ids: null }
const frequent: Lookup = { isFrequent: true, ids: null }

/**
 * Whether words are searched for that more jobs of a large board say than can be counted while somebody waits, and else which
 * jobs say them: once for their number, their order and the numbers beside the choices.
 */
async function lookUp({ q }: JobFilters): Promise<Lookup> {
  if (q === '' || !(await isLargeBoard())) return unknown
  // Of words that are rare or only begun the statistics say nothing: those are looked up in the index, as far as it matters.
  const guessed = await plannedRows(wordsCondition(q, { isWhole: true }))
  if (guessed > SURELY_FREQUENT) return frequent
  const matchesMany = async () => (await firstIds(wordsCondition(q))).length > MAX_RANKED
  if (guessed > MAX_RANKED && (await matchesMany())) return frequent
  const ids = await firstIds(textCondition(q, false))
  if (ids.length <= MAX_RANKED) return { isFrequent: false, ids }
  return (await matchesMany()) ? frequent : unknown
}

async function firstIds(where: Prisma.Sql): Promise<number[]> {
  const [, , found] = await db().$transaction([
    db().$queryRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    db().$queryRaw`SELECT set_config('max_parallel_workers_per_gather', '0', true)`,
    db().$queryRaw<{ id: number }[]>`SELECT "id" FROM "Posting" WHERE ${where} LIMIT ${MAX_RANKED + 1}`,
  ])
  return found.map(({ id }) => id)
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

async function sourceOf({ q, near }: JobFilters): Promise<CountSource> {
  if (q) return 'Posting'
  if (near.length > 0) return (await arePlacesCounted()) ? 'OpenJobPlaceCount' : 'Posting'
  return (await isLargeBoard()) ? 'OpenJobCount' : 'Posting'
}

/**
 * How many public jobs match. Raw SQL, as the page's ids are, so that it reads nothing but "Posting_public_idx": Prisma
 * casts the parameters of enums, which hides `status = 'APPROVED'` from the planner (docs/job-list-performance.md).
 */
export function countStatement(
  filters: JobFilters,
  now: Date,
  { isLenient = false, source = 'Posting' as CountSource, ids = null as number[] | null } = {},
): Prisma.Sql {
  const where = publicWhere(filters, now, { isLenient, source, ids })
  const counted = source === 'Posting' ? Prisma.sql`count(*)` : Prisma.sql`coalesce(sum("jobs"), 0)`
  return Prisma.sql`SELECT ${counted}::int AS total FROM ${rowsOf[source]} WHERE ${where}`
}

/** How many more jobs there are near the places if those count that may be done from home. */
export async function countRemoteToo(filters: JobFilters, { total, isEstimate, ...match }: JobCount): Promise<number> {
  if (filters.near.length === 0 || filters.remote === 'too' || isEstimate) return 0
  const statement = countStatement({ ...filters, remote: 'too' }, now(), { ...match, source: await sourceOf(filters) })
  const [counted] = await db().$queryRaw<{ total: number }[]>(statement)
  return Math.max(0, (counted?.total ?? 0) - total)
}

type Page = { total: number; isLenient?: boolean; ids?: number[] | null; size?: number; isInOrder?: boolean }

export function pageStatement(
  filters: JobFilters,
  now: Date,
  { total, isLenient = false, ids = null, size = PAGE_SIZE, isInOrder = Boolean(filters.q) }: Page,
): Prisma.Sql {
  const isFew = total <= MAX_RANKED
  const order = orderOf(filters, isFew)
  const [take, skip] = [size, (filters.page - 1) * size]
  if (isInOrder && !filters.q) {
    const condition = nearCondition(filters, 'candidate')
    return inOrderStatement({ ...filters, near: [] }, now, { condition, order, take, skip })
  }
  if (isInOrder && !isFew && !isLenient && filters.sort !== 'relevance')
    return inOrderStatement(filters, now, { condition: textCondition(filters.q, false), order, take, skip })
  const where = publicWhere(filters, now, { isLenient, ids })
  return filters.q && (isFew || !isInOrder)
    ? sortedStatement(where, order, take, skip)
    : Prisma.sql`SELECT "id" FROM "Posting" WHERE ${where} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`
}

/** All that match are read, by the index on words, and sorted: the planner would look for the words in the order of the list. */
function sortedStatement(where: Prisma.Sql, order: Prisma.Sql, take: number, skip: number): Prisma.Sql {
  return Prisma.sql`
    WITH matching AS MATERIALIZED (
      SELECT "id", "approvedAt", "monthlyPayInr", "jobTitle", "searchWords" FROM "Posting" WHERE ${where})
    SELECT "id" FROM matching ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`
}

function orderOf({ sort, q }: JobFilters, isRanked: boolean): Prisma.Sql {
  if (sort === 'relevance') return byRelevance(q, isRanked)
  return sort === 'pay' ? byPay : byDate
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

const FRESH_MS = 10_000
const MAX_SEARCHES = 200

/** How many jobs each choice would find, by `name:value`; empty where nobody counts. */
export type Facets = Record<string, number>
type Search = { filters: JobFilters; match: Match }
type Match = Pick<JobCount, 'isLenient' | 'ids'>

const facets = new LRUCache<string, Facets, Search>({
  max: MAX_SEARCHES,
  ttl: FRESH_MS,
  fetchMethod: (_key, _old, { context: { filters, match } }) => readFacets(filters, match),
})

/** Cached for some seconds, because every page and order of a search shows the same numbers. */
export async function countFacets(
  filters: JobFilters,
  { isLenient, isEstimate, ids }: Match & Pick<JobCount, 'isEstimate'>,
): Promise<Facets> {
  if (isEstimate) return {}
  const key = `${isLenient} ${toSearchParams({ ...filters, page: 1, sort: 'newest' })}`
  return (await facets.fetch(key, { context: { filters, match: { isLenient, ids } } })) ?? {}
}

export async function readFacets(filters: JobFilters, match: Match): Promise<Facets> {
  const source = await sourceOf(filters)
  const [counted] = await db().$queryRaw<Facets[]>(facetStatement(filters, now(), { ...match, source }))
  return counted ?? {}
}

function facetStatement(
  filters: JobFilters,
  time: Date,
  { isLenient, source, ids }: Match & { source: CountSource },
): Prisma.Sql {
  const { always, ...groups } = conditionsOf(filters, time, { isLenient, source, ids })
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
  const counted = source === 'Posting' ? Prisma.sql`count(*)` : Prisma.sql`sum("jobs")`
  const counts = choices.map(({ name, value, condition }) => {
    const others = Object.entries(groups).flatMap(([group, conditions]) => (group === name ? [] : conditions))
    const column = Prisma.raw(`"${name}:${value}"`)
    const where = Prisma.join([condition, ...others], ' AND ')
    return Prisma.sql`coalesce(${counted} FILTER (WHERE ${where}), 0)::int AS ${column}`
  })
  const where = Prisma.join(always, ' AND ')
  return Prisma.sql`SELECT ${Prisma.join(counts, ', ')} FROM ${rowsOf[source]} WHERE ${where}`
}
