import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { ApplicationDecision } from '@/lib/applications/decision-schema'
import { applicationStates } from '@/lib/applications/list'
import { stateMessages } from '@/lib/applications/messages'
import { steppingSelect, takeStep } from '@/lib/applications/steps'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { releaseFile } from '@/lib/uploads/release'
import { removeStored } from '@/lib/uploads/store'

/** The step that leads to each. */
const stepTo = {
  new: 'reopen',
  reviewed: 'review',
  shortlisted: 'shortlist',
  rejected: 'reject',
  hired: 'hire',
} as const

/**
 * Sets how far an application has come and mails its seeker where the step says so. Throws `not-found`; `conflict` when
 * its seeker has withdrawn it, or when it is no longer in the state that the admin saw.
 */
export function decideApplication(admin: Admin, id: number, { state, from }: ApplicationDecision): Promise<void> {
  return db().$transaction(async (tx) => {
    const select = { ...steppingSelect, state: true }
    const application = await tx.application.findUnique({ where: { id }, select })
    if (!application) throw new ApiError('not-found')
    if (application.state === 'WITHDRAWN') throw new ApiError('conflict', stateMessages.withdrawn)
    if (application.state === applicationStates[state]) return
    const seen = from ? applicationStates[from] : application.state
    if (!(await takeStep(tx, admin, application, stepTo[state], seen)))
      throw new ApiError('conflict', stateMessages.stale)
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
