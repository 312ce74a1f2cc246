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
import { jobPath } from '@/lib/jobs/postings/search-form'
import { noteJobPage } from '@/lib/jobs/search-notices/mutations'
import type { SampleModel } from '@/lib/platform/sample-rows/models'
import { unmarkSampleRows } from '@/lib/platform/sample-rows/mutations'
import { releaseFiles } from '@/lib/platform/uploads/mutations'

type Removed = { counts: Record<string, number>; files: string[] }

/**
 * Removes every sample row with all that belongs to it, and all marks. Keeps, without their mark, jobs that someone real
 * applied to, posts that a real person commented on, and what an admin edited. Returns the numbers of removed rows by
 * model, and the names of the files to remove after the commit.
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
  await removeEmails(tx, emails)
  await tx.sampleRow.deleteMany({})
  return { counts, files: await releaseFiles(tx, files) }
}

/** In the order of the site's other transactions. Someone who is applying or commenting finishes first. */
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

/** A kept job only keeps the views of real visitors, which are from the day it was added on. */
async function removeSampleViews(tx: Database, postings: number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM "PostingViews" v USING "SampleRow" s
    WHERE s."model" = 'Posting' AND s."origin" = 'ACTIVITY' AND s."rowId" = ANY(${postings})
      AND v."postingId" = s."rowId" AND v."day" < (s."createdAt" AT TIME ZONE 'UTC')::date`
}

/** Files that sample rows refer to. Those that other rows refer to as well are kept when they are released. */
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

/** The addresses of sample people and companies, all of which are in reserved domains. */
async function sampleEmails(tx: Database): Promise<string[]> {
  const found = await tx.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "Seeker" WHERE "id" IN (${marked('Seeker')})
    UNION SELECT "email" FROM "Posting" WHERE "id" IN (${marked('Posting')})
    UNION SELECT "email" FROM "ContactMessage" WHERE "id" IN (${marked('ContactMessage')})
    UNION SELECT "email" FROM "BlogComment" WHERE "id" IN (${marked('BlogComment')})
    UNION SELECT "email" FROM "DemoRegistration" WHERE "id" IN (${marked('DemoRegistration')})`
  return found.map(({ email }) => email)
}

/** Search engines that know a removed job are notified. They never hear about sample activity. */
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

/** Removes emails and codes for these addresses, except those that something else still uses. */
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
