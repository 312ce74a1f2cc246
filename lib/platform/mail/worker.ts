import 'server-only'
import { createTransport } from 'nodemailer'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { repeat } from '@/lib/platform/schedule/repeat'
import { recordFailure, workOff } from '@/lib/platform/schedule/rows'
import { site } from '@/lib/site/company'

const DEFAULT_TICK_MS = 500
const AT_ONCE = 10
const LEASE_SECONDS = 120
const MAX_ATTEMPTS = 8

type ClaimedMail = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attempts: number
}
type Transport = ReturnType<typeof createTransport>

export function startMailWorker(): void {
  const { SMTP_URL, WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  if (!SMTP_URL) return
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as Parameters<typeof createTransport>[0])
  repeat('mails', WORKER_TICK_MS, (isStopping) => sendWaiting(transport, isStopping))
}

async function sendWaiting(transport: Transport, isStopping: () => boolean): Promise<void> {
  const mails = await claim()
  // What cannot even be written down about one mail must not keep the others waiting for the end of their lease.
  for (const mail of mails)
    await send(transport, mail).catch((error) => recordFailure('send-mails', String(mail.id), error))
  if (mails.length === AT_ONCE && !isStopping()) await sendWaiting(transport, isStopping)
}

/**
 * Takes mails for this process alone: others skip the locked rows now and the leased rows until the lease ends. In the
 * order in which they were written, which RETURNING does not keep: who gets two reads them as they happened. An attempt
 * counts from here, so that a mail at which a process dies is not tried for ever.
 */
async function claim(): Promise<ClaimedMail[]> {
  const mails = await db().$queryRaw<ClaimedMail[]>`
    UPDATE "Mail" SET "attempts" = "attempts" + 1, "nextAttemptAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "id" IN (
      SELECT "id" FROM "Mail" WHERE "state" = 'WAITING' AND "nextAttemptAt" <= now() AND "attempts" < ${MAX_ATTEMPTS}
      ORDER BY "nextAttemptAt", "id" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "to", "subject", "text", "html", "headers", "attempts"`
  return mails.sort((one, other) => one.id - other.id)
}

async function send(transport: Transport, mail: ClaimedMail): Promise<void> {
  const where = { id: mail.id }
  try {
    await transport.sendMail({
      from: sender(),
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      replyTo: mail.headers['Reply-To'],
      headers: headersOf(mail),
      messageId: `<outbox-${mail.id}@${new URL(env().SITE_URL).hostname}>`,
    })
    await db().mail.update({
      where,
      data: { state: 'SENT', sentAt: new Date(), lastError: null },
      select: { id: true },
    })
  } catch (error) {
    const { message, responseCode } = error as { message: string; responseCode?: number }
    const isFinal = (responseCode ?? 0) >= 500 || mail.attempts >= MAX_ATTEMPTS
    const data = isFinal
      ? { state: 'FAILED' as const }
      : { nextAttemptAt: new Date(Date.now() + backOffMs(mail.attempts)) }
    await db().mail.update({ where, data: { ...data, lastError: storable(message) }, select: { id: true } })
  }
}

const sender = () =>
  env().MAIL_FROM ?? { name: site.legalName, address: `no-reply@${new URL(env().SITE_URL).hostname}` }

/** Marks the mails as failed at whose last attempt a process died, so that an owner sees them. */
export function giveUpMails(): Promise<void> {
  const used = () =>
    ({ state: 'WAITING', attempts: { gte: MAX_ATTEMPTS }, nextAttemptAt: { lte: new Date() } }) as const
  return workOff({
    task: 'give-up-mails',
    batch: 100,
    due: async (take) => (await db().mail.findMany({ where: used(), take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().mail.updateMany({ where: { ...used(), id: { in: ids } }, data: { state: 'FAILED' } })
    },
  })
}

/** A mail server may say anything; PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const storable = (message: string) => message.replaceAll('\0', '').slice(0, 500).toWellFormed()

/** As they stand: a long address that was folded would not be one any more. */
function headersOf({ headers }: ClaimedMail) {
  // Nodemailer writes Reply-To by itself and drops one that is prepared.
  const { 'Reply-To': _, ...more } = headers
  return Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { prepared: true, value }]))
}

/** 10 s, 20 s, 40 s … an hour at most, a little apart so that mails do not come back all at once. */
function backOffMs(attempts: number): number {
  return Math.min(3_600_000, 5_000 * 2 ** attempts) * (0.9 + Math.random() * 0.2)
}
