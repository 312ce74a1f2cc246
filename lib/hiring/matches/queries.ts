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

type PersonMatch = Match & {
  id: number
  userName: string
  openedByCodeAt: Date | null
  email: string
  personId: number | null
}

/** People with an account and a skill that the job asks for, who haven't applied for it, from the best match. */
export async function listPeopleWhoFit(_admin: Admin, postingId: number) {
  const people = await db().$queryRaw<PersonMatch[]>`
    SELECT * FROM (
      SELECT s."id", s."userName", s."openedByCodeAt", s."email", s."personId", s."lastSeenAt", ${match()}
      FROM "Posting" j
      JOIN "SeekerFacts" f ON f."skills" && j."skills"
      JOIN "Seeker" s ON s."id" = f."seekerId"
      WHERE j."id" = ${postingId} AND s."wantsSuggestions" AND s."verifiedAt" IS NOT NULL
        AND (s."passwordHash" IS NOT NULL OR s."openedByCodeAt" IS NOT NULL)
        AND s."id" NOT IN (SELECT "seekerId" FROM "Application" WHERE "postingId" = ${postingId})
        AND (s."personId" IS NULL OR s."personId" NOT IN (
          SELECT o."personId" FROM "Application" a JOIN "Seeker" o ON o."id" = a."seekerId"
          WHERE a."postingId" = ${postingId} AND o."personId" IS NOT NULL))
    ) m
    ORDER BY ${byParts}, m."lastSeenAt" DESC, m."id" DESC
    LIMIT ${MAX_PEOPLE}`
  return {
    people,
    samples: await listSampleIds(
      'Seeker',
      people.map(({ id }) => id),
    ),
  }
}

/** Null if the seeker doesn't want suggestions. */
export async function listJobsThatFit({ id }: Seeker, most: number) {
  const seeker = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: { wantsSuggestions: true, facts: { select: { skills: true } } },
  })
  if (!seeker.wantsSuggestions) return null
  const matches = await db().$queryRaw<(Match & { id: number })[]>`
    SELECT * FROM (
      SELECT j."id", j."approvedAt", ${match()}
      FROM "SeekerFacts" f
      JOIN "Posting" j ON j."skills" && f."skills"
      WHERE f."seekerId" = ${id} AND j."status" = 'APPROVED' AND j."expiresAt" > ${now()} AND j."slug" IS NOT NULL
        AND j."id" NOT IN (SELECT "postingId" FROM "Application" WHERE "seekerId" = ${id})
    ) m
    ORDER BY ${byParts}, m."approvedAt" DESC, m."id" DESC
    LIMIT ${most}`
  const jobs = await db().posting.findMany({ where: { id: { in: matches.map(({ id }) => id) } }, select: cardSelect })
  const cards = new Map(jobs.map((job) => [job.id, job]))
  return {
    hasSkills: (seeker.facts?.skills.length ?? 0) > 0,
    jobs: matches.flatMap((match) => {
      const job = cards.get(match.id)
      return job ? [{ job, match }] : []
    }),
  }
}

/** Compares a posting j with a seeker's facts f. */
function match(): Prisma.Sql {
  const month = now().toISOString().slice(0, 7)
  return Prisma.sql`
    j."skills" AS "jobSkills", f."skills" AS "seekerSkills", f."city", f."region",
    (SELECT count(*) FROM unnest(j."skills") AS skill WHERE skill = ANY(f."skills")) AS "common",
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
