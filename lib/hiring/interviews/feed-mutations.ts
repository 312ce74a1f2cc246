import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { hashOfResetToken, makeResetToken } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { calendarFeed } from '@/lib/hiring/interviews/calendar'
import { kindLabel } from '@/lib/hiring/interviews/format'
import { findFeed } from '@/lib/hiring/interviews/queries'
import { now } from '@/lib/platform/clock'

/** Makes the link to an admin's calendar, which replaces an earlier one. Only its hash is stored. */
export async function createCalendarLink(admin: Admin): Promise<string> {
  const token = makeResetToken()
  await setHash(admin, hashOfResetToken(token), 'admin.calendar-link-created')
  return `${env().SITE_URL}/api/calendar?token=${token}`
}

export function removeCalendarLink(admin: Admin): Promise<void> {
  return setHash(admin, null, 'admin.calendar-link-removed')
}

type LinkAction = 'admin.calendar-link-created' | 'admin.calendar-link-removed'

function setHash({ id, ...admin }: Admin, calendarHash: string | null, action: LinkAction): Promise<void> {
  return db().$transaction(async (tx) => {
    const data = { calendarHash, calendarSince: calendarHash && now() }
    await tx.admin.update({ where: { id }, data, select: { id: true } })
    await audit(tx, { id, ...admin }, { action, subjectId: id, subject: admin.email })
  })
}

/** A recruiter's interviews as a calendar. Throws `not-found` for an unknown token. */
export async function getCalendar(_viewer: null, token: string): Promise<string> {
  const interviews = await findFeed(hashOfResetToken(token))
  if (!interviews) throw new ApiError('not-found')
  const stamp = now()
  return calendarFeed(
    interviews.flatMap(({ startsAt, application, kind, title, note, ...interview }) => {
      if (!startsAt) return []
      const { id, studentName, posting } = application
      const about = `${posting.jobTitle}, ${posting.company}`
      return {
        ...interview,
        startsAt,
        stamp,
        title: `${title}: ${studentName}`,
        description: [about, kindLabel(kind), note].filter(Boolean).join('\n'),
        url: `${env().SITE_URL}/adminappliedjobs/${id}`,
      }
    }),
  )
}
