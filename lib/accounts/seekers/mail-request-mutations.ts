import 'server-only'
import { mailCode, sendRegistrationCode, sendResetLink, sendSignInCode } from '@/lib/accounts/seekers/mutations'
import { spend } from '@/lib/api/limits'
import { type CodePurpose, WITHOUT_COOKIES } from '@/lib/auth/codes'
import type { Kind } from '@/lib/auth/cookies'
import { findBrowser, findKnownDevice, nameBrowser } from '@/lib/auth/signed-cookies'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import { MailRequestKind } from '@/lib/generated/prisma/enums'
import { repeat } from '@/lib/platform/schedule/repeat'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { cause, span } from '@/lib/platform/tracing/spans'

const DEFAULT_TICK_MS = 500

export function startMailRequestWorker(): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  repeat('mail-requests', WORKER_TICK_MS, workOffRequests)
}

async function workOffRequests(): Promise<void> {
  if (!(await db().mailRequest.findFirst({ select: { id: true } }))) return
  await processDueRows({
    task: 'mail-requests',
    // Processed in order, because a browser's latest code is the one that works.
    due: async (take) =>
      (await db().mailRequest.findMany({ orderBy: { id: 'asc' }, take, select: { id: true } })).map(({ id }) => id),
    act: ([id]) => db().$transaction((tx) => fulfil(tx, id ?? 0)),
  })
}

async function fulfil(tx: Database, id: number): Promise<void> {
  // With the earlier ones for the same email, which another process may be working on.
  const upToThis = Prisma.sql`
    SELECT "id" FROM "MailRequest" WHERE "id" <= ${id}
      AND "email" = (SELECT "email" FROM "MailRequest" WHERE "id" = ${id})`
  const locked = await tx.$queryRaw<{ id: number }[]>`${upToThis} FOR UPDATE SKIP LOCKED`
  const waiting = await tx.$queryRaw<{ id: number }[]>(upToThis)
  if (locked.length < waiting.length || waiting.length === 0) return
  const { kind, email, browsers, traceparent } = await tx.mailRequest.delete({
    where: { id },
    select: { kind: true, email: true, browsers: true, traceparent: true },
  })
  const attributes = { 'portal.kind': kind, 'portal.row': id }
  await span({ name: 'write email', attributes, causedBy: traceparent }, () => senders[kind](tx, email, browsers))
}

const senders: Record<MailRequestKind, (tx: Database, email: string, browsers: string[]) => Promise<void>> = {
  CODE: sendRegistrationCode,
  RESET: sendResetLink,
  SIGN_IN_CODE: sendSignInCode,
  APPLICATION_CODE: (tx, email, browsers) => mailCode(tx, { purpose: 'application', email }, browsers),
  DELETION_CODE: (tx, email, browsers) => mailCode(tx, { purpose: 'deletion', email }, browsers),
  PROVIDER_CODE: (tx, email, browsers) => mailCode(tx, { purpose: 'provider', email }, browsers),
}

const kinds = {
  registration: MailRequestKind.CODE,
  reset: MailRequestKind.RESET,
  'sign-in': MailRequestKind.SIGN_IN_CODE,
  application: MailRequestKind.APPLICATION_CODE,
  deletion: MailRequestKind.DELETION_CODE,
  provider: MailRequestKind.PROVIDER_CODE,
} as const satisfies Record<CodePurpose | 'reset', MailRequestKind>

const signingIn: readonly string[] = ['sign-in', 'application', 'provider']

/** `of` is the kind of account that the email belongs to. */
type Requested = { kind: keyof typeof kinds; email: string; of: Kind; ip: string }

/**
 * Queues an email with a code or a reset link. Writes the same row for every email and processes it after the response,
 * so that neither the response nor its timing reveals who has an account. All purposes of codes share one limit. Limits
 * are counted per browser, so that no one else can use them up (requirements §13). A client without a cookie is counted
 * by IP. Its code works for the browser it may become and for a client that keeps no cookies.
 */
export async function requestMail({ kind, email, of, ip }: Requested): Promise<void> {
  const counted = kind === 'reset' ? 'reset' : 'code'
  const known = await findBrowser()
  const isSigningIn = signingIn.includes(kind)
  const device = isSigningIn ? await findKnownDevice(of, email) : null
  if (known && isSigningIn && !device) await spend('code-by-email-and-ip', `${email} ${ip}`)
  if (!known) {
    await spend(`${counted}-by-ip`, ip)
    await spend(`${counted}-by-email-and-ip`, `${email} ${ip}`)
    await spend(`${counted}-by-email`, email)
  }
  const browser = known ?? (await nameBrowser())
  await spend(`${counted}-by-browser`, browser)
  // With enough browsers and IPs, four characters can be guessed, so codes are also limited per account and day. Counts
  // only those that are sent, so that one IP can't use them up at once. Browsers that the account knows have their own.
  if (device) await spend('sign-in-code-by-email-and-device', `${of} ${email} ${device}`)
  else if (isSigningIn) await spend('sign-in-code-by-email', email)
  const browsers = known ? [browser] : [browser, WITHOUT_COOKIES]
  await db().mailRequest.create({ data: { kind: kinds[kind], email, browsers, ...cause() }, select: { id: true } })
}
