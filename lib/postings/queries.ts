import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { columnsOf, publicNames } from '@/lib/postings/fields'
import { workModes } from '@/lib/postings/options'
import { readQuestions } from '@/lib/postings/questions'
import { experienceFilterOptions, type JobFilters, postedOptions } from '@/lib/postings/search'
import { isOpen, publicStatuses } from '@/lib/postings/statuses'
import { byRelevance, FEW, textCondition } from '@/lib/postings/text-search'
import { readPlaces } from '@/lib/readings/format'

const PAGE_SIZE = 20
/** To rank a job its words are read: of more jobs than this only titles are compared. */
const MOST_RANKED = 2_000
const HOUR_MS = 60 * 60 * 1000

/** What a card of the job list shows. */
export const cardSelect = {
  id: true,
  slug: true,
  jobTitle: true,
  company: true,
  experience: true,
  salary: true,
  location: true,
  workMode: true,
  employmentType: true,
  monthlyPayInr: true,
  approvedAt: true,
  expiresAt: true,
  logo: { select: { name: true } },
} satisfies Prisma.PostingSelect

export type JobCard = Prisma.PostingGetPayload<{ select: typeof cardSelect }>

/**
 * One page of the public jobs that match; a page past the last is the last. Where the words find few, `isLenient` says
 * that those spelled alike are among them.
 */
export async function listJobs(filters: JobFilters, now: Date) {
  const { total, isLenient } = await countJobs(filters, now)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const isRanked = total <= MOST_RANKED
  const statement = pageStatement({ ...filters, page }, now, { isLenient, isRanked })
  const found = await db().$queryRaw<{ id: number }[]>(statement)
  const jobs = await listCards(found.map(({ id }) => id))
  return { jobs, total, page, pages, isLenient }
}

/** How many public jobs match. */
export async function countJobs(filters: JobFilters, now: Date): Promise<{ total: number; isLenient: boolean }> {
  const count = async (isLenient: boolean) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, now, isLenient))
    return counted?.total ?? 0
  }
  const total = await count(false)
  if (!filters.q || total >= FEW) return { total, isLenient: false }
  const withAlike = await count(true)
  return { total: withAlike, isLenient: withAlike > total }
}

/** The cards of those jobs, in that order. */
export async function listCards(ids: number[]): Promise<JobCard[]> {
  const jobs = await db().posting.findMany({ where: { id: { in: ids } }, select: cardSelect })
  return jobs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/**
 * How many public jobs match. Raw SQL, as the page's ids are, so that it reads nothing but "Posting_public_idx": Prisma
 * casts the parameters of enums, which hides `status = 'APPROVED'` from the planner (docs/job-list-performance.md).
 */
export function countStatement(filters: JobFilters, now: Date, isLenient = false): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS total FROM "Posting" WHERE ${publicWhere(filters, now, isLenient)}`
}

/** The ids of one page of them, in order. */
export function pageStatement(
  filters: JobFilters,
  now: Date,
  { isLenient = false, isRanked = true, size = PAGE_SIZE } = {},
): Prisma.Sql {
  const skipped = (filters.page - 1) * size
  return Prisma.sql`SELECT "id" FROM "Posting" WHERE ${publicWhere(filters, now, isLenient)}
    ORDER BY ${orderOf(filters, isRanked)} LIMIT ${size} OFFSET ${skipped}`
}

function orderOf({ sort, q }: JobFilters, isRanked: boolean): Prisma.Sql {
  if (sort === 'relevance') return byRelevance(q, isRanked)
  return sort === 'pay' ? byPay : byDate
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

/** What the filters mean in SQL (spec §5, contract §4). */
export function publicWhere(filters: JobFilters, now: Date, isLenient = false): Prisma.Sql {
  const { always, posted, type, location, experience } = conditionsOf(filters, now, isLenient)
  return Prisma.join([...always, ...posted, ...type, ...location, ...experience], ' AND ')
}

/** The same, by the filters whose choices are counted one by one; each has one condition or, at rest, none. */
export function conditionsOf(filters: JobFilters, now: Date, isLenient: boolean) {
  return {
    always: [
      Prisma.sql`"status" = 'APPROVED'`,
      Prisma.sql`"expiresAt" > ${now}`,
      ...(filters.q ? [textCondition(filters.q, isLenient)] : []),
      ...(filters.salary > 0 ? [payCondition(filters)] : []),
      ...(filters.paid === 'only' ? [Prisma.sql`"monthlyPayInr" IS NOT NULL`] : []),
    ],
    posted: filters.posted === 'all' ? [] : [optionConditions.posted(filters.posted, now)],
    type: anyOf(filters.type.map(optionConditions.type)),
    location: anyOf(filters.location.map(optionConditions.location)),
    experience: anyOf(filters.experience.map(optionConditions.experience)),
  }
}

/** What each choice of these filters means. */
export const optionConditions = {
  posted: (chosen: JobFilters['posted'], now: Date) => {
    const hours = postedOptions.find(({ value }) => value === chosen)?.hours
    return hours ? Prisma.sql`"approvedAt" >= ${new Date(now.getTime() - hours * HOUR_MS)}` : Prisma.sql`true`
  },
  type: (type: JobFilters['type'][number]) => inMode(workModes[type]),
  location: (place: JobFilters['location'][number]) => placeConditions[place],
  experience: experienceCondition,
}

function payCondition({ salary, paid }: JobFilters): Prisma.Sql {
  const isEnough = Prisma.sql`"monthlyPayInr" >= ${salary}`
  return paid === 'only' ? isEnough : Prisma.sql`(${isEnough} OR "monthlyPayInr" IS NULL)`
}

const inMode = (mode: WorkMode) => Prisma.sql`"workMode" = ${mode}::"WorkMode"`

const placeConditions = {
  India: Prisma.sql`'IN' = ANY("countries")`,
  USA: Prisma.sql`'US' = ANY("countries")`,
  Remote: Prisma.sql`("workMode" = 'REMOTE' OR "mayBeRemote")`,
  Unclear: Prisma.sql`"countries" = '{}'`,
}

function experienceCondition(chosen: JobFilters['experience'][number]): Prisma.Sql {
  const range = experienceFilterOptions.find(({ value }) => value === chosen)
  const least = range?.least ?? 0
  return range?.most == null
    ? Prisma.sql`"experienceYears" >= ${least}`
    : Prisma.sql`"experienceYears" BETWEEN ${least} AND ${range.most}`
}

function anyOf(choices: Prisma.Sql[]): Prisma.Sql[] {
  return choices.length > 0 ? [Prisma.sql`(${Prisma.join(choices, ' OR ')})`] : []
}

/** What a job's page shows. */
export const jobSelect = {
  ...cardSelect,
  ...columnsOf(publicNames),
  experienceYears: true,
  places: true,
  countries: true,
  mayBeRemote: true,
  status: true,
  closedAt: true,
} satisfies Prisma.PostingSelect

/** The posting of that slug, which is or was public, and whether it has closed by now; throws `not-found`. */
export async function getJobBySlug(slug: string, now: Date) {
  const where = { slug, status: { in: [...publicStatuses] } }
  const job = await db().posting.findFirst({ where, select: jobSelect })
  if (!job?.approvedAt || !job.expiresAt) throw new ApiError('not-found')
  const { approvedAt, expiresAt, payMin, payMax } = job
  return {
    ...job,
    slug,
    approvedAt,
    expiresAt,
    payMin: payMin?.toNumber() ?? null,
    payMax: payMax?.toNumber() ?? null,
    places: readPlaces(job.places),
    questions: readQuestions(job.questions),
    isClosed: !isOpen(job, now),
  }
}

export type Job = Awaited<ReturnType<typeof getJobBySlug>>
