import 'server-only'
import { db } from '@/lib/db'

/**
 * Marks a person's address that the mail server refused for good, with what it said. Emails to it that are still scheduled
 * go to another address of the person, the one of their account if it works.
 */
export async function markRefused(to: string, refusal: string): Promise<void> {
  const address = to.toLowerCase()
  await db().$transaction(async (tx) => {
    // First, as a deletion or merge does before it changes the addresses. Waits for emails that are being scheduled.
    await tx.$executeRaw`
      SELECT 1 FROM "Person" WHERE "id" = (SELECT "personId" FROM "PersonEmail" WHERE "address" = ${address})
      FOR NO KEY UPDATE`
    const { count } = await tx.personEmail.updateMany({ where: { address }, data: { refusedAt: new Date(), refusal } })
    if (count === 0) return
    await tx.$executeRaw`
      WITH other AS (
        SELECT e."address" FROM "PersonEmail" old JOIN "PersonEmail" e ON e."personId" = old."personId"
        LEFT JOIN "Seeker" s ON s."personId" = e."personId" AND lower(s."email") = e."address"
        WHERE old."address" = ${address} AND e."refusedAt" IS NULL
        ORDER BY s."id" IS NULL, e."address" LIMIT 1
      ), moved AS (
        UPDATE "Mail" m SET "to" = other."address" FROM other, "PersonMail" p
        WHERE p."email" = ${address} AND m."personMailId" = p."id" AND m."state" = 'WAITING' AND m."attempts" = 0
          AND NOT EXISTS (SELECT 1 FROM "PersonMail" same WHERE same."sendId" = p."sendId" AND same."email" = other."address")
        RETURNING p."id", m."to"
      )
      UPDATE "PersonMail" p SET "email" = moved."to" FROM moved WHERE moved."id" = p."id"`
  })
}

/** An email to the address got through. */
export async function clearRefusal(to: string): Promise<void> {
  await db().personEmail.updateMany({
    where: { address: to.toLowerCase(), refusedAt: { not: null } },
    data: { refusedAt: null, refusal: '' },
  })
}
