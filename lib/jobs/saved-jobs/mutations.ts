import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { Seeker } from '@/lib/auth/guards'
import { sign, verify } from '@/lib/auth/tokens'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { JOBS_PATH, jobPath } from '@/lib/jobs/postings/search-form'
import { DAY_MS } from '@/lib/jobs/postings/statuses'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'
import { now } from '@/lib/platform/clock'
import { dayLabel } from '@/lib/platform/dates'
import { putMail, putMails } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { site } from '@/lib/site/company'

const PURPOSE = 'saved-job-reminders'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const MAX_SAVED = 500

export async function saveJob(seeker: Seeker, postingId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const open = { id: postingId, status: 'APPROVED' as const, expiresAt: { gt: now() } }
    if ((await tx.posting.count({ where: open })) === 0) throw new ApiError('not-found', savedJobMessages.gone)
    if ((await tx.savedJob.count({ where: { seekerId: seeker.id } })) >= MAX_SAVED)
      throw new ApiError('conflict', savedJobMessages.tooMany)
    const data = { seekerId: seeker.id, postingId, createdAt: now() }
    await tx.savedJob.createMany({ data, skipDuplicates: true })
  })
}

export async function removeSavedJob(seeker: Seeker, postingId: number): Promise<void> {
  await db().savedJob.deleteMany({ where: { seekerId: seeker.id, postingId } })
}

const REMINDED_DAYS = 3

type Due = { seekerId: number; postingId: number }
const keyOf = ({ seekerId, postingId }: Due) => `${seekerId}-${postingId}`

export function remindOfSavedJobs(): Promise<void> {
  return processDueRows({
    task: 'remind-of-saved-jobs',
    due: async (take) => (await listDue(db(), take)).map(keyOf),
    act: async ([key = '']) => {
      const [seekerId = 0, postingId = 0] = key.split('-').map(Number)
      await db().$transaction((tx) => remindOne(tx, { seekerId, postingId }))
    },
  })
}

async function listDue(database: Database, take: number): Promise<Due[]> {
  const time = now()
  const soon = new Date(time.getTime() + REMINDED_DAYS * DAY_MS)
  return database.$queryRaw<Due[]>`
    SELECT saved."seekerId", saved."postingId" FROM "SavedJob" saved
    JOIN "Posting" job ON job."id" = saved."postingId" JOIN "Seeker" seeker ON seeker."id" = saved."seekerId"
    WHERE job."status" = 'APPROVED' AND job."expiresAt" > ${time} AND job."expiresAt" <= ${soon}
      AND saved."remindedOf" IS DISTINCT FROM job."expiresAt"
      AND seeker."wantsJobReminders"
      AND NOT EXISTS (SELECT FROM "Application" WHERE "postingId" = job."id" AND "seekerId" = seeker."id")
    ORDER BY job."expiresAt" LIMIT ${take}`
}

async function remindOne(tx: Database, { seekerId, postingId }: Due): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM "SavedJob" WHERE "seekerId" = ${seekerId} AND "postingId" = ${postingId} FOR UPDATE`
  const saved = await tx.savedJob.findUnique({
    where: { seekerId_postingId: { seekerId, postingId } },
    select: {
      remindedOf: true,
      seeker: { select: { email: true, userName: true } },
      posting: { select: { slug: true, jobTitle: true, company: true, expiresAt: true } },
    },
  })
  if (!saved || saved.remindedOf?.getTime() === saved.posting.expiresAt?.getTime()) return
  const where = { seekerId_postingId: { seekerId, postingId } }
  await tx.savedJob.update({ where, data: { remindedOf: saved.posting.expiresAt }, select: { seekerId: true } })
  await remindOfSavedJob(tx, { seekerId, ...saved.seeker }, saved.posting)
}

export async function readReminderToken(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(PURPOSE, token)).data ?? null
}

type Saved = { seekerId: number; email: string; userName: string }

type SavedPosting = { slug: string | null; jobTitle: string; company: string; expiresAt: Date | null }

async function remindOfSavedJob(tx: Database, to: Saved, job: SavedPosting): Promise<void> {
  const until = job.expiresAt ? ` until ${dayLabel(job.expiresAt)}` : ''
  await putMail(
    tx,
    to.email,
    reminder(to, {
      subject: `Closing soon: ${job.jobTitle} at ${job.company}`,
      lines: [`A job you saved, "${job.jobTitle}" at ${job.company}, is accepting applications${until}.`],
      action: { label: 'View job and apply', url: env().SITE_URL + jobPath(job.slug ?? '') },
    }),
  )
}

type EndedJob = { id: number; jobTitle: string; company: string }

/** Reads the accounts and not the saved jobs, which an account could lose while they're read. */
export async function notifySaversOfEnd(tx: Database, { id: postingId, jobTitle, company }: EndedJob): Promise<void> {
  const savers = await tx.seeker.findMany({
    where: { wantsJobReminders: true, savedJobs: { some: { postingId } }, applications: { none: { postingId } } },
    select: { id: true, email: true, userName: true },
  })
  const parts: Parts = {
    subject: `No longer open: ${jobTitle} at ${company}`,
    lines: [`A job you saved, "${jobTitle}" at ${company}, is no longer accepting applications.`],
    action: { label: 'View open jobs', url: env().SITE_URL + JOBS_PATH },
  }
  await putMails(
    tx,
    savers.map(({ id, email, userName }) => ({
      to: email,
      content: reminder({ seekerId: id, email, userName }, parts),
    })),
  )
}

type Parts = Pick<Parameters<typeof renderMail>[0], 'subject' | 'lines' | 'action'>

async function reminder({ seekerId, userName }: Saved, { lines, ...parts }: Parts): Promise<MailContent> {
  const { SITE_URL } = env()
  const oneClick = `${SITE_URL}/api/saved-jobs/unsubscribe?token=${await sign(PURPOSE, seekerId, YEAR_SECONDS)}`
  return {
    ...(await renderMail({
      kind: 'saved-job',
      ...parts,
      lines: [userName ? `Hi ${userName},` : 'Hi,', ...lines],
      footnote: `You're getting this email because you saved this job on ${site.name}.`,
      links: [{ label: 'Change your email settings', url: `${SITE_URL}/account-setting#reminders` }],
    })),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
