import 'server-only'
import { type Actor, audit, describeActor } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { InterviewStep } from '@/lib/generated/prisma/enums'
import { applicantEmail, deletedEmail, recruiterEmail, recruiterOf } from '@/lib/hiring/interviews/emails'
import { isToCome } from '@/lib/hiring/interviews/format'
import { interviewSelect, type WholeInterview } from '@/lib/hiring/interviews/queries'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'

/** Waits for others who change the interview. Null if it's gone. */
export async function lockInterview(tx: Database, id: number): Promise<WholeInterview | null> {
  await tx.$executeRaw`SELECT 1 FROM "Interview" WHERE "id" = ${id} FOR UPDATE`
  return tx.interview.findUnique({ where: { id }, select: interviewSelect })
}

/** Changes a locked interview and records the step in its history and the audit log. */
export async function takeStep(
  tx: Database,
  actor: Actor,
  { id, application, startsAt }: WholeInterview,
  step: InterviewStep,
  { text = '', ...data }: Prisma.InterviewUncheckedUpdateInput & { text?: string },
): Promise<WholeInterview> {
  const changed = await tx.interview.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    select: interviewSelect,
  })
  await recordStep(tx, actor, { id, application, startsAt: changed.startsAt ?? startsAt }, step, text)
  return changed
}

const actions = {
  PROPOSED: 'application.interview-proposed',
  RESCHEDULED: 'application.interview-rescheduled',
  PICKED: 'application.interview-picked',
  DECLINED: 'application.interview-declined',
  CANCELED: 'application.interview-canceled',
} as const satisfies Record<InterviewStep, string>

type Recorded = Pick<WholeInterview, 'id' | 'application' | 'startsAt'>

export async function recordStep(
  tx: Database,
  actor: Actor,
  { id, application, startsAt }: Recorded,
  step: InterviewStep,
  text: string,
): Promise<void> {
  const { actorKind, actorName } = describeActor(actor)
  const isOfTime = step === 'PICKED' || step === 'CANCELED'
  const data = { interviewId: id, step, actorKind, actorName, text, createdAt: now(), ...(isOfTime && { startsAt }) }
  await tx.interviewEvent.create({ data, select: { id: true } })
  const subject = `${application.studentName}, ${application.posting.jobTitle}`
  await audit(tx, actor, { action: actions[step], subjectId: application.id, subject })
}

/** Cancels a locked interview, and its event in both calendars if there is one. */
export async function cancelLocked(tx: Database, actor: Actor, interview: WholeInterview, text: string): Promise<void> {
  const isScheduled = interview.state === 'SCHEDULED'
  const sequence = interview.sequence + 1
  const canceled = await takeStep(tx, actor, interview, 'CANCELED', {
    state: 'CANCELED',
    text,
    ...(isScheduled && { sequence }),
  })
  const method = isScheduled ? ({ method: 'CANCEL' } as const) : {}
  const isByApplicant = actor.kind === 'seeker'
  const note = isByApplicant ? {} : { note: text }
  const template = 'interview-canceled'
  await putMail(tx, canceled.application.email, applicantEmail(tx, canceled, { template, ...note, ...method }))
  if (!isByApplicant && !isScheduled) return
  const email = recruiterEmail(canceled, {
    subject: 'Canceled',
    line: cancelLine(actor, canceled),
    ...(isByApplicant && { message: text }),
    ...method,
  })
  await putMail(tx, recruiterOf(canceled).email, email)
}

function cancelLine({ kind }: Actor, { application }: WholeInterview): string {
  if (kind === 'system') return 'The application was rejected, so this interview is canceled.'
  return `${kind === 'seeker' ? application.studentName : 'You or a colleague'} canceled this interview.`
}

/** Cancels what's still to come when an applicant withdraws. */
export async function cancelForWithdrawal(tx: Database, actor: Actor, applicationId: number): Promise<void> {
  for (const interview of await listToCome(tx, [applicationId])) await cancelLocked(tx, actor, interview, '')
}

/** Takes scheduled interviews out of calendars before their applications are deleted. */
export async function announceDeletion(tx: Database, applicationIds: number[], isToApplicant: boolean): Promise<void> {
  const scheduled = (await listToCome(tx, applicationIds)).filter(({ state }) => state === 'SCHEDULED')
  for (const { sequence, ...interview } of scheduled) {
    const canceled = { ...interview, sequence: sequence + 1 }
    await putMail(tx, recruiterOf(canceled).email, deletedEmail(canceled))
    if (!isToApplicant) continue
    const own = { template: 'interview-canceled', method: 'CANCEL' } as const
    // Without the interview's id, because the email would be deleted with it.
    const { interviewId: _, ...content } = await applicantEmail(tx, canceled, own)
    await putMail(tx, canceled.application.email, content)
  }
}

async function listToCome(tx: Database, applicationIds: number[]): Promise<WholeInterview[]> {
  await tx.$executeRaw`
    SELECT 1 FROM "Interview" WHERE "applicationId" = ANY(${applicationIds}) ORDER BY "id" FOR UPDATE`
  const interviews = await tx.interview.findMany({
    where: { applicationId: { in: applicationIds } },
    orderBy: { id: 'asc' },
    select: interviewSelect,
  })
  const time = now()
  return interviews.filter((interview) => isToCome(interview, time))
}
