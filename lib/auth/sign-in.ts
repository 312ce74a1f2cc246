import 'server-only'
import { securityLetter } from '@/lib/admin-account/letters'
import { audit } from '@/lib/audit/mutations'
import type { Kind } from '@/lib/auth/cookies'
import { checkCredentials } from '@/lib/auth/credentials'
import { rememberDevice } from '@/lib/auth/device'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { lockVerified, type Verified } from '@/lib/auth/locks'
import { nextAuth } from '@/lib/auth/next-auth'
import { type CodeClient, spendCodeTry, takeCode } from '@/lib/auth/second-factor'
import { makeSessionTicket } from '@/lib/auth/session-ticket'
import { createSession, endSession } from '@/lib/auth/sessions'
import { type Database, db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'

type Credentials = { email: string; password: string }
export type AdminSignIn = 'signed-in' | 'refused' | 'code-needed' | 'code-wrong'

/** Signs a seeker in and ends the session this browser had before; false for a wrong email or password. */
export async function signInSeeker({ email, password }: Credentials): Promise<boolean> {
  const account = await checkCredentials('seeker', email, password)
  if (!account) return false
  const sessionId = await db().$transaction(async (tx) =>
    (await lockVerified(tx, account)) ? createSession(tx, 'seeker', account.id) : null,
  )
  if (!sessionId) return false
  await enter('seeker', email, sessionId)
  return true
}

/**
 * Signs an admin in, with a code of the second factor where they have one, and ends the session this browser had
 * before. Nothing of the second factor is told before the password is right. Throws `too-many` after too many codes.
 */
export async function signInAdmin(
  { email, password, code = '' }: Credentials & { code?: string },
  client: CodeClient,
): Promise<AdminSignIn> {
  const account = await checkCredentials('admin', email, password)
  if (!account) return 'refused'
  const typed = code.trim()
  if (typed && (await findAccount(db(), account.id))?.totpEnabledAt) await spendCodeTry(account.id, client)
  const started = await db().$transaction((tx) => startAdminSession(tx, account, typed))
  if ('refusal' in started) return started.refusal
  await enter('admin', email, started.sessionId)
  return 'signed-in'
}

function findAccount(database: Database, id: number) {
  const select = { id: true, email: true, name: true, totpEnabledAt: true }
  return database.admin.findUnique({ where: { id }, select })
}

type Started = { sessionId: string } | { refusal: Exclude<AdminSignIn, 'signed-in'> }

/** Under the account's lock: its password and its second factor are what they are when the session begins. */
async function startAdminSession(tx: Database, account: Verified, code: string): Promise<Started> {
  const admin = (await lockVerified(tx, account)) && (await findAccount(tx, account.id))
  if (!admin) return { refusal: 'refused' }
  if (admin.totpEnabledAt && !code) return { refusal: 'code-needed' }
  const factor = admin.totpEnabledAt ? await takeCode(tx, admin.id, code) : null
  if (admin.totpEnabledAt && !factor) return { refusal: 'code-wrong' }
  const detail = factor ? { secondFactor: factor } : {}
  const { id, email, name } = admin
  await audit(tx, { kind: 'admin', id, email, name }, { action: 'admin.signed-in', detail })
  if (factor === 'recovery-code') await putMail(tx, email, securityLetter(factor))
  return { sessionId: await createSession(tx, 'admin', id) }
}

/** Gives this browser the cookie of the session. */
async function enter(kind: Kind, email: string, sessionId: string): Promise<void> {
  const earlier = kind === 'seeker' ? await findSeeker() : await findAdmin()
  await nextAuth[kind].signIn(kind, { ticket: makeSessionTicket(kind, sessionId), redirect: false })
  await rememberDevice(kind, email)
  if (earlier) await endSession(earlier.sessionId)
}
