import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Actor, audit, describeActor } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { applicantEmail, type Recipient, wordsOnEntering } from '@/lib/hiring/applications/emails'
import { statusMessages } from '@/lib/hiring/applications/messages'
import {
  type ApplicationTransition,
  applicationStatuses,
  applicationTransitions,
} from '@/lib/hiring/applications/statuses'
import type { Before } from '@/lib/hiring/applications/undo-queries'
import { withholdMail } from '@/lib/hiring/applications/withheld-mutations'
import { cancelForWithdrawal } from '@/lib/hiring/interviews/cancel-mutations'
import { stageOf, stagesOf } from '@/lib/hiring/stages/format'
import type { StoredStage } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import type { TemplateKey } from '@/lib/platform/mail-templates/templates'
import { undoTime } from '@/lib/platform/undo/mutations'
import type { WebhookEvent } from '@/lib/platform/webhooks/events'
import { putEvent } from '@/lib/platform/webhooks/mutations'

export const transitionSelect = {
  id: true,
  postingId: true,
  email: true,
  studentName: true,
  posting: { select: { jobTitle: true, company: true } },
} as const

type Transitioning = Recipient & { id: number; postingId: number }

type Options = {
  /** The job's own, locked. */
  stages?: StoredStage[]
  /** The one to enter: by default, the first of the status. */
  stageId?: number | undefined
  /** What the actor saw. */
  seen?: ApplicationStatus
  seenStageId?: number | null | undefined
  /** Replaces the email's subject and text. */
  mail?: MailText | undefined
}

/**
 * The only way to change an application's status. Returns false if the transition isn't allowed from the current
 * status, or if the actor saw another status or stage.
 */
export async function transitionApplication(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: Exclude<ApplicationTransition, 'apply'>,
  options: Options = {},
): Promise<boolean> {
  const { from, to }: { from: readonly ApplicationStatus[]; to: ApplicationStatus } = applicationTransitions[transition]
  const { seen, stages, stageId, mail } = options
  const stage = stageToEnter(stages, to, stageId)
  const locked = await lockApplication(tx, application.id)
  if (!locked || !from.includes(locked.state) || !wasSeen(locked, options)) return false
  if (stageId !== undefined && !stage) return false
  const { answeredAt, shortlistedAt } = transition === 'applyAgain' ? NOTHING_YET : locked
  const time = now()
  /*
   * Uses one statement, because a second write to the row would lock its posting and seeker. A concurrent takedown or
   * account deletion holds those locks and waits for this row.
   */
  await tx.application.update({
    where: { id: application.id },
    data: {
      state: to,
      stageId: stageId ?? null,
      stateChangedAt: time,
      answeredAt: answeredAt ?? (actor.kind === 'admin' ? time : null),
      shortlistedAt: shortlistedAt ?? (to === 'SHORTLISTED' || to === 'HIRED' ? time : null),
    },
    select: { id: true },
  })
  const detail = seen ? { from: applicationStatuses[seen].name } : {}
  await recordTransition(tx, actor, application, transition, {
    detail,
    stage,
    // Recruiters who only choose a status may not know the stages, so the stage's email would surprise them.
    isSilentStage: actor.kind === 'admin' && stageId === undefined,
    edited: mail,
    undo: undoOf(actor, locked),
  })
  if (transition === 'withdraw') await cancelForWithdrawal(tx, actor, application.id)
  return true
}

/**
 * Moves an application to another stage of its status, which only recruiters see. Returns false if the recruiter saw
 * another status or stage.
 */
export async function moveToStage(
  tx: Database,
  admin: Admin,
  application: Transitioning,
  options: Options & { stageId: number },
): Promise<boolean> {
  const locked = await lockApplication(tx, application.id)
  const { stages, stageId, mail: edited } = options
  const stage = locked && stageToEnter(stages, locked.state, stageId)
  if (!stage || !wasSeen(locked, options)) return false
  // An application that moved gets a new notice before it's deleted by a rule.
  const data = { stageId, retentionWarnedAt: null }
  await tx.application.update({ where: { id: application.id }, data, select: { id: true } })
  const step = { to: locked.state, action: 'stage-changed', isStageOnly: true } as const
  await record(tx, admin, application, step, { stage, edited, undo: undoOf(admin, locked) })
  return true
}

export const stageToEnter = (stages: StoredStage[] | undefined, to: ApplicationStatus, stageId?: number) =>
  stages?.find(({ id, status }) => status === to && (stageId === undefined || id === stageId))

function wasSeen(locked: LockedApplication, { stages = [], seen, seenStageId }: Options): boolean {
  if (seen && seen !== locked.state) return false
  return seenStageId === undefined || seenStageId === stageOf(stagesOf(stages), locked).id
}

/** Recruiters can undo a decision until its email leaves. */
function undoOf(
  actor: Actor,
  { state, stageId, stateChangedAt, answeredAt, shortlistedAt }: LockedApplication,
): Undo | null {
  if (actor.kind !== 'admin') return null
  const before = { state, stageId, stateChangedAt, answeredAt, shortlistedAt } satisfies Before
  return { before: JSON.parse(JSON.stringify(before)), undoUntil: undoTime() }
}

type Undo = { before: Prisma.InputJsonObject; undoUntil: Date }
type LockedApplication = Before
const NOTHING_YET = { answeredAt: null, shortlistedAt: null }

export async function lockApplication(tx: Database, id: number): Promise<LockedApplication | undefined> {
  const [locked] = await tx.$queryRaw<LockedApplication[]>`
    SELECT "state", "stageId", "stateChangedAt", "answeredAt", "shortlistedAt" FROM "Application"
    WHERE "id" = ${id} FOR NO KEY UPDATE`
  return locked
}

type Recorded = {
  detail?: Prisma.InputJsonObject
  stage?: StoredStage | undefined
  /** Whether to leave out the stage's own email. */
  isSilentStage?: boolean
  edited?: MailText | undefined
  undo?: Undo | null
}

/** Every other transition moves an application. */
const eventOf: Partial<Record<ApplicationTransition, WebhookEvent>> = {
  apply: 'application.received',
  applyAgain: 'application.received',
  withdraw: 'application.withdrawn',
}

export function recordTransition(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  transition: ApplicationTransition,
  recorded: Recorded = {},
): Promise<void> {
  const event = eventOf[transition] ?? 'application.moved'
  return record(tx, actor, application, { ...applicationTransitions[transition], event }, recorded)
}

type Step = {
  to: ApplicationStatus
  action: (typeof applicationTransitions)[ApplicationTransition]['action'] | 'stage-changed'
  mail?: TemplateKey
  event?: WebhookEvent
  isStageOnly?: boolean
}

async function record(
  tx: Database,
  actor: Actor,
  application: Transitioning,
  { to, action, mail: template, event, isStageOnly = false }: Step,
  { detail = {}, stage, isSilentStage = false, edited, undo = null }: Recorded,
): Promise<void> {
  const { id, email, studentName, posting } = application
  const recruiter = actor.kind === 'admin' ? describeActor(actor).actorName : null
  const prepared = await wordsOnEntering(tx, application, {
    stage: isSilentStage ? undefined : stage,
    template,
    recruiter,
  })
  if (edited && !prepared) throw new ApiError('invalid', statusMessages.notEmailed)
  const words = prepared && (edited ?? prepared)
  // Otherwise, someone whose decision was corrected would get both emails.
  const withheld = words || !isStageOnly ? await withholdMail(tx, id) : null
  const mailId = words && (await putMail(tx, email, applicantEmail(words), undo?.undoUntil))
  const mail = words && mailId !== null && { mailSubject: words.subject, mailText: words.text, mailId }
  const about = { kind: 'application', id } as const
  const status = applicationStatuses[to].name
  const webhookEventId = event ? await putEvent(tx, event, about, { status }, undo?.undoUntil) : null
  const step = { applicationId: id, state: to, stage: stage?.name ?? '', isStageOnly, ...describeActor(actor) }
  await tx.applicationEvent.create({
    data: {
      ...{ ...step, createdAt: now(), ...mail, webhookEventId, ...undo },
      ...(undo && withheld && { before: { ...undo.before, withheld } }),
    },
    select: { id: true },
  })
  const subject = `${studentName}, ${posting.jobTitle}`
  await audit(tx, actor, {
    action: `application.${action}`,
    subjectId: id,
    subject,
    detail: { ...detail, ...(stage && { stage: stage.name }) },
  })
}
