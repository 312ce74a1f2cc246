import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { outboxMessages } from '@/lib/platform/mail/messages'
import type { MailContent } from '@/lib/platform/mail/render'
import { canResend } from '@/lib/platform/mail/statuses'
import { isSampleAddress } from '@/lib/platform/sample-rows/domain'
import { cause } from '@/lib/platform/tracing/spans'

const MAX_AT_ONCE = 200

/**
 * Resends an email. Retries a failed one, and sends a copy of a sent one with a new Message-ID, because email clients
 * drop duplicates. Returns the queued email's id. Throws `not-found`, or `conflict` if the email or a copy is already
 * queued, or if it's a newsletter that was sent.
 */
export function resendMail(owner: Admin, id: number): Promise<number> {
  return db().$transaction(async (tx) => {
    // A double click waits here and then finds the copy.
    await tx.$executeRaw`SELECT 1 FROM "Mail" WHERE "id" = ${id} FOR UPDATE`
    const mail = await tx.mail.findUnique({ where: { id }, select: mailSelect })
    if (!mail) throw new ApiError('not-found')
    if (mail.state === 'WAITING') throw new ApiError('conflict', outboxMessages.waitsAlready)
    if (!canResend(mail)) throw new ApiError('conflict', outboxMessages.newsSent)
    const sentId = mail.state === 'FAILED' ? await retry(tx, id) : await copy(tx, mail)
    const detail = { to: mail.to, ...(sentId !== id && { copyId: sentId }) }
    await audit(tx, owner, { action: 'mail.resent', subjectId: id, subject: mail.subject, detail })
    return sentId
  })
}

const mailSelect = {
  state: true,
  to: true,
  subject: true,
  text: true,
  html: true,
  headers: true,
  calendar: true,
  interviewId: true,
  personMailId: true,
  kind: true,
} satisfies Prisma.MailSelect
type SentMail = Prisma.MailGetPayload<{ select: typeof mailSelect }>

async function retry(tx: Database, id: number): Promise<number> {
  // The worker uses real time, even if a test has moved the clock.
  const data = { state: 'WAITING' as const, attempts: 0, nextAttemptAt: new Date(), ...cause() }
  await tx.mail.update({ where: { id }, data, select: { id: true } })
  return id
}

async function copy(tx: Database, { headers, state: _sent, ...mail }: SentMail): Promise<number> {
  const { to, subject, text } = mail
  const waiting = await tx.mail.findFirst({ where: { state: 'WAITING', to, subject, text }, select: { id: true } })
  if (waiting) throw new ApiError('conflict', outboxMessages.copyWaits)
  const data = { ...mail, ...cause(), headers: headers as Prisma.InputJsonObject }
  const { id } = await tx.mail.create({ data, select: { id: true } })
  return id
}

type Content = MailContent | Promise<MailContent>

/**
 * Queues an email in the caller's transaction, so that it's only sent if the transaction commits, and not before
 * `notBefore`, in real time. Returns its id. Queues nothing and returns null if the recipient belongs to sample
 * activity.
 */
export async function putMail(
  tx: Database,
  to: string,
  content: Content,
  notBefore: Date | null = null,
): Promise<number | null> {
  const data = { to, ...(await content), ...cause(), ...(notBefore && { nextAttemptAt: notBefore }) }
  if (isSampleAddress(to)) return null
  const { id } = await tx.mail.create({ data, select: { id: true } })
  return id
}

/** Deletes an email that hasn't been tried yet. Returns false if it has. */
export async function takeBackMail(tx: Database, id: number): Promise<boolean> {
  const { count } = await tx.mail.deleteMany({ where: { id, state: 'WAITING', attempts: 0 } })
  return count > 0
}

/** Queues several emails like `putMail`. */
export async function putMails(
  tx: Database,
  mails: { to: string; content: Content }[],
  notBefore: Date | null = null,
): Promise<void> {
  const shared = { ...cause(), ...(notBefore && { nextAttemptAt: notBefore }) }
  const rendered = await Promise.all(mails.map(async ({ to, content }) => ({ to, ...(await content), ...shared })))
  const data = rendered.filter(({ to }) => !isSampleAddress(to))
  for (let start = 0; start < data.length; start += MAX_AT_ONCE)
    await tx.mail.createMany({ data: data.slice(start, start + MAX_AT_ONCE) })
}
