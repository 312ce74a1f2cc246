import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { lockApplication, transitionSelect } from '@/lib/hiring/applications/transitions'
import { beforeSchema } from '@/lib/hiring/applications/undo-queries'
import { releaseMail } from '@/lib/hiring/applications/withheld-mutations'
import { lockStages } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { undoMessages } from '@/lib/platform/undo/messages'
import { takeBack } from '@/lib/platform/undo/mutations'

/**
 * Undoes an application's last decision, together with its email and webhooks. If that decision withheld an earlier one's
 * email, sends it after all. Throws `not-found`, or `conflict` if it's too late or something happened since.
 */
export function undoDecision(admin: Admin, id: number, decisionId?: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const application = await tx.application.findUnique({ where: { id }, select: transitionSelect })
    const stages = application ? await lockStages(tx, application.postingId) : []
    if (!application || !(await lockApplication(tx, id))) throw new ApiError('not-found')
    const event = await tx.applicationEvent.findFirst({
      where: { applicationId: id, undoneAt: null },
      orderBy: { id: 'desc' },
      select: { id: true, before: true, undoUntil: true, mailId: true, webhookEventId: true },
    })
    const before = beforeSchema.safeParse(event?.before).data
    if (!event?.undoUntil || !before || (decisionId && decisionId !== event.id))
      throw new ApiError('conflict', undoMessages.tooLate)
    await takeBack(tx, { ...event, undoUntil: event.undoUntil })
    // The stage may have been removed since.
    const { withheld, ...columns } = before
    const stageId = stages.some((stage) => stage.id === before.stageId) ? before.stageId : null
    await tx.application.update({ where: { id }, data: { ...columns, stageId }, select: { id: true } })
    if (withheld) await releaseMail(tx, application.email, withheld)
    const undone = { undoneAt: now(), undoUntil: null, mailSubject: '', mailText: '', webhookEventId: null }
    await tx.applicationEvent.update({ where: { id: event.id }, data: undone, select: { id: true } })
    const subject = `${application.studentName}, ${application.posting.jobTitle}`
    await audit(tx, admin, { action: 'application.decision-undone', subjectId: id, subject })
  })
}
