import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { experienceFilterOptions, type JobFilters, postedOptions } from '@/lib/postings/filters'
import { workModes } from '@/lib/postings/schema'

const PAGE_SIZE = 20
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
  logo: { select: { name: true } },
} satisfies Prisma.PostingSelect

export type JobCard = Prisma.PostingGetPayload<{ select: typeof cardSelect }>

/** One page of the public jobs that match; a page past the last is the last. */
export async function listJobs(filters: JobFilters, now: Date) {
  const [counted] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, now))
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const found = await db().$queryRaw<{ id: number }[]>(pageStatement({ ...filters, page }, now))
  const ids = found.map(({ id }) => id)
  const jobs = await db().posting.findMany({ where: { id: { in: ids } }, select: cardSelect })
  return { jobs: jobs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total, page, pages }
}

/**
 * How many public jobs match. Raw SQL, as the page's ids are, so that it reads nothing but "Posting_public_idx": Prisma
 * casts the parameters of enums, which hides `status = 'APPROVED'` from the planner (docs/job-list-performance.md).
 */
export function countStatement(filters: JobFilters, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS total FROM "Posting" WHERE ${publicWhere(filters, now)}`
}

/** The ids of one page of them, in order. */
export function pageStatement(filters: JobFilters, now: Date): Prisma.Sql {
  const order = filters.sort === 'pay' ? byPay : byDate
  const skipped = (filters.page - 1) * PAGE_SIZE
  return Prisma.sql`SELECT "id" FROM "Posting" WHERE ${publicWhere(filters, now)} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${skipped}`
}

const byDate = Prisma.sql`"approvedAt" DESC, "id" DESC`
const byPay = Prisma.sql`"monthlyPayInr" DESC NULLS LAST, "approvedAt" DESC, "id" DESC`

/** What the filters mean in SQL (spec §5, contract §4). */
export function publicWhere(filters: JobFilters, now: Date): Prisma.Sql {
  const hours = postedOptions.find(({ value }) => value === filters.posted)?.hours
  const conditions = [
    Prisma.sql`"status" = 'APPROVED'`,
    Prisma.sql`"expiresAt" > ${now}`,
    ...(filters.q ? [Prisma.sql`"jobTitle" ILIKE ${`%${filters.q.replace(/[\\%_]/g, '\\$&')}%`}`] : []),
    ...(hours ? [Prisma.sql`"approvedAt" >= ${new Date(now.getTime() - hours * HOUR_MS)}`] : []),
    ...(filters.salary > 0 ? [payCondition(filters)] : []),
    ...(filters.paid === 'only' ? [Prisma.sql`"monthlyPayInr" IS NOT NULL`] : []),
    ...anyOf(filters.type.map((type) => inMode(workModes[type]))),
    ...anyOf(filters.location.map((place) => placeConditions[place])),
    ...anyOf(filters.experience.map(experienceCondition)),
  ]
  return Prisma.join(conditions, ' AND ')
}

function payCondition({ salary, paid }: JobFilters): Prisma.Sql {
  const isEnough = Prisma.sql`"monthlyPayInr" >= ${salary}`
  return paid === 'only' ? isEnough : Prisma.sql`(${isEnough} OR "monthlyPayInr" IS NULL)`
}

const inMode = (mode: WorkMode) => Prisma.sql`"workMode" = ${mode}::"WorkMode"`

const placeConditions = {
  India: Prisma.sql`"country" = 'IN'`,
  USA: Prisma.sql`"country" = 'US'`,
  Remote: Prisma.sql`"workMode" = 'REMOTE'`,
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
  companyUrl: true,
  vacancies: true,
  workDays: true,
  noticePeriod: true,
  description: true,
  qualification: true,
  experienceYears: true,
  payMin: true,
  payMax: true,
  payCurrency: true,
  payPeriod: true,
  city: true,
  region: true,
  country: true,
  remoteCountries: true,
  expiresAt: true,
} satisfies Prisma.PostingSelect

/** The published posting of that slug, and whether it has closed by now; throws `not-found`. */
export async function getJobBySlug(slug: string, now: Date) {
  const job = await db().posting.findFirst({ where: { slug, status: 'APPROVED' }, select: jobSelect })
  if (!job?.approvedAt || !job.expiresAt) throw new ApiError('not-found')
  const { approvedAt, expiresAt, payMin, payMax } = job
  return {
    ...job,
    slug,
    approvedAt,
    expiresAt,
    payMin: payMin?.toNumber() ?? null,
    payMax: payMax?.toNumber() ?? null,
    isClosed: expiresAt <= now,
  }
}

export type Job = Awaited<ReturnType<typeof getJobBySlug>>
