import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  postedOptions,
  toSearchParams,
  typeOptions,
  type WiderSearch,
  widerSearches,
} from '@/lib/postings/filters'
import { conditionsOf, countJobs, optionConditions } from '@/lib/postings/queries'

const MOST_WIDER = 4
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
export function facetStatement(filters: JobFilters, time: Date, isLenient: boolean): Prisma.Sql {
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

/** For a search that finds nothing: those with one filter less that find something, the most first. */
export async function listWiderSearches(filters: JobFilters): Promise<(WiderSearch & { total: number })[]> {
  const found: (WiderSearch & { total: number })[] = []
  for (const wider of widerSearches(filters)) {
    const { total } = await countJobs(wider.filters, now())
    if (total > 0) found.push({ ...wider, total })
  }
  return found.sort((one, other) => other.total - one.total).slice(0, MOST_WIDER)
}
