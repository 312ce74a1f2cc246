import 'server-only'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { passkeyEmail } from '@/lib/accounts/passkeys/emails'
import { ownedBy } from '@/lib/accounts/passkeys/queries'
import type { NewPasskey } from '@/lib/accounts/passkeys/schema'
import { findNeedOf, hasWayInWithout } from '@/lib/accounts/sign-in-methods/queries'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { passkeyMessages as messages } from '@/lib/auth/passkeys/messages'
import { passkeyCreationOptions, readNewPasskey } from '@/lib/auth/passkeys/registration'
import { checkRecentProof } from '@/lib/auth/recent-proof'
import { endOtherSessions } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logSecurity } from '@/lib/platform/log'
import { putMail } from '@/lib/platform/mail/mutations'

const MAX_PASSKEYS = 20

/** Throws like `checkRecentProof`, and `conflict` at the maximum or if the passkey wouldn't sign the viewer in. */
export async function beginPasskey(
  viewer: Seeker | Admin,
  password: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const need = await findNeedOf(viewer)
  if (need) throw new ApiError('conflict', messages.off[need])
  await checkRecentProof(viewer, password)
  const existing = await db().passkey.findMany({
    where: ownedBy(viewer),
    orderBy: { id: 'asc' },
    select: { credentialId: true, userHandle: true, transports: true },
  })
  if (existing.length >= MAX_PASSKEYS) throw new ApiError('conflict', messages.tooMany)
  return passkeyCreationOptions(viewer, existing)
}

/** No need to check the proof again: `beginPasskey` checked it before it issued the challenge. */
export async function addPasskey(viewer: Seeker | Admin, { name, answer }: NewPasskey, ip: string): Promise<number> {
  const passkey = await readNewPasskey(viewer, { ...answer, clientExtensionResults: {} })
  if (!passkey) throw new ApiError('invalid', messages.notAdded)
  const data = { ...passkey, publicKey: new Uint8Array(passkey.publicKey), ...ownedBy(viewer), name, createdAt: now() }
  const id = await db()
    .$transaction(async (tx) => {
      await lockViewer(tx, viewer)
      if ((await tx.passkey.count({ where: ownedBy(viewer) })) >= MAX_PASSKEYS)
        throw new ApiError('conflict', messages.tooMany)
      const created = await tx.passkey.create({ data, select: { id: true } })
      await note(tx, viewer, 'added', name)
      return created.id
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ApiError('conflict', messages.alreadyAdded) : error
    })
  logSecurity({ event: 'passkey-added', kind: viewer.kind, account: viewer.id, ip })
  return id
}

/** Throws `not-found` if the passkey isn't the viewer's. */
export async function renamePasskey(viewer: Seeker | Admin, id: number, name: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockPasskey(tx, viewer, id)
    if (before === name) return
    await tx.passkey.update({ where: { id }, data: { name }, select: { id: true } })
    if (viewer.kind === 'admin')
      await audit(tx, viewer, { action: 'admin.passkey-renamed', subject: name, detail: { before, after: name } })
  })
}

/** Throws like `checkRecentProof`, `not-found`, and `conflict` if the viewer would have no way in. */
export async function removePasskey(
  viewer: Seeker | Admin,
  id: number,
  password: string | undefined,
  ip: string,
): Promise<void> {
  await checkRecentProof(viewer, password)
  await db().$transaction(async (tx) => {
    await lockViewer(tx, viewer)
    const name = await lockPasskey(tx, viewer, id)
    if (!(await hasWayInWithout(tx, viewer, `passkey-${id}`))) throw new ApiError('conflict', messages.lastWayIn)
    await tx.passkey.delete({ where: { id }, select: { id: true } })
    // Someone may have used the passkey on a lost device.
    await endOtherSessions(tx, viewer.kind, viewer.id, viewer.sessionId)
    await note(tx, viewer, 'removed', name)
  })
  logSecurity({ event: 'passkey-removed', kind: viewer.kind, account: viewer.id, ip })
}

async function lockPasskey(tx: Database, viewer: Seeker | Admin, id: number): Promise<string> {
  await tx.$executeRaw`SELECT 1 FROM "Passkey" WHERE "id" = ${id} FOR UPDATE`
  const passkey = await tx.passkey.findFirst({ where: { id, ...ownedBy(viewer) }, select: { name: true } })
  if (!passkey) throw new ApiError('not-found')
  return passkey.name
}

async function note(tx: Database, viewer: Seeker | Admin, change: 'added' | 'removed', name: string): Promise<void> {
  await putMail(tx, viewer.email, passkeyEmail(viewer, change, name))
  if (viewer.kind === 'admin') await audit(tx, viewer, { action: `admin.passkey-${change}`, subject: name })
  else await audit(tx, viewer, { action: `account.passkey-${change}`, subjectId: viewer.id })
}
