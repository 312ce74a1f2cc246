import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { type Database, db } from '@/lib/db'
import { cancelLocked, lockInterview, takeStep } from '@/lib/hiring/interviews/cancel-mutations'
import { applicantEmail, recruiterEmail, recruiterOf } from '@/lib/hiring/interviews/emails'
import { isToCome, openSlots } from '@/lib/hiring/interviews/format'
import { readInvitation } from '@/lib/hiring/interviews/links'
import { invitationMessages as messages } from '@/lib/hiring/interviews/messages'
import { hasEnded, listBusy, type WholeInterview } from '@/lib/hiring/interviews/queries'
import type { Answer } from '@/lib/hiring/interviews/schema'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * An applicant's answer to an interview, by the token of their link. Throws `gone` for a wrong link or an interview that is
 * over, and `conflict` if the time isn't available anymore or the interview has changed.
 */
export async function answerInvitation(_viewer: null, token: string, answer: Answer): Promise<string> {
  const id = await readInvitation(token)
  if (id === null) throw new ApiError('gone', messages.deadLink)
  return db().$transaction(async (tx) => {
    await lockRecruiter(tx, id)
    const interview = await lockInterview(tx, id)
    if (!interview) throw new ApiError('gone', messages.deadLink)
    if (!isToCome(interview, now()) || (await hasEnded(tx, interview))) throw new ApiError('gone', messages.changed)
    return steps[answer.answer](tx, interview, answer)
  })
}

/** Of two applicants who choose the same time of a recruiter, the second waits here. */
async function lockRecruiter(tx: Database, id: number): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM "Admin" WHERE "id" = (SELECT "recruiterId" FROM "Interview" WHERE "id" = ${id}) FOR NO KEY UPDATE`
}

type Step = (tx: Database, interview: WholeInterview, answer: Answer) => Promise<string>

const steps: Record<Answer['answer'], Step> = { pick, decline, cancel }

async function pick(tx: Database, interview: WholeInterview, { slot = '', zone }: Answer): Promise<string> {
  const chosen = new Date(slot)
  // A second click on the same time changes nothing.
  if (interview.state === 'SCHEDULED' && interview.startsAt?.getTime() === chosen.getTime()) return messages.chosen
  if (interview.state !== 'PROPOSED') throw new ApiError('conflict', messages.changed)
  const open = openSlots(interview, await listBusy(tx, interview), now())
  if (!open.some((each) => each.getTime() === chosen.getTime())) throw new ApiError('conflict', messages.unavailable)
  const scheduled = await takeStep(tx, actorOf(interview), interview, 'PICKED', {
    state: 'SCHEDULED',
    startsAt: chosen,
    applicantZone: zone,
    sequence: interview.sequence + 1,
    // No reminder right after the confirmation.
    remindedOf: chosen.getTime() - now().getTime() <= DAY_MS ? chosen : null,
  })
  const { application, note } = scheduled
  const own = { template: 'interview-scheduled', note, link: 'View or cancel', method: 'REQUEST' } as const
  await putMail(tx, application.email, applicantEmail(tx, scheduled, own))
  const line = `${application.studentName} chose a time for this interview.`
  const email = recruiterEmail(scheduled, { subject: 'Interview scheduled', line, method: 'REQUEST' })
  await putMail(tx, recruiterOf(scheduled).email, email)
  return messages.chosen
}

async function decline(tx: Database, interview: WholeInterview, { message }: Answer): Promise<string> {
  if (interview.state === 'DECLINED') return messages.declined
  if (interview.state !== 'PROPOSED') throw new ApiError('conflict', messages.changed)
  const declined = await takeStep(tx, actorOf(interview), interview, 'DECLINED', { state: 'DECLINED', text: message })
  const line = `None of the times you proposed works for ${declined.application.studentName}. You can propose others.`
  const email = recruiterEmail(declined, { subject: 'No interview time fits', line, message })
  await putMail(tx, recruiterOf(declined).email, email)
  return messages.declined
}

async function cancel(tx: Database, interview: WholeInterview, { message }: Answer): Promise<string> {
  if (interview.state !== 'SCHEDULED') throw new ApiError('conflict', messages.changed)
  await cancelLocked(tx, actorOf(interview), interview, message)
  return messages.canceled
}

const actorOf = ({ application: { seekerId, email } }: WholeInterview) =>
  ({ kind: 'seeker', id: seekerId, email }) as const
