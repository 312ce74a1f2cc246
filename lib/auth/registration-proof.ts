import 'server-only'
import { cookies } from 'next/headers'
import { sign, verify } from '@/lib/auth/signed'
import { isHttps } from '@/lib/env'

const PURPOSE = 'registration'
const LIFE_SECONDS = 15 * 60

const cookieName = () => `${isHttps() ? '__Host-' : ''}portal-registration`

/** Marks this browser as the one that verified the code of `email`: only it may complete that registration. */
export async function giveRegistrationProof(email: string): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), sign(PURPOSE, email, LIFE_SECONDS), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(),
    maxAge: LIFE_SECONDS,
  })
}

/** Whether this browser verified the code of `email` in the last quarter of an hour. */
export async function hasRegistrationProof(email: string): Promise<boolean> {
  const jar = await cookies()
  return verify(PURPOSE, jar.get(cookieName())?.value) === email
}

/** Takes the mark back, once the registration is complete. */
export async function takeRegistrationProof(): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), '', { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(), maxAge: 0 })
}
