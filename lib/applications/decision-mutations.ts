import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { ApplicationDecision } from '@/lib/applications/decision-schema'
import { applicationStates } from '@/lib/applications/list'
import { stateMessages } from '@/lib/applications/messages'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { releaseFile } from '@/lib/uploads/release'
import { removeStored } from '@/lib/uploads/store'

/**
 * Sets how far an application has come. Throws `not-found`; `conflict` when its seeker has withdrawn it, or when it is no
 * longer in the state that the admin saw.
 */
export function decideApplication(admin: Admin, id: number, { state, from }: ApplicationDecision): Promise<void> {
  return db().$transaction(async (tx) => {
    const select = { state: true, studentName: true, posting: { select: { jobTitle: true } } }
    const application = await tx.application.findUnique({ where: { id }, select })
    if (!application) throw new ApiError('not-found')
    const { state: was, studentName, posting } = application
    if (was === 'WITHDRAWN') throw new ApiError('conflict', stateMessages.withdrawn)
    if (was === applicationStates[state]) return
    const { count } = await tx.application.updateMany({
      where: { id, state: from ? applicationStates[from] : was },
      data: { state: applicationStates[state], stateChangedAt: now() },
    })
    if (count === 0) throw new ApiError('conflict', stateMessages.stale)
    await audit(tx, admin, {
      action: `application.${state}`,
      subjectId: id,
      subject: `${studentName}, ${posting.jobTitle}`,
      detail: { from: was.toLowerCase() },
    })
  })
}

/** Removes an application, and its resume unless it is needed elsewhere; throws `not-found`. */
export async function deleteApplication(admin: Admin, id: number): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    const select = { resumeId: true, studentName: true, email: true, posting: { select: { jobTitle: true } } }
    const application = await tx.application.findUnique({ where: { id }, select })
    const { count } = await tx.application.deleteMany({ where: { id } })
    if (!application || count === 0) throw new ApiError('not-found')
    const { resumeId, studentName, email, posting } = application
    await audit(tx, admin, {
      action: 'application.deleted',
      subjectId: id,
      subject: `${studentName}, ${posting.jobTitle}`,
      detail: { email },
    })
    return releaseFile(tx, resumeId)
  })
  if (unused) await removeStored(unused)
}
