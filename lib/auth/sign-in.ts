import 'server-only'
import { cookies } from 'next/headers'
import { AuthError, CredentialsSignin } from 'next-auth'
import { readStarted, type SignInBy, type SignInFailure } from '@/lib/auth/authorize'
import { type Kind, sessionCookie } from '@/lib/auth/cookies'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { isNewBrowser, noteNewSignIn } from '@/lib/auth/new-sign-in'
import { nextAuth } from '@/lib/auth/next-auth'
import { endSession } from '@/lib/auth/sessions'
import { rememberDevice } from '@/lib/auth/signed-cookies'
import { isHttps } from '@/lib/env'

type Proof = { password: string; code?: string } | { code: string } | { started: string }
type Credentials = { email: string } & Proof
export type SignIn = 'signed-in' | SignInFailure

/** Signs in, ends the browser's previous session and remembers the device. Emails the owner if the browser is new. Throws `too-many`. */
export async function signIn(kind: Kind, credentials: Credentials): Promise<SignIn> {
  const earlier = kind === 'seeker' ? await findSeeker() : await findAdmin()
  const jar = await cookies()
  const cookie = () => jar.get(sessionCookie(kind, isHttps()))?.value
  const before = cookie()
  try {
    await nextAuth[kind].signIn(kind, { ...unproven, ...credentials, redirect: false })
  } catch (error) {
    return failureOf(error)
  }
  // A client's header can make next-auth hide errors from `authorize`, so only a new cookie counts as success.
  if (cookie() === before) return 'wrong'
  const isNew = await isNewBrowser(kind, credentials.email)
  await rememberDevice(kind, credentials.email, isNew)
  if (isNew) await noteNewSignIn(kind, credentials.email, await methodOf(credentials))
  if (earlier) await endSession(earlier.sessionId)
  return 'signed-in'
}

async function methodOf(credentials: Credentials): Promise<SignInBy> {
  if ('started' in credentials) return (await readStarted(credentials.started))?.by ?? 'code'
  return 'password' in credentials ? 'password' : 'code'
}

const unproven = { password: '', code: '', started: '' }

function failureOf(error: unknown): SignInFailure {
  if (error instanceof CredentialsSignin) return error.code as SignInFailure
  if (error instanceof AuthError && error.cause?.err) throw error.cause.err
  throw error
}
