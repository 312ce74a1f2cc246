import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
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
import { pageStatement } from '@/lib/postings/search-queries'
import { countryName } from '@/lib/readings/format'

const PAGE_SIZE = 20
const FRESH_MS = 60_000

type Known = Landing & { where: Prisma.Sql }

/** Counted at most once a minute; in development a new job has its pages at once. */
const cache = new LRUCache<'all', Known[]>({
  max: 1,
  ttl: env().NODE_ENV === 'production' ? FRESH_MS : 1,
  fetchMethod: () => read(),
})

/** Every page that holds open jobs, those of a kind with the most first. */
export async function listLandings(): Promise<Landing[]> {
  return (await known()).map(({ kind, slug, name, total }) => ({ kind, slug, name, total }))
}

/** The page of that address with what is told of it and one page of its jobs; null when it holds none. */
export async function findLanding(kind: LandingKind, slug: string, asked: number) {
  const landing = (await known()).find((each) => each.kind === kind && each.slug === slug)
  if (!landing) return null
  const open = Prisma.sql`${isOpen(now())} AND ${landing.where}`
  const [numbers] = await db().$queryRaw<LandingNumbers[]>`
    SELECT count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest
    FROM "Posting" WHERE ${open}`
  if (!numbers || numbers.total === 0) return null
  const pages = Math.ceil(numbers.total / PAGE_SIZE)
  const page = Math.min(asked, pages)
  const jobs = await listCards(await listIds(open, PAGE_SIZE, (page - 1) * PAGE_SIZE))
  return { landing: { kind, slug, name: landing.name, total: numbers.total }, numbers, jobs, page, pages }
}

/** The ids of the newest open jobs of a page, or null when there is no such page. */
async function listLandingIds(kind: LandingKind, slug: string, take: number): Promise<number[] | null> {
  const landing = (await known()).find((each) => each.kind === kind && each.slug === slug)
  return landing ? listIds(Prisma.sql`${isOpen(now())} AND ${landing.where}`, take, 0) : null
}

async function listIds(where: Prisma.Sql, take: number, skip: number): Promise<number[]> {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Posting" WHERE ${where} ORDER BY "approvedAt" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`
  return found.map(({ id }) => id)
}

const isOpen = (time: Date) => Prisma.sql`"status" = 'APPROVED' AND "expiresAt" > ${time} AND "slug" IS NOT NULL`

const known = async () => (await cache.fetch('all')) ?? []

async function read(): Promise<Known[]> {
  const fixed = [
    ...roles.map(({ slug, name, title }) => ({
      kind: 'role' as const,
      slug,
      name,
      where: Prisma.sql`"jobTitle" ~* ${title}`,
    })),
    ...jobTypes.map(({ slug, name, column, value }) => ({
      kind: 'type' as const,
      slug,
      name,
      where: Prisma.sql`${Prisma.raw(`"${column}"`)}::text = ${value}`,
    })),
  ]
  const counts = fixed.map(
    ({ where }, index) => Prisma.sql`count(*) FILTER (WHERE ${where})::int AS ${Prisma.raw(`"${index}"`)}`,
  )
  const [counted] = await db().$queryRaw<Record<string, number>[]>`
    SELECT ${Prisma.join(counts, ', ')} FROM "Posting" WHERE ${isOpen(now())}`
  const withTotals = fixed.map((landing, index) => ({ ...landing, total: counted?.[index] ?? 0 }))
  return [...withTotals, ...(await readPlaces())]
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
}

const columns = ['cities', 'regions', 'countries'] as const
type Column = (typeof columns)[number]

/** Cities, regions and countries; where a region is called like a city, the page is about the city. */
async function readPlaces(): Promise<Known[]> {
  const places = new Map<string, Known & { column: Column }>()
  for (const column of columns)
    for (const { value, total } of await countEach(column)) {
      const name = column === 'countries' ? countryName(value) : value
      const slug = placeSlug(name)
      const place = places.get(slug)
      if (!slug || (place && place.column !== column)) continue
      if (place) place.total += total
      else {
        const where = Prisma.sql`${value} = ANY(${Prisma.raw(`"${column}"`)})`
        places.set(slug, { kind: 'in', slug, name, total, where, column })
      }
    }
  return [...places.values()]
}

/** A job of several places counts for each of them. */
function countEach(column: Column) {
  return db().$queryRaw<{ value: string; total: number }[]>`
    SELECT each AS value, count(*)::int AS total FROM "Posting", unnest(${Prisma.raw(`"${column}"`)}) AS each
    WHERE ${isOpen(now())} GROUP BY 1`
}

const MAX_JOBS = 50

/** `title` and `path` are those of a landing page; a search has its own. */
type Found = { jobs: JobCard[]; title?: string; path?: string }

/** The newest open jobs of the landing page that a query names, else of its filters; null for an unknown page. */
export async function listJobsOfFeed(query: URLSearchParams, filters: JobFilters): Promise<Found | null> {
  // Filters have a `type` as well, written with a capital.
  const kind = landingKinds.find((each) => isSlug(query.get(each)))
  if (kind) return listJobsOfLanding(kind, query.get(kind) ?? '')
  const statement = pageStatement({ ...filters, sort: 'newest', page: 1 }, now(), { size: MAX_JOBS })
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
