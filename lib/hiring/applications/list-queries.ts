import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Admin } from '@/lib/auth/guards'
import { MAX_TAB_COUNT } from '@/lib/console/lists/admin-list'
import { daysChoices, withinDays } from '@/lib/console/lists/days'
import { type AnyQuery, contains } from '@/lib/console/lists/list'
import { type Neighbors, tableRows } from '@/lib/console/lists/queries'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { dateOptions, daysOf, IMPORT_SOURCE, NO_SOURCE, progressOptions } from '@/lib/hiring/applications/list'
import { applicationSelect } from '@/lib/hiring/applications/queries'
import { type ApplicationStatusName, statusNamed, statusOptions } from '@/lib/hiring/applications/statuses'
import { withoutTime } from '@/lib/hiring/interviews/queries'
import { stagesOf, withEveryStatus } from '@/lib/hiring/stages/format'
import { inStage, inStageOf, listStageOptions, listStages, stagesSelect } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { listSampleIds } from '@/lib/platform/sample-rows/queries'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_JOBS = 50
const RECENT_APPLICATIONS = 2_000
const MAX_SOURCE_LENGTH = 100

const listSelect = {
  ...applicationSelect,
  posting: { select: { ...applicationSelect.posting.select, stages: stagesSelect } },
  state: true,
  stageId: true,
  source: true,
  referrerHost: true,
} satisfies Prisma.ApplicationSelect

export type ListedApplication = Prisma.ApplicationGetPayload<{ select: typeof listSelect }>

const progressed: Record<(typeof progressOptions)[number]['value'], Prisma.ApplicationWhereInput> = {
  answered: { answeredAt: { not: null }, source: { not: IMPORT_SOURCE } },
  unanswered: { answeredAt: null },
  shortlisted: { shortlistedAt: { not: null } },
}

export const applicationRows = tableRows('application', {
  select: listSelect,
  search: ['studentName', 'email', 'mobileNumber'],
  phones: ['phoneE164'],
  elsewhere: async (search) => (await matchingJobs.fetch(search)) ?? {},
  sorts: {
    date: ['createdAt'],
    applicant: ['studentName'],
    job: (direction) => [{ posting: { jobTitle: direction } }],
    company: (direction) => [{ posting: { company: direction } }],
  },
  filters: {
    state: {
      label: 'Status',
      options: Object.fromEntries(
        statusOptions.map(({ value, label }) => [value, { label, where: { state: statusNamed(value) } }]),
      ),
    },
    date: { label: 'Date', choices: listDateChoices, where: appliedOn },
    job: { label: 'Job', choices: listAppliedJobChoices, where: (job) => ({ postingId: idOf(job) }) },
    progress: {
      label: 'Progress',
      isQuiet: true,
      options: Object.fromEntries(
        progressOptions.map(({ value, label }) => [value, { label, where: progressed[value] }]),
      ),
    },
    mentioned: { label: 'Notes', isQuiet: true, choices: listMentionChoices, where: mentioning },
    interview: { label: 'Interviews', isQuiet: true, choices: listInterviewChoices, where: waitingForTimes },
    stage: { label: 'Stage', choices: listStageChoices, where: (stage) => inStage(idOf(stage)) },
    source: { label: 'Source', isQuiet: true, choices: listSourceChoices, where: cameFrom },
  },
})

const FEW_JOBS = 1_000

/**
 * If few jobs match the words, their index finds them. If many do, the scan soon finds a matching application. A page's
 * counts run at the same time and share the result.
 */
const matchingJobs = new LRUCache<string, Prisma.ApplicationWhereInput>({
  max: 100,
  ttl: 1,
  fetchMethod: async (search) => {
    const matching = { OR: [{ jobTitle: contains(search) }, { company: contains(search) }] }
    const jobs = await db().posting.findMany({ where: matching, take: FEW_JOBS + 1, select: { id: true } })
    return jobs.length > FEW_JOBS ? { posting: matching } : { postingId: { in: jobs.map(({ id }) => id) } }
  },
})

function appliedOn(date: string): Prisma.ApplicationWhereInput {
  const days = daysOf[date as keyof typeof daysOf]
  return { createdAt: days ? { gte: new Date(now().getTime() - days * DAY_MS) } : withinDays(date) }
}

function mentioning(adminId: string): Prisma.ApplicationWhereInput {
  return { notes: { some: { mentions: { some: { adminId: idOf(adminId), openedAt: null } } } } }
}

/** Matches tracked links, or else the referring site. */
function cameFrom(source: string): Prisma.ApplicationWhereInput {
  if (source === NO_SOURCE) return { source: '', referrerHost: '' }
  const matching = source.length < MAX_SOURCE_LENGTH ? source : { startsWith: source }
  return { OR: [{ source: matching }, { source: '', referrerHost: matching }] }
}

/** The jobs with the latest applications. Older jobs are found by title and link to their applications. */
export async function listAppliedJobChoices(_admin: Admin, { job }: AnyQuery) {
  const recent = await db().application.findMany({
    orderBy: { id: 'desc' },
    take: RECENT_APPLICATIONS,
    select: { postingId: true },
  })
  const ids = [...new Set(recent.map(({ postingId }) => postingId))].slice(0, MAX_JOBS)
  const postings = await db().posting.findMany({
    where: { id: { in: [...ids, idOf(job)] } },
    orderBy: [{ jobTitle: 'asc' }, { id: 'asc' }],
    select: { id: true, jobTitle: true, company: true },
  })
  return postings.map(({ id, jobTitle, company }) => ({ value: String(id), label: `${jobTitle}, ${company}` }))
}

/** Includes days from the URL, so that the filter shows the current selection. */
export async function listDateChoices(admin: Admin, { date }: AnyQuery) {
  return [...dateOptions, ...(await daysChoices(admin, date))]
}

/** None without a job, because every job has stages of its own. */
async function listStageChoices(admin: Admin, { job, state, stage }: AnyQuery) {
  if (!job && !stage) return []
  const status = state ? statusNamed(state as ApplicationStatusName) : null
  return listStageOptions(admin, { job: idOf(job), status, stage: idOf(stage) })
}

/** Without a stage of another job or status, in which there can't be any applications. */
export async function withFittingStage(query: AnyQuery): Promise<AnyQuery> {
  const { job, state, stage } = query
  if (!stage || (!job && !state)) return query
  const fitting = await db().stage.count({
    where: {
      id: idOf(stage),
      ...(job && { postingId: idOf(job) }),
      ...(state && { status: statusNamed(state as ApplicationStatusName) }),
    },
  })
  return fitting > 0 ? query : { ...query, stage: '' }
}

async function listSourceChoices(_admin: Admin, { source }: AnyQuery) {
  return source ? [{ value: String(source), label: source === NO_SOURCE ? 'Unknown source' : String(source) }] : []
}

async function listMentionChoices(admin: Admin, { mentioned }: AnyQuery) {
  return mentioned === String(admin.id) ? [{ value: String(admin.id), label: 'Unread mentions of you' }] : []
}

async function listInterviewChoices(admin: Admin, { interview }: AnyQuery) {
  return interview === String(admin.id) ? [{ value: String(admin.id), label: 'No time fits' }] : []
}

function waitingForTimes(adminId: string): Prisma.ApplicationWhereInput {
  return withoutTime(idOf(adminId))
}

export function findNeighbors(_admin: Admin, query: AnyQuery, id: number): Promise<Neighbors | null> {
  return applicationRows.neighbors(query, id)
}

const MAX_CARDS = 30

/** The statuses, or the stages of the job that the board is about, with those of their first applications. */
export async function listBoard(admin: Admin, query: AnyQuery) {
  const jobId = idOf(query.job)
  const stored = jobId ? await listStages(admin, jobId) : []
  const stages = stagesOf(stored)
  const columns = await Promise.all(
    withEveryStatus(stages).map(async (stage) => {
      const columnQuery = { ...query, state: stage.status, stage: '' }
      const within = stage.id === null ? {} : inStageOf(jobId, stored, stage.id)
      const [{ total }, ids] = await Promise.all([
        applicationRows.count(columnQuery, MAX_TAB_COUNT, within),
        applicationRows.ids(columnQuery, { skip: 0, take: MAX_CARDS }, within),
      ])
      return { stage, total, ids }
    }),
  )
  const allIds = columns.flatMap(({ ids }) => ids.map(({ id }) => id))
  const [applications, samples] = await Promise.all([
    applicationRows.read({ id: { in: allIds } }),
    listSampleIds('Application', allIds),
  ])
  const byId = new Map(applications.map((application) => [application.id, application]))
  return columns
    .filter(({ stage, total }) => total > 0 || stages.includes(stage))
    .map(({ stage, total, ids }) => ({
      stage,
      total,
      applications: ids.flatMap(({ id }) => byId.get(id) ?? []),
      samples,
    }))
}

/** The id in a filter, or one that matches nothing. */
function idOf(value: unknown): number {
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : 0
}
