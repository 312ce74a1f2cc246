import 'server-only'
import { type ApplicationQuery, applicationStates, daysOf } from '@/lib/applications/list'
import { applicationSelect } from '@/lib/applications/queries'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf } from '@/lib/back-office/list'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_JOBS = 50

const listSelect = { ...applicationSelect, state: true } satisfies Prisma.ApplicationSelect

export type ListedApplication = Prisma.ApplicationGetPayload<{ select: typeof listSelect }>

/** One page of the applications an admin looks through, with how many match; a page beyond the last is the last. */
export async function listApplications(_admin: Admin, query: ApplicationQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().application.count({ where }))
  const applications = await db().application.findMany({
    where,
    orderBy: orderOf(query),
    skip: shown.skip,
    take: shown.take,
    select: listSelect,
  })
  return { applications, ...shown }
}

/** The next applications of an export, newest first. */
export function listApplicationsBefore(_admin: Admin, query: ApplicationQuery, { before, take }: Batch) {
  const where = { AND: [whereOf(query), { id: { lt: before } }] }
  return db().application.findMany({ where, orderBy: { id: 'desc' }, take, select: listSelect })
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

function whereOf({ search, state, date, job }: ApplicationQuery): Prisma.ApplicationWhereInput {
  const found = contains(search)
  return {
    ...(state && { state: applicationStates[state] }),
    ...(date && { createdAt: { gte: new Date(now().getTime() - daysOf[date] * DAY_MS) } }),
    ...(job && { postingId: { in: idOf(job) } }),
    ...(search && {
      OR: [{ studentName: found }, { email: found }, { posting: { OR: [{ jobTitle: found }, { company: found }] } }],
    }),
  }
}

/** The id that a filter names, in a list: none when it is no number of ours. */
function idOf(job: string): number[] {
  return /^\d{1,9}$/.test(job) ? [Number(job)] : []
}

function orderOf({ sort, direction }: ApplicationQuery): Prisma.ApplicationOrderByWithRelationInput[] {
  const orders = {
    date: { createdAt: direction },
    applicant: { studentName: direction },
    job: { posting: { jobTitle: direction } },
    company: { posting: { company: direction } },
  } satisfies Record<string, Prisma.ApplicationOrderByWithRelationInput>
  return [orders[sort], { id: direction }]
}
