import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type AnyQuery, contains } from '@/lib/console/lists/list'
import type { RowSource } from '@/lib/console/lists/queries'
import { countRows, idsBefore, type Lookup, listIds } from '@/lib/console/lists/word-queries'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { type ApplicationStatusName, statusNamed } from '@/lib/hiring/applications/statuses'
import { MIN_INDEXED } from '@/lib/hiring/persons/list-queries'
import { wordsQuery } from '@/lib/jobs/postings/text-search'
import { searchedDigits } from '@/lib/platform/phones/numbers'

const talentSelect = {
  id: true,
  userName: true,
  email: true,
  mobile: true,
  phoneE164: true,
  openedByCodeAt: true,
  personId: true,
  profile: { select: { skills: true, keySkills: true, expectedSalary: true, noticePeriod: true } },
  generalApplication: {
    select: { wish: true, createdAt: true, resume: { select: { name: true, originalName: true } } },
  },
  applications: {
    orderBy: { id: 'desc' },
    select: { id: true, state: true, createdAt: true, posting: { select: { jobTitle: true, company: true } } },
  },
  consents: {
    where: { kind: 'later-jobs', withdrawnAt: null },
    orderBy: { id: 'asc' },
    take: 1,
    select: { createdAt: true },
  },
} satisfies Prisma.SeekerSelect

export type Talent = Prisma.SeekerGetPayload<{ select: typeof talentSelect }>

export const EXCERPT_MARKS = ['\ue000', '\ue001'] as const
const EXCERPT = `StartSel=${EXCERPT_MARKS[0]}, StopSel=${EXCERPT_MARKS[1]}, MaxFragments=1, MaxWords=10, MinWords=4`
const MAX_EXCERPT_SOURCE = 50_000

/** An excerpt of each person's latest resume that has any of the words, with the words between `EXCERPT_MARKS`. */
export async function listResumeExcerpts(
  _admin: Admin,
  search: string,
  seekerIds: number[],
): Promise<Map<number, string>> {
  const words = wordsOf(search)
  if (words.length === 0 || seekerIds.length === 0) return new Map()
  const either = Prisma.sql`(${Prisma.join(words.map(inResume), ') || (')})`
  const rows = await db().$queryRaw<{ seekerId: number; excerpt: string }[]>`
    SELECT latest."seekerId", ts_headline('english', left(r."text", ${MAX_EXCERPT_SOURCE}), ${either}, ${EXCERPT}) AS "excerpt"
    FROM (SELECT o."seekerId", max(o."resumeId") AS "fileId" FROM (${ownersOfResumes}) o
      JOIN "ResumeText" t ON t."fileId" = o."resumeId"
      WHERE o."seekerId" = ANY(${seekerIds}) AND t."words" @@ (${either}) GROUP BY o."seekerId") latest
    JOIN "ResumeText" r ON r."fileId" = latest."fileId"`
  return new Map(
    rows
      .filter(({ excerpt }) => excerpt.includes(EXCERPT_MARKS[0]))
      .map(({ seekerId, excerpt }) => [seekerId, excerpt]),
  )
}

export const talentQueries: Pick<RowSource<Talent>, 'count' | 'ids' | 'read' | 'before'> = {
  count: (query, max) => countRows(searchOf(query), max),
  ids: (query, slice) => listIds(searchOf(query), slice),
  read: (where) => db().seeker.findMany({ where: { ...where, ...consenting }, select: talentSelect }),
  before: async (query, slice) => {
    const where = { id: { in: await idsBefore(searchOf(query), slice) }, ...consenting }
    return db().seeker.findMany({ where, orderBy: { id: 'desc' }, select: talentSelect })
  },
}

/** Checked again when the rows are read, because consent may have been withdrawn. */
const consenting = {
  consents: { some: { kind: 'later-jobs', withdrawnAt: null } },
} satisfies Prisma.SeekerWhereInput

function searchOf(query: AnyQuery) {
  return {
    table: Prisma.sql`"Seeker"`,
    alias: Prisma.sql`s`,
    filters: filtersOf(query),
    words: wordsIn(query),
    order: orderOf(query),
  }
}

function filtersOf({ came }: AnyQuery): Prisma.Sql {
  const conditions = [
    Prisma.sql`s."id" IN (SELECT "seekerId" FROM "Consent" WHERE "kind" = 'later-jobs' AND "withdrawnAt" IS NULL)`,
  ]
  if (came)
    conditions.push(Prisma.sql`EXISTS (SELECT 1 FROM "ApplicationEvent" e JOIN "Application" a ON a."id" = e."applicationId"
      WHERE a."seekerId" = s."id" AND e."undoneAt" IS NULL AND e."state" = ${statusNamed(came as ApplicationStatusName)}::"ApplicationState")`)
  return Prisma.join(conditions, ' AND ')
}

function wordsIn({ search }: AnyQuery): ((lookup: Lookup) => Prisma.Sql) | null {
  const words = wordsOf(search)
  if (words.length === 0) return null
  return (lookup) => {
    const all = Prisma.join(
      words.map((word) => hasWord(word, lookup)),
      ' AND ',
    )
    const called = searchedDigits(search).map((digits) => Prisma.sql`s."phoneE164" LIKE ${`%${digits}%`}`)
    return called.length > 0 ? Prisma.sql`((${all}) OR ${Prisma.join(called, ' OR ')})` : all
  }
}

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)
const inResume = (word: string) => wordsQuery(word.replace(/^-+/, ''))

const ownersOfResumes = Prisma.sql`
  SELECT "seekerId", "resumeId" FROM "Application"
  UNION ALL SELECT "seekerId", "resumeId" FROM "GeneralApplication"
  UNION ALL SELECT "seekerId", "resumeId" FROM "Profile" WHERE "resumeId" IS NOT NULL`

/**
 * One set of ids, which PostgreSQL reads from indexes. Trigram indexes don't help with words under three letters, so
 * those are checked row by row.
 */
function hasWord(word: string, { isAmong, inIndex }: Lookup): Prisma.Sql {
  const pattern = `%${contains(word).contains}%`
  const own = Prisma.sql`"userName" ILIKE ${pattern} OR "email" ILIKE ${pattern} OR "mobile" ILIKE ${pattern}`
  const elsewhere = Prisma.sql`
    SELECT "seekerId" FROM "GeneralApplication" WHERE "wish" ILIKE ${pattern}
    UNION ALL SELECT "seekerId" FROM "Profile" WHERE "searchText" ILIKE ${pattern}
    UNION ALL SELECT o."seekerId" FROM (${ownersOfResumes}) o
      JOIN (SELECT "fileId" FROM "ResumeText" WHERE "words" @@ (${inResume(word)}) ${inIndex}) r ON r."fileId" = o."resumeId"
    UNION ALL SELECT "seekerId" FROM "Application" WHERE "coverNote" ILIKE ${pattern}
    UNION ALL SELECT a."seekerId" FROM "Application" a JOIN "Posting" j ON j."id" = a."postingId"
      WHERE j."jobTitle" ILIKE ${pattern}`
  if (word.length < MIN_INDEXED) return Prisma.sql`(${own} OR ${isAmong(elsewhere)})`
  return isAmong(Prisma.sql`SELECT "id" FROM "Seeker" WHERE ${own} UNION ALL ${elsewhere}`)
}

function orderOf({ sort, direction }: AnyQuery) {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const agreed = Prisma.sql`(SELECT min(c."createdAt") FROM "Consent" c
    WHERE c."seekerId" = s."id" AND c."kind" = 'later-jobs' AND c."withdrawnAt" IS NULL)`
  return { key: sort === 'name' ? Prisma.sql`s."userName"` : agreed, way }
}
