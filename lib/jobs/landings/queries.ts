import 'server-only'
import { LRUCache } from 'lru-cache'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import {
  employmentLandings,
  IN_PLACE,
  type Landing,
  type LandingKind,
  type LandingNumbers,
  landingKinds,
  landingPath,
  landingTitle,
  placeSlug,
  roles,
} from '@/lib/jobs/landings/format'
import { filterNames, filterOf } from '@/lib/jobs/postings/filters'
import { type JobCard, listCards } from '@/lib/jobs/postings/queries'
import { resolveSearch } from '@/lib/jobs/postings/resolved-search'
import type { JobFilters } from '@/lib/jobs/postings/search'
import { openCondition, optionCondition } from '@/lib/jobs/postings/search-conditions'
import { listJobIds } from '@/lib/jobs/postings/search-queries'
import { countryName } from '@/lib/jobs/readings/format'
import { usStates } from '@/lib/jobs/readings/regions'
import { now } from '@/lib/platform/clock'
import { onPagesChanged } from '@/lib/site/page-changes/channel'

const PAGE_SIZE = 20
const FRESH_MS = 60_000
const MAX_PAGES = 50

const isProduction = env().NODE_ENV === 'production'

/** Counting these takes a while on a large board, so only the first visitor waits. */
const cache = new LRUCache<'all', LandingRow[]>({
  max: 1,
  ttl: isProduction ? FRESH_MS : 1,
  allowStale: isProduction,
  noDeleteOnFetchRejection: true,
  fetchMethod: () => readLandings(now()),
})

let isOutdated = false
onPagesChanged((content) => {
  if (content === 'jobs') isOutdated = true
})

/** After jobs have changed, visitors get the old counts until the new ones have been read. */
async function known(): Promise<LandingRow[]> {
  const forceRefresh = isOutdated
  isOutdated = false
  return (await cache.fetch('all', { forceRefresh })) ?? []
}

export async function listLandings(): Promise<Landing[]> {
  return (await known()).map(landingOf)
}

const landingOf = ({ kind, slug, name, total, newest, role, place }: LandingRow): Landing => ({
  ...{ kind, slug, name, total, newest },
  ...(role && place && { of: { role, place } }),
})

export async function findLanding(kind: LandingKind, slug: string, asked: number) {
  const row = await findKnown(kind, slug)
  if (!row) return null
  const open = Prisma.sql`${isOpen(now())} AND ${whereOf(row)}`
  const numbers = await countNumbers(open)
  if (!numbers || numbers.total === 0) return null
  const pages = Math.min(MAX_PAGES, Math.ceil(numbers.total / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const jobs = await listCards(await listIds(open, PAGE_SIZE, (page - 1) * PAGE_SIZE))
  return { landing: { ...landingOf(row), total: numbers.total }, numbers, jobs, page, pages }
}

async function findKnown(kind: LandingKind, slug: string): Promise<LandingRow | undefined> {
  const state = kind === 'in' ? usStates[slug.toUpperCase()] : undefined
  const asked = state ? placeSlug(state) : slug
  return (await known()).find((each) => each.kind === kind && each.slug === asked)
}

async function countNumbers(open: Prisma.Sql): Promise<LandingNumbers | undefined> {
  const [numbers] = await db().$queryRaw<LandingNumbers[]>`
    SELECT count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest
    FROM "Posting" WHERE ${open}`
  return numbers
}

async function listLandingIds(kind: LandingKind, slug: string, take: number): Promise<number[] | null> {
  const row = await findKnown(kind, slug)
  return row ? listIds(Prisma.sql`${isOpen(now())} AND ${whereOf(row)}`, take, 0) : null
}

async function listIds(where: Prisma.Sql, take: number, skip: number): Promise<number[]> {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Posting" WHERE ${where} ORDER BY "approvedAt" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`
  return found.map(({ id }) => id)
}

const isOpen = (time: Date) => Prisma.sql`${openCondition(time)} AND "slug" IS NOT NULL`

const placeColumns = ['cities', 'regions', 'countries'] as const
type PlaceColumn = (typeof placeColumns)[number]

type LandingRow = Omit<Landing, 'of'> &
  LandingNumbers & { role: string | null; place: string | null; column: PlaceColumn | null; value: string | null }

function whereOf({ kind, slug, role, column, value }: LandingRow): Prisma.Sql {
  const title = roles.find((each) => kind === 'role' && each.slug === (role ?? slug))?.title
  const type = jobTypes(now()).find((each) => kind === 'type' && each.slug === slug)
  const conditions = [
    ...(title ? [Prisma.sql`"jobTitle" ~* ${title}`] : []),
    ...(column ? [Prisma.sql`${value} = ANY(${Prisma.raw(`"${column}"`)})`] : []),
    ...(type ? [type.condition] : []),
  ]
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`false`
}

function jobTypes(time: Date): { slug: string; name: string; condition: Prisma.Sql }[] {
  const ofFilters = filterNames.flatMap((filter) => {
    const { landing, options = [] } = filterOf(filter)
    return landing === 'type' ? options : []
  })
  return [
    ...ofFilters.map((option) => ({
      slug: placeSlug(option.value),
      name: option.label,
      condition: optionCondition(option, time),
    })),
    ...employmentLandings.map(({ slug, name, value }) => ({
      slug,
      name,
      condition: Prisma.sql`"employmentType" = ${value}::"EmploymentType"`,
    })),
  ]
}

const numbersOfJobs = Prisma.sql`count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest`

export async function readLandings(time: Date): Promise<LandingRow[]> {
  const places = await readPlaces(time)
  const found = [...(await readTypes(time)), ...places, ...(await readRoles(time, places))]
  return found.sort((one, other) => other.total - one.total)
}

const alone = { role: null, place: null, column: null, value: null }

async function readTypes(time: Date): Promise<LandingRow[]> {
  const types = jobTypes(time)
  const ofType = types.map(({ condition }, index) => Prisma.sql`(${index}::int, ${condition})`)
  const counted = await db().$queryRaw<(LandingNumbers & { type: number })[]>`
    SELECT type, ${numbersOfJobs} FROM "Posting", LATERAL (VALUES ${Prisma.join(ofType, ', ')}) AS types(type, "isOfType")
    WHERE ${isOpen(time)} AND "isOfType" GROUP BY 1`
  return counted.flatMap(({ type: index, ...numbers }): LandingRow[] => {
    const type = types[index]
    return type ? [{ kind: 'type', slug: type.slug, name: type.name, ...alone, ...numbers }] : []
  })
}

type CountedRole = LandingNumbers & { role: number; city: string | null }

async function readRoles(time: Date, places: LandingRow[]): Promise<LandingRow[]> {
  const patterns = roles.map(({ title }, index) => Prisma.sql`(${index}::int, ${title})`)
  const sums = Prisma.sql`sum(total)::int AS total, sum(stated)::int AS stated, max(newest) AS newest`
  const counted = await db().$queryRaw<CountedRole[]>`
    WITH "titles" AS MATERIALIZED (
      SELECT "jobTitle", "cities", ${numbersOfJobs} FROM "Posting" WHERE ${isOpen(time)} GROUP BY 1, 2),
    "named" AS MATERIALIZED (
      SELECT "role", "jobTitle" FROM (SELECT DISTINCT "jobTitle" FROM "titles") AS "each"
      JOIN (VALUES ${Prisma.join(patterns, ', ')}) AS "roles"("role", "pattern") ON "jobTitle" ~* "pattern")
    SELECT "role", NULL AS "city", ${sums} FROM "named" JOIN "titles" USING ("jobTitle") GROUP BY 1
    UNION ALL
    SELECT "role", city, ${sums} FROM "named" JOIN "titles" USING ("jobTitle"), unnest("cities") AS city GROUP BY 1, 2`
  return counted.flatMap(({ role: index, city, ...numbers }): LandingRow[] => {
    const role = roles[index]
    const place = city === null ? null : places.find(({ slug, name }) => name === city && slug === placeSlug(city))
    if (!role || place === undefined) return []
    if (!place) return [{ kind: 'role', slug: role.slug, name: role.name, ...alone, ...numbers }]
    const slug = `${role.slug}-in-${place.slug}`
    const name = `${role.name}${IN_PLACE}${place.name}`
    return [{ kind: 'role', slug, name, role: role.slug, place: place.slug, column: 'cities', value: city, ...numbers }]
  })
}

async function readPlaces(time: Date): Promise<LandingRow[]> {
  // A job with several places counts once for each.
  const values = placeColumns.map(
    (column) => Prisma.sql`SELECT ${column} AS "column", unnest(${Prisma.raw(`"${column}"`)}) AS value`,
  )
  const found = await db().$queryRaw<(LandingNumbers & { column: PlaceColumn; value: string })[]>`
    SELECT "column", value, sum(total)::int AS total, sum(stated)::int AS stated, max(newest) AS newest
    FROM (SELECT "cities", "regions", "countries", ${numbersOfJobs} FROM "Posting" WHERE ${isOpen(time)} GROUP BY 1, 2, 3) AS jobs,
    LATERAL (${Prisma.join(values, ' UNION ALL ')}) AS places GROUP BY 1, 2`
  const places = new Map<string, LandingRow>()
  for (const column of placeColumns) {
    for (const { value, column: _column, ...numbers } of found.filter((each) => each.column === column)) {
      const name = nameOf(column, value)
      const slug = placeSlug(name)
      const place = places.get(slug)
      if (!slug || (place && place.column !== column)) continue
      if (place) place.total += numbers.total
      else places.set(slug, { kind: 'in', slug, name, ...alone, column, value, ...numbers })
    }
  }
  return [...places.values()]
}

function nameOf(column: PlaceColumn, value: string): string {
  if (column === 'countries') return countryName(value)
  return column === 'regions' ? (usStates[value] ?? value) : value
}

const MAX_JOBS = 50

type Found = { jobs: JobCard[]; title?: string; path?: string }

export async function listJobsOfFeed(query: URLSearchParams, filters: JobFilters): Promise<Found | null> {
  // There's also a filter named `type`, with capitalized values.
  const kind = landingKinds.find((each) => isSlug(query.get(each)))
  if (kind) return listJobsOfLanding(kind, query.get(kind) ?? '')
  const search = await resolveSearch(filters, now())
  const ids = await listJobIds(
    { ...search.filters, sort: 'newest' },
    now(),
    { total: search.count.total, isLenient: false },
    { take: MAX_JOBS, skip: 0 },
  )
  return { jobs: await listCards(ids) }
}

async function listJobsOfLanding(kind: LandingKind, slug: string): Promise<Found | null> {
  const landing = await findKnown(kind, slug)
  const ids = landing && (await listLandingIds(kind, slug, MAX_JOBS))
  return landing && ids
    ? { title: landingTitle(landing), path: landingPath(landing), jobs: await listCards(ids) }
    : null
}

const isSlug = (value: string | null) => value !== null && /^[a-z0-9-]+$/.test(value)
