import 'server-only'
import type { Days } from '@/lib/console/lists/days'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { IMPORT_SOURCE, NO_SOURCE } from '@/lib/hiring/applications/list'

/** Where an applicant came from: a tracked link, or else the referring site. */
export const sourceOf = Prisma.sql`left(coalesce(nullif(a."source", ''), nullif(a."referrerHost", ''), ${NO_SOURCE}), 100)`

const MAX_JOBS = 10
const MAX_SOURCES = 6

/**
 * Outcomes of these days' applications. `answerSeconds` is the median time to an admin's first decision. It and `answered`
 * leave out imported applications, which were first decided on elsewhere, or had waited elsewhere.
 */
const progress = Prisma.sql`count(*)::int AS "applications", count(a."shortlistedAt")::int AS "shortlisted",
  count(*) FILTER (WHERE a."state" = 'HIRED')::int AS "hired",
  count(a."answeredAt") FILTER (WHERE a."source" <> ${IMPORT_SOURCE})::int AS "answered",
  count(*) FILTER (WHERE a."answeredAt" IS NULL)::int AS "unanswered",
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a."answeredAt" - a."createdAt")::float8)
    FILTER (WHERE a."source" <> ${IMPORT_SOURCE}) AS "answerSeconds"`

type Progress = {
  applications: number
  shortlisted: number
  hired: number
  answered: number
  unanswered: number
  answerSeconds: number | null
}
export type Figures = Progress & { views: number }

const noProgress: Progress = {
  applications: 0,
  shortlisted: 0,
  hired: 0,
  answered: 0,
  unanswered: 0,
  answerSeconds: null,
}

export async function getFigures(days: Days): Promise<Figures> {
  const [[applied], [viewed]] = await Promise.all([
    db().$queryRaw<Progress[]>`SELECT ${progress} FROM "Application" a WHERE ${appliedIn(days)}`,
    db().$queryRaw<{ views: number }[]>`
      SELECT coalesce(sum(v."views"), 0)::int AS "views" FROM "PostingViews" v WHERE ${viewedIn(days)}`,
  ])
  return { ...(applied ?? noProgress), views: viewed?.views ?? 0 }
}

/** Where applicants came from, most frequent first. */
export async function listSources(days: Days) {
  const counted = await db().$queryRaw<{ source: string; count: number; total: number }[]>`
    SELECT "source", count(*)::int AS "count", (sum(count(*)) OVER ())::int AS "total"
    FROM (SELECT ${sourceOf} AS "source" FROM "Application" a WHERE ${appliedIn(days)}) AS applied
    GROUP BY 1 ORDER BY "source" = ${NO_SOURCE} DESC, 2 DESC, 1 LIMIT ${MAX_SOURCES + 1}`
  const named = counted.filter(({ source }) => source !== NO_SOURCE).slice(0, MAX_SOURCES)
  const unknown = counted.find(({ source }) => source === NO_SOURCE)?.count ?? 0
  const known = named.reduce((sum, { count }) => sum + count, unknown)
  return { named, unknown, others: (counted[0]?.total ?? 0) - known }
}

/** The jobs with the most applications and views. */
export async function listPostingFigures(days: Days) {
  const [applied, viewed] = await Promise.all([
    db().$queryRaw<{ id: number; count: number }[]>`
      SELECT a."postingId" AS "id", count(*)::int AS "count" FROM "Application" a
      WHERE ${appliedIn(days)} GROUP BY 1 ORDER BY 2 DESC, 1 DESC LIMIT ${MAX_JOBS}`,
    db().$queryRaw<{ id: number; count: number }[]>`
      SELECT v."postingId" AS "id", sum(v."views")::int AS "count" FROM "PostingViews" v
      WHERE ${viewedIn(days)} GROUP BY 1 ORDER BY 2 DESC, 1 DESC LIMIT ${MAX_JOBS}`,
  ])
  const ids = [...new Set([...applied, ...viewed].map(({ id }) => id))].slice(0, MAX_JOBS)
  const [postings, progressed, views] = await Promise.all([
    db().posting.findMany({ where: { id: { in: ids } }, select: { id: true, jobTitle: true, company: true } }),
    db().$queryRaw<({ id: number } & Progress)[]>`
      SELECT a."postingId" AS "id", ${progress} FROM "Application" a
      WHERE a."postingId" = ANY(${ids}) AND ${appliedIn(days)} GROUP BY 1`,
    db().$queryRaw<{ id: number; count: number }[]>`
      SELECT v."postingId" AS "id", sum(v."views")::int AS "count" FROM "PostingViews" v
      WHERE v."postingId" = ANY(${ids}) AND ${viewedIn(days)} GROUP BY 1`,
  ])
  return ids.flatMap((id) => {
    const posting = postings.find((each) => each.id === id)
    if (!posting) return []
    const figures = progressed.find((each) => each.id === id) ?? noProgress
    return [{ ...figures, ...posting, views: views.find((each) => each.id === id)?.count ?? 0 }]
  })
}

const appliedIn = ({ from, until }: Days) => Prisma.sql`a."createdAt" >= ${from} AND a."createdAt" < ${until}`
const viewedIn = ({ from, until }: Days) =>
  Prisma.sql`v."day" >= ${dayOf(from)}::date AND v."day" < ${dayOf(until)}::date`
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
