import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { findSignInSettings, isFor, type ShownProvider } from '@/lib/auth/providers/queries'
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

/** Every way into the viewer's account. One that works has to remain, so the last one isn't removable. */
export async function listSignInMethods(viewer: Seeker | Admin, database: Database = db()): Promise<SignInMethod[]> {
  const { kind, id } = viewer
  const { providers, staffByProviderOnly } = (await findSignInSettings(database)).value
  const identities = await database.identity.findMany({
    where: kind === 'seeker' ? { seekerId: id } : { adminId: id },
    orderBy: { id: 'asc' },
    select: { id: true, provider: true, issuer: true, email: true, createdAt: true, lastUsedAt: true },
  })
  const connected = identities.map(({ id: identity, provider, issuer, email, createdAt, lastUsedAt }) => {
    const found = providers.find(({ key }) => key === provider)
    return {
      id: String(identity),
      icon: found?.kind ?? ('other' as const),
      name: found?.name ?? new URL(issuer).hostname,
      email,
      addedAt: createdAt,
      lastUsedAt,
      works: found !== undefined && isFor(found, kind),
    }
  })
  const plain = { email: null, addedAt: null, lastUsedAt: null }
  const code = { id: 'code', icon: 'code', name: 'Code by email', ...plain, works: true } as const
  const password = { id: 'password', icon: 'password', name: 'Password', ...plain } as const
  const methods = [
    ...(kind === 'seeker' ? [code] : []),
    ...((await hasPassword(viewer, database))
      ? [{ ...password, works: kind === 'seeker' || !staffByProviderOnly }]
      : []),
    ...connected,
  ]
  return methods.map(({ works: _works, ...method }) => ({
    ...method,
    isRemovable: method.id !== 'code' && methods.some((other) => other.id !== method.id && other.works),
  }))
}

async function hasPassword({ kind, id }: Seeker | Admin, database: Database): Promise<boolean> {
  const where = { id, passwordHash: { not: null } }
  return (await (kind === 'seeker' ? database.seeker.count({ where }) : database.admin.count({ where }))) > 0
}

/** The providers that the viewer's account has nothing of yet. */
export async function listAddableProviders({ kind, id }: Seeker | Admin): Promise<ShownProvider[]> {
  const { providers } = (await findSignInSettings()).value
  const where = kind === 'seeker' ? { seekerId: id } : { adminId: id }
  const taken = (await db().identity.findMany({ where, select: { provider: true } })).map(({ provider }) => provider)
  return providers
    .filter((each) => isFor(each, kind) && !taken.includes(each.key))
    .map(({ key, kind: preset, name }) => ({ key, kind: preset, name }))
}

export function listStaffRequests(_owner: Admin) {
  return db().staffRequest.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, email: true, name: true, provider: true, createdAt: true },
  })
}

export type ListedRequest = Awaited<ReturnType<typeof listStaffRequests>>[number]
