import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { spend } from '@/lib/api/limits'
import type { Kind } from '@/lib/auth/cookies'
import { sign, verify } from '@/lib/auth/signed'
import { authSecret, isHttps } from '@/lib/env'

const PURPOSE = 'device'
const LIFE_SECONDS = 365 * 24 * 60 * 60
const MAX_ACCOUNTS = 10

/** `accounts`: hashes of those that this browser has signed in to. */
type Device = { id: string; accounts: string[] }

const cookieName = () => `${isHttps() ? '__Host-' : ''}portal-device`

/**
 * Counts one try of a password. A browser that has signed in to this very account before is counted by itself (contract
 * §3): however many wrong passwords others send, its owner gets in. Returns the id of that browser; throws `too-many`.
 */
export async function spendLogin(kind: Kind, email: string, address: string): Promise<string | null> {
  const device = await findDevice(kind, email)
  if (device) {
    await spend('login-by-account-and-device', `${kind} ${email} ${device}`)
    return device
  }
  await spend('login-by-address', address)
  await spend('login-by-account-and-address', `${kind} ${email} ${address}`)
  await spend('login-by-account', `${kind} ${email}`)
  return null
}

/** Marks this browser as one that has signed in to the account. It opens nothing, and signing out leaves it. */
export async function rememberDevice(kind: Kind, email: string): Promise<void> {
  const device = await readDevice()
  const account = hashOf(kind, email)
  const accounts = [account, ...(device?.accounts.filter((known) => known !== account) ?? [])].slice(0, MAX_ACCOUNTS)
  const id = device?.id ?? randomBytes(18).toString('base64url')
  const jar = await cookies()
  jar.set(cookieName(), sign(PURPOSE, { id, accounts } satisfies Device, LIFE_SECONDS), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(),
    maxAge: LIFE_SECONDS,
  })
}

async function findDevice(kind: Kind, email: string): Promise<string | null> {
  const device = await readDevice()
  return device?.accounts.includes(hashOf(kind, email)) ? device.id : null
}

async function readDevice(): Promise<Device | null> {
  const jar = await cookies()
  return verify(PURPOSE, jar.get(cookieName())?.value) as Device | null
}

function hashOf(kind: Kind, email: string): string {
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['device', kind, email.trim().toLowerCase()]))
    .digest('base64url')
    .slice(0, 22)
}
