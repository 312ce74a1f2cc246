import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { placesOf } from '@/lib/postings/places'
import { isOpen } from '@/lib/postings/public'
import { type Job, jobSelect } from '@/lib/postings/queries'
import { readQuestions } from '@/lib/postings/questions'

const MOST_AT_ONCE = 5_000
const MINUTE_MS = 60_000
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.PostingOrderByWithRelationInput[]

/** What an admin sees of a posting. */
export const postingSelect = {
  id: true,
  status: true,
  slug: true,
  firstName: true,
  lastName: true,
  email: true,
  mobileNumber: true,
  company: true,
  companyUrl: true,
  logo: { select: { name: true } },
  jobTitle: true,
  vacancies: true,
  workDays: true,
  experience: true,
  salary: true,
  location: true,
  noticePeriod: true,
  employmentType: true,
  workMode: true,
  description: true,
  qualification: true,
  countries: true,
  payCurrency: true,
  closesOn: true,
  confirmedAt: true,
  approvedAt: true,
  expiresAt: true,
  decidedAt: true,
  decisionReason: true,
  closedAt: true,
  revision: { select: { version: true, createdAt: true } },
  version: true,
  createdAt: true,
  _count: { select: { reports: { where: { handledAt: null } } } },
} satisfies Prisma.PostingSelect

export type ModeratedPosting = Prisma.PostingGetPayload<{ select: typeof postingSelect }>

export const openReport = { handledAt: null } satisfies Prisma.JobReportWhereInput

/** A change of a job that is closed waits until the job is renewed. */
export const changeWaits = { status: 'APPROVED', revision: { isNot: null } } satisfies Prisma.PostingWhereInput

/** Every posting, newest first, for the admins' call (contract §2). */
export function listAllPostings(_admin: Admin): Promise<ModeratedPosting[]> {
  return db().posting.findMany({ orderBy: newestFirst, take: MOST_AT_ONCE, select: postingSelect })
}

/** One posting with the job as its public page will show it, and who decided on it; throws `not-found`. */
export async function getPosting(_admin: Admin, id: number) {
  const posting = await db().posting.findUnique({ where: { id }, select: decisionSelect })
  if (!posting) throw new ApiError('not-found')
  const time = now()
  return { posting, job: jobOf(posting, time), time, decision: await findDecision(db(), posting) }
}

/** The postings of a queue, each with its job as the public page will show it. */
export async function listPostingsToDecide(_admin: Admin, ids: number[]): Promise<PostingToDecide[]> {
  const time = now()
  const postings = await db().posting.findMany({ where: { id: { in: ids } }, select: decisionSelect })
  return postings.map((posting) => ({ posting, job: jobOf(posting, time), time, decision: null }))
}

const decisionSelect = { ...jobSelect, ...postingSelect, isPlaceStated: true, isPayStated: true } as const
type Decidable = Prisma.PostingGetPayload<{ select: typeof decisionSelect }>

function jobOf(posting: Decidable, time: Date): Job {
  const { payMin, payMax, slug, approvedAt, expiresAt } = posting
  return {
    ...posting,
    payMin: payMin?.toNumber() ?? null,
    payMax: payMax?.toNumber() ?? null,
    places: placesOf(posting.places),
    questions: readQuestions(posting.questions),
    slug: slug ?? '',
    approvedAt: approvedAt ?? time,
    expiresAt: expiresAt ?? time,
    isClosed: slug !== null && !isOpen(posting, time),
  }
}

/** Who decided on a posting and when, from the audit trail; null when nobody did or it was before there was a trail. */
export function findDecision(tx: Database, { id, decidedAt }: Pick<ModeratedPosting, 'id' | 'decidedAt'>) {
  if (!decidedAt) return null
  return tx.auditEntry.findFirst({
    // The time narrows the index to a moment: the trail is long.
    where: {
      action: { in: ['posting.approved', 'posting.rejected', 'posting.sent-back', 'posting.taken-down'] },
      createdAt: { gte: decidedAt, lte: new Date(decidedAt.getTime() + MINUTE_MS) },
      subjectId: id,
    },
    orderBy: { createdAt: 'asc' },
    select: { actorName: true, action: true, createdAt: true },
  })
}

export type PostingToDecide = {
  posting: Decidable
  job: Job
  time: Date
  decision: Awaited<ReturnType<typeof findDecision>>
}
