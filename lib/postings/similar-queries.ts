import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { WorkMode } from '@/lib/generated/prisma/enums'
import { cardSelect, type JobCard } from '@/lib/postings/queries'
import { similarWords } from '@/lib/postings/similar-words'

/** Of so many of the newest that share a word with a job the nearest are chosen: this stays quick with many jobs. */
const LOOKED_AT = 300

type Job = {
  id: number
  jobTitle: string
  qualification: string
  workMode: WorkMode
  city: string | null
  country: string | null
}

/** The open jobs that share words with a job's title and skills, best first; the same place and mode count for more. */
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

/** By how much a job counts for more: in the same mode, country and city. */
function nearness({ workMode, city, country }: Job): Prisma.Sql {
  return Prisma.sql`1
    + CASE WHEN "workMode" = ${workMode}::"WorkMode" THEN 1 ELSE 0 END
    + CASE WHEN "country" = ${country}::text THEN 1 ELSE 0 END
    + CASE WHEN lower("city") = lower(${city}::text) THEN 2 ELSE 0 END`
}
