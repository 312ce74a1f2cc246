import 'server-only'
import { registered } from '@/lib/accounts/seekers/admin-list'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { getFigures, listPostingFigures, listSources } from '@/lib/console/dashboard/figure-queries'
import { DAYS, fillWeeks, lastDays, lastWeeks, type WeekCount, weekBefore } from '@/lib/console/dashboard/weeks'
import { daysBefore } from '@/lib/console/lists/days'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { withoutTime } from '@/lib/hiring/interviews/queries'
import { now } from '@/lib/platform/clock'

const LONGEST_WAITING = 3
export const MAX_COUNT = 1_000

export async function getTiles(_admin: Admin) {
  const [activePartners, inactivePartners, totals] = await Promise.all([
    db().partner.count({ where: { status: 'ACTIVE' } }),
    db().partner.count({ where: { status: 'INACTIVE' } }),
    countTotals(),
  ])
  return { activePartners, inactivePartners, applications: totals.applications, registrations: totals.registrations }
}

/** The last 12 weeks, compared with the 12 before. */
export async function getActivity(admin: Admin) {
  if (!hasPermission(admin.role, 'recruiter')) return null
  const time = now()
  const [counts, postings] = await Promise.all([countActivity(time), countPostings(time)])
  const { figures, before, sources, jobs, perWeek } = counts
  const weeks = lastWeeks(time)
  const beside = (counted: number[]) => {
    const all = allWeeks(time).map((week, index) => ({ week, count: counted[index] ?? 0 }))
    return { before: all.slice(0, weeks.length), weeks: all.slice(weeks.length) }
  }
  return {
    days: lastDays(time),
    figures,
    before,
    sources,
    jobs,
    views: beside(perWeek.views),
    applications: beside(perWeek.applications),
    registrations: beside(perWeek.registrations),
    postings,
  }
}

async function countTotals() {
  const [applications, registrations] = await Promise.all([
    db().application.count(),
    db().seeker.count({ where: registered }),
  ])
  return { applications, registrations }
}

async function countActivity(time: Date) {
  const weeks = allWeeks(time)
  const since = weeks[0] ?? time
  const days = lastDays(time)
  const [views, applications, registrations, figures, before, sources, jobs] = await Promise.all([
    countViewsPerWeek(since),
    countPerWeek(Prisma.sql`"Application"`, since),
    countPerWeek(
      Prisma.sql`(SELECT "createdAt" FROM "Seeker" WHERE "userName" <> '' OR "verifiedAt" IS NOT NULL) AS "registered"`,
      since,
    ),
    getFigures(days),
    getFigures(daysBefore(days, DAYS)),
    listSources(days),
    listPostingFigures(days),
  ])
  const filled = (counted: WeekCount[]) => fillWeeks(weeks, counted).map(({ count }) => count)
  const perWeek = { views: filled(views), applications: filled(applications), registrations: filled(registrations) }
  return { figures, before, sources, jobs, perWeek }
}

function allWeeks(time: Date): Date[] {
  const weeks = lastWeeks(time)
  return [...weeks.map(weekBefore), ...weeks]
}

/** Counts of open work. Null if the admin's role doesn't cover it. */
export async function getWaiting(admin: Admin) {
  const may = (permission: 'owner' | 'editor' | 'recruiter') => hasPermission(admin.role, permission)
  const today = new Date(now().toISOString().slice(0, 10))
  const [postings, applications, mentions, interviews, followUps, messages, comments, failedMails] = await Promise.all([
    may('recruiter') ? getPendingPostings() : null,
    may('recruiter') ? db().application.count({ where: { state: 'NEW' }, take: MAX_COUNT }) : null,
    may('recruiter') ? db().noteMention.count({ where: { adminId: admin.id, openedAt: null } }) : null,
    may('recruiter') ? db().application.count({ where: withoutTime(admin.id) }) : null,
    may('recruiter') ? db().person.count({ where: { ownerId: admin.id, followUpAt: { lte: today } } }) : null,
    db().contactMessage.count({ where: { answeredAt: null } }),
    may('editor') ? db().blogComment.count({ where: { state: 'WAITING' } }) : null,
    may('owner') ? db().mail.count({ where: { state: 'FAILED' } }) : null,
  ])
  return {
    time: now(),
    adminId: admin.id,
    postings,
    applications,
    mentions,
    interviews,
    followUps,
    messages,
    comments,
    failedMails,
  }
}

export type WaitingCounts = Partial<Record<string, number>>

export async function countWaiting(admin: Admin): Promise<WaitingCounts> {
  const may = (permission: 'owner' | 'editor' | 'recruiter') => hasPermission(admin.role, permission)
  const take = MAX_COUNT
  const [postings, changes, applications, messages, comments, mails] = await Promise.all([
    may('recruiter') ? db().posting.count({ where: { status: 'PENDING' }, take }) : 0,
    may('recruiter') ? db().postingRevision.count({ where: { posting: { status: 'APPROVED' } }, take }) : 0,
    may('recruiter') ? db().application.count({ where: { state: 'NEW' }, take }) : 0,
    db().contactMessage.count({ where: { answeredAt: null }, take }),
    may('editor') ? db().blogComment.count({ where: { state: 'WAITING' }, take }) : 0,
    may('owner') ? db().mail.count({ where: { state: 'FAILED' }, take }) : 0,
  ])
  return {
    '/adminpostjobs': postings + changes,
    '/adminappliedjobs': applications,
    '/contactus': messages,
    '/partners?tab=comments': comments,
    '/outbox': mails,
  }
}

async function getPendingPostings() {
  const [count, changes, reports, oldest] = await Promise.all([
    db().posting.count({ where: { status: 'PENDING' } }),
    // Starts from the changes in review, because there are few of them.
    db().postingRevision.count({ where: { posting: { status: 'APPROVED' } } }),
    db().jobReport.count({ where: { handledAt: null } }),
    db().posting.findMany({
      where: { status: 'PENDING' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: LONGEST_WAITING,
      select: { id: true, jobTitle: true, company: true, createdAt: true },
    }),
  ])
  return { count, changes, reports, oldest }
}

function countPerWeek(table: Prisma.Sql, since: Date): Promise<WeekCount[]> {
  return db().$queryRaw<WeekCount[]>`
    SELECT date_bin('7 days', "createdAt", ${since}::timestamptz) AS "week", count(*)::int AS "count"
    FROM ${table} WHERE "createdAt" >= ${since}::timestamptz GROUP BY 1`
}

function countViewsPerWeek(since: Date): Promise<WeekCount[]> {
  return db().$queryRaw<WeekCount[]>`
    SELECT date_bin('7 days', "day"::timestamp AT TIME ZONE 'UTC', ${since}::timestamptz) AS "week", sum("views")::int AS "count"
    FROM "PostingViews" WHERE "day" >= ${since.toISOString().slice(0, 10)}::date GROUP BY 1`
}

type PostingCounts = Record<'pending' | 'returned' | 'open' | 'closed' | 'filled' | 'expired' | 'rejected', number>

const noPostings: PostingCounts = { pending: 0, returned: 0, open: 0, closed: 0, filled: 0, expired: 0, rejected: 0 }

/** One index count per status. A single count of the table would read every description. */
async function countPostings(time: Date): Promise<PostingCounts> {
  const [counts] = await db().$queryRaw<PostingCounts[]>`
    SELECT (SELECT count(*)::int FROM "Posting" WHERE "status" = 'PENDING') AS "pending",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'RETURNED') AS "returned",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'APPROVED' AND "expiresAt" > ${time}) AS "open",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'CLOSED') AS "closed",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'FILLED') AS "filled",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'EXPIRED') AS "expired",
      (SELECT count(*)::int FROM "Posting" WHERE "status" = 'REJECTED') AS "rejected"`
  return counts ?? noPostings
}

export type Tiles = Awaited<ReturnType<typeof getTiles>>
export type Activity = NonNullable<Awaited<ReturnType<typeof getActivity>>>
export type Waiting = Awaited<ReturnType<typeof getWaiting>>
