import 'server-only'
import { applicantEmail, applicantWords, type Recipient } from '@/lib/applications/emails'
import { type ApplicationTransition, applicationStates, applicationTransitions } from '@/lib/applications/states'
import { type Actor, audit, describeActor } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationState } from '@/lib/generated/prisma/enums'
import { putMail } from '@/lib/mail/mutations'
import type { MailText } from '@/lib/mail-templates/schema'

export const transitionSelect = {
  id: true,
  email: true,
  studentName: true,
  posting: { select: { jobTitle: true, company: true } },
} as const

type Transitioning = Recipient & { id: number }

/**
 * The only way to change an application's state. Writes it if the application may take the transition from where it
 * stands, or from `seen` alone where that is given; false when it may not. `mail` is
 * what its seeker reads in place of the template's words.
 */
export async function transitionApplication(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: Exclude<ApplicationTransition, 'apply'>,
  { seen, mail }: { seen?: ApplicationState; mail?: MailText } = {},
): Promise<boolean> {
  const { from, to } = applicationTransitions[transition]
  const { count } = await tx.application.updateMany({
    where: { id: application.id, state: { in: seen ? from.filter((state) => state === seen) : [...from] } },
    data: {
      state: to,
      stateChangedAt: now(),
      ...(transition === 'applyAgain' && { answeredAt: null, shortlistedAt: null }),
    },
  })
  if (count === 0) return false
  if (actor.kind === 'admin') await markFirst(tx, application.id, 'answeredAt')
  if (to === 'SHORTLISTED' || to === 'HIRED') await markFirst(tx, application.id, 'shortlistedAt')
  const detail = seen ? { from: applicationStates[seen].name } : {}
  await recordTransition(tx, actor, application, transition, detail, mail)
  return true
}

async function markFirst(tx: Database, id: number, moment: 'answeredAt' | 'shortlistedAt'): Promise<void> {
  await tx.application.updateMany({ where: { id, [moment]: null }, data: { [moment]: now() } })
}

export async function recordTransition(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: ApplicationTransition,
  detail: Prisma.InputJsonObject = {},
  edited?: MailText,
): Promise<void> {
  const { id, email, studentName, posting } = application
  const { to, action, mail: template = null } = { mail: undefined, ...applicationTransitions[transition] }
  const { actorKind, actorName } = describeActor(actor)
  const words = template && (edited ?? (await applicantWords(tx, template))(application))
  const mail = words && {
    mailSubject: words.subject,
    mailText: words.text,
    mailId: await putMail(tx, email, applicantEmail(words)),
  }
  const event = { applicationId: id, state: to, actorKind, actorName, createdAt: now(), ...mail }
  await tx.applicationEvent.create({ data: event, select: { id: true } })
  const subject = `${studentName}, ${posting.jobTitle}`
  await audit(tx, actor, { action: `application.${action}`, subjectId: id, subject, detail })
}
