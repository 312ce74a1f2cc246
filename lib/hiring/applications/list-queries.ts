import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Admin } from '@/lib/auth/guards'
import { MAX_TAB_COUNT } from '@/lib/console/lists/admin-list'
import { daysChoices, readDays } from '@/lib/console/lists/days'
import { type AnyQuery, contains, MAX_COUNTED, rowsOf } from '@/lib/console/lists/list'
import type { RowSource } from '@/lib/console/lists/queries'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationState } from '@/lib/generated/prisma/enums'
import { dateOptions, daysOf, NO_SOURCE } from '@/lib/hiring/applications/list'
import { applicationSelect } from '@/lib/hiring/applications/queries'
import { applicationStateNames, type StateName, stateNamed } from '@/lib/hiring/applications/states'
import { now } from '@/lib/platform/clock'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_JOBS = 50
const RECENT_APPLICATIONS = 2_000

const listSelect = {
  ...applicationSelect,
  state: true,
  source: true,
  referrerHost: true,
} satisfies Prisma.ApplicationSelect

export type ListedApplication = Prisma.ApplicationGetPayload<{ select: typeof listSelect }>

export const applicationQueries: Pick<
  RowSource<ListedApplication>,
  'count' | 'countTabs' | 'ids' | 'read' | 'before'
> = {
  count: async (query, max) => {
    const matching = query.search
      ? rowsWith(query.search, restOf(query), max)
      : Prisma.sql`SELECT FROM "Application" a WHERE ${restOf(query)}`
    const [counted] = await db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM (${matching} LIMIT ${max ?? null}) AS matching`
    return counted?.total ?? 0
  },
  countTabs: async (query, max) => {
    const found = query.search ? await findStates({ ...query, state: '' }) : null
    const counts = applicationStateNames.map(async (state) => {
      const known = found?.counts.get(stateNamed(state)) ?? 0
      const isKnown = known >= max || found?.isAll
      return [state, isKnown ? Math.min(known, max) : await applicationQueries.count({ ...query, state }, max)] as const
    })
    return { counts: Object.fromEntries(await Promise.all(counts)), total: found?.total }
  },
  ids: async (query, { skip, take }) => db().$queryRaw<{ id: number }[]>`
    SELECT a."id" FROM "Application" a ${jobsFor(query)}
    WHERE ${await conditionOf(query)} ORDER BY ${orderOf(query)} LIMIT ${take} OFFSET ${skip}`,
  read: (where) => db().application.findMany({ where, select: listSelect }),
  before: async (query, { before, take }) => {
    const found = await db().$queryRaw<{ id: number }[]>`
      SELECT a."id" FROM "Application" a WHERE a."id" < ${before} AND ${await conditionOf(query)}
      ORDER BY a."id" DESC LIMIT ${take}`
    const where = { id: { in: found.map(({ id }) => id) } }
    return db().application.findMany({ where, orderBy: { id: 'desc' }, select: listSelect })
  },
}

/** The jobs that were applied to last; an older one is found by its title, and its own page leads to its applications. */
export async function listAppliedJobChoices(_admin: Admin, { job }: AnyQuery) {
  const recent = await db().$queryRaw<{ id: number }[]>`
    SELECT "postingId" AS "id" FROM (
      SELECT "id", "postingId" FROM "Application" ORDER BY "id" DESC LIMIT ${RECENT_APPLICATIONS}) AS recent
    GROUP BY 1 ORDER BY max("id") DESC LIMIT ${MAX_JOBS}`
  const ids = [...recent.map(({ id }) => id), ...idOf(job)]
  const postings = await db().posting.findMany({
    where: { id: { in: ids } },
    orderBy: [{ jobTitle: 'asc' }, { id: 'asc' }],
    select: { id: true, jobTitle: true, company: true },
  })
  return postings.map(({ id, jobTitle, company }) => ({ value: String(id), label: `${jobTitle}, ${company}` }))
}

/** Days that the address asks for stand among the choices, so that the list says what it shows. */
export async function listDateChoices(admin: Admin, { date }: AnyQuery) {
  return [...dateOptions, ...(await daysChoices(admin, date))]
}

export async function listSourceChoices(_admin: Admin, { source }: AnyQuery) {
  return source ? [{ value: String(source), label: source === NO_SOURCE ? 'Not known' : String(source) }] : []
}

export async function listMentionChoices(admin: Admin, { mentioned }: AnyQuery) {
  return mentioned === String(admin.id) ? [{ value: String(admin.id), label: 'That mention you, not opened' }] : []
}

type Neighbors = { place: number; total: number; before: number | null; after: number | null }

/** Where an application stands in its list; both are counted to one beyond `MAX_COUNTED`. */
export async function findNeighbors(_admin: Admin, query: AnyQuery, id: number): Promise<Neighbors | null> {
  const condition = await conditionOf(query)
  const [own] = await db().$queryRaw<{ key: Date | string; isListed: boolean }[]>`
    SELECT ${keyOf(query)} AS "key", (${condition}) AS "isListed"
    FROM "Application" a ${jobsFor(query)} WHERE a."id" = ${id}`
  if (!own) return null
  const isUp = query.direction === 'asc'
  const key = own.key instanceof Date ? Prisma.sql`${own.key}::timestamptz` : Prisma.sql`${own.key}::text`
  const from = (isLater: boolean) => Prisma.sql`"Application" a ${jobsFor(query)} WHERE ${condition}
    AND (${keyOf(query)}, a."id") ${Prisma.raw(isLater ? '>' : '<')} (${key}, ${id}::int)`
  const next = async (isLater: boolean) => {
    const order = orderOf({ ...query, direction: isLater ? 'asc' : 'desc' })
    const [found] = await db().$queryRaw<{ id: number }[]>`
      SELECT a."id" FROM ${from(isLater)} ORDER BY ${order} LIMIT 1`
    return found?.id ?? null
  }
  const [before, after, counted, total] = await Promise.all([
    next(!isUp),
    next(isUp),
    db().$queryRaw<{ ahead: number }[]>`
      SELECT count(*)::int AS "ahead" FROM (SELECT FROM ${from(!isUp)} LIMIT ${MAX_COUNTED}) AS counted`,
    applicationQueries.count(query, MAX_COUNTED + 1),
  ])
  const place = (counted[0]?.ahead ?? 0) + 1
  return { place, total: total + (own.isListed ? 0 : 1), before, after }
}

const MAX_CARDS = 30

export function listBoard(_admin: Admin, query: AnyQuery) {
  return Promise.all(
    applicationStateNames.map(async (state) => {
      const asked = { ...query, state }
      const [total, ids] = await Promise.all([
        applicationQueries.count(asked, MAX_TAB_COUNT),
        applicationQueries.ids(asked, { skip: 0, take: MAX_CARDS }),
      ])
      return { state, total, applications: await rowsOf(ids, applicationQueries.read) }
    }),
  )
}

/** Where its seeker came from: what the link said, else the site that led here. An index has this very expression. */
export const sourceOf = Prisma.sql`left(coalesce(nullif(a."source", ''), nullif(a."referrerHost", ''), ${Prisma.raw(`'${NO_SOURCE}'`)}), 100)`

const progressed: Record<string, Prisma.Sql> = {
  answered: Prisma.sql`a."answeredAt" IS NOT NULL`,
  unanswered: Prisma.sql`a."answeredAt" IS NULL`,
  shortlisted: Prisma.sql`a."shortlistedAt" IS NOT NULL`,
}

async function conditionOf(query: AnyQuery): Promise<Prisma.Sql> {
  const { search } = query
  if (!search) return restOf(query)
  const matchesSearch = (await isFrequent.fetch(search))
    ? rowMatches(search)
    : Prisma.sql`a."id" IN (SELECT "id" FROM (${rowsWith(search)}) AS matching)`
  return Prisma.sql`${restOf(query)} AND ${matchesSearch}`
}

/** All but the search. */
function restOf({ state, date, job, progress, source, mentioned }: AnyQuery): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  const wanted = state ? stateNamed(state as StateName) : null
  if (wanted) conditions.push(Prisma.sql`a."state" = ${wanted}::"ApplicationState"`)
  const days = daysOf[date as keyof typeof daysOf]
  if (days) conditions.push(Prisma.sql`a."createdAt" >= ${new Date(now().getTime() - days * DAY_MS)}`)
  const within = readDays(date)
  if (within) conditions.push(Prisma.sql`a."createdAt" >= ${within.from} AND a."createdAt" < ${within.until}`)
  if (progress) conditions.push(progressed[progress] ?? Prisma.sql`FALSE`)
  if (source) conditions.push(Prisma.sql`${sourceOf} = ${String(source)}`)
  // Equal to one id, not one of a list: only so is an index in the order of the list read.
  if (job) conditions.push(Prisma.sql`a."postingId" = ${idOf(job)[0] ?? 0}`)
  if (mentioned)
    conditions.push(Prisma.sql`a."id" IN (
      SELECT n."applicationId" FROM "NoteMention" m JOIN "ApplicationNote" n ON n."id" = m."noteId"
      WHERE m."adminId" = ANY(${idOf(mentioned)}) AND m."openedAt" IS NULL)`)
  return Prisma.join(conditions, ' AND ')
}

const KNOWN_MS = 10_000

/** Whether more applications are found than a list counts: then they are met soon enough in the order of the list. */
const isFrequent = new LRUCache<string, boolean>({
  max: 200,
  ttl: KNOWN_MS,
  fetchMethod: async (search) => {
    const limit = MAX_COUNTED + 1
    const [found] = await db().$queryRaw<{ rows: number }[]>`
      SELECT count(*)::int AS rows FROM (${rowsWith(search, Prisma.sql`TRUE`, limit)}) AS counted`
    return (found?.rows ?? 0) > MAX_COUNTED
  },
})

const patternOf = (search: string) => `%${contains(search).contains}%`
const ofApplicant = (search: string) =>
  Prisma.sql`(a."studentName" ILIKE ${patternOf(search)} OR a."email" ILIKE ${patternOf(search)})`
const ofJob = (search: string) =>
  Prisma.sql`("Posting"."jobTitle" ILIKE ${patternOf(search)} OR "Posting"."company" ILIKE ${patternOf(search)})`

/** Two searches, each by the indexes of its own table: an OR across both would read every application with its job. */
const rowsWith = (search: string, rest = Prisma.sql`TRUE`, max: number | null = null) => Prisma.sql`
  (SELECT a."id", a."state" FROM "Application" a WHERE ${rest} AND ${ofApplicant(search)} LIMIT ${max})
  UNION (SELECT a."id", a."state" FROM "Posting" JOIN "Application" a ON a."postingId" = "Posting"."id"
    WHERE ${rest} AND ${ofJob(search)} LIMIT ${max})`

/** The states of what a search finds, to one beyond `MAX_COUNTED`: the words are looked up once for all tabs. */
async function findStates(query: AnyQuery) {
  const limit = MAX_COUNTED + 1
  const rows = await db().$queryRaw<{ state: ApplicationState; count: number }[]>`
    SELECT "state"::text AS "state", count(*)::int AS "count"
    FROM (${rowsWith(query.search, restOf(query), limit)} LIMIT ${limit}) AS matching GROUP BY 1`
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const isAll = total < limit
  if (!isAll) isFrequent.set(query.search, true)
  return { counts: new Map(rows.map(({ state, count }) => [state, count])), total, isAll }
}

const FEW_JOBS = 1_000

/** Few jobs with the words are found once; where there are more, each row that is met has its job looked at. */
const rowMatches = (search: string) => Prisma.sql`(${ofApplicant(search)} OR CASE
  WHEN (SELECT count(*) FROM (SELECT FROM "Posting" WHERE ${ofJob(search)} LIMIT ${FEW_JOBS}) AS few) < ${FEW_JOBS}
  THEN a."postingId" IN (SELECT "Posting"."id" FROM "Posting" WHERE ${ofJob(search)})
  ELSE (SELECT ${ofJob(search)} FROM "Posting" WHERE "Posting"."id" = a."postingId") END)`

function idOf(job: unknown): number[] {
  return /^\d{1,9}$/.test(String(job)) ? [Number(job)] : []
}

const columns: Record<string, Prisma.Sql> = {
  applicant: Prisma.sql`a."studentName"`,
  job: Prisma.sql`p."jobTitle"`,
  company: Prisma.sql`p."company"`,
}

function jobsFor({ sort }: AnyQuery): Prisma.Sql {
  return sort === 'job' || sort === 'company' ? Prisma.sql`JOIN "Posting" p ON p."id" = a."postingId"` : Prisma.empty
}

const keyOf = ({ sort }: AnyQuery): Prisma.Sql => columns[sort] ?? Prisma.sql`a."createdAt"`

function orderOf(query: AnyQuery): Prisma.Sql {
  const way = query.direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  return Prisma.sql`${keyOf(query)} ${way}, a."id" ${way}`
}
