import 'server-only'
import { createTransport } from 'nodemailer'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { clearRefusal, markRefused } from '@/lib/platform/mail/refusal-mutations'
import type { MailContent } from '@/lib/platform/mail/render'
import { type MailServer, mailServer, noReply } from '@/lib/platform/mail/server'
import { isRefusal } from '@/lib/platform/mail/smtp-errors'
import { inTurn } from '@/lib/platform/schedule/in-turn'
import { jittered, startQueue, storable } from '@/lib/platform/schedule/queue'
import { forgetFailures, processDueRows, recordFailure } from '@/lib/platform/schedule/row-mutations'
import { type SetAttributes, span } from '@/lib/platform/tracing/spans'
import { site } from '@/lib/site/company'

const TASK = 'send-mails'
const AT_ONCE = 10
const LEASE_SECONDS = 120
/** Leaves the last email enough of the lease to run into its timeouts. Another process would send it again after that. */
const SENDING_MS = 60_000
const MAX_ATTEMPTS = 8
const MAX_ERROR = 500

type ClaimedMail = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  calendar: string
  attempts: number
  kind: string
  traceparent: string
}
type Transport = ReturnType<typeof createTransport>

export function startMailWorker(): void {
  let open: { server: MailServer; transport: Transport } | null = null
  startQueue({
    name: 'mails',
    batch: AT_ONCE,
    lanes: async () => [0],
    claim: async () => {
      const server = mailServer()
      if (open?.server.url !== server?.url) {
        open?.transport.close()
        open = server && { server, transport: transportTo(server, { pool: true, maxConnections: 2 }) }
      }
      return open ? claim() : []
    },
    act: async (mails, isStopping) => {
      const { transport } = open ?? {}
      if (!transport) return
      const left = await inTurn(mails, { ms: SENDING_MS, isStopping }, (mail) => attempt(transport, mail))
      if (left.length > 0) await giveBack(left)
    },
  })
}

/** If one email's result can't be recorded, that must not hold up the others until their lease ends. */
async function attempt(transport: Transport, mail: ClaimedMail): Promise<void> {
  const key = String(mail.id)
  try {
    await traced(transport, mail)
    if (mail.attempts > 1) await forgetFailures(TASK, [key])
  } catch (error) {
    await recordFailure(TASK, key, error)
  }
}

/** Ends the lease of emails that weren't tried, because the server is slow or the process stops. */
async function giveBack(mails: ClaimedMail[]): Promise<void> {
  const where = { id: { in: mails.map(({ id }) => id) }, state: 'WAITING' as const }
  await db().mail.updateMany({ where, data: { attempts: { decrement: 1 }, nextAttemptAt: new Date() } })
}

function transportTo({ url }: MailServer, options: { pool?: true; maxConnections?: number } = {}): Transport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return createTransport({ url, ...timeouts, ...options } as Parameters<typeof createTransport>[0])
}

/** Sends one email right away. Throws `invalid` with the mail server's response. */
export async function sendTest(server: MailServer, to: string, { subject, text, html }: MailContent): Promise<void> {
  const transport = transportTo(server)
  try {
    await transport.sendMail({ from: server.from ?? sender(), to: { name: '', address: to }, subject, text, html })
  } catch (error) {
    throw new ApiError('invalid', `The mail server said: ${storable((error as Error).message, MAX_ERROR)}`)
  } finally {
    transport.close()
  }
}

/**
 * Leases emails to this process. Others skip the locked rows now, and the leased rows until the lease ends. Sorts them,
 * because RETURNING doesn't keep the order in which they were written. Counts the attempt now, so that an email that
 * crashes the process isn't retried forever.
 */
async function claim(): Promise<ClaimedMail[]> {
  const mails = await db().$queryRaw<ClaimedMail[]>`
    UPDATE "Mail" SET "attempts" = "attempts" + 1, "nextAttemptAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "id" IN (
      SELECT "id" FROM "Mail" WHERE "state" = 'WAITING' AND "nextAttemptAt" <= now() AND "attempts" < ${MAX_ATTEMPTS}
      ORDER BY "nextAttemptAt", "id" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "to", "subject", "text", "html", "headers", "calendar", "attempts",
      "kind", "traceparent"`
  return mails.sort((one, other) => one.id - other.id)
}

function traced(transport: Transport, mail: ClaimedMail): Promise<void> {
  const { id, kind, attempts, traceparent } = mail
  const attributes = { 'portal.kind': kind, 'portal.row': id, 'portal.attempt': attempts }
  return span({ name: 'send email', attributes, causedBy: traceparent }, (set) => send(transport, mail, set))
}

async function send(transport: Transport, mail: ClaimedMail, set: SetAttributes): Promise<void> {
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
      ...(mail.calendar && { icalEvent: { method: methodOf(mail.calendar), content: mail.calendar } }),
      messageId: `<outbox-${mail.id}@${new URL(env().SITE_URL).hostname}>`,
    })
  } catch (error) {
    const { message, responseCode, command } = error as { message: string; responseCode?: number; command?: string }
    set({ 'error.type': String(responseCode ?? 'not sent') })
    const isFinal = isRefusal(error as object) || mail.attempts >= MAX_ATTEMPTS
    const data = isFinal
      ? { state: 'FAILED' as const }
      : { nextAttemptAt: new Date(Date.now() + backOffMs(mail.attempts)) }
    const lastError = storable(message, MAX_ERROR)
    await db().mail.updateMany({ where, data: { ...data, lastError } })
    if (isFinal && command === 'RCPT TO') await markRefused(mail.to, lastError)
    return
  }
  // It may have been deleted since, with the account that it's to.
  const record = () => db().mail.updateMany({ where, data: { state: 'SENT', sentAt: new Date(), lastError: null } })
  // Otherwise, it would be sent again.
  await record().catch(record)
  await clearRefusal(mail.to)
}

const sender = () => mailServer()?.from ?? { name: site.legalName, address: noReply() }

/** Marks emails as failed if a process died during their last attempt, so that owners see them. */
export function giveUpMails(): Promise<void> {
  const used = () =>
    ({ state: 'WAITING', attempts: { gte: MAX_ATTEMPTS }, nextAttemptAt: { lte: new Date() } }) as const
  return processDueRows({
    task: 'give-up-mails',
    batch: 100,
    due: async (take) => (await db().mail.findMany({ where: used(), take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().mail.updateMany({ where: { ...used(), id: { in: ids } }, data: { state: 'FAILED' } })
    },
  })
}

const methodOf = (calendar: string) => /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH'

/** Doesn't fold headers, because folding would break a long URL. */
function headersOf({ headers }: ClaimedMail) {
  // Nodemailer sets Reply-To itself and ignores a prepared header.
  const { 'Reply-To': _, ...more } = headers
  return Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { prepared: true, value }]))
}

/** Exponential backoff from 10 s to an hour, with jitter. */
function backOffMs(attempts: number): number {
  return jittered(Math.min(3_600_000, 5_000 * 2 ** attempts))
}
