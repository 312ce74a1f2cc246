import 'server-only'
import type { Cursor } from '@/lib/api/cursor'
import { ApiError } from '@/lib/api/errors'
import type { Program } from '@/lib/auth/api-keys'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { sourceOf } from '@/lib/hiring/programs/format'
import { programMessages } from '@/lib/hiring/programs/messages'
import type { JobChangesQuery, JobRef } from '@/lib/hiring/programs/schema'
import { statusNamed } from '@/lib/jobs/postings/statuses'
import { submittedSelect } from '@/lib/jobs/postings/stored'
import { now } from '@/lib/platform/clock'

const programJobSelect = {
  ...submittedSelect,
  id: true,
  status: true,
  slug: true,
  source: true,
  externalId: true,
  decisionReason: true,
  version: true,
  createdAt: true,
  approvedAt: true,
  expiresAt: true,
  closedAt: true,
  updatedAt: true,
  revision: { select: { version: true } },
} satisfies Prisma.PostingSelect

export type ProgramJob = Prisma.PostingGetPayload<{ select: typeof programJobSelect }>

/** Any job by its id, or one of the program's system by its external id. */
export async function getProgramJob(program: Program, ref: JobRef, database: Database = db()): Promise<ProgramJob> {
  const where = 'id' in ref ? ref : { source: sourceOf(program), externalId: ref.externalId }
  const job = await database.posting.findFirst({ where, select: programJobSelect })
  if (!job) throw new ApiError('not-found', programMessages.noJob)
  return job
}

/** The jobs that changed last come last, and one more than `limit` if there are more. */
export function listChangedJobs(program: Program, query: JobChangesQuery): Promise<ProgramJob[]> {
  const { updatedSince, cursor, limit, status, own } = query
  const conditions: Prisma.PostingWhereInput[] = [
    ...(updatedSince ? [{ updatedAt: { gte: updatedSince } }] : []),
    ...(cursor ? after(cursor) : []),
    ...(own === 'true' ? [{ source: sourceOf(program) }] : []),
    ...(status ? [withStatus(status)] : []),
  ]
  return db().posting.findMany({
    where: { AND: conditions },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: limit + 1,
    select: programJobSelect,
  })
}

/** The first condition lets the database use the index. */
function after({ time, id }: Cursor): Prisma.PostingWhereInput[] {
  return [{ updatedAt: { gte: time } }, { OR: [{ updatedAt: { gt: time } }, { updatedAt: time, id: { gt: id } }] }]
}

/** A job whose closing date has passed counts as expired, even before the background job marks it. */
function withStatus(name: NonNullable<JobChangesQuery['status']>): Prisma.PostingWhereInput {
  const status = statusNamed(name)
  const time = now()
  if (status === 'APPROVED') return { status, OR: [{ expiresAt: null }, { expiresAt: { gt: time } }] }
  if (status === 'EXPIRED') return { OR: [{ status }, { status: 'APPROVED', expiresAt: { lte: time } }] }
  return status ? { status } : {}
}
