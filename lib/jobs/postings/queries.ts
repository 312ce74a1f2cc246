import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { columnsOf, publicNames } from '@/lib/jobs/postings/fields'
import { readQuestions } from '@/lib/jobs/postings/questions'
import { jobNames } from '@/lib/jobs/postings/schema'
import { isOpen, publicStatuses } from '@/lib/jobs/postings/statuses'
import { readPlaces } from '@/lib/jobs/readings/format'
import { now } from '@/lib/platform/clock'

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

export async function listCards(ids: number[]): Promise<JobCard[]> {
  const jobs = await db().posting.findMany({ where: { id: { in: ids } }, select: cardSelect })
  return jobs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

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

const MAX_AT_ONCE = 1_000

export function listApprovedJobs() {
  return db().posting.findMany({
    where: { status: 'APPROVED', expiresAt: { gt: now() } },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: MAX_AT_ONCE,
    select: { ...columnsOf(jobNames), id: true, approvedAt: true, logo: { select: { name: true } } },
  })
}

type Range = { from: number; below: number; take: number }

/** The open jobs with ids from `from` up to, but not including, `below`, newest first. */
export function listOpenJobSlugs({ from, below, take }: Range): Promise<{ slug: string; changedAt: Date }[]> {
  return db().$queryRaw`
    SELECT "slug", coalesce("changedAt", "approvedAt") AS "changedAt" FROM "Posting"
    WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} AND "slug" IS NOT NULL AND "id" >= ${from} AND "id" < ${below}
    ORDER BY "id" DESC LIMIT ${take}`
}

/**
 * The id ranges of this size that contain an open job. Takes one index lookup per range, however many jobs there are.
 */
export async function listOpenJobParts(size: number): Promise<number[]> {
  const found = await db().$queryRaw<{ part: number }[]>`
    SELECT part::int FROM generate_series(
      (SELECT min("id") FROM "Posting" WHERE "status" = 'APPROVED') / ${size}::int,
      (SELECT max("id") FROM "Posting" WHERE "status" = 'APPROVED') / ${size}::int) AS part,
    LATERAL (
      SELECT "id" FROM "Posting"
      WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} AND "id" >= part * ${size}::int AND "id" < (part + 1) * ${size}::int
      ORDER BY "id" LIMIT 1) AS open`
  return found.map(({ part }) => part)
}
