import 'server-only'
import { applicationStates, type StateName, stateNamed, stateOptions } from '@/lib/applications/states'
import { adminList } from '@/lib/back-office/admin-list'
import { type AnyQuery, contains } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { readKeySkills } from '@/lib/profiles/lists'

const talentSelect = {
  id: true,
  userName: true,
  email: true,
  mobile: true,
  openedByCodeAt: true,
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

export const talent = adminList<Talent>({
  name: 'talent',
  path: '/adminappliedjobs/talent',
  noun: ['person', 'people'],
  searches: 'skill, job, name …',
  empty: 'Whoever agrees that we keep their resume for later jobs appears here.',
  rows: {
    sorts: ['agreed', 'name'],
    filters: [{ name: 'came', label: 'Came as far as', options: stateOptions }],
    count: async (query, max) => {
      const [counted] = await db().$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS "total" FROM (
          SELECT 1 FROM "Seeker" s WHERE ${conditionOf(query)} LIMIT ${max ?? null}) AS matching`
      return counted?.total ?? 0
    },
    ids: (query, { skip, take }) => db().$queryRaw<{ id: number }[]>`
      SELECT s."id" FROM "Seeker" s WHERE ${conditionOf(query)}
      ORDER BY ${orderOf(query)} LIMIT ${take} OFFSET ${skip}`,
    read: (where) => db().seeker.findMany({ where: { ...where, ...consenting }, select: talentSelect }),
    before: async (query, { before, take }) => {
      const found = await db().$queryRaw<{ id: number }[]>`
        SELECT s."id" FROM "Seeker" s WHERE s."id" < ${before} AND ${conditionOf(query)}
        ORDER BY s."id" DESC LIMIT ${take}`
      const where = { id: { in: found.map(({ id }) => id) }, ...consenting }
      return db().seeker.findMany({ where, orderBy: { id: 'desc' }, select: talentSelect })
    },
  },
  initialSort: { sort: 'agreed', direction: 'desc' },
  csv: [
    { header: 'name', value: ({ userName }) => userName },
    { header: 'email', value: ({ email }) => email },
    { header: 'mobile', value: ({ mobile }) => mobile },
    { header: 'appliedFor', value: ({ applications }) => applications.map(appliedLine).join('; ') },
    { header: 'looksFor', value: ({ generalApplication }) => generalApplication?.wish ?? '' },
    { header: 'skills', value: ({ profile }) => skillsOf(profile) },
    { header: 'agreedOn', value: ({ consents }) => consents[0]?.createdAt ?? null },
  ],
})

/** What a profile says in its text of skills and in its list of them. */
export function skillsOf(profile: Talent['profile']): string {
  return [profile?.skills, readKeySkills(profile?.keySkills).join(', ')].filter(Boolean).join('; ')
}

/** Asked again when rows are read: consent may be taken back meanwhile. */
const consenting = {
  consents: { some: { kind: 'later-jobs', withdrawnAt: null } },
} satisfies Prisma.SeekerWhereInput

function appliedLine({ posting, state }: Talent['applications'][number]): string {
  return `${posting.jobTitle}, ${posting.company} (${applicationStates[state].label})`
}

function conditionOf({ search, came }: AnyQuery): Prisma.Sql {
  const conditions = [
    Prisma.sql`s."id" IN (SELECT "seekerId" FROM "Consent" WHERE "kind" = 'later-jobs' AND "withdrawnAt" IS NULL)`,
  ]
  if (came)
    conditions.push(Prisma.sql`EXISTS (SELECT 1 FROM "ApplicationEvent" e JOIN "Application" a ON a."id" = e."applicationId"
      WHERE a."seekerId" = s."id" AND e."state" = ${stateNamed(came as StateName)}::"ApplicationState")`)
  for (const word of search.split(/\s+/).filter(Boolean)) conditions.push(hasWord(`%${contains(word).contains}%`))
  return Prisma.join(conditions, ' AND ')
}

const hasWord = (pattern: string) => Prisma.sql`(
  s."userName" ILIKE ${pattern} OR s."email" ILIKE ${pattern}
  OR EXISTS (SELECT 1 FROM "GeneralApplication" g WHERE g."seekerId" = s."id" AND g."wish" ILIKE ${pattern})
  OR EXISTS (SELECT 1 FROM "Profile" p WHERE p."seekerId" = s."id" AND (p."skills" ILIKE ${pattern}
    OR p."summary" ILIKE ${pattern} OR p."workExperience" ILIKE ${pattern} OR p."certification" ILIKE ${pattern}
    OR EXISTS (SELECT 1 FROM jsonb_path_query(jsonb_build_array(p."positions", p."degrees", p."keySkills"),
      '$[*].value[*].** ? (@.type() == "string")') AS entry WHERE entry #>> '{}' ILIKE ${pattern})))
  OR EXISTS (SELECT 1 FROM "Application" a JOIN "Posting" j ON j."id" = a."postingId"
    WHERE a."seekerId" = s."id" AND (j."jobTitle" ILIKE ${pattern} OR a."coverNote" ILIKE ${pattern})))`

function orderOf({ sort, direction }: AnyQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const agreed = Prisma.sql`(SELECT min(c."createdAt") FROM "Consent" c
    WHERE c."seekerId" = s."id" AND c."kind" = 'later-jobs' AND c."withdrawnAt" IS NULL)`
  return Prisma.sql`${sort === 'name' ? Prisma.sql`s."userName"` : agreed} ${way}, s."id" ${way}`
}
