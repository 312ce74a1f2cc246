import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { sign, verify } from '@/lib/auth/signed'
import { isHttps } from '@/lib/env'

const PURPOSE = 'browser'
const LIFE_SECONDS = 24 * 60 * 60

const cookieName = () => `${isHttps() ? '__Host-' : ''}portal-browser`

/** The id of the browser that asks, or null for one that has never asked for a code and for a client without cookies. */
export async function findBrowser(): Promise<string | null> {
  const jar = await cookies()
  const id = verify(PURPOSE, jar.get(cookieName())?.value)
  return typeof id === 'string' ? id : null
}

/** Gives the browser that asks an id, by which its codes and its limits are told apart from those of everybody else. */
export async function nameBrowser(): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const jar = await cookies()
  jar.set(cookieName(), sign(PURPOSE, id, LIFE_SECONDS), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(),
    maxAge: LIFE_SECONDS,
  })
  return id
}
