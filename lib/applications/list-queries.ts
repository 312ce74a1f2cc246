import 'server-only'
import { type ApplicationQuery, daysOf } from '@/lib/applications/list'
import { applicationSelect } from '@/lib/applications/queries'
import { stateNamed } from '@/lib/applications/states'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_JOBS = 50

const listSelect = {
  ...applicationSelect,
  state: true,
  source: true,
  referrerHost: true,
} satisfies Prisma.ApplicationSelect

export type ListedApplication = Prisma.ApplicationGetPayload<{ select: typeof listSelect }>

/** One page of the applications an admin looks through, with how many match; a page beyond the last is the last. */
export async function listApplications(_admin: Admin, query: ApplicationQuery) {
  const matching = conditionOf(query)
  const counted = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total" FROM "Application" a WHERE ${matching}`
  const shown = pageOf(query.page, counted[0]?.total ?? 0)
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT a."id" FROM "Application" a ${jobsFor(query)}
    WHERE ${matching} ORDER BY ${orderOf(query)} LIMIT ${shown.take} OFFSET ${shown.skip}`
  return { applications: await listByIds(found), ...shown }
}

/** The next applications of an export, newest first. */
export async function listApplicationsBefore(_admin: Admin, query: ApplicationQuery, { before, take }: Batch) {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT a."id" FROM "Application" a WHERE a."id" < ${before} AND ${conditionOf(query)}
    ORDER BY a."id" DESC LIMIT ${take}`
  return listByIds(found)
}

/** The jobs to choose from: those most people applied to, and the one that is chosen. */
export async function listAppliedJobChoices(_admin: Admin, { job }: ApplicationQuery) {
  const most = await db().application.groupBy({
    by: 'postingId',
    orderBy: { _count: { postingId: 'desc' } },
    take: MOST_JOBS,
  })
  const ids = [...most.map(({ postingId }) => postingId), ...idOf(job)]
  return db().posting.findMany({
    where: { id: { in: ids } },
    orderBy: [{ jobTitle: 'asc' }, { id: 'asc' }],
    select: { id: true, jobTitle: true, company: true },
  })
}

/** Those applications in the order of their ids. */
function listByIds(found: { id: number }[]): Promise<ListedApplication[]> {
  return rowsOf(found, (where) => db().application.findMany({ where, select: listSelect }))
}

function conditionOf({ search, state, date, job }: ApplicationQuery): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  if (state) conditions.push(Prisma.sql`a."state" = ${stateNamed(state)}::"ApplicationState"`)
  if (date) conditions.push(Prisma.sql`a."createdAt" >= ${new Date(now().getTime() - daysOf[date] * DAY_MS)}`)
  if (job) conditions.push(Prisma.sql`a."postingId" = ANY(${idOf(job)})`)
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

/** The id that a filter names, in a list: none when it is no number of ours. */
function idOf(job: string): number[] {
  return /^\d{1,9}$/.test(job) ? [Number(job)] : []
}

const columns = {
  date: Prisma.sql`a."createdAt"`,
  applicant: Prisma.sql`a."studentName"`,
  job: Prisma.sql`p."jobTitle"`,
  company: Prisma.sql`p."company"`,
}

/** The jobs of the applications, where the order is theirs: other orders are read from an index of the applications alone. */
function jobsFor({ sort }: ApplicationQuery): Prisma.Sql {
  return sort === 'job' || sort === 'company' ? Prisma.sql`JOIN "Posting" p ON p."id" = a."postingId"` : Prisma.empty
}

function orderOf({ sort, direction }: ApplicationQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  return Prisma.sql`${columns[sort]} ${way}, a."id" ${way}`
}
