import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { startSessionByCode } from '@/lib/auth/code-sign-in'
import type { Kind } from '@/lib/auth/cookies'
import { checkCredentials, lockVerified, type Verified } from '@/lib/auth/credentials'
import { findProviderNeed, type ProviderNeed } from '@/lib/auth/providers/queries'
import { type CodeClient, spendCodeTry, takeCode } from '@/lib/auth/second-factor'
import { securityEmail } from '@/lib/auth/security-email'
import { createSession } from '@/lib/auth/sessions'
import { hashOfAccount, spendLogin, spendMailedCodeTry } from '@/lib/auth/signed-cookies'
import { sign, verify } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { logSecurity } from '@/lib/platform/log'
import { putMail } from '@/lib/platform/mail/mutations'

export type SignInFailure = 'wrong' | 'code-needed' | 'code-wrong' | ProviderNeed

/** The reason why sign-in failed, as a code. next-auth hides everything else that `authorize` throws. */
class SignInError extends CredentialsSignin {
  constructor(public override code: SignInFailure) {
    super()
  }
}

/** `started` is an existing session, signed by `signStarted`. */
type Credentials = Partial<Record<'email' | 'password' | 'code' | 'started', unknown>>
type Authorize = (credentials: Credentials, request: Request) => Promise<{ id: string }>

export const authorize: Record<Kind, Authorize> = { seeker: logged('seeker'), admin: logged('admin') }

function logged(kind: Kind): Authorize {
  return async (typed, request) => {
    const { email, ...credentials } = textsOf(typed)
    const session = await readStarted(credentials.started)
    const by = session ? [session.by] : Object.entries(credentials).flatMap(([name, value]) => (value ? [name] : []))
    const line = { kind, account: hashOfAccount(kind, email), by: by.join('+'), ip: ipOf(request) }
    try {
      if (credentials.started && session?.kind !== kind) throw new SignInError('wrong')
      const started = session ? { id: session.sessionId } : await authorizers[kind](typed, request)
      logSecurity({ event: 'signed-in', ...line })
      return started
    } catch (error) {
      // `route` logs other errors, including rate limits.
      if (error instanceof SignInError) logSecurity({ event: 'sign-in-failed', ...line, reason: error.code })
      throw error
    }
  }
}

const authorizers: Record<Kind, Authorize> = {
  seeker: async (typed, request) => {
    const { email, password, code } = textsOf(typed)
    const id = code
      ? await startSessionByCode(email, await spendMailedCodeTry(email, ipOf(request)), code)
      : await startSessionByPassword(email, password, ipOf(request))
    if (!id) throw new SignInError('wrong')
    return { id }
  },

  admin: async (typed, request) => {
    const { email, password, code } = textsOf(typed)
    const ip = ipOf(request)
    const client: CodeClient = { ip, known: await spendLogin('admin', email, ip) }
    const account = await checkCredentials('admin', email, password)
    if (!account) throw new SignInError('wrong')
    if (code && (await findAccount(db(), account.id))?.totpEnabledAt) await spendCodeTry(account.id, client)
    const entered = await db().$transaction((tx) => startAdminSession(tx, account, code))
    if ('failure' in entered) throw new SignInError(entered.failure)
    return { id: entered.sessionId }
  },
}

function textsOf({ email, password, code, started }: Credentials) {
  return {
    email: String(email ?? ''),
    password: String(password ?? ''),
    code: String(code ?? '').trim(),
    started: String(started ?? ''),
  }
}

const STARTED = 'started-session'
const STARTED_SECONDS = 30

/** A session that was started before next-auth writes its cookie, and how. */
type StartedBy = 'application-code' | 'passkey' | 'provider' | 'provider+code'
type Started = { kind: Kind; sessionId: string; by: StartedBy }

/** How someone signed in, as the security log says it. */
export type SignInBy = StartedBy | 'password' | 'code'

export const signStarted = (session: Started) => sign(STARTED, session, STARTED_SECONDS)

export const readStarted = async (token: string) => (await verify(STARTED, token)) as Started | null

async function startSessionByPassword(email: string, password: string, ip: string): Promise<string | null> {
  await spendLogin('seeker', email, ip)
  const account = await checkCredentials('seeker', email, password)
  if (!account) return null
  return db().$transaction(async (tx) =>
    (await lockVerified(tx, account)) ? createSession(tx, 'seeker', account.id) : null,
  )
}

const ipOf = ({ headers }: Request) => headers.get('x-forwarded-for') ?? ''

/** Runs under the account's lock, so that the password and two-step settings can't change before the session starts. */
async function startAdminSession(
  tx: Database,
  account: Verified,
  code: string,
): Promise<{ sessionId: string } | { failure: SignInFailure }> {
  const admin = (await lockVerified(tx, account)) && (await findAccount(tx, account.id))
  if (!admin) return { failure: 'wrong' }
  const need = await findProviderNeed(tx, admin.id)
  if (need) return { failure: need }
  if (admin.totpEnabledAt && !code) return { failure: 'code-needed' }
  const factor = admin.totpEnabledAt ? await takeCode(tx, admin.id, code) : null
  if (admin.totpEnabledAt && !factor) return { failure: 'code-wrong' }
  const { id, email, name } = admin
  const detail = factor ? { secondFactor: factor } : {}
  await audit(tx, { kind: 'admin', id, email, name }, { action: 'admin.signed-in', detail })
  if (factor === 'recovery-code') await putMail(tx, email, securityEmail(factor))
  return { sessionId: await createSession(tx, 'admin', id) }
}

function findAccount(database: Database, id: number) {
  const select = { id: true, email: true, name: true, totpEnabledAt: true }
  return database.admin.findUnique({ where: { id }, select })
}
