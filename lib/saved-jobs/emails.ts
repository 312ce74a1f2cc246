import 'server-only'
import * as z from 'zod'
import { sign, verify } from '@/lib/auth/tokens'
import { dayLabel } from '@/lib/dates'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { putMail, putMails } from '@/lib/mail/outbox'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { JOBS_PATH, jobPath } from '@/lib/postings/search-form'
import { site } from '@/lib/site'

const PURPOSE = 'saved-job-reminders'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export async function readReminderToken(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(PURPOSE, token)).data ?? null
}

type Saved = { seekerId: number; email: string; userName: string }
type SavedPosting = { slug: string | null; jobTitle: string; company: string; expiresAt: Date | null }

export async function remindOfSavedJob(tx: Database, to: Saved, job: SavedPosting): Promise<void> {
  const until = job.expiresAt ? ` until ${dayLabel(job.expiresAt)}` : ''
  await putMail(
    tx,
    to.email,
    reminder(to, {
      subject: `Closing soon: ${job.jobTitle} at ${job.company}`,
      lines: [`the job "${job.jobTitle}" at ${job.company}, which you saved, takes applications${until}.`],
      action: { label: 'See the job and apply', url: env().SITE_URL + jobPath(job.slug ?? '') },
    }),
  )
}

export async function tellSaversOfEnd(tx: Database, postingId: number): Promise<void> {
  const saved = await tx.savedJob.findMany({
    where: {
      postingId,
      seeker: { wantsJobReminders: true, applications: { none: { postingId } } },
    },
    select: {
      seeker: { select: { id: true, email: true, userName: true } },
      posting: { select: { jobTitle: true, company: true } },
    },
  })
  await putMails(
    tx,
    saved.map(({ seeker: { id, email, userName }, posting }) => ({
      to: email,
      content: reminder(
        { seekerId: id, email, userName },
        {
          subject: `No longer open: ${posting.jobTitle} at ${posting.company}`,
          lines: [`the job "${posting.jobTitle}" at ${posting.company}, which you saved, takes no more applications.`],
          action: { label: 'See open jobs', url: env().SITE_URL + JOBS_PATH },
        },
      ),
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
      lines: [userName ? `Hello ${userName},` : 'Hello,', ...lines],
      footnote: `You get this mail because you saved the job at ${site.name}.`,
      links: [{ label: 'Change what we mail you', url: `${SITE_URL}/account-setting#reminders` }],
    })),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
