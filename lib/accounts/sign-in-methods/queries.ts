import 'server-only'
import { ownedBy } from '@/lib/accounts/passkeys/queries'
import type { Admin, Seeker } from '@/lib/auth/guards'
import {
  findProviderNeed,
  findSignInSettings,
  isFor,
  isFrom,
  type ProviderNeed,
  type ShownProvider,
} from '@/lib/auth/providers/queries'
import { type ProviderKind, providerKinds } from '@/lib/auth/providers/schema'
import { type Database, db } from '@/lib/db'

export type SignInMethod = {
  /** `code`, `password` or an identity's ID. */
  id: string
  icon: 'code' | 'password' | ProviderKind
  name: string
  /** Which account at the provider it is. */
  email: string | null
  addedAt: Date | null
  lastUsedAt: Date | null
  /** Why it doesn't sign the viewer in, or null if it does. */
  off: ProviderNeed | 'no-provider' | 'no-code' | null
  isRoleByGroup: boolean
  /** The key of a provider with which the viewer can show that it's them. */
  proofKey: string | null
  isRemovable: boolean
}

/**
 * The viewer's sign-in methods other than passkeys. One that works has to remain, so the last one isn't removable. One
 * that gave an admin their role isn't either, or else their password would outlive their place in the directory.
 */
export async function listSignInMethods(viewer: Seeker | Admin, database: Database = db()): Promise<SignInMethod[]> {
  const methods = await listMethods(viewer, database)
  const ways = [...workingOnes(methods), ...(await listPasskeyWays(viewer, database))]
  return methods.map((method) => ({
    ...method,
    isRemovable: method.id !== 'code' && !method.isRoleByGroup && ways.some((id) => id !== method.id),
  }))
}

/** Whether the viewer can still sign in without one of their methods: an ID of a `SignInMethod`, or `passkey-` and an ID. */
export async function hasWayInWithout(tx: Database, viewer: Seeker | Admin, method: string): Promise<boolean> {
  const ways = [...workingOnes(await listMethods(viewer, tx)), ...(await listPasskeyWays(viewer, tx))]
  return ways.some((id) => id !== method)
}

type Method = Omit<SignInMethod, 'isRemovable'>

const workingOnes = (methods: Method[]) => methods.flatMap(({ id, off }) => (off ? [] : [id]))

async function listPasskeyWays(viewer: Seeker | Admin, database: Database): Promise<string[]> {
  if (await findNeedOf(viewer, database)) return []
  const passkeys = await database.passkey.findMany({ where: ownedBy(viewer), select: { id: true } })
  return passkeys.map(({ id }) => `passkey-${id}`)
}

/** Why a password or passkey doesn't sign the viewer in, or null if it does. */
export async function findNeedOf(
  { kind, id }: Seeker | Admin,
  database: Database = db(),
): Promise<ProviderNeed | null> {
  return kind === 'admin' ? findProviderNeed(database, id) : null
}

/**
 * Whether an emailed code, after a sign-in at a provider, shows that it's the viewer. A provider and a mailbox are often
 * one thing to steal, so an admin with a password that works and two-step verification uses these.
 */
export async function canProveByCode(viewer: Seeker | Admin, database: Database = db()): Promise<boolean> {
  if (viewer.kind === 'seeker' || (await findNeedOf(viewer, database))) return true
  const where = { id: viewer.id, totpEnabledAt: { not: null }, passwordHash: { not: null } }
  return (await database.admin.count({ where })) === 0
}

async function listMethods(viewer: Seeker | Admin, database: Database): Promise<Method[]> {
  const { kind } = viewer
  const { providers } = (await findSignInSettings(database)).value
  const isByCodeToo = await canProveByCode(viewer, database)
  const identities = await database.identity.findMany({
    where: ownedBy(viewer),
    orderBy: { id: 'asc' },
    select: { id: true, issuer: true, email: true, isRoleByGroup: true, createdAt: true, lastUsedAt: true },
  })
  const connected = identities.map(({ id, issuer, email, isRoleByGroup, createdAt, lastUsedAt }) => {
    const same = providers.filter((each) => isFrom(issuer, each))
    const found = same.find((each) => isFor(each, kind)) ?? same[0]
    const isOn = found !== undefined && isFor(found, kind)
    return {
      id: String(id),
      icon: found?.kind ?? ('other' as const),
      name: found?.name ?? new URL(issuer).hostname,
      email,
      addedAt: createdAt,
      lastUsedAt,
      isRoleByGroup,
      off: isOn ? null : ('no-provider' as const),
      proofKey: isOn && (isByCodeToo || providerKinds[found.kind].asksAgain) ? found.key : null,
    }
  })
  const plain = { email: null, addedAt: null, lastUsedAt: null, isRoleByGroup: false, proofKey: null }
  const hasPassword = await findHasPassword(viewer, database)
  const isByCode = hasPassword || (kind === 'seeker' && (await isOpenedByCode(viewer.id, database)))
  const code = { id: 'code', icon: 'code', name: 'Code by email', ...plain, off: isByCode ? null : 'no-code' } as const
  const off = await findNeedOf(viewer, database)
  const password = { id: 'password', icon: 'password', name: 'Password', ...plain, off } as const
  return [...(kind === 'seeker' ? [code] : []), ...(hasPassword ? [password] : []), ...connected]
}

async function isOpenedByCode(id: number, database: Database): Promise<boolean> {
  return (await database.seeker.count({ where: { id, openedByCodeAt: { not: null } } })) > 0
}

async function findHasPassword({ kind, id }: Seeker | Admin, database: Database): Promise<boolean> {
  const one = { where: { id }, select: { passwordHash: true } }
  const account = kind === 'seeker' ? await database.seeker.findUnique(one) : await database.admin.findUnique(one)
  return Boolean(account?.passwordHash)
}

/** The providers that the viewer's account has nothing of yet. */
export async function listAddableProviders(viewer: Seeker | Admin): Promise<ShownProvider[]> {
  const { providers } = (await findSignInSettings()).value
  const identities = await db().identity.findMany({ where: ownedBy(viewer), select: { issuer: true } })
  return providers
    .filter((each) => isFor(each, viewer.kind) && !identities.some(({ issuer }) => isFrom(issuer, each)))
    .map(({ key, kind: preset, name }) => ({ key, kind: preset, name }))
}

export function listStaffRequests(_owner: Admin) {
  return db().staffRequest.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, email: true, name: true, provider: true, createdAt: true },
  })
}

export type ListedRequest = Awaited<ReturnType<typeof listStaffRequests>>[number]
