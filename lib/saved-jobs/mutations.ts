import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { savedJobMessages } from '@/lib/saved-jobs/messages'

const MOST_SAVED = 500

/** Keeps a public job for a seeker; once more changes nothing. Throws `not-found` for a job that is not open. */
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

/** Takes a job from a seeker's saved ones; it may have been none. */
export async function removeSavedJob(seeker: Seeker, postingId: number): Promise<void> {
  await db().savedJob.deleteMany({ where: { seekerId: seeker.id, postingId } })
}
