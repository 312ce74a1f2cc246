import { countOf } from '@/lib/platform/numbers'
import 'server-only'
import * as z from 'zod'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { sign, verify } from '@/lib/auth/tokens'
import { type Figures, getFigures } from '@/lib/console/dashboard/figure-queries'
import { applicationsHref, durationLabel, viewedHref } from '@/lib/console/dashboard/format'
import { DAYS, nextSummary, wholeWeeks } from '@/lib/console/dashboard/weeks'
import { daysBefore, daysLabel } from '@/lib/console/lists/days'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const PURPOSE = 'weekly-summary'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Turns the weekly summary on or off. The first one is sent on the following Monday. */
export async function setSummary({ id }: Admin, isWanted: boolean): Promise<void> {
  const where = isWanted ? { id, summaryAt: null } : { id }
  await db().admin.updateMany({ where, data: { summaryAt: isWanted ? nextSummary(now()) : null } })
}

/** Unsubscribes the admin whose email had the link. Returns false for an invalid link. */
export async function endSummaryByLink(token: string): Promise<boolean> {
  const id = z.int().safeParse(await verify(PURPOSE, token)).data
  if (id === undefined) return false
  await db().admin.updateMany({ where: { id }, data: { summaryAt: null } })
  return true
}

export function sendWeeklySummaries(): Promise<void> {
  return processDueRows({
    task: 'send-weekly-summaries',
    due: async (take) => {
      const where = { summaryAt: { lte: now() } }
      return (await db().admin.findMany({ where, take, select: { id: true } })).map(({ id }) => id)
    },
    act: async ([id]) => {
      if (id !== undefined) await sendSummary(id)
    },
  })
}

type Recipient = { id: number; email: string; name: string; role: AdminRole }

/** The email and the next due date are written in one transaction, so that only one process sends it. */
async function sendSummary(adminId: number): Promise<void> {
  const time = now()
  const summary = await readSummary(time)
  await db().$transaction(async (tx) => {
    const [admin] = await tx.$queryRaw<Recipient[]>`
      SELECT "id", "email", "name", "role" FROM "Admin" WHERE "id" = ${adminId} AND "summaryAt" <= ${time}
      FOR UPDATE SKIP LOCKED`
    if (!admin) return
    if (hasPermission(admin.role, 'recruiter')) await putMail(tx, admin.email, summaryEmail(admin, summary))
    await tx.admin.update({ where: { id: adminId }, data: { summaryAt: nextSummary(time) }, select: { id: true } })
  })
}

async function readSummary(time: Date) {
  const days = wholeWeeks(time)
  const week = { from: daysBefore(days, 7).until, until: days.until }
  const [figures, before, lastWeek, weekBefore] = await Promise.all([
    getFigures(days),
    getFigures(daysBefore(days, DAYS)),
    getFigures(week),
    getFigures(daysBefore(week, 7)),
  ])
  return { days, week, figures, before, lastWeek, weekBefore }
}

type Summary = Awaited<ReturnType<typeof readSummary>>

async function summaryEmail({ id, name }: Recipient, summary: Summary): Promise<MailContent> {
  const { SITE_URL } = env()
  const { days, week, figures, before, lastWeek, weekBefore } = summary
  const oneClick = `${SITE_URL}/api/adminaccount/summary/unsubscribe?token=${await sign(PURPOSE, id, YEAR_SECONDS)}`
  const counted = (key: Exclude<keyof Figures, 'answerSeconds'>, label: string, href: string) => ({
    label,
    value: figures[key].toLocaleString('en-US'),
    note: `${before[key].toLocaleString('en-US')} before`,
    url: SITE_URL + href,
  })
  return {
    ...(await renderMail({
      kind: 'summary',
      subject: `Your week: ${countOf(lastWeek.applications, 'application')} and ${countOf(lastWeek.views, 'job view')}`,
      lines: [
        name ? `Hi ${name},` : 'Hi,',
        `${daysLabel(week)}: ${countOf(lastWeek.views, 'job view')} and ${countOf(lastWeek.applications, 'application')}, compared with ${weekBefore.views.toLocaleString('en-US')} and ${weekBefore.applications.toLocaleString('en-US')} the week before.`,
        `The last 12 weeks (${daysLabel(days)}), compared with the 12 before:`,
      ],
      figures: [
        counted('views', 'Job views', viewedHref(days)),
        counted('applications', 'Applications', applicationsHref(days)),
        counted('shortlisted', 'Shortlisted', applicationsHref(days, { progress: 'shortlisted' })),
        counted('hired', 'Hired', applicationsHref(days, { state: 'hired' })),
        {
          label: 'Time to first response',
          value: durationLabel(figures.answerSeconds),
          note: `${durationLabel(before.answerSeconds)} before`,
          url: SITE_URL + applicationsHref(days, { progress: 'answered' }),
        },
      ],
      action: { label: 'Open the dashboard', url: `${SITE_URL}/dashboard` },
      footnote: "You're getting this email every Monday because you turned on summaries in your admin account.",
      links: [{ label: 'Change your email settings', url: `${SITE_URL}/adminaccount#summary` }],
    })),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
