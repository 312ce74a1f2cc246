import 'server-only'
import { type Addressee, letterWriter } from '@/lib/applications/letters'
import { type ApplicationStep, applicationSteps } from '@/lib/applications/life'
import { type Actor, audit, describeActor } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationState } from '@/lib/generated/prisma/enums'
import { putMail } from '@/lib/mail/outbox'

/** An application as its history, the audit trail and its mails name it. */
export const steppingSelect = {
  id: true,
  email: true,
  studentName: true,
  posting: { select: { jobTitle: true, company: true } },
} as const

type Stepping = Addressee & { id: number }

/**
 * The only door through which an application's state changes: takes the step in the transaction `tx` if it may be taken
 * from where the application stands, or from `seen` alone where that is given. False when it may not.
 */
export async function takeStep(
  tx: Database,
  actor: Actor,
  application: Stepping,
  step: Exclude<ApplicationStep, 'apply'>,
  seen?: ApplicationState,
): Promise<boolean> {
  const { from, to } = applicationSteps[step]
  const { count } = await tx.application.updateMany({
    where: { id: application.id, state: { in: seen ? from.filter((state) => state === seen) : [...from] } },
    data: { state: to, stateChangedAt: now() },
  })
  if (count === 0) return false
  await tellStep(tx, actor, application, step, seen ? { from: seen.toLowerCase() } : {})
  return true
}

/** What every step leaves: a line of the application's history, one of the audit trail, and the mail that goes with it. */
export async function tellStep(
  tx: Database,
  actor: Actor,
  application: Stepping,
  step: ApplicationStep,
  detail: Prisma.InputJsonObject = {},
): Promise<void> {
  const { id, email, studentName, posting } = application
  const { to, deed, mail = null } = { mail: undefined, ...applicationSteps[step] }
  const { actorKind, actorName } = describeActor(actor)
  const event = { applicationId: id, state: to, actorKind, actorName, createdAt: now() }
  await tx.applicationEvent.create({ data: event, select: { id: true } })
  const subject = `${studentName}, ${posting.jobTitle}`
  await audit(tx, actor, { action: `application.${deed}`, subjectId: id, subject, detail })
  if (mail) await putMail(tx, email, (await letterWriter(tx, mail))(application))
}
