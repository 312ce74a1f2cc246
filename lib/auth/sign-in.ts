import 'server-only'
import { securityLetter } from '@/lib/admin-account/letters'
import { audit } from '@/lib/audit/mutations'
import type { Kind } from '@/lib/auth/cookies'
import { checkCredentials } from '@/lib/auth/credentials'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { nextAuth } from '@/lib/auth/next-auth'
import { type SecondFactor, spendCodeTry, takeCode } from '@/lib/auth/second-factor'
import { makeSessionTicket } from '@/lib/auth/session-ticket'
import { createSession, endSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'

type Credentials = { email: string; password: string }
export type AdminSignIn = 'signed-in' | 'refused' | 'code-needed' | 'code-wrong'

/** Signs a seeker in and ends the session this browser had before; false for a wrong address or password. */
export async function signInSeeker({ email, password }: Credentials): Promise<boolean> {
  const account = await checkCredentials('seeker', email, password)
  if (!account) return false
  await enter('seeker', await createSession(db(), 'seeker', account.id))
  return true
}

/**
 * Signs an admin in, with a code of the second factor where they have one, and ends the session this browser had
 * before. Nothing of the second factor is told before the password is right. Throws `too-many` after too many codes.
 */
export async function signInAdmin(
  { email, password, code = '' }: Credentials & { code?: string },
  address: string,
): Promise<AdminSignIn> {
  const account = await checkCredentials('admin', email, password)
  const admin = account && (await findAccount(account.id))
  if (!admin) return 'refused'
  let factor: SecondFactor | null = null
  if (admin.totpEnabledAt) {
    if (code.trim() === '') return 'code-needed'
    await spendCodeTry(admin.id, address)
    factor = await takeCode(db(), admin.id, code)
    if (!factor) return 'code-wrong'
  }
  await enter('admin', await startAdminSession(admin, factor))
  return 'signed-in'
}

function findAccount(id: number) {
  return db().admin.findUnique({ where: { id }, select: { id: true, email: true, name: true, totpEnabledAt: true } })
}

function startAdminSession(admin: { id: number; email: string; name: string }, factor: SecondFactor | null) {
  return db().$transaction(async (tx) => {
    const detail = factor ? { secondFactor: factor } : {}
    await audit(tx, { kind: 'admin', ...admin }, { action: 'admin.signed-in', detail })
    if (factor === 'recovery-code') await putMail(tx, admin.email, securityLetter(factor))
    return createSession(tx, 'admin', admin.id)
  })
}

/** Gives this browser the cookie of the session. */
async function enter(kind: Kind, sessionId: string): Promise<void> {
  const earlier = kind === 'seeker' ? await findSeeker() : await findAdmin()
  await nextAuth[kind].signIn(kind, { ticket: makeSessionTicket(kind, sessionId), redirect: false })
  if (earlier) await endSession(earlier.sessionId)
}
