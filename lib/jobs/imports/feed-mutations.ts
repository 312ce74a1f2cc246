import 'server-only'
import { rolesWith } from '@/lib/auth/roles'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { heldEmail } from '@/lib/jobs/imports/emails'
import { indeedFormat, knownFormatOf } from '@/lib/jobs/imports/formats'
import { sourceOf } from '@/lib/jobs/imports/plan-queries'
import type { Running } from '@/lib/jobs/imports/running'
import { putMails } from '@/lib/platform/mail/mutations'

/** A feed may lose this many jobs, or half of its open ones, before a person has to confirm. */
const MAX_LOST = 5

/**
 * Adds rows for the open jobs that a feed no longer has, and decides what happens next: its first import, and one that
 * closes more than half of its jobs, waits for a person.
 */
export async function planFeed(tx: Database, running: Running) {
  const open = await tx.posting.count({
    where: { source: sourceOf(running.system), status: { in: ['PENDING', 'RETURNED', 'APPROVED'] } },
  })
  const found = await addMissing(tx, running)
  // A feed with thousands of jobs can change every few minutes.
  await tx.jobImportRow.deleteMany({ where: { importId: running.id, kind: 'UNCHANGED' } })
  const missing = knownFormatOf(running.header) === indeedFormat ? found : found - (await keepMissedOnce(tx, running))
  const isFirst =
    (await tx.jobImport.count({ where: { sourceId: running.sourceId, state: { in: ['DONE', 'UNDONE'] } } })) === 0
  const isHeld = isFirst || (missing > MAX_LOST && missing * 2 > open)
  if (isHeld) {
    if (!isFirst) await mailHeld(tx, running, missing)
    return { missing, state: 'READY' as const }
  }
  const { added, changed } = running
  return { missing, state: added + changed + missing > 0 ? ('APPLYING' as const) : ('DONE' as const) }
}

/** A CSV file can't show that it's cut off, so its jobs close only if the next check misses them too. */
function keepMissedOnce(tx: Database, { id, sourceId }: Running): Promise<number> {
  return tx.$executeRaw`
    UPDATE "JobImportRow" r SET "kind" = 'MISSED_ONCE'
    WHERE r."importId" = ${id} AND r."kind" = 'MISSING' AND NOT EXISTS (
      SELECT FROM "JobImportRow" before
      WHERE before."importId" = (SELECT max("id") FROM "JobImport" WHERE "sourceId" = ${sourceId} AND "id" < ${id})
        AND before."externalId" = r."externalId" AND before."kind" = 'MISSED_ONCE'
    )`
}

/** Whether the feed's last import missed jobs for the first time, so that its next check decides, even if nothing changed. */
export async function hasMissedOnce(sourceId: number): Promise<boolean> {
  const last = await db().jobImport.findFirst({
    where: { sourceId },
    orderBy: { id: 'desc' },
    select: { rows: { where: { kind: 'MISSED_ONCE' }, take: 1, select: { number: true } } },
  })
  return last !== null && last.rows.length > 0
}

function addMissing(tx: Database, { id, system }: Running): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO "JobImportRow" ("importId", "number", "cells", "fields", "kind", "title", "externalId")
    SELECT ${id}, (SELECT COALESCE(max("number"), 0) FROM "JobImportRow" WHERE "importId" = ${id})
        + row_number() OVER (ORDER BY p."id"), '{}', '{}', 'MISSING', left(p."jobTitle", 120), p."externalId"
    FROM "Posting" p
    WHERE p."source" = ${sourceOf(system)} AND p."status" IN ('PENDING', 'RETURNED', 'APPROVED') AND NOT EXISTS (
      SELECT FROM "JobImportRow" r WHERE r."importId" = ${id} AND r."externalId" = p."externalId"
    )`
}

/** Emails the person who added the feed, or the owners if that person isn't a recruiter here anymore. */
async function mailHeld(tx: Database, running: Running, missing: number): Promise<void> {
  const adder = { id: running.adminId, role: { in: rolesWith('recruiter') } }
  const isHere = (await tx.admin.count({ where: adder })) > 0
  const where: Prisma.AdminWhereInput = isHere ? adder : { role: 'OWNER' }
  const admins = await tx.admin.findMany({ where, select: { email: true } })
  const content = heldEmail(running, missing)
  await putMails(
    tx,
    admins.map(({ email }) => ({ to: email, content })),
  )
}
