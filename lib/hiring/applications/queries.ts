import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ApplicationOrderByWithRelationInput[]

const notWithdrawn = { not: 'WITHDRAWN' as const }

export const applicationSelect = {
  id: true,
  postingId: true,
  studentName: true,
  email: true,
  mobileNumber: true,
  phoneE164: true,
  createdAt: true,
  resume: { select: { originalName: true, scannedAt: true, resumeText: { select: { state: true } } } },
  posting: { select: { company: true, jobTitle: true, slug: true, logo: { select: { name: true } } } },
} satisfies Prisma.ApplicationSelect

/** Applications for the documented call, newest first, capped. The console list pages through the rest. */
export function listAllApplications(_admin: Admin) {
  return db().application.findMany({ orderBy: newestFirst, take: MAX_ROWS, select: applicationSelect })
}

/** As the seeker sees them: without decisions that were undone or still can be. */
export async function listAppliedJobs(seeker: Seeker) {
  const applications = await findAppliedJobs(seeker)
  return applications.map(({ events, ...application }) => {
    const settled = events.filter(({ undoneAt, undoUntil }) => !undoneAt && !(undoUntil && undoUntil > new Date()))
    const last = settled.at(-1)
    return { ...application, events: settled, ...(last && { state: last.state, stateChangedAt: last.createdAt }) }
  })
}

function findAppliedJobs(seeker: Seeker) {
  return db().application.findMany({
    where: { seekerId: seeker.id },
    orderBy: newestFirst,
    select: {
      id: true,
      state: true,
      stateChangedAt: true,
      createdAt: true,
      events: {
        where: { isStageOnly: false },
        orderBy: { id: 'asc' },
        select: { id: true, state: true, createdAt: true, undoUntil: true, undoneAt: true },
      },
      posting: {
        select: {
          status: true,
          slug: true,
          jobTitle: true,
          company: true,
          location: true,
          salary: true,
          workMode: true,
          expiresAt: true,
          logo: { select: { name: true } },
        },
      },
    },
  })
}

export type AppliedJob = Awaited<ReturnType<typeof listAppliedJobs>>[number]

export async function listAppliedIds(seeker: Seeker, postingIds: number[]): Promise<number[]> {
  const where = { seekerId: seeker.id, postingId: { in: postingIds }, state: notWithdrawn }
  const rows = await db().application.findMany({ where, select: { postingId: true } })
  return rows.map(({ postingId }) => postingId)
}

export type Applied = { jobId: number; email: string }

export async function hasApplied(viewer: Seeker | Admin, applied: Applied): Promise<boolean> {
  return (await db().application.count({ where: { ...ownedBy(viewer, applied), state: notWithdrawn } })) > 0
}

export function ownedBy(viewer: Seeker | Admin, { jobId, email }: Applied): Prisma.ApplicationWhereInput {
  return viewer.kind === 'seeker' ? { postingId: jobId, seekerId: viewer.id } : { postingId: jobId, email }
}
