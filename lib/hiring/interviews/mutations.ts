import 'server-only'
import type * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { type Database, db } from '@/lib/db'
import { openStatuses } from '@/lib/hiring/applications/statuses'
import { lockApplication } from '@/lib/hiring/applications/transitions'
import { cancelLocked, lockInterview, recordStep, takeStep } from '@/lib/hiring/interviews/cancel-mutations'
import { applicantEmail, recruiterEmail, recruiterOf } from '@/lib/hiring/interviews/emails'
import { isToCome, kindOf, toInterview } from '@/lib/hiring/interviews/format'
import { interviewMessages as messages } from '@/lib/hiring/interviews/messages'
import { interviewSelect, type WholeInterview } from '@/lib/hiring/interviews/queries'
import type { cancelSchema, Proposal, WireInterview } from '@/lib/hiring/interviews/schema'
import { momentOf } from '@/lib/hiring/interviews/zones'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'

const MAX_AHEAD_MS = 183 * 24 * 60 * 60 * 1000

/**
 * Proposes an interview and emails the applicant a link to choose a time. Throws `not-found`, `invalid` for a time that has
 * passed, or `conflict` if the application is closed or already has an interview that is still to come.
 */
export function proposeInterview(admin: Admin, applicationId: number, proposal: Proposal): Promise<WireInterview> {
  const data = dataOf(proposal)
  return db().$transaction(async (tx) => {
    await lockOpen(tx, applicationId)
    const others = await tx.interview.findMany({ where: { applicationId }, select: interviewSelect })
    const time = now()
    if (others.some((other) => isToCome(other, time))) throw new ApiError('conflict', messages.another)
    const interview = await tx.interview.create({
      data: { ...data, applicationId, recruiterId: admin.id, createdAt: time },
      select: interviewSelect,
    })
    await recordStep(tx, admin, interview, 'PROPOSED', interview.note)
    await sendProposal(tx, interview, 'interview-proposed')
    return toInterview(interview)
  })
}

type Versioned = { version: number }

/**
 * Proposes other times. A scheduled interview leaves both calendars until the applicant has chosen again. Throws like
 * proposing, and `conflict` if `version` is stale.
 */
export function rescheduleInterview(admin: Admin, id: number, { version, ...proposal }: Proposal & Versioned) {
  const data = dataOf(proposal)
  return db().$transaction(async (tx) => {
    const applicationId = await applicationOf(tx, id)
    await lockOpen(tx, applicationId)
    const before = await lockCurrent(tx, id, version)
    const isScheduled = before.state === 'SCHEDULED'
    const isHeld = before.recruiter && hasPermission(before.recruiter.role, 'recruiter')
    const sequence = before.sequence + 1
    const changed = await takeStep(tx, admin, { ...before, startsAt: null }, 'RESCHEDULED', {
      ...data,
      state: 'PROPOSED',
      startsAt: null,
      remindedOf: null,
      text: data.note,
      ...(isScheduled && { sequence }),
      ...(!isHeld && { recruiterId: admin.id }),
    })
    const { startsAt } = before
    await sendProposal(tx, changed, 'interview-rescheduled', isScheduled ? startsAt : null)
    if (isScheduled) {
      const line = 'We emailed the applicant a link to choose another time.'
      const email = recruiterEmail({ ...changed, startsAt }, { subject: 'Rescheduling', line, method: 'CANCEL' })
      await putMail(tx, recruiterOf(before).email, email)
    }
    return toInterview(changed)
  })
}

/** Throws `not-found`, or `conflict` if the interview is over, or `version` is stale. */
export function cancelInterview(admin: Admin, id: number, { reason, version }: z.output<typeof cancelSchema>) {
  return db().$transaction(async (tx) => {
    await cancelLocked(tx, admin, await lockCurrent(tx, id, version), reason)
  })
}

async function sendProposal(
  tx: Database,
  interview: WholeInterview,
  template: 'interview-proposed' | 'interview-rescheduled',
  former: Date | null = null,
): Promise<void> {
  const { note, application } = interview
  const own = { template, note, link: 'Choose a time' } as const
  const email = await applicantEmail(tx, interview, own)
  // The event of the former time is canceled by the same email.
  const canceled =
    former && (await applicantEmail(tx, { ...interview, startsAt: former }, { ...own, method: 'CANCEL' }))
  await putMail(tx, application.email, canceled ? { ...email, calendar: canceled.calendar ?? '' } : email)
}

/** The application is locked before its interviews, in the same order as when it's deleted. */
async function lockOpen(tx: Database, applicationId: number): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw new ApiError('not-found')
  if (!openStatuses.includes(application.state)) throw new ApiError('conflict', messages.notOpen)
}

async function applicationOf(tx: Database, id: number): Promise<number> {
  const interview = await tx.interview.findUnique({ where: { id }, select: { applicationId: true } })
  if (!interview) throw new ApiError('not-found')
  return interview.applicationId
}

async function lockCurrent(tx: Database, id: number, version: number): Promise<WholeInterview> {
  const interview = await lockInterview(tx, id)
  if (!interview) throw new ApiError('not-found')
  const current = toInterview(interview)
  if (interview.version !== version) throw new ApiError('conflict', messages.stale, { current })
  if (!isToCome(interview, now())) throw new ApiError('conflict', messages.over, { current })
  return interview
}

function dataOf({ slots, kind, ...proposal }: Proposal) {
  const time = now()
  const fields: Record<string, string> = {}
  const moments = slots.map(({ startsAt }, index) => {
    const moment = momentOf(startsAt, proposal.timeZone) ?? time
    if (moment <= time) fields[`slots.${index}.startsAt`] = messages.slotPast
    if (moment.getTime() > time.getTime() + MAX_AHEAD_MS) fields[`slots.${index}.startsAt`] = messages.slotFar
    return moment
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', Object.values(fields)[0], { fields })
  return { ...proposal, kind: kindOf[kind], slots: moments.sort((one, other) => one.getTime() - other.getTime()) }
}
