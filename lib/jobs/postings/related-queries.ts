import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { cardSelect, type JobCard } from '@/lib/jobs/postings/queries'
import { now } from '@/lib/platform/clock'

const LOOKED_AT = 300

type Job = {
  id: number
  jobTitle: string
  qualification: string
  workMode: WorkMode
  city: string | null
  country: string | null
}

export async function listSimilarJobs(job: Job, limit: number): Promise<JobCard[]> {
  const words = similarWords(job)
  if (words.length === 0) return []
  const time = now()
  const found = await db().$queryRaw<{ id: number }[]>`
    WITH near AS (
      SELECT "id", "approvedAt", "searchWords", "workMode", "city", "country" FROM "Posting"
      WHERE "status" = 'APPROVED' AND "expiresAt" > ${time} AND "slug" IS NOT NULL AND "id" <> ${job.id}
        AND "searchWords" @@ to_tsquery('english', ${words.join(' | ')})
      ORDER BY "approvedAt" DESC, "id" DESC LIMIT ${LOOKED_AT}
    )
    SELECT "id" FROM near
    ORDER BY ts_rank("searchWords", to_tsquery('english', ${words.join(' | ')})) * (${nearness(job)}) DESC,
      "approvedAt" DESC, "id" DESC
    LIMIT ${limit}`
  const ids = found.map(({ id }) => id)
  const jobs = await db().posting.findMany({ where: { id: { in: ids } }, select: cardSelect })
  return jobs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function nearness({ workMode, city, country }: Job): Prisma.Sql {
  return Prisma.sql`1
    + CASE WHEN "workMode" = ${workMode}::"WorkMode" THEN 1 ELSE 0 END
    + CASE WHEN "country" = ${country}::text THEN 1 ELSE 0 END
    + CASE WHEN lower("city") = lower(${city}::text) THEN 2 ELSE 0 END`
}

const MAX_WORDS = 12
/** PostgreSQL can't search for words longer than 2 KB. */
const MAX_WORD_LENGTH = 50

export function similarWords({ jobTitle, qualification }: { jobTitle: string; qualification: string }): string[] {
  const skills = qualification.split(/\r?\n/).flatMap((line) => wordsOf(line).filter(isName))
  const words = [...wordsOf(jobTitle), ...skills].map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH))].slice(0, MAX_WORDS)
}

/** Keeps only letters and digits, so that no word acts as an operator in a query. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function isName(word: string, place: number): boolean {
  return /^\p{L}.*\p{Lu}/u.test(word) || (place > 0 && /^\p{Lu}/u.test(word))
}

const NEWEST_LOOKED_AT = 400
const MAX_SKILLS = 20

type Wishes = { skills: string; place: string }

export async function listFittingJobs(seeker: Seeker, { skills, place }: Wishes, most: number) {
  const words = skillsOf(skills)
  if (words.length === 0 && !place.trim()) return []
  const candidates = await db().posting.findMany({
    where: {
      status: 'APPROVED',
      expiresAt: { gt: now() },
      slug: { not: null },
      applications: { none: { seekerId: seeker.id } },
    },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: NEWEST_LOOKED_AT,
    select: { ...cardSelect, description: true, qualification: true, city: true },
  })
  return candidates
    .map((job) => ({ job, points: pointsOf(job, words, place) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ job: { description: _text, qualification: _more, city: _city, ...job } }) => job)
}

type Words = { jobTitle: string; description: string; qualification: string; city: string | null }

export function pointsOf(job: Words, skills: string[], place: string): number {
  const [title, text] = [job.jobTitle.toLowerCase(), `${job.description}\n${job.qualification}`.toLowerCase()]
  const bySkill = skills.reduce((sum, skill) => sum + (names(title, skill) ? 2 : names(text, skill) ? 1 : 0), 0)
  const isNear = job.city !== null && place.toLowerCase().includes(job.city.toLowerCase())
  return bySkill + (isNear ? 1 : 0)
}

export function skillsOf(skills: string): string[] {
  const words = skills.split(/[,;\n]/).map((skill) => skill.trim().toLowerCase())
  return [...new Set(words.filter((skill) => skill.length > 0 && skill.length <= 40))].slice(0, MAX_SKILLS)
}

function names(text: string, skill: string): boolean {
  for (let at = text.indexOf(skill); at >= 0; at = text.indexOf(skill, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + skill.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return true
  }
  return false
}
