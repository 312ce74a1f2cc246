import 'server-only'
import {
  countSampleRows,
  keptBlogs,
  keptPartners,
  keptPlacements,
  keptPostings,
  marked,
} from '@/lib/console/sample-data/queries'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import { purgePersons } from '@/lib/hiring/persons/link-mutations'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { noteJobPage } from '@/lib/jobs/search-notices/mutations'
import type { SampleModel } from '@/lib/platform/sample-rows/models'
import { unmarkSampleRows } from '@/lib/platform/sample-rows/mutations'
import { releaseFiles } from '@/lib/platform/uploads/mutations'

type Removed = { counts: Record<string, number>; files: string[] }

/**
 * Removes every sample row, the rows that belong to it, and all marks. Keeps, but without a mark, jobs that a real person
 * applied to, posts that a real person commented on, and rows that an admin edited. Returns the number of removed rows
 * by model, and the files to remove after the commit.
 */
export async function removeSampleRows(tx: Database): Promise<Removed> {
  await lockRows(tx)
  await unmarkKept(tx)
  const counts = Object.fromEntries(
    (await countSampleRows(tx)).map(({ model, demo, activity }) => [model, demo + activity]),
  )
  const files = await fileIds(tx)
  const emails = await sampleEmails(tx)
  await noteRemovedJobs(tx)
  await removePeople(tx)
  await removePostings(tx)
  for (const model of ['BlogComment', 'Blog', 'ContactMessage', 'DemoRegistration', 'JobPost', 'Partner'] as const)
    await removeMarked(tx, model)
  await purgePersons(tx)
  await removeEmails(tx, emails)
  await tx.sampleRow.deleteMany({})
  return { counts, files: await releaseFiles(tx, files) }
}

/** Locks rows in the same order as other transactions. Anyone who is applying or commenting finishes first. */
async function lockRows(tx: Database): Promise<void> {
  for (const model of ['Seeker', 'Posting', 'Application', 'Blog', 'Partner', 'JobPost'] as const)
    await tx.$executeRaw`SELECT 1 FROM ${table(model)} WHERE "id" IN (${marked(model)}) ORDER BY "id" FOR UPDATE`
}

const table = (model: SampleModel) => Prisma.raw(`"${model}"`)

async function unmarkKept(tx: Database): Promise<void> {
  const postings = await idsOf(tx, keptPostings)
  await removeSampleViews(tx, postings)
  for (const [model, ids] of [
    ['Posting', postings],
    ['Blog', await idsOf(tx, keptBlogs)],
    ['Partner', await idsOf(tx, keptPartners)],
    ['JobPost', await idsOf(tx, keptPlacements)],
  ] as const)
    await unmarkSampleRows(tx, model, ids)
}

async function idsOf(tx: Database, which: Prisma.Sql): Promise<number[]> {
  return (await tx.$queryRaw<{ id: number }[]>(which)).map(({ id }) => id)
}

/** Removes sample views of kept jobs. Real visitors' views start on the day the job was added. */
async function removeSampleViews(tx: Database, postings: number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM "PostingViews" v USING "SampleRow" s
    WHERE s."model" = 'Posting' AND s."origin" = 'ACTIVITY' AND s."rowId" = ANY(${postings})
      AND v."postingId" = s."rowId" AND v."day" < (s."createdAt" AT TIME ZONE 'UTC')::date`
}

/** Files that sample rows refer to. `releaseFiles` keeps those that other rows use too. */
async function fileIds(tx: Database): Promise<number[]> {
  const ofSeekers = Prisma.sql`"seekerId" IN (${marked('Seeker')})`
  const files = await tx.$queryRaw<{ id: number }[]>`
    SELECT "resumeId" AS "id" FROM "Application" WHERE ${ofSeekers}
    UNION SELECT "resumeId" FROM "GeneralApplication" WHERE ${ofSeekers}
    UNION SELECT "resumeId" FROM "Profile" WHERE ${ofSeekers}
    UNION SELECT "imageId" FROM "Profile" WHERE ${ofSeekers}
    UNION SELECT "logoId" FROM "Posting" WHERE "id" IN (${marked('Posting')})
    UNION SELECT "logoId" FROM "PostingRevision" WHERE "postingId" IN (${marked('Posting')})
    UNION SELECT "imageId" FROM "Blog" WHERE "id" IN (${marked('Blog')})
    UNION SELECT "logoId" FROM "Partner" WHERE "id" IN (${marked('Partner')})`
  return files.map(({ id }) => id).filter((id) => id !== null)
}

/** The emails of sample people and companies, all of which are in reserved domains. */
async function sampleEmails(tx: Database): Promise<string[]> {
  const found = await tx.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "Seeker" WHERE "id" IN (${marked('Seeker')})
    UNION SELECT "email" FROM "Posting" WHERE "id" IN (${marked('Posting')})
    UNION SELECT "email" FROM "ContactMessage" WHERE "id" IN (${marked('ContactMessage')})
    UNION SELECT "email" FROM "BlogComment" WHERE "id" IN (${marked('BlogComment')})
    UNION SELECT "email" FROM "DemoRegistration" WHERE "id" IN (${marked('DemoRegistration')})`
  return found.map(({ email }) => email)
}

/** Notifies search engines of removed demo jobs. They were never notified of sample activity. */
async function noteRemovedJobs(tx: Database): Promise<void> {
  const where = { status: 'APPROVED', slug: { not: null } } as const
  const ids = await idsOf(tx, Prisma.sql`SELECT "rowId" AS "id" FROM (${marked('Posting')}) AS marks`)
  const postings = await tx.posting.findMany({ where: { ...where, id: { in: ids } }, select: { slug: true } })
  const urls = new Map(postings.map(({ slug }) => [env().SITE_URL + jobPath(slug ?? ''), slug]))
  const noted = await tx.searchNotice.findMany({
    where: { url: { in: [...urls.keys()] } },
    distinct: ['url'],
    select: { url: true },
  })
  for (const { url } of noted) await noteJobPage(tx, urls.get(url) ?? null, 'removed')
}

async function removePeople(tx: Database): Promise<void> {
  const ofSeekers = Prisma.sql`"seekerId" IN (${marked('Seeker')})`
  await tx.$executeRaw`DELETE FROM "Application" WHERE ${ofSeekers}`
  await tx.$executeRaw`DELETE FROM "JobAlert" WHERE "id" IN (${marked('JobAlert')})
    OR "email" IN (SELECT "email" FROM "Seeker" WHERE "id" IN (${marked('Seeker')}))`
  // Cascades to profiles, resumes for future jobs, saved jobs, consents and sessions.
  await removeMarked(tx, 'Seeker')
}

async function removePostings(tx: Database): Promise<void> {
  await removeMarked(tx, 'JobReport')
  // Cascades to views, changes in review, reports and saved jobs.
  await removeMarked(tx, 'Posting')
}

async function removeMarked(tx: Database, model: SampleModel): Promise<void> {
  await tx.$executeRaw`DELETE FROM ${table(model)} WHERE "id" IN (${marked(model)})`
}

/** Removes emails and codes sent to these email addresses, except those that other rows still use. */
async function removeEmails(tx: Database, emails: string[]): Promise<void> {
  const inUse = await tx.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "Admin" WHERE "email" = ANY(${emails})
    UNION SELECT "email" FROM "Seeker" WHERE "email" = ANY(${emails})
    UNION SELECT "email" FROM "Posting" WHERE "email" = ANY(${emails})
    UNION SELECT "email" FROM "ContactMessage" WHERE "email" = ANY(${emails})`
  const used = new Set(inUse.map(({ email }) => email))
  const unused = emails.filter((email) => !used.has(email))
  await tx.mail.deleteMany({ where: { to: { in: unused } } })
  await tx.oneTimeCode.deleteMany({ where: { email: { in: unused } } })
  await tx.mailRequest.deleteMany({ where: { email: { in: unused } } })
}
