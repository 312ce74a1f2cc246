import 'server-only'
import type { Database } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { MAX_COUNTED } from '@/lib/jobs/board/queries'
import { readLandings } from '@/lib/jobs/landings/queries'
import { experienceFilterOptions, postedOptions } from '@/lib/jobs/postings/search'
import { salaryRange } from '@/lib/jobs/postings/search-form'
import { now } from '@/lib/platform/clock'
import { inTurn } from '@/lib/platform/schedule/turns'

const COUNT_SECONDS = 30
const LANDINGS_SECONDS = 60
const HOUR_MS = 60 * 60 * 1000
const FAR = new Date('9999-12-31')

/**
 * Counts the open jobs of a board too large to be counted on a request: one row for all that no filter of the job list tells
 * apart, some thousands however many jobs there are, and as many for each place. The rows have the columns of a posting, so
 * that a search reads either.
 */
export const countOpenJobs = () =>
  inTurn('count-open-jobs', COUNT_SECONDS, async (tx) => {
    const time = now()
    const isLarge = await isTooLarge(tx, time)
    await tx.openJobCount.deleteMany()
    await tx.openJobPlaceCount.deleteMany()
    await tx.openJobPlace.deleteMany()
    if (!isLarge) return
    await tx.$executeRaw`
      WITH counted AS MATERIALIZED (
        SELECT coalesce("points", '{}') AS "points", coalesce("regions", '{}') AS "regions", coalesce("countries", '{}') AS "countries",
          "workMode", "mayBeRemote", ${experience} AS "experienceYears", ${pay} AS "monthlyPayInr", ${ageAt(time)} AS "approvedAt",
          count(*) AS "jobs"
        FROM "Posting" WHERE "status" = 'APPROVED' AND "expiresAt" > ${time} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8),
      places AS (
        INSERT INTO "OpenJobPlace" ("points", "regions", "countries")
        SELECT DISTINCT "points", "regions", "countries" FROM counted RETURNING *)
      INSERT INTO "OpenJobPlaceCount" ("placeId", "status", "workMode", "mayBeRemote", "experienceYears", "monthlyPayInr", "approvedAt", "expiresAt", "jobs")
      SELECT places."id", 'APPROVED'::"PostingStatus", "workMode", "mayBeRemote", "experienceYears", "monthlyPayInr", "approvedAt", ${FAR}::timestamptz, "jobs"
      FROM counted JOIN places USING ("points", "regions", "countries")`
    await tx.$executeRaw`
      INSERT INTO "OpenJobCount" ("status", "workMode", "mayBeRemote", "countries", "experienceYears", "monthlyPayInr", "approvedAt", "expiresAt", "jobs")
      SELECT "status", "workMode", "mayBeRemote", ${countries}, "experienceYears", "monthlyPayInr", "approvedAt", "expiresAt", sum("jobs")
      FROM "OpenJobPlaceCount" JOIN "OpenJobPlace" ON "OpenJobPlace"."id" = "placeId" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`
  })

export const countLandings = () =>
  inTurn('count-landings', LANDINGS_SECONDS, async (tx) => {
    const time = now()
    const landings = (await isTooLarge(tx, time)) ? await readLandings(tx, time) : []
    await tx.landingCount.deleteMany()
    await tx.landingCount.createMany({ data: landings })
  })

async function isTooLarge(tx: Database, time: Date): Promise<boolean> {
  const [counted] = await tx.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM (
      SELECT FROM "Posting" WHERE "status" = 'APPROVED' AND "expiresAt" > ${time} LIMIT ${MAX_COUNTED + 1}) AS counted`
  return (counted?.open ?? 0) > MAX_COUNTED
}

const countries = Prisma.sql`CASE WHEN "countries" = '{}' THEN '{}'::text[] ELSE array_remove(ARRAY[
  CASE WHEN 'IN' = ANY("countries") THEN 'IN' END, CASE WHEN 'US' = ANY("countries") THEN 'US' END, '--'], NULL) END`

const experience = Prisma.sql`CASE ${Prisma.join(
  experienceFilterOptions.map(({ min, max }) =>
    max === null
      ? Prisma.sql`WHEN "experienceYears" >= ${min}::int THEN ${min}::int`
      : Prisma.sql`WHEN "experienceYears" BETWEEN ${min}::int AND ${max}::int THEN ${min}::int`,
  ),
  ' ',
)} END`

const { step, max } = salaryRange
const pay = Prisma.sql`CASE WHEN "monthlyPayInr" >= ${max}::int THEN ${max}::int ELSE "monthlyPayInr" / ${step}::int * ${step}::int END`

/** The time that stands for all times of one choice of Date posted: it is within that choice and beyond the one before. */
function ageAt(time: Date): Prisma.Sql {
  const hours = postedOptions.flatMap((option) => option.hours ?? [])
  const beyond = (age: number) => new Date(time.getTime() - age * HOUR_MS - 1_000)
  const choices = hours.map((age, index) => {
    const younger = hours[index - 1]
    const stands = younger === undefined ? time : beyond(younger)
    return Prisma.sql`WHEN "approvedAt" >= ${new Date(time.getTime() - age * HOUR_MS)}::timestamptz THEN ${stands}::timestamptz`
  })
  return Prisma.sql`CASE ${Prisma.join(choices, ' ')} ELSE ${beyond(hours.at(-1) ?? 0)}::timestamptz END`
}
