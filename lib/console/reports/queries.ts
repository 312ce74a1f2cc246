import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { sourceOf } from '@/lib/console/dashboard/figure-queries'
import type { Days } from '@/lib/console/lists/days'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { applicationStatuses, openStatuses } from '@/lib/hiring/applications/statuses'
import { now } from '@/lib/platform/clock'

const DAY_SECONDS = 24 * 60 * 60
const MAX_SOURCES = 1_000

export type StatusTime = {
  status: string
  applications: number
  medianDays: number | null
  slowestDays: number | null
}

/**
 * How long applications were in each open status. Counts every stay that overlaps these days. One that hasn't ended
 * counts until now. `slowestDays` is the 90th percentile. Leaves out stays that an import wrote, because files don't say
 * when each one began and ended.
 */
export async function listStatusTimes(_admin: Admin, { from, until }: Days): Promise<StatusTime[]> {
  const time = now()
  // Filters, because grouping by status would sort all rows by it first.
  const columns = openStatuses.map((status) => {
    const inStatus = Prisma.sql`FILTER (WHERE "state" = ${status}::"ApplicationState")`
    return Prisma.sql`json_build_array(count(DISTINCT "applicationId") ${inStatus},
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY "seconds") ${inStatus}) AS ${Prisma.raw(`"${status}"`)}`
  })
  type Column = [applications: number, seconds: [median: number, slowest: number] | null]
  const [found] = await db().$queryRaw<Partial<Record<ApplicationStatus, Column>>[]>`
    SELECT ${Prisma.join(columns)} FROM (
      SELECT "applicationId", "fromState" AS "state", date_part('epoch', "createdAt" - "since") AS "seconds"
      FROM "ApplicationEvent" WHERE "undoneAt" IS NULL AND NOT "isStageOnly" AND "createdAt" >= ${from} AND "since" < ${until}
      UNION ALL
      SELECT a."id", a."state", date_part('epoch', ${time} - a."stateChangedAt")
      FROM "Application" a
      WHERE a."state" = ANY(${openStatuses}::"ApplicationState"[]) AND a."stateChangedAt" < ${until} AND NOT EXISTS (
        SELECT 1 FROM "ApplicationEvent" e
        WHERE e."applicationId" = a."id" AND e."createdAt" = a."stateChangedAt" AND e."actorKind" = 'SYSTEM')
    ) AS stays`
  return openStatuses.map((status) => {
    const [applications, seconds] = found?.[status] ?? [0, null]
    const [median = null, slowest = null] = seconds ?? []
    const { label } = applicationStatuses[status]
    return { status: label, applications, medianDays: daysIn(median), slowestDays: daysIn(slowest) }
  })
}

export type SourceHires = { source: string; applications: number; interviews: number; hires: number }

/** What became of these days' applications by source. Interviews are applications for which a time was set. */
export function listSourceHires(_admin: Admin, { from, until }: Days): Promise<SourceHires[]> {
  return db().$queryRaw<SourceHires[]>`
    SELECT ${sourceOf} AS "source", count(*)::int AS "applications", count(i."applicationId")::int AS "interviews",
      count(*) FILTER (WHERE a."state" = 'HIRED')::int AS "hires"
    FROM "Application" a
    LEFT JOIN (SELECT DISTINCT "applicationId" FROM "Interview" WHERE "state" = 'SCHEDULED') AS i ON i."applicationId" = a."id"
    WHERE a."createdAt" >= ${from} AND a."createdAt" < ${until}
    GROUP BY 1 ORDER BY 4 DESC, 2 DESC, 1 LIMIT ${MAX_SOURCES}`
}

export type RecruiterLoad = {
  recruiter: string
  openApplications: number
  openPostings: number
  decisions: number
  medianDays: number | null
}

/**
 * What recruiters own now and decided in these days. `medianDays` is the time in New that ended with their decision,
 * without imported applications. Former admins, and older decisions that only have a name, are listed by name.
 */
export async function listRecruiterLoads(_admin: Admin, days: Days): Promise<RecruiterLoad[]> {
  const [admins, applications, postings, decisions] = await Promise.all([
    db().admin.findMany({ select: { id: true, name: true, email: true } }),
    countOpenApplications(),
    countOpenPostings(),
    listDecisions(days),
  ])
  const named = admins.map(({ id, name, email }) => ({ id, recruiter: name || email }))
  const others = decisions.filter(({ actorId }) => !admins.some(({ id }) => id === actorId))
  return [...named, ...others.map(({ actorId: id, name: recruiter }) => ({ id, recruiter }))]
    .map(({ id, recruiter }) => {
      const own = decisions.find(({ actorId, name }) =>
        id === null ? actorId === null && name === recruiter : actorId === id,
      )
      return {
        recruiter,
        openApplications: countOf(applications, id),
        openPostings: countOf(postings, id),
        decisions: own?.count ?? 0,
        medianDays: daysIn(own?.seconds ?? null),
      }
    })
    .filter((load) => load.openApplications + load.openPostings + load.decisions > 0)
    .toSorted((one, other) => other.decisions - one.decisions || other.openApplications - one.openApplications)
}

type Owned = { adminId: number; count: number }

const countOf = (owned: Owned[], id: number | null) => owned.find(({ adminId }) => adminId === id)?.count ?? 0

/** Open applications of the people that an admin owns. */
function countOpenApplications(): Promise<Owned[]> {
  return db().$queryRaw<Owned[]>`
    SELECT p."ownerId" AS "adminId", count(*)::int AS "count"
    FROM "Person" p JOIN "Seeker" s ON s."personId" = p."id" JOIN "Application" a ON a."seekerId" = s."id"
    WHERE p."ownerId" IS NOT NULL AND a."state" = ANY(${openStatuses}::"ApplicationState"[]) GROUP BY 1`
}

/** Open postings that an admin approved. */
function countOpenPostings(): Promise<Owned[]> {
  return db().$queryRaw<Owned[]>`
    SELECT e."actorId" AS "adminId", count(DISTINCT p."id")::int AS "count"
    FROM "AuditEntry" e JOIN "Posting" p ON p."id" = e."subjectId"
    WHERE e."action" = 'posting.approved' AND e."actorKind" = 'ADMIN' AND p."status" = 'APPROVED' AND p."expiresAt" > ${now()}
      AND e."createdAt" >= p."approvedAt"
    GROUP BY 1`
}

type Decisions = { actorId: number | null; name: string; count: number; seconds: number | null }

/** By admin, or by name where that's all an event has. Names are read one by one, because few events need theirs. */
function listDecisions({ from, until }: Days): Promise<Decisions[]> {
  const nameIn = (id: Prisma.Sql) =>
    Prisma.sql`(SELECT named."actorName" FROM "ApplicationEvent" named WHERE named."id" = ${id})`
  return db().$queryRaw<Decisions[]>`
    SELECT "actorId", "count", "seconds", ${nameIn(Prisma.sql`"lastId"`)} AS "name" FROM (
      SELECT "actorId", "name", count(*)::int AS "count", max("id") AS "lastId",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', "createdAt" - "since")) FILTER (WHERE "fromState" = 'NEW') AS "seconds"
      FROM (
        SELECT "id", "actorId", "fromState", "since", "createdAt",
          CASE WHEN "actorId" IS NULL THEN ${nameIn(Prisma.sql`e."id"`)} END AS "name"
        FROM "ApplicationEvent" e
        WHERE "undoneAt" IS NULL AND NOT "isStageOnly" AND "actorKind" = 'ADMIN' AND "createdAt" >= ${from} AND "createdAt" < ${until}
      ) AS decision GROUP BY 1, 2
    ) AS decided`
}

/** Days with two decimals. */
const daysIn = (seconds: number | null) => (seconds === null ? null : Math.round((seconds / DAY_SECONDS) * 100) / 100)
