import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Change, changesOf } from '@/lib/hiring/moderation/format'
import { columnsOf } from '@/lib/jobs/postings/fields'
import { type Job, jobSelect } from '@/lib/jobs/postings/queries'
import { readQuestions } from '@/lib/jobs/postings/questions'
import { postingNames } from '@/lib/jobs/postings/schema'
import { isOpen, postingTransitions } from '@/lib/jobs/postings/statuses'
import { readRevision, submittedPosting, submittedSelect } from '@/lib/jobs/postings/stored'
import { readPlaces } from '@/lib/jobs/readings/format'
import { now } from '@/lib/platform/clock'

const MAX_AT_ONCE = 5_000
const MINUTE_MS = 60_000
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.PostingOrderByWithRelationInput[]

export const postingSelect = {
  ...columnsOf(postingNames),
  phoneE164: true,
  id: true,
  status: true,
  slug: true,
  logo: { select: { name: true } },
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

export const hasPendingRevision = { status: 'APPROVED', revision: { isNot: null } } satisfies Prisma.PostingWhereInput

export function listAllPostings(_admin: Admin): Promise<ModeratedPosting[]> {
  return db().posting.findMany({ orderBy: newestFirst, take: MAX_AT_ONCE, select: postingSelect })
}

export async function getPosting(_admin: Admin, id: number): Promise<PostingToDecide> {
  const posting = await db().posting.findUnique({ where: { id }, select: decisionSelect })
  if (!posting) throw new ApiError('not-found')
  const time = now()
  const { undo, version } = posting
  const isUndoable = undo?.version === version && undo.undoUntil > new Date()
  return { posting, job: jobOf(posting, time), time, decision: await findDecision(db(), posting), isUndoable }
}

export async function listPostingsToDecide(_admin: Admin, ids: number[]): Promise<PostingToDecide[]> {
  const time = now()
  const postings = await db().posting.findMany({ where: { id: { in: ids } }, select: decisionSelect })
  return postings.map((posting) => ({ posting, job: jobOf(posting, time), time, decision: null, isUndoable: false }))
}

const decisionSelect = {
  ...jobSelect,
  ...postingSelect,
  isPlaceStated: true,
  isPayStated: true,
  undo: { select: { version: true, undoUntil: true } },
} as const
type Decidable = Prisma.PostingGetPayload<{ select: typeof decisionSelect }>

function jobOf(posting: Decidable, time: Date): Job {
  const { payMin, payMax, slug, approvedAt, expiresAt } = posting
  return {
    ...posting,
    payMin: payMin?.toNumber() ?? null,
    payMax: payMax?.toNumber() ?? null,
    places: readPlaces(posting.places),
    questions: readQuestions(posting.questions),
    slug: slug ?? '',
    approvedAt: approvedAt ?? time,
    expiresAt: expiresAt ?? time,
    isClosed: slug !== null && !isOpen(posting, time),
  }
}

const decisionActions = Object.values(postingTransitions)
  .filter(({ by }) => by === 'recruiter')
  .map(({ action }) => `posting.${action}`)

/**
 * Who decided on a posting and when, from the audit log. Null if no one has, or if the decision is older than the log.
 */
export function findDecision(tx: Database, { id, decidedAt }: Pick<ModeratedPosting, 'id' | 'decidedAt'>) {
  if (!decidedAt) return null
  return tx.auditEntry.findFirst({
    // The time limits the index scan, because the audit log is large.
    where: {
      action: { in: decisionActions },
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
  isUndoable: boolean
}

const revisedSelect = {
  ...postingSelect,
  ...submittedSelect,
  logoId: true,
  revision: { select: { data: true, logoId: true, version: true, createdAt: true, logo: { select: { name: true } } } },
} satisfies Prisma.PostingSelect

export type RevisedPosting = Prisma.PostingGetPayload<{ select: typeof revisedSelect }>

export type PendingRevision = {
  version: number
  changeVersion: number
  sentAt: string
  fields: Change[]
  logo: { before: string | null; after: string | null } | null
}

export async function findPendingRevision(_admin: Admin, id: number): Promise<PendingRevision | null> {
  return toPendingRevision(
    await db().posting.findFirst({ where: { id, ...hasPendingRevision }, select: revisedSelect }),
  )
}

export function findRevisedPosting(tx: Database, id: number): Promise<RevisedPosting | null> {
  return tx.posting.findUnique({ where: { id }, select: revisedSelect })
}

export function toPendingRevision(posting: RevisedPosting | null): PendingRevision | null {
  if (!posting?.revision) return null
  const { data, logoId, logo, version, createdAt } = posting.revision
  const submitted = submittedPosting(posting)
  const isNewLogo = logoId !== null && logoId !== posting.logoId
  return {
    version: posting.version,
    changeVersion: version,
    sentAt: createdAt.toISOString(),
    fields: changesOf(submitted, readRevision(data, submitted)),
    logo: isNewLogo ? { before: posting.logo?.name ?? null, after: logo?.name ?? null } : null,
  }
}

const MAX_ENTRIES = 50

export function listPostingHistory(_admin: Admin, { id, createdAt }: { id: number; createdAt: Date }) {
  return db().auditEntry.findMany({
    // The time limits the index scan, because the audit log is large.
    where: { createdAt: { gte: createdAt }, subjectId: id, action: { startsWith: 'posting.' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ENTRIES,
    select: { id: true, actorKind: true, actorName: true, action: true, detail: true, createdAt: true },
  })
}

export type PostingHistoryEntry = Awaited<ReturnType<typeof listPostingHistory>>[number]
