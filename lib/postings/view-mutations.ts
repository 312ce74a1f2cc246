import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

/** Counts one reader of a job's page today; a job that is not open counts none. One statement, so that none is lost. */
export async function countView(postingId: number): Promise<void> {
  const time = now()
  const day = time.toISOString().slice(0, 10)
  await db().$executeRaw`
    INSERT INTO "PostingViews" ("postingId", "day", "views")
    SELECT "id", ${day}::date, 1 FROM "Posting"
    WHERE "id" = ${postingId} AND "status" = 'APPROVED' AND "expiresAt" > ${time}
    ON CONFLICT ("postingId", "day") DO UPDATE SET "views" = "PostingViews"."views" + 1`
}
