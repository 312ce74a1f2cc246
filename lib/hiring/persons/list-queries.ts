import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type AnyQuery, contains } from '@/lib/console/lists/list'
import type { RowSource } from '@/lib/console/lists/queries'
import { type CommonTable, countRows, idsBefore, type Lookup, listIds } from '@/lib/console/lists/word-queries'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { listColleagues } from '@/lib/hiring/applications/review-queries'
import { dayText } from '@/lib/hiring/persons/format'
import { homeOf, homeText, homeValue, skillOptionsOf, skillsOf } from '@/lib/hiring/persons/likeness'
import { wordsQuery } from '@/lib/jobs/postings/text-search'
import { now } from '@/lib/platform/clock'
import { searchedDigits } from '@/lib/platform/phones/numbers'

const MAX_SHOWN = 3
const MAX_PLACES = 50
const NONE = 'none'

const number = { select: { number: true, phoneE164: true }, take: 1 } as const
const select = {
  id: true,
  name: true,
  tags: true,
  followUpAt: true,
  version: true,
  createdAt: true,
  owner: { select: { name: true, email: true } },
  emails: { orderBy: { address: 'asc' }, select: { address: true, refusedAt: true } },
  seekers: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      mobile: true,
      phoneE164: true,
      applications: {
        orderBy: { id: 'desc' },
        take: MAX_SHOWN,
        select: { id: true, state: true, posting: { select: { jobTitle: true } } },
      },
    },
  },
  demos: { ...number, orderBy: { id: 'desc' } },
  messages: { orderBy: { id: 'desc' }, take: 1, select: { mobile: true, phoneE164: true } },
  _count: { select: { demos: true, messages: true } },
} satisfies Prisma.PersonSelect

/** `applicationCount` is of all the person's accounts. */
export type ListedPerson = Prisma.PersonGetPayload<{ select: typeof select }> & { applicationCount: number }

async function read(where: Prisma.PersonWhereInput): Promise<ListedPerson[]> {
  const persons = await db().person.findMany({ where, orderBy: { id: 'desc' }, select })
  const seekerId = { in: persons.flatMap(({ seekers }) => seekers.map(({ id }) => id)) }
  // Not with the counts above, because Prisma counts related rows of everyone. Applications are most of those.
  const found = await db().application.groupBy({ by: ['seekerId'], where: { seekerId }, _count: true })
  const counts = new Map(found.map(({ seekerId, _count }) => [seekerId, _count]))
  return persons.map((person) => ({
    ...person,
    applicationCount: person.seekers.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
  }))
}

export const personRows: RowSource<ListedPerson> = {
  samples: listSamplePersons,
  sorts: ['added', 'name', 'follow-up'],
  filters: [
    { name: 'owner', label: 'Owner', options: ownerOptions },
    {
      name: 'follow',
      label: 'Follow-up',
      options: [
        { value: 'due', label: 'Due' },
        { value: 'planned', label: 'Later' },
        { value: NONE, label: 'None' },
      ],
    },
    { name: 'tag', label: 'Tag', options: tagOptions },
    { name: 'place', label: 'Place', options: placeOptions },
    {
      name: 'skills',
      label: 'Skills',
      isQuiet: true,
      options: async (_admin, { skills }) => skillOptionsOf(String(skills)),
    },
    {
      name: 'has',
      label: 'Contact',
      options: [
        { value: 'application', label: 'Applied' },
        { value: 'demo', label: 'Demo session' },
        { value: 'message', label: 'Message' },
      ],
    },
  ],
  count: (query, max) => countRows(searchOf(query), max),
  ids: (query, slice) => listIds(searchOf(query), slice),
  read,
  before: async (query, slice) => read({ id: { in: await idsBefore(searchOf(query), slice) } }),
}

/** People all of whose rows are sample data. */
export async function listSamplePersons(ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = Prisma.sql`
    SELECT "personId", 'Seeker' AS "model", "id" FROM "Seeker" WHERE "personId" = ANY(${ids})
    UNION ALL SELECT "personId", 'DemoRegistration', "id" FROM "DemoRegistration" WHERE "personId" = ANY(${ids})
    UNION ALL SELECT "personId", 'ContactMessage', "id" FROM "ContactMessage" WHERE "personId" = ANY(${ids})`
  const found = await db().$queryRaw<{ personId: number }[]>`
    SELECT own."personId" FROM (${rows}) AS own
    LEFT JOIN "SampleRow" mark ON mark."model" = own."model" AND mark."rowId" = own."id"
    GROUP BY own."personId" HAVING bool_and(mark."rowId" IS NOT NULL)`
  return new Set(found.map(({ personId }) => personId))
}

async function ownerOptions(admin: Admin) {
  const colleagues = await listColleagues(admin)
  return [
    { value: String(admin.id), label: 'You' },
    ...colleagues.map(({ id, label }) => ({ value: String(id), label })),
    { value: NONE, label: 'No owner' },
  ]
}

async function tagOptions() {
  const tags = await listTags()
  return tags.map((tag) => ({ value: tag, label: tag }))
}

/** Every tag that a person has, in alphabetical order. */
export async function listTags(): Promise<string[]> {
  const found = await db().$queryRaw<{ tag: string }[]>`
    SELECT min(tag) AS "tag" FROM "Person", unnest("tags") AS tag WHERE "tags" <> '{}' GROUP BY lower(tag) ORDER BY 1`
  return found.map(({ tag }) => tag)
}

/** Where most people live, and the chosen place. */
async function placeOptions(_admin: Admin, { place }: AnyQuery) {
  const found = await db().$queryRaw<{ country: string; region: string | null }[]>`
    SELECT f."country", f."region" FROM "SeekerFacts" f JOIN "Seeker" s ON s."id" = f."seekerId"
    WHERE f."country" IS NOT NULL AND s."wantsSuggestions"
    GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT ${MAX_PLACES}`
  const values = new Set([...found.map(homeValue), ...(homeOf(String(place)) ? [String(place)] : [])])
  return [...values]
    .map((value) => ({ value, label: homeText(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}

function searchOf(query: AnyQuery) {
  return {
    table: Prisma.sql`"Person"`,
    alias: Prisma.sql`p`,
    filters: filtersOf(query),
    words: wordsOf(query),
    common: suggestedResumes,
    order: orderOf(query),
  }
}

function filtersOf({ owner, follow, tag, has, place }: AnyQuery): Prisma.Sql {
  const today = Prisma.sql`${dayText(now())}::date`
  const conditions = [Prisma.sql`true`]
  if (owner === NONE) conditions.push(Prisma.sql`p."ownerId" IS NULL`)
  else if (owner) conditions.push(Prisma.sql`p."ownerId" = ${/^\d{1,9}$/.test(String(owner)) ? Number(owner) : 0}`)
  if (follow === NONE) conditions.push(Prisma.sql`p."followUpAt" IS NULL`)
  else if (follow === 'due') conditions.push(Prisma.sql`p."followUpAt" <= ${today}`)
  else if (follow === 'planned') conditions.push(Prisma.sql`p."followUpAt" > ${today}`)
  if (tag) conditions.push(Prisma.sql`EXISTS (SELECT 1 FROM unnest(p."tags") own WHERE lower(own) = lower(${tag}))`)
  if (has === 'application')
    conditions.push(Prisma.sql`p."id" IN (SELECT s."personId" FROM "Seeker" s JOIN "Application" a ON a."seekerId" = s."id"
      WHERE s."personId" IS NOT NULL)`)
  else if (has === 'demo')
    conditions.push(Prisma.sql`p."id" IN (SELECT "personId" FROM "DemoRegistration" WHERE "personId" IS NOT NULL)`)
  else if (has === 'message')
    conditions.push(Prisma.sql`p."id" IN (SELECT "personId" FROM "ContactMessage" WHERE "personId" IS NOT NULL)`)
  if (place) conditions.push(livesIn(String(place)))
  return Prisma.join(conditions, ' AND ')
}

/** Search words and skills, which can match almost everyone or almost no one. */
function wordsOf({ search, skills }: AnyQuery): ((lookup: Lookup) => Prisma.Sql) | null {
  const words = search.split(/\s+/).filter(Boolean)
  const chosen = skillsOf(String(skills ?? ''))
  if (words.length + chosen.length === 0) return null
  return (lookup) => {
    const conditions = chosen.map((skill) => hasSkill(skill, lookup))
    const about = words.map((word) => isAbout(word, lookup))
    const called = searchedDigits(search).map(hasPhone)
    if (called.length > 0)
      conditions.push(Prisma.sql`((${Prisma.join(about, ' AND ')}) OR ${Prisma.join(called, ' OR ')})`)
    else conditions.push(...about)
    return Prisma.join(conditions, ' AND ')
  }
}

/** Indexes don't find shorter words. */
export const MIN_INDEXED = 3

/**
 * The text of a resume is only searched if its owner agreed that we may keep it for other jobs. Trigram
 * indexes don't help with words under three letters, so those are checked row by row.
 */
function isAbout(word: string, { isAmong, inIndex }: Lookup): Prisma.Sql {
  const pattern = `%${contains(word).contains}%`
  const inResumes = whoseResumesHave(word.replace(/^-+/, ''), inIndex, Prisma.sql`(${keptResumes})`)
  const inEmails = Prisma.sql`SELECT "personId" FROM "PersonEmail" WHERE "address" ILIKE ${pattern}`
  if (word.length < MIN_INDEXED)
    return Prisma.sql`(p."name" ILIKE ${pattern}
      OR ${isAmong(inEmails)} OR ${isAmong(inResumes)})`
  return isAmong(Prisma.sql`
    SELECT "id" FROM "Person" WHERE "name" ILIKE ${pattern}
    UNION ALL ${inEmails} UNION ALL ${inResumes}`)
}

/** Whose resume each is, if the owner agreed that we may keep it for other jobs. */
const keptResumes = Prisma.sql`
  SELECT o."resumeId", s."personId", s."wantsSuggestions"
  FROM (SELECT "seekerId", "resumeId" FROM "Application"
    UNION ALL SELECT "seekerId", "resumeId" FROM "GeneralApplication"
    UNION ALL SELECT "seekerId", "resumeId" FROM "Profile") o
  JOIN "Seeker" s ON s."id" = o."seekerId"
  JOIN "Consent" c ON c."seekerId" = s."id" AND c."kind" = 'later-jobs' AND c."withdrawnAt" IS NULL
  WHERE s."personId" IS NOT NULL`

/** Not common to search words, which are often in few resumes. */
const suggestedResumes: CommonTable = {
  name: Prisma.sql`"suggested"`,
  query: Prisma.sql`SELECT * FROM (${keptResumes}) AS kept WHERE "wantsSuggestions"`,
}

const whoseResumesHave = (words: string, inIndex: Prisma.Sql, owners: Prisma.Sql) => Prisma.sql`
    SELECT o."personId" FROM (SELECT "fileId" FROM "ResumeText" WHERE "words" @@ (${wordsQuery(words)}) ${inIndex}) r
    JOIN ${owners} o ON o."resumeId" = r."fileId"`

/** In their profile or in a resume. Never finds people who don't want to be suggested. */
const hasSkill = (skill: string, { isAmong, inIndex, rowsIn }: Lookup) =>
  isAmong(Prisma.sql`
    SELECT s."personId" FROM "SeekerFacts" f JOIN "Seeker" s ON s."id" = f."seekerId"
    WHERE f."skills" @> ARRAY[${skill}] AND s."wantsSuggestions" AND s."personId" IS NOT NULL
    UNION ALL ${whoseResumesHave(`"${skill}"`, inIndex, rowsIn(suggestedResumes))}`)

function livesIn(place: string): Prisma.Sql {
  const home = homeOf(place)
  if (!home) return Prisma.sql`false`
  const inRegion = home.region === null ? Prisma.empty : Prisma.sql`AND f."region" = ${home.region}`
  return Prisma.sql`p."id" IN (
    SELECT s."personId" FROM "SeekerFacts" f JOIN "Seeker" s ON s."id" = f."seekerId"
    WHERE f."country" = ${home.country} ${inRegion} AND s."wantsSuggestions" AND s."personId" IS NOT NULL)`
}

/** The text of a person's newest resume, if recruiters may search it and its owner wants to be suggested. */
export async function findSearchableResume(_recruiter: Admin, personId: number): Promise<string> {
  const [newest] = await db().$queryRaw<{ text: string }[]>`
    SELECT r."text" FROM "ResumeText" r JOIN (${suggestedResumes.query}) o ON o."resumeId" = r."fileId"
    WHERE o."personId" = ${personId}
    ORDER BY r."fileId" DESC LIMIT 1`
  return newest?.text ?? ''
}

function hasPhone(digits: string): Prisma.Sql {
  const pattern = `%${digits}%`
  return Prisma.sql`p."id" IN (
    SELECT "personId" FROM "Seeker" WHERE "phoneE164" LIKE ${pattern} AND "personId" IS NOT NULL
    UNION ALL SELECT "personId" FROM "DemoRegistration" WHERE "phoneE164" LIKE ${pattern} AND "personId" IS NOT NULL
    UNION ALL SELECT "personId" FROM "ContactMessage" WHERE "phoneE164" LIKE ${pattern} AND "personId" IS NOT NULL)`
}

function orderOf({ sort, direction }: AnyQuery) {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  if (sort === 'follow-up') return { key: Prisma.sql`p."followUpAt"`, way, nulls: Prisma.sql`NULLS LAST` }
  return { key: sort === 'name' ? Prisma.sql`p."name"` : Prisma.sql`p."createdAt"`, way }
}
