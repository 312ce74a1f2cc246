import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { DAY_MS } from '@/lib/postings/statuses'
import { remindOfSavedJob } from '@/lib/saved-jobs/emails'
import { savedJobMessages } from '@/lib/saved-jobs/messages'
import { workOff } from '@/lib/schedule/rows'

const MOST_SAVED = 500

export async function saveJob(seeker: Seeker, postingId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const open = { id: postingId, status: 'APPROVED' as const, expiresAt: { gt: now() } }
    if ((await tx.posting.count({ where: open })) === 0) throw new ApiError('not-found', savedJobMessages.gone)
    if ((await tx.savedJob.count({ where: { seekerId: seeker.id } })) >= MOST_SAVED)
      throw new ApiError('conflict', savedJobMessages.tooMany)
    const data = { seekerId: seeker.id, postingId, createdAt: now() }
    await tx.savedJob.createMany({ data, skipDuplicates: true })
  })
}

export async function removeSavedJob(seeker: Seeker, postingId: number): Promise<void> {
  await db().savedJob.deleteMany({ where: { seekerId: seeker.id, postingId } })
}

const REMINDED_DAYS = 3

type Due = { seekerId: number; postingId: number }
const keyOf = ({ seekerId, postingId }: Due) => `${seekerId}-${postingId}`

export function remindOfSavedJobs(): Promise<void> {
  return workOff({
    task: 'remind-of-saved-jobs',
    due: async (take) => (await listDue(db(), take)).map(keyOf),
    act: async ([key = '']) => {
      const [seekerId = 0, postingId = 0] = key.split('-').map(Number)
      await db().$transaction((tx) => remindOne(tx, { seekerId, postingId }))
    },
  })
}

async function listDue(database: Database, take: number): Promise<Due[]> {
  const time = now()
  const soon = new Date(time.getTime() + REMINDED_DAYS * DAY_MS)
  return database.$queryRaw<Due[]>`
    SELECT saved."seekerId", saved."postingId" FROM "SavedJob" saved
    JOIN "Posting" job ON job."id" = saved."postingId" JOIN "Seeker" seeker ON seeker."id" = saved."seekerId"
    WHERE job."status" = 'APPROVED' AND job."expiresAt" > ${time} AND job."expiresAt" <= ${soon}
      AND saved."remindedOf" IS DISTINCT FROM job."expiresAt"
      AND seeker."wantsJobReminders"
      AND NOT EXISTS (SELECT FROM "Application" WHERE "postingId" = job."id" AND "seekerId" = seeker."id")
    ORDER BY job."expiresAt" LIMIT ${take}`
}

async function remindOne(tx: Database, { seekerId, postingId }: Due): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM "SavedJob" WHERE "seekerId" = ${seekerId} AND "postingId" = ${postingId} FOR UPDATE`
  const saved = await tx.savedJob.findUnique({
    where: { seekerId_postingId: { seekerId, postingId } },
    select: {
      remindedOf: true,
      seeker: { select: { email: true, userName: true } },
      posting: { select: { slug: true, jobTitle: true, company: true, expiresAt: true } },
    },
  })
  if (!saved || saved.remindedOf?.getTime() === saved.posting.expiresAt?.getTime()) return
  const where = { seekerId_postingId: { seekerId, postingId } }
  await tx.savedJob.update({ where, data: { remindedOf: saved.posting.expiresAt }, select: { seekerId: true } })
  await remindOfSavedJob(tx, { seekerId, ...saved.seeker }, saved.posting)
}
