import 'server-only'
import type { Kind } from '@/lib/auth/cookies'
import {
  type ProviderKind,
  type SignInSettingsResponse,
  type StoredProvider,
  type StoredSignInSettings,
  storedSignInSettings,
} from '@/lib/auth/providers/schema'
import { decrypt } from '@/lib/auth/tokens'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { isAllowedUrl } from '@/lib/platform/outbound/request'
import { onPagesChanged, publishChange } from '@/lib/site/page-changes/channel'

export const SETTING = 'sign-in'
const RETRY_MS = 1_000
const empty: StoredSignInSettings = { providers: [], staffByProviderOnly: false }

/** The key is in the callback URL, and the secret is encrypted for this key and issuer. */
export const secretPurpose = ({ key, issuer }: { key: string; issuer: string }) =>
  `client secret of ${key} at ${issuer}`

const shared = globalThis as typeof globalThis & { portalSignInSettings?: StoredSignInSettings }

/** Reads the settings now and after every change in any process. Waits for a database that's away. */
export async function followSignInSettings(): Promise<void> {
  onPagesChanged((content) => {
    if (content === 'settings') void loadSignInSettings()
  })
  await loadSignInSettings()
}

export async function loadSignInSettings(): Promise<void> {
  try {
    const { value } = await findSignInSettings()
    const isChanged = JSON.stringify(value) !== JSON.stringify(shared.portalSignInSettings ?? empty)
    shared.portalSignInSettings = value
    // Cached pages show the buttons.
    if (isChanged) publishChange('company')
  } catch {
    setTimeout(loadSignInSettings, RETRY_MS).unref()
  }
}

export async function findSignInSettings(database: Database = db()) {
  const row = await database.settingVersion.findFirst({
    where: { name: SETTING },
    orderBy: { version: 'desc' },
    select: { version: true, value: true },
  })
  return { version: row?.version ?? 0, value: (row && storedSignInSettings.safeParse(row.value).data) ?? empty }
}

/** Reads the settings and keeps them from changing until the transaction ends. It has to come before an account's lock. */
export async function holdSignInSettings(tx: Database): Promise<StoredSignInSettings> {
  await tx.$executeRaw`SELECT 1 FROM "SettingVersion" WHERE "name" = ${SETTING} ORDER BY "version" DESC LIMIT 1 FOR SHARE`
  return (await findSignInSettings(tx)).value
}

/** The saved settings without their secrets. */
export async function getSignInSettings(): Promise<SignInSettingsResponse> {
  const { version, value } = await findSignInSettings()
  const providers = value.providers.map(({ sealedSecret: _secret, ...shown }) => shown)
  return { version, value: { ...value, providers } }
}

export type ShownProvider = { key: string; kind: ProviderKind; name: string }

/** The providers to show on pages, as this process knows them. */
export function shownProviders(kind: Kind): ShownProvider[] {
  const { providers } = shared.portalSignInSettings ?? empty
  return providers
    .filter((each) => isFor(each, kind))
    .map(({ key, kind: preset, name }) => ({ key, kind: preset, name }))
}

export async function findProvider(key: string): Promise<StoredProvider | null> {
  const { value } = await findSignInSettings()
  const found = value.providers.find((each) => each.key === key)
  return found && isAllowedUrl(found.issuer) ? found : null
}

export const isFor = (provider: Pick<StoredProvider, 'forSeekers' | 'forStaff'>, kind: Kind) =>
  kind === 'seeker' ? provider.forSeekers : provider.forStaff

/** Whether an identity is from this provider. Its key may have changed since, and its issuer may end in a slash. */
export const isFrom = (issuer: string, provider: Pick<StoredProvider, 'issuer'>) =>
  issuer.replace(/\/+$/, '') === provider.issuer

/** The client secret in the server's settings. It goes before the one in the console. */
export function serverSecretOf({ issuer, clientId }: Pick<StoredProvider, 'issuer' | 'clientId'>): string | null {
  const secrets = env().OPENID_CLIENT_SECRETS ?? []
  return secrets.find((each) => each.issuer === issuer && each.clientId === clientId)?.secret ?? null
}

export async function clientSecretOf(provider: StoredProvider): Promise<string> {
  const secret = serverSecretOf(provider)
  if (secret) return secret
  return (await decrypt(secretPurpose(provider), provider.sealedSecret))?.text ?? ''
}

/** Whether admins can only sign in with a provider. */
export async function isStaffByProviderOnly(database: Database = db()): Promise<boolean> {
  return (await findSignInSettings(database)).value.staffByProviderOnly
}

const BREAK_GLASS_MS = 24 * 60 * 60 * 1000

/**
 * `passwords-off`: no one can. `by-directory`: the directory let this admin in, so their access has to end with it.
 * `directory-gone`: it did, and it isn't connected anymore.
 */
export type ProviderNeed = 'passwords-off' | 'by-directory' | 'directory-gone'

/** Why an admin can't sign in with a password or passkey, or null if they can. `admin:reset` lets one in for a day. */
export async function findProviderNeed(database: Database, id: number): Promise<ProviderNeed | null> {
  const admin = await database.admin.findUnique({
    where: { id },
    select: { breakGlassAt: true, passwordHash: true, identities: { select: { issuer: true, isRoleByGroup: true } } },
  })
  if (!admin) return null
  const { breakGlassAt, passwordHash, identities } = admin
  if (breakGlassAt && now().getTime() - breakGlassAt.getTime() < BREAK_GLASS_MS) return null
  const { providers, staffByProviderOnly } = (await findSignInSettings(database)).value
  if (staffByProviderOnly) return 'passwords-off'
  const binding = identities.filter(({ isRoleByGroup }) => isRoleByGroup || !passwordHash)
  if (binding.length === 0) return null
  const left = providers.filter(({ forStaff }) => forStaff)
  return binding.some(({ issuer }) => left.some((each) => isFrom(issuer, each))) ? 'by-directory' : 'directory-gone'
}
