import 'server-only'
import { type Actor, audit, describeActor } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { applicantEmail, applicantWords, type Recipient } from '@/lib/hiring/applications/emails'
import {
  type ApplicationTransition,
  applicationStatuses,
  applicationTransitions,
} from '@/lib/hiring/applications/statuses'
import type { Before } from '@/lib/hiring/applications/undo-mutations'
import { cancelForWithdrawal } from '@/lib/hiring/interviews/cancel-mutations'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import { undoTime } from '@/lib/platform/undo/mutations'
import type { WebhookEvent } from '@/lib/platform/webhooks/events'
import { putEvent } from '@/lib/platform/webhooks/mutations'

export const transitionSelect = {
  id: true,
  email: true,
  studentName: true,
  posting: { select: { jobTitle: true, company: true } },
} as const

type Transitioning = Recipient & { id: number }

/**
 * The only way to change an application's status. Returns false if the transition isn't allowed from the current
 * status, or from `seen` if given. `mail` replaces the template's text.
 */
export async function transitionApplication(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: Exclude<ApplicationTransition, 'apply'>,
  { seen, mail }: { seen?: ApplicationStatus; mail?: MailText } = {},
): Promise<boolean> {
  const { from, to }: { from: readonly ApplicationStatus[]; to: ApplicationStatus } = applicationTransitions[transition]
  const locked = await lockApplication(tx, application.id)
  if (!locked || !from.includes(locked.state) || (seen && seen !== locked.state)) return false
  const { answeredAt, shortlistedAt } = transition === 'applyAgain' ? NOTHING_YET : locked
  const time = now()
  const undo = undoOf(actor, locked)
  /*
   * Uses one statement, because a second write to the row would lock its posting and seeker. A concurrent takedown or
   * account deletion holds those locks and waits for this row.
   */
  await tx.application.update({
    where: { id: application.id },
    data: {
      state: to,
      stateChangedAt: time,
      answeredAt: answeredAt ?? (actor.kind === 'admin' ? time : null),
      shortlistedAt: shortlistedAt ?? (to === 'SHORTLISTED' || to === 'HIRED' ? time : null),
    },
    select: { id: true },
  })
  const detail = seen ? { from: applicationStatuses[seen].name } : {}
  await recordTransition(tx, actor, application, transition, { detail, edited: mail, undo })
  if (transition === 'withdraw') await cancelForWithdrawal(tx, actor, application.id)
  return true
}

/** Recruiters can undo a decision until its email leaves. */
function undoOf(actor: Actor, { state, stateChangedAt, answeredAt, shortlistedAt }: LockedApplication): Undo | null {
  if (actor.kind !== 'admin') return null
  const before = { state, stateChangedAt, answeredAt, shortlistedAt } satisfies Before
  return { before: JSON.parse(JSON.stringify(before)), undoUntil: undoTime() }
}

type Undo = { before: Prisma.InputJsonObject; undoUntil: Date }
type LockedApplication = Before
const NOTHING_YET = { answeredAt: null, shortlistedAt: null }

export async function lockApplication(tx: Database, id: number): Promise<LockedApplication | undefined> {
  const [locked] = await tx.$queryRaw<LockedApplication[]>`
    SELECT "state", "stateChangedAt", "answeredAt", "shortlistedAt" FROM "Application" WHERE "id" = ${id} FOR NO KEY UPDATE`
  return locked
}

type Recorded = { detail?: Prisma.InputJsonObject; edited?: MailText | undefined; undo?: Undo | null }

/** Every other transition moves an application. */
const eventOf: Partial<Record<ApplicationTransition, WebhookEvent>> = {
  apply: 'application.received',
  applyAgain: 'application.received',
  withdraw: 'application.withdrawn',
}

export async function recordTransition(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: ApplicationTransition,
  { detail = {}, edited, undo = null }: Recorded = {},
): Promise<void> {
  const { id, email, studentName, posting } = application
  const { to, action, mail: template = null } = { mail: undefined, ...applicationTransitions[transition] }
  const words = template && (edited ?? (await applicantWords(tx, template))(application))
  const mailId = words && (await putMail(tx, email, applicantEmail(words), undo?.undoUntil))
  const mail = words && mailId !== null && { mailSubject: words.subject, mailText: words.text, mailId }
  const type = eventOf[transition] ?? 'application.moved'
  const about = { kind: 'application', id } as const
  const webhookEventId = await putEvent(tx, type, about, { status: applicationStatuses[to].name }, undo?.undoUntil)
  const step = { applicationId: id, state: to, ...describeActor(actor), createdAt: now(), ...mail, webhookEventId }
  await tx.applicationEvent.create({ data: { ...step, ...undo }, select: { id: true } })
  const subject = `${studentName}, ${posting.jobTitle}`
  await audit(tx, actor, { action: `application.${action}`, subjectId: id, subject, detail })
}
