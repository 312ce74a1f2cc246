import 'server-only'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { postingEmails } from '@/lib/jobs/postings/emails'
import { freeSlug, slugOf } from '@/lib/jobs/postings/links'
import { DAY_MS, REMINDED_DAYS } from '@/lib/jobs/postings/statuses'
import { changeJobs, type JobsTransaction, transitionPosting } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const portal = { kind: 'system' } as const
const dueSelect = {
  id: true,
  status: true,
  slug: true,
  firstName: true,
  email: true,
  jobTitle: true,
  company: true,
  expiresAt: true,
} as const

export function expireDuePostings(): Promise<void> {
  return processDueRows({
    task: 'expire-postings',
    due: (take) => idsOf(Prisma.sql`${expired(now())} ORDER BY "expiresAt" LIMIT ${take}`),
    act: ([id]) => changeJobs((tx) => expireOne(tx, id)),
  })
}

export function remindOfClosing(): Promise<void> {
  return processDueRows({
    task: 'remind-of-closing',
    due: (take) => idsOf(Prisma.sql`${closingSoon(now())} ORDER BY "expiresAt" LIMIT ${take}`),
    act: ([id]) => db().$transaction((tx) => remindOne(tx, id)),
  })
}

const expired = (time: Date) => Prisma.sql`"status" = 'APPROVED' AND "slug" IS NOT NULL AND "expiresAt" <= ${time}`

function closingSoon(time: Date): Prisma.Sql {
  const soon = new Date(time.getTime() + REMINDED_DAYS * DAY_MS)
  return Prisma.sql`"status" = 'APPROVED' AND "expiresAt" > ${time} AND "expiresAt" <= ${soon}
    AND "remindedOf" IS DISTINCT FROM "expiresAt"`
}

async function idsOf(which: Prisma.Sql, database: Database = db()): Promise<number[]> {
  const rows = await database.$queryRaw<{ id: number }[]>`SELECT "id" FROM "Posting" WHERE ${which}`
  return rows.map(({ id }) => id)
}

/** Returns the posting if it's still due, locked until the transaction ends. Other processes skip it. */
async function claim(tx: Database, id: number | undefined, due: Prisma.Sql) {
  const [claimed] = await idsOf(Prisma.sql`"id" = ${id ?? 0} AND ${due} FOR UPDATE SKIP LOCKED`, tx)
  return claimed === undefined ? null : tx.posting.findUniqueOrThrow({ where: { id: claimed }, select: dueSelect })
}

async function expireOne(tx: JobsTransaction, id: number | undefined): Promise<void> {
  const posting = await claim(tx, id, expired(now()))
  if (!posting) return
  await transitionPosting(tx, portal, posting, 'expire', { change: { closedAt: posting.expiresAt } })
}

async function remindOne(tx: Database, id: number | undefined): Promise<void> {
  const due = await claim(tx, id, closingSoon(now()))
  if (!due) return
  const { jobTitle, company, ...posting } = due
  // Keeps the version, because nothing that people edit has changed.
  const data = { remindedOf: posting.expiresAt }
  await tx.posting.update({ where: { id: posting.id }, data, select: { id: true } })
  await putMail(tx, posting.email, postingEmails.closingSoon({ ...posting, jobTitle, company }))
  const reminded = { action: 'posting.reminded', subjectId: posting.id, subject: `${jobTitle}, ${company}` } as const
  await audit(tx, portal, reminded)
}

/**
 * A slug for each of these titles that no other job has. Locks the titles' slugs in the same order everywhere, so that
 * two transactions can't block each other.
 */
export async function newSlugs(tx: Database, jobTitles: string[]): Promise<string[]> {
  const bases = jobTitles.map(slugOf)
  const distinct = [...new Set(bases)]
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock("key")
    FROM (SELECT DISTINCT hashtext(base) AS "key" FROM unnest(${distinct}::text[]) AS base ORDER BY "key") AS keys`
  const OR = distinct.map((base) => ({ slug: { startsWith: base } }))
  const others = await tx.posting.findMany({ where: { OR }, select: { slug: true } })
  const taken = new Set(others.map(({ slug }) => slug ?? ''))
  return bases.map((base) => {
    const slug = freeSlug(base, taken)
    taken.add(slug)
    return slug
  })
}

/** Counts a view of an open job's page for today. One statement, so that no view is lost. */
export async function countView(postingId: number): Promise<void> {
  const time = now()
  const day = time.toISOString().slice(0, 10)
  await db().$executeRaw`
    INSERT INTO "PostingViews" ("postingId", "day", "views")
    SELECT "id", ${day}::date, 1 FROM "Posting"
    WHERE "id" = ${postingId} AND "status" = 'APPROVED' AND "expiresAt" > ${time}
    ON CONFLICT ("postingId", "day") DO UPDATE SET "views" = "PostingViews"."views" + 1`
}
