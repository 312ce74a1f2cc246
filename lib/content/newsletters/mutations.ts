import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { sign, verify } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { isSubscriber } from '@/lib/content/newsletters/queries'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { withdrawConsents } from '@/lib/platform/consents/records'
import { putMail, putMails } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { site } from '@/lib/site/company'

const PURPOSE = 'news'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * Saves a newsletter. `sendNewsMails` queues its emails in batches, and people who unsubscribe before their batch get
 * none.
 */
export function sendNewsletter(editor: Admin, { subject, text }: MailText): Promise<{ id: number }> {
  return db().$transaction(async (tx) => {
    // A concurrent send waits here and then sees what the first one sent.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('send-news'))`
    if (!(await tx.seeker.findFirst({ where: isSubscriber, select: { id: true } })))
      throw new ApiError('conflict', newsletterMessages.nobody)
    const time = now()
    const same = { subject, text, createdAt: { gt: new Date(time.getTime() - DAY_MS) } }
    if ((await tx.newsletter.count({ where: same })) > 0) throw new ApiError('conflict', newsletterMessages.sentAlready)
    const data = { subject, text, authorName: editor.name || editor.email, createdAt: time }
    const { id } = await tx.newsletter.create({ data, select: { id: true } })
    await audit(tx, editor, { action: 'news.sent', subjectId: id, subject })
    return { id }
  })
}

export async function testNewsletter(editor: Admin, words: MailText): Promise<void> {
  await putMail(db(), editor.email, newsletterEmail(words, editor.name, `${env().SITE_URL}/news/unsubscribe`))
}

export function sendNewsletters(): Promise<void> {
  return processDueRows({
    task: 'send-news',
    due: async (take) => {
      const rows = await db().newsletter.findMany({ where: { finishedAt: null }, take, select: { id: true } })
      return rows.map(({ id }) => id)
    },
    act: async ([id = 0]) => {
      while (await db().$transaction((tx) => sendBatch(tx, id)));
    },
  })
}

type Waiting = MailText & { lastSeekerId: number }

/** Returns whether more emails are left. Writes the emails and the batch's position in one transaction. */
async function sendBatch(tx: Database, id: number): Promise<boolean> {
  const [newsletter] = await tx.$queryRaw<Waiting[]>`
    SELECT "subject", "text", "lastSeekerId" FROM "NewsMail" WHERE "id" = ${id} AND "finishedAt" IS NULL
    FOR UPDATE SKIP LOCKED`
  if (!newsletter) return false
  const subscribers = await tx.seeker.findMany({
    where: { ...isSubscriber, id: { gt: newsletter.lastSeekerId } },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, email: true, userName: true },
  })
  const ids = subscribers.map(({ id }) => id)
  // Locks the consents, so that a concurrent withdrawal waits for this batch or isn't in it.
  const agreed = await tx.$queryRaw<{ seekerId: number }[]>`
    SELECT "seekerId" FROM "Consent" WHERE "seekerId" = ANY(${ids}) AND "kind" = 'news' AND "withdrawnAt" IS NULL
    ORDER BY "id" FOR SHARE`
  const still = new Set(agreed.map(({ seekerId }) => seekerId))
  const receiving = subscribers.filter((subscriber) => still.has(subscriber.id))
  const mails = receiving.map(async (subscriber) => ({
    to: subscriber.email,
    content: await mailFor(subscriber, newsletter),
  }))
  await putMails(tx, await Promise.all(mails))
  const isLast = subscribers.length < BATCH
  const data = {
    sent: { increment: receiving.length },
    lastSeekerId: subscribers.at(-1)?.id ?? newsletter.lastSeekerId,
    finishedAt: isLast ? now() : null,
  }
  await tx.newsletter.update({ where: { id }, data, select: { id: true } })
  return !isLast
}

async function mailFor({ id, userName }: { id: number; userName: string }, words: MailText): Promise<MailContent> {
  const query = `?token=${await sign(PURPOSE, id, YEAR_SECONDS)}`
  const { SITE_URL } = env()
  return {
    ...(await newsletterEmail(words, userName, `${SITE_URL}/news/unsubscribe${query}`)),
    headers: {
      'List-Unsubscribe': `<${SITE_URL}/api/news/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const newsletterEmail = ({ subject, text }: MailText, name: string, unsubscribeUrl: string) =>
  renderMail({
    kind: 'news',
    subject,
    lines: [name ? `Hi ${name},` : 'Hi,', ...paragraphsOf(text)],
    footnote: `You're getting this email because you subscribed to the ${site.name} newsletter in your account.`,
    links: [{ label: 'Unsubscribe', url: unsubscribeUrl }],
  })

export async function readUnsubscribeToken(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(PURPOSE, token)).data ?? null
}

export async function unsubscribeByLink(token: string): Promise<void> {
  const seekerId = await readUnsubscribeToken(token)
  if (seekerId === null) throw new ApiError('gone', newsletterMessages.deadLink)
  await db().$transaction(async (tx) => {
    const seeker = await tx.seeker.findUnique({ where: { id: seekerId }, select: { id: true, email: true } })
    if (!seeker) throw new ApiError('gone', newsletterMessages.deadLink)
    await withdrawConsents(tx, seeker.id, 'news')
    await dropQueuedNewsletters(tx, seeker.email)
  })
}

/**
 * Call this after withdrawing the consent. A batch in progress locks its subscribers' consents, so by then its emails
 * are visible. Also drops failed ones, so that no one resends them.
 */
export async function dropQueuedNewsletters(tx: Database, email: string): Promise<void> {
  await tx.mail.deleteMany({ where: { kind: 'news', state: { in: ['WAITING', 'FAILED'] }, to: email } })
}
