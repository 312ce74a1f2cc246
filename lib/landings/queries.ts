import 'server-only'
import { LRUCache } from 'lru-cache'
import { isLargeBoard } from '@/lib/board/queries'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import {
  jobTypes,
  type Landing,
  type LandingKind,
  type LandingNumbers,
  landingKinds,
  landingPath,
  landingTitle,
  placeSlug,
  roles,
} from '@/lib/landings/format'
import { type JobCard, listCards } from '@/lib/postings/queries'
import type { JobFilters } from '@/lib/postings/search'
import { countJobs, pageStatement } from '@/lib/postings/search-queries'
import { countryName } from '@/lib/readings/format'

const PAGE_SIZE = 20
const FRESH_MS = 60_000
/** The jobs of a role are found by their titles, one by one. */
const MAX_PAGES = 50

/** Counted at most once a minute; in development a new job has its pages at once. */
const cache = new LRUCache<'all', LandingRow[]>({
  max: 1,
  ttl: env().NODE_ENV === 'production' ? FRESH_MS : 1,
  fetchMethod: async () => ((await isLargeBoard()) ? listStored() : readLandings(db(), now())),
})

const known = async () => (await cache.fetch('all')) ?? []

/** Every page that holds open jobs, those of a kind with the most first. */
export async function listLandings(): Promise<Landing[]> {
  return (await known()).map(({ kind, slug, name, total }) => ({ kind, slug, name, total }))
}

const findRow = async (kind: LandingKind, slug: string) =>
  (await known()).find((each) => each.kind === kind && each.slug === slug) ?? null

/** The page of that address with what is told of it and one page of its jobs; null when it holds none. */
export async function findLanding(kind: LandingKind, slug: string, asked: number) {
  const row = await findRow(kind, slug)
  if (!row) return null
  const open = Prisma.sql`${isOpen(now())} AND ${whereOf(row)}`
  const numbers = (await isLargeBoard()) ? row : await countNumbers(open)
  if (!numbers || numbers.total === 0) return null
  const pages = Math.min(MAX_PAGES, Math.ceil(numbers.total / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const jobs = await listCards(await listIds(open, PAGE_SIZE, (page - 1) * PAGE_SIZE))
  return { landing: { kind, slug, name: row.name, total: numbers.total }, numbers, jobs, page, pages }
}

async function countNumbers(open: Prisma.Sql): Promise<LandingNumbers | undefined> {
  const [numbers] = await db().$queryRaw<LandingNumbers[]>`
    SELECT count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest
    FROM "Posting" WHERE ${open}`
  return numbers
}

/** The ids of the newest open jobs of a page, or null when there is no such page. */
async function listLandingIds(kind: LandingKind, slug: string, take: number): Promise<number[] | null> {
  const row = await findRow(kind, slug)
  return row && listIds(Prisma.sql`${isOpen(now())} AND ${whereOf(row)}`, take, 0)
}

async function listIds(where: Prisma.Sql, take: number, skip: number): Promise<number[]> {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Posting" WHERE ${where} ORDER BY "approvedAt" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`
  return found.map(({ id }) => id)
}

const isOpen = (time: Date) => Prisma.sql`"status" = 'APPROVED' AND "expiresAt" > ${time} AND "slug" IS NOT NULL`

const placeColumns = ['cities', 'regions', 'countries'] as const
type PlaceColumn = (typeof placeColumns)[number]

/** A landing page with what is told of its jobs; `column` and `value` say which jobs are those of a place. */
type LandingRow = Landing & LandingNumbers & { column: PlaceColumn | null; value: string | null }

/** The jobs of a page in SQL. */
function whereOf({ kind, slug, column, value }: LandingRow): Prisma.Sql {
  const role = roles.find((each) => kind === 'role' && each.slug === slug)
  if (role) return Prisma.sql`"jobTitle" ~* ${role.title}`
  const type = jobTypes.find((each) => kind === 'type' && each.slug === slug)
  if (type) return Prisma.sql`${Prisma.raw(`"${type.column}"`)} = ${type.value}::${Prisma.raw(typeNames[type.column])}`
  return column ? Prisma.sql`${value} = ANY(${Prisma.raw(`"${column}"`)})` : Prisma.sql`false`
}

const typeNames = { workMode: '"WorkMode"', employmentType: '"EmploymentType"' } as const

async function listStored(): Promise<LandingRow[]> {
  return (await db().landingCount.findMany({ orderBy: { total: 'desc' } })) as LandingRow[]
}

/** Every page that holds open jobs, counted, the most first. Titles are compared once each, however many jobs have them. */
export async function readLandings(database: Database, time: Date): Promise<LandingRow[]> {
  const numbers = Prisma.sql`count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest`
  const slugs = roles.map(({ slug }) => slug)
  const patterns = roles.map(({ title }) => title)
  const ofRoles = await database.$queryRaw<(LandingNumbers & { slug: string })[]>`
    SELECT role.slug, sum(total)::int AS total, sum(stated)::int AS stated, max(newest) AS newest
    FROM (SELECT "jobTitle", ${numbers} FROM "Posting" WHERE ${isOpen(time)} GROUP BY "jobTitle") AS titles
    JOIN unnest(${slugs}::text[], ${patterns}::text[]) AS role(slug, pattern) ON "jobTitle" ~* role.pattern GROUP BY 1`
  const counted = new Map(ofRoles.map(({ slug, ...found }) => [slug as string, found]))
  for (const column of ['workMode', 'employmentType'] as const) {
    const ofTypes = await database.$queryRaw<(LandingNumbers & { value: string })[]>`
      SELECT ${Prisma.raw(`"${column}"`)}::text AS value, ${numbers} FROM "Posting" WHERE ${isOpen(time)} GROUP BY 1`
    for (const { value, ...found } of ofTypes) {
      const type = jobTypes.find((each) => each.value === value)
      if (type) counted.set(type.slug, found)
    }
  }
  const fixed = [
    ...roles.map(({ slug, name }) => ({ kind: 'role' as const, slug, name })),
    ...jobTypes.map(({ slug, name }) => ({ kind: 'type' as const, slug, name })),
  ].flatMap((landing) => {
    const found = counted.get(landing.slug)
    return found ? [{ ...landing, ...found, column: null, value: null }] : []
  })
  return [...fixed, ...(await readPlaces(database, time, numbers))].sort((one, other) => other.total - one.total)
}

/** Cities, regions and countries; where a region is called like a city, the page is about the city. */
async function readPlaces(database: Database, time: Date, numbers: Prisma.Sql): Promise<LandingRow[]> {
  const places = new Map<string, LandingRow>()
  for (const column of placeColumns) {
    // A job of several places counts for each of them.
    const found = await database.$queryRaw<(LandingNumbers & { value: string })[]>`
      SELECT each AS value, ${numbers} FROM "Posting", unnest(${Prisma.raw(`"${column}"`)}) AS each
      WHERE ${isOpen(time)} GROUP BY 1`
    for (const { value, ...counted } of found) {
      const name = column === 'countries' ? countryName(value) : value
      const slug = placeSlug(name)
      const place = places.get(slug)
      if (!slug || (place && place.column !== column)) continue
      if (place) place.total += counted.total
      else places.set(slug, { kind: 'in', slug, name, column, value, ...counted })
    }
  }
  return [...places.values()]
}

const MAX_JOBS = 50

/** `title` and `path` are those of a landing page; a search has its own. */
type Found = { jobs: JobCard[]; title?: string; path?: string }

/** The newest open jobs of the landing page that a query names, else of its filters; null for an unknown page. */
export async function listJobsOfFeed(query: URLSearchParams, filters: JobFilters): Promise<Found | null> {
  // Filters have a `type` as well, written with a capital.
  const kind = landingKinds.find((each) => isSlug(query.get(each)))
  if (kind) return listJobsOfLanding(kind, query.get(kind) ?? '')
  const { total } = await countJobs(filters, now())
  const statement = pageStatement({ ...filters, sort: 'newest', page: 1 }, now(), { total, size: MAX_JOBS })
  const found = await db().$queryRaw<{ id: number }[]>(statement)
  return { jobs: await listCards(found.map(({ id }) => id)) }
}

async function listJobsOfLanding(kind: LandingKind, slug: string): Promise<Found | null> {
  const landing = (await listLandings()).find((each) => each.kind === kind && each.slug === slug)
  const ids = landing && (await listLandingIds(kind, slug, MAX_JOBS))
  return landing && ids
    ? { title: landingTitle(landing), path: landingPath(landing), jobs: await listCards(ids) }
    : null
}

const isSlug = (value: string | null) => value !== null && /^[a-z0-9-]+$/.test(value)
