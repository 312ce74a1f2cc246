import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { spend } from '@/lib/api/limits'
import { WITHOUT_COOKIES } from '@/lib/auth/codes'
import type { Kind } from '@/lib/auth/cookies'
import { sign, verify } from '@/lib/auth/tokens'
import { authSecret, authSecrets, isHttps } from '@/lib/env'
import { now } from '@/lib/platform/clock'

const lifeOf = {
  device: 365 * 24 * 60 * 60,
  browser: 24 * 60 * 60,
  registration: 15 * 60,
  passkey: 24 * 60 * 60,
  'pending-identity': 15 * 60,
  provider: 15 * 60,
} as const
type Name = keyof typeof lifeOf

const MAX_ACCOUNTS = 10

/** `since`: when the browser last became known to each account, in ms. Older cookies don't say. */
type Device = { id: string; accounts: string[]; since?: Record<string, number> }

export async function spendLogin(kind: Kind, email: string, ip: string): Promise<string | null> {
  const device = await findKnownDevice(kind, email)
  if (device) {
    await spend('login-by-account-and-device', `${kind} ${email} ${device}`)
    return device
  }
  await spend('login-by-ip', ip)
  await spend('login-by-account-and-ip', `${kind} ${email} ${ip}`)
  await spend('login-by-account', `${kind} ${email}`)
  return null
}

/** This browser's id if it has signed in to the account before, or null. */
export async function findKnownDevice(kind: Kind, email: string): Promise<string | null> {
  const device = (await read('device')) as Device | null
  return device && knownHash(device, kind, email) ? device.id : null
}

export async function spendMailedCodeTry(email: string, ip: string): Promise<string> {
  const browser = await findBrowser()
  if (browser) {
    await spend('code-try-by-browser', browser)
    return browser
  }
  await spend('code-try-by-ip', ip)
  await spend('code-try-by-email-and-ip', `${email} ${ip}`)
  return WITHOUT_COOKIES
}

/** When this browser became known to the account, or null if it isn't. */
export async function findKnownSince(kind: Kind, email: string): Promise<Date | null> {
  const device = (await read('device')) as Device | null
  const account = device && knownHash(device, kind, email)
  return account ? new Date(device.since?.[account] ?? 0) : null
}

export async function rememberDevice(kind: Kind, email: string, isNew: boolean): Promise<void> {
  const device = (await read('device')) as Device | null
  const account = hashOfAccount(kind, email)
  const known = (device && knownHash(device, kind, email)) ?? account
  const accounts = [account, ...(device?.accounts.filter((each) => each !== known) ?? [])].slice(0, MAX_ACCOUNTS)
  const knownSince = isNew ? now().getTime() : device?.since?.[known]
  const times = { ...device?.since, ...(knownSince !== undefined && { [account]: knownSince }) }
  const since = Object.fromEntries(accounts.flatMap((each) => (times[each] ? [[each, times[each]]] : [])))
  await write('device', { id: device?.id ?? newId(), accounts, since } satisfies Device)
}

/** The browser's id, or null if it never requested a code or doesn't keep cookies. */
export async function findBrowser(): Promise<string | null> {
  const id = await read('browser')
  return typeof id === 'string' ? id : null
}

export async function nameBrowser(): Promise<string> {
  const id = newId()
  await write('browser', id)
  return id
}

/** The browser's id for passkey challenges. Separate from the id for emailed codes, which has its own limits. */
export async function findPasskeyBrowser(): Promise<string | null> {
  const id = await read('passkey')
  return typeof id === 'string' ? id : null
}

/** Also renews the cookie, so that it outlives the challenge. */
export async function namePasskeyBrowser(): Promise<string> {
  const id = (await findPasskeyBrowser()) ?? newId()
  await write('passkey', id)
  return id
}

export const giveRegistrationProof = (email: string) => write('registration', email)

export const hasRegistrationProof = async (email: string) => (await read('registration')) === email

export const takeRegistrationProof = () => drop('registration')

/** Someone whom a provider has identified and who still has to prove their email or accept the terms. */
export const keepPendingIdentity = (value: unknown) => write('pending-identity', value)
export const readPendingIdentity = () => read('pending-identity')
export const dropPendingIdentity = () => drop('pending-identity')

/** What a sign-in at the provider with this key was started for. */
export const keepProviderFlow = (key: string, value: unknown) => write('provider', { key, value }, key)

/** Works once. */
export async function takeProviderFlow(key: string): Promise<unknown> {
  const flow = (await read('provider', key)) as { key: string; value: unknown } | null
  await drop('provider', key)
  return flow?.key === key ? flow.value : null
}

async function read(name: Name, of = ''): Promise<unknown> {
  const jar = await cookies()
  return verify(name, jar.get(cookieName(name, of))?.value)
}

async function write(name: Name, value: unknown, of = ''): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(name, of), await sign(name, value, lifeOf[name]), options(lifeOf[name]))
}

async function drop(name: Name, of = ''): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(name, of), '', options(0))
}

const cookieName = (name: Name, of = '') => `${isHttps() ? '__Host-' : ''}portal-${name}${of && `-${of}`}`

const options = (maxAge: number) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(), maxAge }) as const

const newId = () => randomBytes(18).toString('base64url')

/** The account's hash in the cookie, which may have been made with an older secret. */
export function knownHash({ accounts }: Pick<Device, 'accounts'>, kind: Kind, email: string): string | undefined {
  const hashes = authSecrets().map((secret) => hashOfAccount(kind, email, secret))
  return accounts.find((account) => hashes.includes(account))
}

export function hashOfAccount(kind: Kind, email: string, secret = authSecret()): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', kind, email.trim().toLowerCase()]))
    .digest('base64url')
    .slice(0, 22)
}
