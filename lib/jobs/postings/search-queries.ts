import 'server-only'
import { LRUCache } from 'lru-cache'
import { db, throughTextIndex } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { listCards } from '@/lib/jobs/postings/queries'
import { type JobFilters, noFilters, toSearchParams } from '@/lib/jobs/postings/search'
import { facetStatement, type How, hasOnlyWords, publicWhere } from '@/lib/jobs/postings/search-conditions'
import { hasKnownWords } from '@/lib/jobs/postings/spelling'
import { byRelevance, FEW } from '@/lib/jobs/postings/text-search'
import { vocabulary } from '@/lib/jobs/postings/vocabulary-queries'
import { now } from '@/lib/platform/clock'
import { MAX_COUNTED } from '@/lib/platform/numbers'
import { onPagesChanged } from '@/lib/site/page-changes/channel'

export const PAGE_SIZE = 20
const MAX_RANKED = 2_000

export async function listJobs(filters: JobFilters, now: Date, known?: JobCount) {
  const counted = known ?? (await countJobs(filters, now))
  const pages = Math.max(1, Math.ceil(Math.min(counted.total, MAX_COUNTED) / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const ids = await listJobIds(filters, now, counted, { take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE })
  return { ...counted, jobs: await listCards(ids), page, pages }
}

/**
 * Counting stops one past `MAX_COUNTED`. If few jobs have the words (`exact`) and one may be misspelled, similar spellings
 * match as well (`isLenient`) and count in `total`. `withWords` is null without words, or if too many jobs have them; it
 * includes those with similar spellings if they count.
 */
export type JobCount = { total: number; exact: number; isLenient: boolean; withWords: number[] | null }

export async function countJobs(filters: JobFilters, now: Date): Promise<JobCount> {
  const asTyped = await countWith(filters, now, false)
  const { total: exact } = asTyped
  const isExact = !filters.q || exact >= FEW || filters.match === 'exact'
  if (isExact || (exact > 0 && hasKnownWords(filters.q, await vocabulary())))
    return { ...asTyped, exact, isLenient: false }
  const similar = await countWith(filters, now, true)
  return similar.total > exact ? { ...similar, exact, isLenient: true } : { ...asTyped, exact, isLenient: false }
}

/** Looks up the words only once, because that takes much longer than to test the other filters. */
async function countWith(filters: JobFilters, now: Date, isLenient: boolean) {
  if (!filters.q) return { total: await count(filters, now, {}), withWords: null }
  const where = publicWhere({ ...noFilters, q: filters.q }, now, { isLenient })
  const [found] = await read<{ ids: number[] }>(
    filters,
    Prisma.sql`SELECT array(SELECT "id" FROM "Posting" WHERE ${where} LIMIT ${MAX_COUNTED + 1}) AS "ids"`,
  )
  const ids = found?.ids ?? []
  const withWords = ids.length <= MAX_COUNTED ? ids : null
  const total = hasOnlyWords(filters, now) ? ids.length : await count(filters, now, { isLenient, withWords })
  return { total, withWords }
}

async function count(filters: JobFilters, now: Date, how: How): Promise<number> {
  const where = publicWhere(filters, now, how)
  const [counted] = await read<{ total: number }>(
    filters,
    Prisma.sql`SELECT count(*)::int AS total FROM (SELECT FROM "Posting" WHERE ${where} LIMIT ${MAX_COUNTED + 1}) AS counted`,
    how,
  )
  return counted?.total ?? 0
}

export async function listJobIds(
  filters: JobFilters,
  now: Date,
  { total, ...how }: Pick<JobCount, 'total'> & How,
  { take, skip }: { take: number; skip: number },
): Promise<number[]> {
  if (total === 0) return []
  const where = publicWhere(filters, now, how)
  const order = orderOf(filters, total <= MAX_RANKED)
  // If many jobs match the words, sorts only as many of the newest as the list has pages for.
  const jobs =
    filters.sort === 'relevance' && total > MAX_COUNTED
      ? Prisma.sql`(SELECT * FROM "Posting" WHERE ${where} ORDER BY ${byDate} LIMIT ${MAX_COUNTED}) AS newest`
      : Prisma.sql`"Posting" WHERE ${where}`
  const found = await read<{ id: number }>(
    filters,
    Prisma.sql`SELECT "id" FROM ${jobs} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`,
    how,
  )
  return found.map(({ id }) => id)
}

/** Raw SQL, because Prisma casts enum parameters, which hides `status = 'APPROVED'` from the planner. */
export async function read<Row>({ q }: JobFilters, statement: Prisma.Sql, { withWords }: How = {}): Promise<Row[]> {
  const found = db().$queryRaw<Row[]>(statement)
  return q && !withWords ? throughTextIndex(found) : found
}

function orderOf({ sort, q }: JobFilters, isRanked: boolean): Prisma.Sql {
  if (sort === 'relevance') return byRelevance(q, isRanked)
  return sort === 'pay' ? byPay : byDate
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

/** How many more jobs near the places there are if remote jobs are included. */
export async function countRemoteToo(filters: JobFilters, { total, ...how }: JobCount): Promise<number> {
  if (filters.near.length === 0 || filters.remote === 'too') return 0
  const counted = await count({ ...filters, remote: 'too' }, now(), how)
  return Math.max(0, counted - total)
}

const FRESH_MS = 10_000
const MAX_SEARCHES = 200

/** The number of results for each option, by `name:value`. Empty if the words match too many jobs. */
export type Facets = Record<string, number>
type Search = { filters: JobFilters; how: How }

const facets = new LRUCache<string, Facets, Search>({
  max: MAX_SEARCHES,
  ttl: FRESH_MS,
  fetchMethod: async (_key, _old, { context: { filters, how } }) => {
    const [counted] = await read<Facets>(filters, facetStatement(filters, now(), how), how)
    return counted ?? {}
  },
})

/** Part of the cache key, so that counts are up to date as soon as jobs change. */
let version = 0
onPagesChanged((content) => {
  if (content === 'jobs') version += 1
})

/** Cached for a few seconds, because every page and sort order of a search shows the same counts. */
export async function countFacets(filters: JobFilters, { total, ...how }: JobCount): Promise<Facets> {
  if (filters.q && total > MAX_COUNTED) return {}
  const key = `${version} ${how.isLenient} ${toSearchParams({ ...filters, page: 1, sort: 'newest' })}`
  return (await facets.fetch(key, { context: { filters, how } })) ?? {}
}
