import 'server-only'
import { dateOptions, daysOf, NO_SOURCE } from '@/lib/applications/list'
import { applicationSelect } from '@/lib/applications/queries'
import { applicationStateNames, type StateName, stateNamed } from '@/lib/applications/states'
import type { Admin } from '@/lib/auth/guards'
import { MAX_TAB_COUNT } from '@/lib/back-office/admin-list'
import { daysChoices, readDays } from '@/lib/back-office/days'
import { type AnyQuery, contains, rowsOf } from '@/lib/back-office/list'
import type { RowSource } from '@/lib/back-office/queries'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

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

export const applicationQueries: Pick<RowSource<ListedApplication>, 'count' | 'ids' | 'read' | 'before'> = {
  count: async (query, max) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM (
        SELECT 1 FROM "Application" a WHERE ${conditionOf(query)} LIMIT ${max ?? null}) AS matching`
    return counted?.total ?? 0
  },
  ids: (query, { skip, take }) => db().$queryRaw<{ id: number }[]>`
    SELECT a."id" FROM "Application" a ${jobsFor(query)}
    WHERE ${conditionOf(query)} ORDER BY ${orderOf(query)} LIMIT ${take} OFFSET ${skip}`,
  read: (where) => db().application.findMany({ where, select: listSelect }),
  before: async (query, { before, take }) => {
    const found = await db().$queryRaw<{ id: number }[]>`
      SELECT a."id" FROM "Application" a WHERE a."id" < ${before} AND ${conditionOf(query)}
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

export async function findNeighbours(_admin: Admin, query: AnyQuery, id: number) {
  const [found] = await db().$queryRaw<{ place: number; total: number; before: number | null; after: number | null }[]>`
    SELECT "place", "total", "before", "after" FROM (
      SELECT a."id", row_number() OVER placed ::int AS "place", count(*) OVER () ::int AS "total",
        lag(a."id") OVER placed AS "before", lead(a."id") OVER placed AS "after"
      FROM "Application" a ${jobsFor(query)} WHERE (${conditionOf(query)}) OR a."id" = ${id}
      WINDOW placed AS (ORDER BY ${orderOf(query)})
    ) AS listed WHERE "id" = ${id}`
  return found ?? null
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

/** Where its seeker came from: what the link said, else the site that led here. */
export const sourceOf = Prisma.sql`left(coalesce(nullif(a."source", ''), nullif(a."referrerHost", ''), ${NO_SOURCE}::text), 100)`

const progressed: Record<string, Prisma.Sql> = {
  answered: Prisma.sql`a."answeredAt" IS NOT NULL`,
  unanswered: Prisma.sql`a."answeredAt" IS NULL`,
  shortlisted: Prisma.sql`a."shortlistedAt" IS NOT NULL`,
}

function conditionOf({ search, state, date, job, progress, source, mentioned }: AnyQuery): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  const wanted = state ? stateNamed(state as StateName) : null
  if (wanted) conditions.push(Prisma.sql`a."state" = ${wanted}::"ApplicationState"`)
  const days = daysOf[date as keyof typeof daysOf]
  if (days) conditions.push(Prisma.sql`a."createdAt" >= ${new Date(now().getTime() - days * DAY_MS)}`)
  const within = readDays(date)
  if (within) conditions.push(Prisma.sql`a."createdAt" >= ${within.from} AND a."createdAt" < ${within.until}`)
  if (progress) conditions.push(progressed[progress] ?? Prisma.sql`FALSE`)
  if (source) conditions.push(Prisma.sql`${sourceOf} = ${String(source)}`)
  if (job) conditions.push(Prisma.sql`a."postingId" = ANY(${idOf(job)})`)
  if (mentioned)
    conditions.push(Prisma.sql`a."id" IN (
      SELECT n."applicationId" FROM "NoteMention" m JOIN "ApplicationNote" n ON n."id" = m."noteId"
      WHERE m."adminId" = ANY(${idOf(mentioned)}) AND m."openedAt" IS NULL)`)
  if (search) conditions.push(Prisma.sql`a."id" IN (${idsWith(search)})`)
  return Prisma.join(conditions, ' AND ')
}

/** Two searches, each by the indexes of its own table: an OR across both would read every application with its job. */
function idsWith(search: string): Prisma.Sql {
  const pattern = `%${contains(search).contains}%`
  return Prisma.sql`
    SELECT "id" FROM "Application" WHERE "studentName" ILIKE ${pattern} OR "email" ILIKE ${pattern}
    UNION SELECT applied."id" FROM "Posting" JOIN "Application" applied ON applied."postingId" = "Posting"."id"
    WHERE "Posting"."jobTitle" ILIKE ${pattern} OR "Posting"."company" ILIKE ${pattern}`
}

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

function orderOf({ sort, direction }: AnyQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  return Prisma.sql`${columns[sort] ?? Prisma.sql`a."createdAt"`} ${way}, a."id" ${way}`
}
