import 'server-only'
import { cookies } from 'next/headers'
import { requestMail } from '@/lib/accounts/seekers/mail-request-mutations'
import { addToOwnAccount, type Entered } from '@/lib/accounts/sign-in-methods/identity-mutations'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { isConnected, proveByCode } from '@/lib/accounts/sign-in-methods/proof-mutations'
import { canProveByCode } from '@/lib/accounts/sign-in-methods/queries'
import {
  type Completion,
  type Flow,
  flowSchema,
  type Pending,
  pendingSchema,
  purposeOf,
} from '@/lib/accounts/sign-in-methods/schema'
import { completeSeeker, enterAsSeeker } from '@/lib/accounts/sign-in-methods/seeker-mutations'
import { admitted, completeStaff, enterAsStaff } from '@/lib/accounts/sign-in-methods/staff-mutations'
import { ApiError, isUniqueViolation, toApiError } from '@/lib/api/errors'
import { spend } from '@/lib/api/limits'
import { signStarted } from '@/lib/auth/authorize'
import { type Kind, SIGNED_IN_COOKIE } from '@/lib/auth/cookies'
import { type Admin, findAdmin, findSeeker, type Seeker } from '@/lib/auth/guards'
import {
  checkCookies,
  finishAtProvider,
  type Identified,
  SignInRejected,
  startAtProvider,
} from '@/lib/auth/providers/flow'
import type { SignInProblem } from '@/lib/auth/providers/messages'
import { findProvider, isFor, isFrom } from '@/lib/auth/providers/queries'
import type { StoredProvider } from '@/lib/auth/providers/schema'
import { findNeededProof, isRecent } from '@/lib/auth/recent-proof'
import { signIn } from '@/lib/auth/sign-in'
import {
  dropPendingIdentity,
  hashOfAccount,
  keepPendingIdentity,
  keepProviderFlow,
  readPendingIdentity,
  spendMailedCodeTry,
  takeProviderFlow,
} from '@/lib/auth/signed-cookies'
import { isHttps } from '@/lib/env'
import { logError, logSecurity } from '@/lib/platform/log'
import { safeNext, withNext } from '@/lib/site/routes/return-path'
import { signInPaths } from '@/lib/site/routes/routes'

const homes = { seeker: '/userdashboard', admin: '/dashboard' } as const
const accounts = { seeker: '/account-setting', admin: '/adminaccount' } as const
const completionPaths = { seeker: '/login/continue', admin: '/admin/continue' } as const

type Start = { key: string; kind: Kind; next: string; isAddition: boolean; isProof: boolean; ip: string }

/** Where to send the browser: to the provider, or back with what went wrong. Throws `not-found` for an unknown provider. */
export async function startSignIn({ key, kind, next, isAddition, isProof, ip }: Start): Promise<string> {
  const provider = await configured(key, kind)
  const path = safeNext(next, homes[kind])
  try {
    await spend('provider-start-by-ip', ip)
    const viewer = isAddition || isProof ? await viewerOf(kind) : null
    if ((isAddition || isProof) && !viewer) return withNext(signInPaths[kind], accounts[kind])
    if (isAddition && viewer && (await findNeededProof(viewer)) !== 'none')
      throw new SignInRejected('sign-in-again', 'sign-in-again')
    const sessionId = viewer?.sessionId ?? null
    const url = await startAtProvider(provider, kind, isProof)
    const state = url.searchParams.get('state') ?? ''
    const purpose = { addTo: isAddition ? sessionId : null, proves: isProof ? sessionId : null }
    await keepProviderFlow(key, { kind, next: path, state, ...purpose } satisfies Flow)
    return url.href
  } catch (error) {
    const problem = problemOf(error, { kind, key, ip })
    return isAddition || isProof
      ? accountProblem(problem, { kind, key })
      : signInProblem(problem, { kind, key, next: path })
  }
}

const viewerOf = (kind: Kind): Promise<Seeker | Admin | null> => (kind === 'seeker' ? findSeeker() : findAdmin())

async function configured(key: string, kind?: Kind): Promise<StoredProvider> {
  const provider = await findProvider(key)
  if (!provider || (kind && !isFor(provider, kind))) throw new ApiError('not-found')
  return provider
}

/** Handles the provider's answer. Returns the path to open. */
export async function finishSignIn(key: string, request: Request, ip: string): Promise<string> {
  const provider = await configured(key)
  const flow = flowSchema.safeParse(await takeProviderFlow(key)).data
  const unknown = { kind: isFor(provider, 'seeker') ? 'seeker' : 'admin', next: '', addTo: null, proves: null } as const
  const { kind, next, addTo, proves } = flow ?? unknown
  let hasEntered = false
  try {
    await spend('provider-callback-by-ip', ip)
    // Next-auth compares the state, too. This one says that the flow is the one that this answer belongs to.
    if (!flow || flow.state !== new URL(request.url).searchParams.get('state'))
      throw new SignInRejected('expired', 'state')
    if (!isFor(provider, kind)) throw new SignInRejected('not-allowed', 'not-for-audience')
    const who = await finishAtProvider(provider, request, kind)
    if (addTo) return await add(provider, kind, who, addTo)
    const viewer = proves ? await ownerOf(kind, who, proves) : null
    const arrived = await (kind === 'seeker' ? enterAsSeeker : enterAsStaff)(provider, who, next)
    // A provider that doesn't say that it asked has proven nothing, so a code by email does.
    if (viewer && 'sessionId' in arrived && !isRecent(who.authenticatedAt)) {
      await enter(kind, arrived, next)
      hasEntered = true
      return await askForCode(viewer, provider, who, arrived.sessionId, next, ip)
    }
    return 'sessionId' in arrived ? await enter(kind, arrived, next) : await askForProof(arrived, ip)
  } catch (error) {
    const isForAccount = addTo !== null || proves !== null
    const failed = { kind, key, next: isForAccount ? accounts[kind] : next }
    const problem = problemOf(error, { kind, key, ip })
    return hasEntered || (isForAccount && (await viewerOf(kind)))
      ? accountProblem(problem, failed)
      : signInProblem(problem, failed)
  } finally {
    await dropChecks(key)
  }
}

async function dropChecks(key: string): Promise<void> {
  const jar = await cookies()
  for (const name of checkCookies(key)) jar.set(name, '', { path: '/', maxAge: 0, secure: isHttps() })
}

/** The viewer, if they have the session that asked for a proof, and the identity is connected to their account. */
async function ownerOf(kind: Kind, who: Identified, sessionId: string): Promise<Seeker | Admin> {
  const viewer = await viewerOf(kind)
  if (viewer?.sessionId !== sessionId) throw new SignInRejected('expired', 'session')
  if (!(await isConnected(viewer, who))) throw new SignInRejected('not-connected', 'not-connected')
  return viewer
}

async function askForCode(
  viewer: Seeker | Admin,
  { key, name: providerName }: StoredProvider,
  { issuer, subject, session }: Identified,
  proves: string,
  next: string,
  ip: string,
): Promise<string> {
  if (!(await canProveByCode(viewer))) throw new SignInRejected('not-asked', 'auth_time')
  const { kind, email } = viewer
  const name = viewer.kind === 'seeker' ? viewer.userName : viewer.name
  const pending: Pending = {
    ...{ kind, provider: key, providerName, issuer, subject, session, email, name, proves, next },
    ...{ needsCode: true, mayBeNew: false, mobile: '', picture: '', standing: { groups: [], domain: '' } },
  }
  return askForProof(pending, ip).catch((error: unknown) => {
    if (error instanceof SignInRejected) throw error
    logError(error)
    throw new SignInRejected('code-not-sent', 'code-not-sent')
  })
}

async function add(provider: StoredProvider, kind: Kind, who: Identified, sessionId: string): Promise<string> {
  const viewer = await viewerOf(kind)
  // The account that asked, and not one that has signed in here since.
  if (viewer?.sessionId !== sessionId) throw new SignInRejected('expired', 'session')
  await addToOwnAccount(viewer, provider, who, kind === 'admin' ? admitted(provider, who) : null)
  return `${accounts[kind]}#sign-in-methods`
}

async function enter(
  kind: Kind,
  { email, sessionId }: Entered,
  next: string,
  by: 'provider' | 'provider+code' = 'provider',
): Promise<string> {
  const outcome = await signIn(kind, { email, started: await signStarted({ kind, sessionId, by }) })
  if (outcome !== 'signed-in') throw new SignInRejected('rejected', outcome)
  await dropPendingIdentity()
  const jar = await cookies()
  if (kind === 'seeker') jar.set(SIGNED_IN_COOKIE, '1', { maxAge: 300, sameSite: 'lax', secure: isHttps() })
  return safeNext(next, homes[kind])
}

async function askForProof(pending: Pending, ip: string): Promise<string> {
  if (pending.needsCode)
    await mailCodeOf(pending, ip).catch((error: unknown) => {
      throw toApiError(error).code === 'too-many' ? new SignInRejected('too-many-codes', 'too-many-codes') : error
    })
  await keepPendingIdentity(pending)
  return completionPaths[pending.kind]
}

const mailCodeOf = ({ email, kind }: Pending, ip: string) => requestMail({ kind: 'provider', email, of: kind, ip })

export async function findPending(kind: Kind): Promise<Pending | null> {
  const pending = pendingSchema.safeParse(await readPendingIdentity()).data
  return pending?.kind === kind ? pending : null
}

async function anyPending(): Promise<{ pending: Pending; provider: StoredProvider }> {
  const pending = pendingSchema.safeParse(await readPendingIdentity()).data
  // The owner may have removed or changed the provider since.
  const provider = pending && (await findProvider(pending.provider))
  if (!pending || !provider || !isFor(provider, pending.kind) || !isFrom(pending.issuer, provider))
    throw new ApiError('gone', messages.startAgain)
  return { pending, provider }
}

/**
 * Signs in someone whom a provider has identified, with what was missing. Returns what to say, and the next page. Throws
 * `gone` if that's too long ago.
 */
export async function completeSignIn(given: Completion, ip: string): Promise<{ message: string; next: string }> {
  const { pending, provider } = await anyPending()
  // Another tab may have started something else since this one's form was opened.
  if (given.purpose && given.purpose !== purposeOf(pending)) throw new ApiError('conflict', messages.startAgain)
  const line = { kind: pending.kind, account: hashOfAccount(pending.kind, pending.email), ip }
  const by = pending.needsCode ? 'provider+code' : 'provider'
  const browser = pending.needsCode ? await spendMailedCodeTry(pending.email, ip) : ''
  const failed = (error: unknown) => {
    if (error instanceof SignInRejected) logSecurity({ event: 'sign-in-failed', ...line, by, reason: error.detail })
    if (error instanceof ApiError && error.fields?.code)
      logSecurity({ event: 'sign-in-failed', ...line, by, reason: 'code-wrong' })
    // It was finished in another tab at the same time.
    const isStale = error instanceof SignInRejected || isUniqueViolation(error)
    throw isStale ? new ApiError('conflict', messages.startAgain) : error
  }
  if (pending.proves) {
    const viewer = await viewerOf(pending.kind)
    if (viewer?.sessionId !== pending.proves) throw new ApiError('conflict', messages.startAgain)
    await proveByCode(viewer, given.code ?? '', browser).catch(failed)
    logSecurity({ event: 'proven', ...line, by })
    await dropPendingIdentity()
    return { message: messages.proven, next: pending.next }
  }
  const completed =
    pending.kind === 'seeker'
      ? completeSeeker(pending, given, browser)
      : completeStaff(provider, pending, given, browser)
  const entered = await completed.catch(failed)
  if (!entered) {
    await dropPendingIdentity()
    const query = new URLSearchParams({ problem: 'waiting-for-role' satisfies SignInProblem, with: pending.provider })
    return { message: messages.confirmed, next: `${signInPaths[pending.kind]}?${query}` }
  }
  const next = await enter(pending.kind, entered, pending.next, by)
  return { message: messages.entered, next }
}

export async function sendAnotherCode(ip: string): Promise<void> {
  const { pending } = await anyPending()
  await mailCodeOf(pending, ip)
}

type Line = { kind: Kind; key: string; ip: string }

function problemOf(error: unknown, { kind, key, ip }: Line): SignInProblem {
  const line = { event: 'sign-in-failed', kind, by: 'provider', provider: key, ip } as const
  if (error instanceof SignInRejected) {
    logSecurity({ ...line, reason: error.detail })
    return error.problem
  }
  const { code } = toApiError(error)
  if (code === 'too-many') {
    logSecurity({ ...line, reason: code })
    return 'too-many'
  }
  logError(error)
  return 'rejected'
}

const accountProblem = (problem: SignInProblem, { kind, key }: { kind: Kind; key: string }) =>
  `${accounts[kind]}?${new URLSearchParams({ problem, with: key })}#sign-in-methods`

function signInProblem(problem: SignInProblem, { kind, key, next }: { kind: Kind; key: string; next: string }): string {
  const query = new URLSearchParams({ problem, with: key, ...(next && next !== homes[kind] && { next }) })
  return `${signInPaths[kind]}?${query}`
}
