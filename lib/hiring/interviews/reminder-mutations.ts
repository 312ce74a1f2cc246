import 'server-only'
import { db } from '@/lib/db'
import { lockInterview } from '@/lib/hiring/interviews/cancel-mutations'
import { applicantEmail, recruiterEmail, recruiterOf } from '@/lib/hiring/interviews/emails'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A reminder that's late by so much that the interview is about to start would only confuse. */
const MIN_NOTICE_MS = 2 * HOUR_MS

/** Emails the applicant and the recruiter the day before an interview, once for each time it's scheduled for. */
export function remindOfInterviews(): Promise<void> {
  return processDueRows({
    task: 'remind-of-interviews',
    due: async (take) => {
      const rows = await db().interview.findMany({
        where: due(),
        orderBy: { startsAt: 'asc' },
        take,
        select: { id: true },
      })
      return rows.map(({ id }) => id)
    },
    act: async ([id = 0]) => {
      await db().$transaction(async (tx) => {
        const interview = await lockInterview(tx, id)
        if (!interview || (await tx.interview.count({ where: { ...due(), id } })) === 0) return
        await tx.interview.update({ where: { id }, data: { remindedOf: interview.startsAt }, select: { id: true } })
        const { application, note } = interview
        const own = { template: 'interview-reminder', note, link: 'View or cancel' } as const
        await putMail(tx, application.email, applicantEmail(tx, interview, own))
        const line = `You're talking with ${application.studentName} soon.`
        await putMail(tx, recruiterOf(interview).email, recruiterEmail(interview, { subject: 'Reminder', line }))
      })
    },
  })
}

function due() {
  const time = now().getTime()
  return {
    state: 'SCHEDULED' as const,
    remindedOf: null,
    startsAt: { gt: new Date(time + MIN_NOTICE_MS), lte: new Date(time + DAY_MS) },
    application: { state: { notIn: ['REJECTED' as const, 'WITHDRAWN' as const] } },
  }
}
