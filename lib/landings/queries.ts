import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import {
  IN_PLACE,
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
import { usStates } from '@/lib/readings/regions'

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
  return (await known()).map(({ where: _, ...landing }) => landing)
}

/** The page of that address with what is told of it and one page of its jobs; null when it holds none. */
export async function findLanding(kind: LandingKind, slug: string, asked: number) {
  const landing = await findKnown(kind, slug)
  if (!landing) return null
  const open = Prisma.sql`${isOpen(now())} AND ${landing.where}`
  const [numbers] = await db().$queryRaw<LandingNumbers[]>`
    SELECT count(*)::int AS total, count("monthlyPayInr")::int AS stated, max("approvedAt") AS newest
    FROM "Posting" WHERE ${open}`
  if (!numbers || numbers.total === 0) return null
  const pages = Math.ceil(numbers.total / PAGE_SIZE)
  const page = Math.min(asked, pages)
  const jobs = await listCards(await listIds(open, PAGE_SIZE, (page - 1) * PAGE_SIZE))
  const { where: _, ...shown } = landing
  return { landing: { ...shown, total: numbers.total }, numbers, jobs, page, pages }
}

/** A state is also found by its letters, as its page was called before: 'tx' is Texas. */
async function findKnown(kind: LandingKind, slug: string): Promise<Known | undefined> {
  const state = kind === 'in' ? usStates[slug.toUpperCase()] : undefined
  const asked = state ? placeSlug(state) : slug
  return (await known()).find((each) => each.kind === kind && each.slug === asked)
}

/** The ids of the newest open jobs of a page, or null when there is no such page. */
async function listLandingIds(kind: LandingKind, slug: string, take: number): Promise<number[] | null> {
  const landing = await findKnown(kind, slug)
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
  const types = jobTypes.map(({ slug, name, column, value }) => ({
    kind: 'type' as const,
    slug,
    name,
    where: Prisma.sql`${Prisma.raw(`"${column}"`)}::text = ${value}`,
  }))
  const counts = types.flatMap(({ where }, index) => [
    Prisma.sql`count(*) FILTER (WHERE ${where})::int AS ${Prisma.raw(`"${index}"`)}`,
    Prisma.sql`max("approvedAt") FILTER (WHERE ${where}) AS ${Prisma.raw(`"newest${index}"`)}`,
  ])
  const [counted] = await db().$queryRaw<Record<string, number | Date>[]>`
    SELECT ${Prisma.join(counts, ', ')} FROM "Posting" WHERE ${isOpen(now())}`
  const withTotals = types.flatMap((type, index) => {
    const [total, newest] = [counted?.[index], counted?.[`newest${index}`]]
    return typeof total === 'number' && newest instanceof Date ? [{ ...type, total, newest }] : []
  })
  const places = await readPlaces()
  return [...withTotals, ...places, ...(await readRoles(places))].sort((one, other) => other.total - one.total)
}

type CountedRole = { role: number; city: string | null; total: number; newest: Date }

/** Each title is compared with each role once; then roles are counted alone and in each city. */
async function readRoles(places: Known[]): Promise<Known[]> {
  const patterns = roles.map(({ title }, index) => Prisma.sql`(${index}::int, ${title})`)
  const counted = await db().$queryRaw<CountedRole[]>`
    WITH "named" AS MATERIALIZED (
      SELECT "role", "cities", "approvedAt" FROM "Posting"
      JOIN (VALUES ${Prisma.join(patterns, ', ')}) AS "roles"("role", "pattern") ON "jobTitle" ~* "pattern"
      WHERE ${isOpen(now())})
    SELECT "role", NULL AS "city", count(*)::int AS "total", max("approvedAt") AS "newest" FROM "named" GROUP BY 1
    UNION ALL
    SELECT "role", each, count(*)::int, max("approvedAt") FROM "named", unnest("cities") AS each GROUP BY 1, 2`
  return counted.flatMap(({ role, city, total, newest }): Known[] => {
    const known = roles[role]
    const place = city === null ? null : places.find(({ slug, name }) => name === city && slug === placeSlug(city))
    if (!known || place === undefined) return []
    const isRole = Prisma.sql`"jobTitle" ~* ${known.title}`
    if (!place) return [{ kind: 'role' as const, slug: known.slug, name: known.name, total, newest, where: isRole }]
    return [
      {
        kind: 'role' as const,
        slug: `${known.slug}-in-${place.slug}`,
        name: `${known.name}${IN_PLACE}${place.name}`,
        of: { role: known.slug, place: place.slug },
        total,
        newest,
        where: Prisma.sql`${isRole} AND ${city} = ANY("cities")`,
      },
    ]
  })
}

const columns = ['cities', 'regions', 'countries'] as const
type Column = (typeof columns)[number]

/** Cities, regions and countries; where a region is called like a city, the page is about the city. */
async function readPlaces(): Promise<Known[]> {
  const places = new Map<string, Known & { column: Column }>()
  for (const column of columns)
    for (const { value, total, newest } of await countEach(column)) {
      const name = nameOf(column, value)
      const slug = placeSlug(name)
      const place = places.get(slug)
      if (!slug || (place && place.column !== column)) continue
      if (place) place.total += total
      else {
        const where = Prisma.sql`${value} = ANY(${Prisma.raw(`"${column}"`)})`
        places.set(slug, { kind: 'in', slug, name, total, newest, where, column })
      }
    }
  return [...places.values()].map(({ column: _, ...place }) => place)
}

/** A state by its name: 'TX' is Texas. */
function nameOf(column: Column, value: string): string {
  if (column === 'countries') return countryName(value)
  return column === 'regions' ? (usStates[value] ?? value) : value
}

/** A job of several places counts for each of them. */
function countEach(column: Column) {
  return db().$queryRaw<{ value: string; total: number; newest: Date }[]>`
    SELECT each AS value, count(*)::int AS total, max("approvedAt") AS newest
    FROM "Posting", unnest(${Prisma.raw(`"${column}"`)}) AS each
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
  const landing = await findKnown(kind, slug)
  const ids = landing && (await listLandingIds(kind, slug, MAX_JOBS))
  return landing && ids
    ? { title: landingTitle(landing), path: landingPath(landing), jobs: await listCards(ids) }
    : null
}

const isSlug = (value: string | null) => value !== null && /^[a-z0-9-]+$/.test(value)
