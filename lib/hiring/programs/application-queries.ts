import 'server-only'
import type { Cursor } from '@/lib/api/cursor'
import { ApiError } from '@/lib/api/errors'
import type { Program } from '@/lib/auth/api-keys'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { statusNamed } from '@/lib/hiring/applications/statuses'
import { settledStatus, undoable } from '@/lib/hiring/applications/undo-queries'
import type { ApplicationsQuery } from '@/lib/hiring/programs/schema'
import { type Answered, readAnswers } from '@/lib/jobs/postings/questions'

const applicationSelect = {
  id: true,
  state: true,
  stateChangedAt: true,
  createdAt: true,
  studentName: true,
  email: true,
  mobileNumber: true,
  phoneE164: true,
  coverNote: true,
  answers: true,
  source: true,
  referrerHost: true,
  resume: { select: { originalName: true, mimeType: true, size: true } },
  posting: { select: { id: true, source: true, externalId: true, jobTitle: true, company: true } },
  seeker: {
    select: {
      country: true,
      profile: {
        select: {
          summary: true,
          skills: true,
          workExperience: true,
          educationDegree: true,
          educationInstitute: true,
          certification: true,
          visaStatus: true,
          noticePeriod: true,
          expectedSalary: true,
          updatedAt: true,
        },
      },
    },
  },
} satisfies Prisma.ApplicationSelect

type Row = Prisma.ApplicationGetPayload<{ select: typeof applicationSelect }>
export type ProgramApplication = Omit<Row, 'answers'> & { answers: Answered[] }

const withAnswers = (row: Row): ProgramApplication => ({ ...row, answers: readAnswers(row.answers) })

/** The applications whose status changed last come last, and one more than `limit` if there are more. */
export async function listApplications(_program: Program, query: ApplicationsQuery): Promise<ProgramApplication[]> {
  const { updatedSince, cursor, limit, status, jobId } = query
  const returned = updatedSince ? await listReturned(updatedSince) : []
  const conditions: Prisma.ApplicationWhereInput[] = [
    // Later pages and `updatedSince` include them once their last decision can't be undone anymore.
    { events: { none: { ...undoable(), isStageOnly: false } } },
    ...(updatedSince ? [{ OR: [{ stateChangedAt: { gte: updatedSince } }, ...returned] }] : []),
    ...(cursor ? after(cursor) : []),
    ...(status ? [{ state: statusNamed(status) }] : []),
    ...(jobId ? [{ postingId: jobId }] : []),
  ]
  const rows = await db().application.findMany({
    where: { AND: conditions },
    orderBy: [{ stateChangedAt: 'asc' }, { id: 'asc' }],
    take: limit + 1,
    select: applicationSelect,
  })
  return rows.map(withAnswers)
}

/**
 * Applications whose decision was undone since. They were left out while it could be undone, and their status has changed
 * before that. A decision can be undone for a minute, so it's not much older.
 */
async function listReturned(since: Date): Promise<Prisma.ApplicationWhereInput[]> {
  const createdAt = { gte: new Date(since.getTime() - 2 * 60 * 1000) }
  const where = {
    undoneAt: { gte: since },
    isStageOnly: false,
    createdAt,
    application: { stateChangedAt: { lt: since } },
  }
  const events = await db().applicationEvent.findMany({ where, select: { applicationId: true } })
  return events.length > 0 ? [{ id: { in: events.map(({ applicationId }) => applicationId) } }] : []
}

/** The first condition lets the database use the index. */
function after({ time, id }: Cursor): Prisma.ApplicationWhereInput[] {
  const later = [{ stateChangedAt: { gt: time } }, { stateChangedAt: time, id: { gt: id } }]
  return [{ stateChangedAt: { gte: time } }, { OR: later }]
}

export async function getApplication(_program: Program, id: number): Promise<ProgramApplication> {
  const row = await db().application.findUnique({ where: { id }, select: applicationSelect })
  if (!row) throw new ApiError('not-found')
  return withAnswers({ ...row, ...(await settledStatus(db(), id)) })
}
