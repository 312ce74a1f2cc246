import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { listAppliedIds } from '@/lib/hiring/applications/queries'
import { cardSelect } from '@/lib/jobs/postings/queries'
import { isOpen, publicStatuses } from '@/lib/jobs/postings/statuses'
import { now } from '@/lib/platform/clock'

const PAGE_SIZE = 20

const newestFirst = [{ createdAt: 'desc' }, { postingId: 'desc' }] satisfies Prisma.SavedJobOrderByWithRelationInput[]

const savedBy = (seeker: Seeker) => ({
  seekerId: seeker.id,
  posting: { status: { in: [...publicStatuses] }, slug: { not: null } },
})

export async function listSavedJobs(seeker: Seeker, wanted: number) {
  const total = await db().savedJob.count({ where: savedBy(seeker) })
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(wanted, pages)
  const rows = await db().savedJob.findMany({
    where: savedBy(seeker),
    orderBy: newestFirst,
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    select: { posting: { select: { ...cardSelect, status: true } } },
  })
  const time = now()
  const jobs = rows.map(({ posting }) => ({ ...posting, isClosed: !isOpen(posting, time) }))
  return { jobs, total, page, pages }
}

export function listAllSavedJobs(seeker: Seeker) {
  return db().savedJob.findMany({
    where: savedBy(seeker),
    orderBy: newestFirst,
    select: { createdAt: true, posting: { select: { ...cardSelect, status: true } } },
  })
}

export type SavedJob = Awaited<ReturnType<typeof listAllSavedJobs>>[number]

export async function listViewerJobs(seeker: Seeker, ids: number[]) {
  const where = { seekerId: seeker.id, postingId: { in: ids } }
  const [applied, saved] = await Promise.all([
    listAppliedIds(seeker, ids),
    db().savedJob.findMany({ where, select: { postingId: true } }),
  ])
  return { applied, saved: saved.map(({ postingId }) => postingId) }
}
