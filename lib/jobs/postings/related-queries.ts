import 'server-only'
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
