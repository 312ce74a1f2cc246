import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin } from '@/lib/auth/guards'
import { providerMessages as messages } from '@/lib/auth/providers/messages'
import { type Discovered, discover, ProviderUnavailable } from '@/lib/auth/providers/outbound'
import {
  clientSecretOf,
  findProviderNeed,
  findSignInSettings,
  getSignInSettings,
  isFor,
  isFrom,
  loadSignInSettings,
  SETTING,
  secretPurpose,
  serverSecretOf,
} from '@/lib/auth/providers/queries'
import {
  listOf,
  type ProviderTest,
  type SignInSettings,
  type SignInSettingsResponse,
  type StoredSignInSettings,
} from '@/lib/auth/providers/schema'
import { admit, standingSchema } from '@/lib/auth/providers/staff-rules'
import { encrypt } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { isAllowedUrl } from '@/lib/platform/outbound/request'
import { changePages } from '@/lib/site/page-changes/mutations'

type Sent = SignInSettings & { version: number }

/** An empty client secret keeps the stored one, if the issuer is the same. Throws `conflict` for a stale version. */
export async function saveSignInSettings(owner: Admin, { version, ...form }: Sent): Promise<SignInSettingsResponse> {
  checkIssuers(form)
  await changePages('settings', async (tx) => {
    // A sign-in with a provider finishes first, or finds the new settings.
    await tx.$executeRaw`SELECT 1 FROM "SettingVersion" WHERE "name" = ${SETTING} ORDER BY "version" DESC LIMIT 1 FOR UPDATE`
    const current = await findSignInSettings(tx)
    if (current.version !== version) throw new ApiError('conflict', messages.conflict)
    const value = { ...form, providers: await sealed(form, current.value) }
    const data = { name: SETTING, version: version + 1, value, adminName: owner.name || owner.email, createdAt: now() }
    await tx.settingVersion.create({ data, select: { version: true } })
    await endSessionsOfRemoved(tx, owner, form)
    if (form.staffByProviderOnly && !current.value.staffByProviderOnly) await turnOffPasswords(tx, owner)
    await checkWayIn(tx, owner, form)
    await audit(tx, owner, { action: 'setting.saved', subject: SETTING, detail: { version: data.version } })
  }).catch((error) => {
    throw isUniqueViolation(error) ? new ApiError('conflict', messages.conflict) : error
  })
  await loadSignInSettings()
  return getSignInSettings()
}

function checkIssuers({ providers }: SignInSettings): void {
  const wrong = providers.flatMap(({ issuer }, index) => (isAllowedUrl(issuer) ? [] : [index]))
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong.map((index) => [`providers.${index}.issuer`, messages.issuer]))
  throw new ApiError('invalid', messages.issuer, { fields })
}

/** A stored secret only goes to the issuer it was entered for. */
async function sealed(form: SignInSettings, stored: StoredSignInSettings): Promise<StoredSignInSettings['providers']> {
  return Promise.all(
    form.providers.map(async ({ clientSecret, ...provider }, index) => {
      if (serverSecretOf(provider)) return { ...provider, sealedSecret: '' }
      if (clientSecret) return { ...provider, sealedSecret: await encrypt(secretPurpose(provider), clientSecret) }
      const kept = stored.providers.find(({ key, issuer }) => key === provider.key && issuer === provider.issuer)
      // Encrypts it again, so that an old AUTH_SECRET can go.
      const secret = kept && (await clientSecretOf(kept))
      if (secret) return { ...provider, sealedSecret: await encrypt(secretPurpose(provider), secret) }
      const fields = { [`providers.${index}.clientSecret`]: messages.secretMissing }
      throw new ApiError('invalid', messages.secretMissing, { fields })
    }),
  )
}

/** Ends what providers started that don't sign these people in anymore. The owner can still undo the change. */
async function endSessionsOfRemoved(tx: Database, owner: Admin, { providers }: SignInSettings): Promise<void> {
  for (const kind of ['seeker', 'admin'] as const) {
    const left = providers.filter((each) => isFor(each, kind)).flatMap(({ issuer }) => [issuer, `${issuer}/`])
    const identity = { isStaff: kind === 'admin', issuer: { notIn: left } }
    await tx.session.deleteMany({ where: { identity, id: { not: owner.sessionId } } })
  }
}

/** An owner who needs a provider keeps one that lets them in. The new settings already count. */
async function checkWayIn(
  tx: Database,
  owner: Admin,
  { providers, staffByProviderOnly }: SignInSettings,
): Promise<void> {
  if (!(await findProviderNeed(tx, owner.id))) return
  const select = { issuer: true, isRoleByGroup: true, standing: true } as const
  const identities = await tx.identity.findMany({ where: { adminId: owner.id }, select })
  const ways = identities.flatMap((identity) => {
    const index = providers.findIndex((each) => each.forStaff && isFrom(identity.issuer, each))
    const provider = providers[index]
    return provider ? [{ index, blockedBy: findBlock(provider, identity) }] : []
  })
  if (ways.some(({ blockedBy }) => !blockedBy)) return
  if (ways[0]) {
    const fields = { [`providers.${ways[0].index}.${ways[0].blockedBy}`]: messages.ownRules }
    throw new ApiError('invalid', messages.ownRules, { fields })
  }
  if (!staffByProviderOnly) throw new ApiError('invalid', messages.ownProvider)
  throw new ApiError('invalid', messages.notYours, { fields: { staffByProviderOnly: messages.notYours } })
}

/** The field that would keep an owner out, as far as their last sign-in showed what the directory says of them. */
function findBlock(
  provider: SignInSettings['providers'][number],
  { isRoleByGroup, standing }: { isRoleByGroup: boolean; standing: unknown },
): 'domains' | 'groups' | 'ownerGroups' | null {
  const known = standingSchema.safeParse(standing).data
  if (!known) return null
  const found = admit(provider, known)
  if (found?.role === 'OWNER' || (found?.role === null && !isRoleByGroup)) return null
  if (provider.domains && !listOf(provider.domains.toLowerCase()).includes(known.domain)) return 'domains'
  return found || isRoleByGroup ? 'ownerGroups' : 'groups'
}

/** Ends the sessions that a password or passkey started. */
async function turnOffPasswords(tx: Database, owner: Admin): Promise<void> {
  // A sign-in that has already found passwords on finishes first, and its session ends below.
  await tx.$executeRaw`SELECT 1 FROM "Admin" ORDER BY "id" FOR NO KEY UPDATE`
  await lockViewer(tx, owner)
  await tx.admin.updateMany({ where: { breakGlassAt: { not: null } }, data: { breakGlassAt: null } })
  const others = { adminId: { not: null }, identityId: null, id: { not: owner.sessionId } }
  await tx.session.deleteMany({ where: others })
}

/** Checks the provider's description of itself. Returns what to tell the owner; throws `invalid` with what's wrong. */
export async function testProvider(_owner: Admin, { key, name, issuer }: ProviderTest): Promise<string> {
  const found = await discovered(issuer)
  const callback = `${env().SITE_URL}/api/auth/callback/${key}`
  const way = found.backchannel_logout_supported ? 'back' : found.frontchannel_logout_session_supported ? 'front' : null
  const logout = way ? ` Its ${way}-channel logout URL: ${env().SITE_URL}/api/auth/logout/${key}` : ''
  return `${name} responds. Register this redirect URL there: ${callback}${logout}`
}

async function discovered(issuer: string): Promise<Discovered> {
  try {
    return await discover(issuer)
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new ApiError('invalid', error.message, { fields: { issuer: error.message } })
    throw error
  }
}
