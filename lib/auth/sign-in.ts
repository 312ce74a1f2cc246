import 'server-only'
import { AuthError } from 'next-auth'
import type { Kind } from '@/lib/auth/cookies'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { nextAuth } from '@/lib/auth/next-auth'
import { endSession } from '@/lib/auth/sessions'

type Credentials = { email: string; password: string }

/** Signs an account in and ends the session this browser had before; false for a wrong address or password. */
export async function signIn(kind: Kind, { email, password }: Credentials): Promise<boolean> {
  const earlier = kind === 'seeker' ? await findSeeker() : await findAdmin()
  try {
    await nextAuth[kind].signIn(kind, { email, password, redirect: false })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.type === 'CredentialsSignin') return false
    throw error.cause?.err ?? error
  }
  if (earlier) await endSession(earlier.sessionId)
  return true
}
