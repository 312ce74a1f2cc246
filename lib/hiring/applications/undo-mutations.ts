import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { lockApplication, transitionSelect } from '@/lib/hiring/applications/transitions'
import { lockStages } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { undoMessages } from '@/lib/platform/undo/messages'
import { takeBack } from '@/lib/platform/undo/mutations'

const time = z.coerce.date()

/** An application's columns before a decision, as the decision's event keeps them. */
const beforeSchema = z.object({
  state: z.enum(ApplicationStatus),
  stageId: z.int().nullable().default(null),
  stateChangedAt: time,
  answeredAt: time.nullable(),
  shortlistedAt: time.nullable(),
})
export type Before = z.output<typeof beforeSchema>

/**
 * Undoes an application's last decision, together with its email and webhooks. Throws `not-found`, or `conflict` if that's too
 * late or something happened since.
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
    const stageId = stages.some((stage) => stage.id === before.stageId) ? before.stageId : null
    await tx.application.update({ where: { id }, data: { ...before, stageId }, select: { id: true } })
    const undone = { undoneAt: now(), undoUntil: null, mailSubject: '', mailText: '', webhookEventId: null }
    await tx.applicationEvent.update({ where: { id: event.id }, data: undone, select: { id: true } })
    const subject = `${application.studentName}, ${application.posting.jobTitle}`
    await audit(tx, admin, { action: 'application.decision-undone', subjectId: id, subject })
  })
}
