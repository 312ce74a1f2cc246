import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { AUTHORIZED, SPONSORSHIP } from '@/lib/hiring/matches/facts'
import { type Match, payKinds, placeKinds } from '@/lib/hiring/matches/reasons'
import { cardSelect } from '@/lib/jobs/postings/queries'
import { now } from '@/lib/platform/clock'
import { listSampleIds } from '@/lib/platform/sample-rows/queries'

const MAX_PEOPLE = 50

/** Throws `not-found`. */
export async function getPostingToMatch(_admin: Admin, id: number) {
  const select = { id: true, jobTitle: true, company: true, skills: true }
  const posting = await db().posting.findUnique({ where: { id }, select })
  if (!posting) throw new ApiError('not-found')
  return posting
}

/** People with an account and a skill that the job asks for, who haven't applied for it, best match first. */
export async function listPeopleWhoFit(_admin: Admin, { id, skills }: { id: number; skills: string[] }) {
  const counted = Prisma.sql`
    SELECT s."id", s."lastSeenAt", ${countIn(Prisma.sql`f."skills"`, skills)} AS "common"
    FROM "SeekerFacts" f
    JOIN "Seeker" s ON s."id" = f."seekerId"
    WHERE f."skills" && ${skills} AND s."wantsSuggestions" AND s."verifiedAt" IS NOT NULL
      AND (s."passwordHash" IS NOT NULL OR s."openedByCodeAt" IS NOT NULL)
      AND s."id" NOT IN (SELECT "seekerId" FROM "Application" WHERE "postingId" = ${id})
      AND (s."personId" IS NULL OR s."personId" NOT IN (
        SELECT o."personId" FROM "Application" a JOIN "Seeker" o ON o."id" = a."seekerId"
        WHERE a."postingId" = ${id} AND o."personId" IS NOT NULL))`
  const matches = await db().$queryRaw<FoundMatch[]>`
    WITH ${withMost(counted, MAX_PEOPLE)}
    SELECT * FROM (
      SELECT c."id", c."lastSeenAt", c."common", ${match()}
      FROM most c
      JOIN "SeekerFacts" f ON f."seekerId" = c."id"
      JOIN "Posting" j ON j."id" = ${id}
      OFFSET 0
    ) m
    ORDER BY ${byParts}, m."lastSeenAt" DESC, m."id" DESC
    LIMIT ${MAX_PEOPLE}`
  const ids = matches.map((match) => match.id)
  const select = { id: true, userName: true, openedByCodeAt: true, email: true, personId: true }
  const seekers = await db().seeker.findMany({ where: { id: { in: ids } }, select })
  return { people: joined(matches, seekers), samples: await listSampleIds('Seeker', ids) }
}

/** Null if the seeker doesn't want suggestions. */
export async function listJobsThatFit({ id }: Seeker, most: number) {
  const seeker = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: { wantsSuggestions: true, facts: { select: { skills: true } } },
  })
  if (!seeker.wantsSuggestions) return null
  const skills = seeker.facts?.skills ?? []
  const counted = Prisma.sql`
    SELECT j."id", ${countIn(Prisma.sql`j."skills"`, skills)} AS "common"
    FROM "Posting" j
    WHERE j."skills" && ${skills} AND j."status" = 'APPROVED' AND j."expiresAt" > ${now()} AND j."slug" IS NOT NULL
      AND j."id" NOT IN (SELECT "postingId" FROM "Application" WHERE "seekerId" = ${id})`
  const matches = await db().$queryRaw<FoundMatch[]>`
    WITH ${withMost(counted, most)}
    SELECT * FROM (
      SELECT j."id", j."approvedAt", c."common", ${match()}
      FROM most c
      JOIN "Posting" j ON j."id" = c."id"
      JOIN "SeekerFacts" f ON f."seekerId" = ${id}
      OFFSET 0
    ) m
    ORDER BY ${byParts}, m."approvedAt" DESC, m."id" DESC
    LIMIT ${most}`
  const jobs = await db().posting.findMany({ where: { id: { in: matches.map(({ id }) => id) } }, select: cardSelect })
  return { hasSkills: skills.length > 0, jobs: joined(matches, jobs) }
}

type FoundMatch = Match & { id: number }

/** The matches in their order with their rows. Leaves out rows that were deleted in between. */
function joined<Row extends { id: number }>(matches: FoundMatch[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.flatMap((match) => {
    const row = byId.get(match.id)
    return row ? [{ ...row, match }] : []
  })
}

/** How many of the skills a column has. Much faster than to intersect arrays. */
function countIn(column: Prisma.Sql, skills: string[]): Prisma.Sql {
  if (skills.length === 0) return Prisma.sql`0`
  return Prisma.join(
    skills.map((skill) => Prisma.sql`(${skill} = ANY(${column}))::int`),
    ' + ',
  )
}

/** Keeps the rows with enough skills in common to be listed, so that the rest aren't compared. */
const withMost = (counted: Prisma.Sql, rows: number) => Prisma.sql`
  counted AS MATERIALIZED (${counted}),
  most AS (SELECT * FROM counted WHERE "common" >= (
    SELECT min("common") FROM (SELECT "common" FROM counted ORDER BY "common" DESC LIMIT ${rows}) AS first))`

/** Compares a posting j with a seeker's facts f. OFFSET 0 keeps PostgreSQL from comparing again for ORDER BY. */
function match(): Prisma.Sql {
  const month = now().toISOString().slice(0, 7)
  return Prisma.sql`
    j."skills" AS "jobSkills", f."skills" AS "seekerSkills", f."city", f."region",
    CASE
      WHEN f."city" = ANY(j."cities") AND j."places"->'value' @> jsonb_build_array(
        jsonb_build_object('city', f."city", 'region', f."region", 'country', f."country")) THEN 'city'
      WHEN (j."workMode" = 'REMOTE' OR j."mayBeRemote") AND (f."country" IS NULL
        OR j."remoteCountries" = '{}' OR f."country" = ANY(j."remoteCountries")) THEN 'remote'
      WHEN f."region" = ANY(j."regions") AND f."country" = ANY(j."countries") THEN 'state'
      WHEN f."country" IS NULL OR j."countries" = '{}' THEN 'unsaid'
      ELSE 'elsewhere'
    END AS "place",
    (SELECT permit FROM unnest(f."permits") WITH ORDINALITY AS permits (permit, rank)
      WHERE left(permit, 2) = ANY(j."countries")
        AND (right(permit, 1) = ':' OR split_part(permit, ':', 3) >= ${month})
      ORDER BY rank LIMIT 1) AS "permit",
    CASE
      WHEN f."monthlyPayInr" IS NULL THEN 'unsaid'
      WHEN j."monthlyPayInr" IS NULL THEN 'unstated'
      WHEN f."payCurrency" <> j."payCurrency" THEN 'incomparable'
      WHEN f."monthlyPayInr" <= j."monthlyPayInr" THEN 'fits'
      WHEN j."payMax" IS NULL THEN 'unstated'
      ELSE 'more'
    END AS "pay"`
}

const byParts = Prisma.sql`m."common" DESC,
  array_position(${[...placeKinds]}::text[], m."place"),
  CASE WHEN m."permit" LIKE ${`__:${AUTHORIZED}:%`} THEN 0 WHEN m."permit" IS NULL THEN 2
    WHEN m."permit" LIKE ${`__:${SPONSORSHIP}:%`} THEN 3 ELSE 1 END,
  array_position(${[...payKinds]}::text[], m."pay")`
