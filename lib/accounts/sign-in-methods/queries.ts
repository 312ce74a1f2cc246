import 'server-only'
import { ownedBy } from '@/lib/accounts/passkeys/queries'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { findSignInSettings, isFor, isStaffByProviderOnly, type ShownProvider } from '@/lib/auth/providers/queries'
import type { ProviderKind } from '@/lib/auth/providers/schema'
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
  isRemovable: boolean
}

/** The viewer's sign-in methods other than passkeys. One that works has to remain, so the last one isn't removable. */
export async function listSignInMethods(viewer: Seeker | Admin, database: Database = db()): Promise<SignInMethod[]> {
  const methods = await listMethods(viewer, database)
  const ways = [...workingOnes(methods), ...(await listPasskeyWays(viewer, database))]
  return methods.map(({ works: _works, ...method }) => ({
    ...method,
    isRemovable: method.id !== 'code' && ways.some((id) => id !== method.id),
  }))
}

/** Whether the viewer can still sign in without one of their methods: an ID of a `SignInMethod`, or `passkey-` and an ID. */
export async function hasWayInWithout(tx: Database, viewer: Seeker | Admin, method: string): Promise<boolean> {
  const ways = [...workingOnes(await listMethods(viewer, tx)), ...(await listPasskeyWays(viewer, tx))]
  return ways.some((id) => id !== method)
}

type Method = Omit<SignInMethod, 'isRemovable'> & { works: boolean }

const workingOnes = (methods: Method[]) => methods.flatMap(({ id, works }) => (works ? [id] : []))

async function listPasskeyWays(viewer: Seeker | Admin, database: Database): Promise<string[]> {
  if (viewer.kind === 'admin' && (await isStaffByProviderOnly(database))) return []
  const passkeys = await database.passkey.findMany({ where: ownedBy(viewer), select: { id: true } })
  return passkeys.map(({ id }) => `passkey-${id}`)
}

async function listMethods(viewer: Seeker | Admin, database: Database): Promise<Method[]> {
  const { kind } = viewer
  const { providers, staffByProviderOnly } = (await findSignInSettings(database)).value
  const identities = await database.identity.findMany({
    where: ownedBy(viewer),
    orderBy: { id: 'asc' },
    select: { id: true, provider: true, issuer: true, email: true, createdAt: true, lastUsedAt: true },
  })
  const connected = identities.map(({ id, provider, issuer, email, createdAt, lastUsedAt }) => {
    const found = providers.find(({ key }) => key === provider)
    return {
      id: String(id),
      icon: found?.kind ?? ('other' as const),
      name: found?.name ?? new URL(issuer).hostname,
      email,
      addedAt: createdAt,
      lastUsedAt,
      works: found !== undefined && isFor(found, kind),
    }
  })
  const plain = { email: null, addedAt: null, lastUsedAt: null }
  const { hasPassword, isOpenedByCode } = await findProofs(viewer, database)
  const isByCode = hasPassword || isOpenedByCode
  const code = { id: 'code', icon: 'code', name: 'Code by email', ...plain, works: isByCode } as const
  const works = kind === 'seeker' || !staffByProviderOnly
  const password = { id: 'password', icon: 'password', name: 'Password', ...plain, works } as const
  return [...(kind === 'seeker' ? [code] : []), ...(hasPassword ? [password] : []), ...connected]
}

async function findProofs({ kind, id }: Seeker | Admin, database: Database) {
  const where = { id }
  if (kind === 'admin') {
    const admin = await database.admin.findUnique({ where, select: { passwordHash: true } })
    return { hasPassword: Boolean(admin?.passwordHash), isOpenedByCode: false }
  }
  const seeker = await database.seeker.findUnique({ where, select: { passwordHash: true, openedByCodeAt: true } })
  return { hasPassword: Boolean(seeker?.passwordHash), isOpenedByCode: Boolean(seeker?.openedByCodeAt) }
}

/** The providers that the viewer's account has nothing of yet. */
export async function listAddableProviders(viewer: Seeker | Admin): Promise<ShownProvider[]> {
  const { providers } = (await findSignInSettings()).value
  const taken = (await db().identity.findMany({ where: ownedBy(viewer), select: { provider: true } })).map(
    ({ provider }) => provider,
  )
  return providers
    .filter((each) => isFor(each, viewer.kind) && !taken.includes(each.key))
    .map(({ key, kind: preset, name }) => ({ key, kind: preset, name }))
}

export function listStaffRequests(_owner: Admin) {
  return db().staffRequest.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, email: true, name: true, provider: true, createdAt: true },
  })
}

export type ListedRequest = Awaited<ReturnType<typeof listStaffRequests>>[number]
