import 'server-only'
import { lockOwner } from '@/lib/accounts/admins/mutations'
import { mailOwners } from '@/lib/accounts/admins/owner-mutations'
import { apiKeyEmail } from '@/lib/accounts/api-keys/emails'
import { apiKeyMessages } from '@/lib/accounts/api-keys/messages'
import { type CreatedApiKey, endOf, type NewApiKey } from '@/lib/accounts/api-keys/schema'
import { ApiError } from '@/lib/api/errors'
import { makeApiKey } from '@/lib/auth/api-keys'
import type { Admin } from '@/lib/auth/guards'
import { checkRecentProof } from '@/lib/auth/recent-proof'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const MAX_KEYS = 50

/** The returned secret can't be read again. All owners get an email. Throws like `checkRecentProof`. */
export async function createApiKey(owner: Admin, input: NewApiKey): Promise<CreatedApiKey> {
  const { name, system, scopes, callsPerMinute, expiresOn, password } = input
  await checkRecentProof(owner, password)
  const { secret, start, secretHash } = makeApiKey()
  return db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    if ((await tx.apiKey.count({ where: { revokedAt: null } })) >= MAX_KEYS)
      throw new ApiError('conflict', apiKeyMessages.tooMany)
    const { id } = await tx.apiKey.create({
      data: {
        name,
        system,
        start,
        secretHash,
        scopes: [...new Set(scopes)],
        callsPerMinute: Number(callsPerMinute),
        expiresAt: expiresOn ? endOf(expiresOn) : null,
        createdBy: owner.name || owner.email,
        createdAt: now(),
      },
      select: { id: true },
    })
    const detail = { system, scopes, start, ...(expiresOn && { expiresOn }) }
    await audit(tx, owner, { action: 'api-key.created', subjectId: id, subject: name, detail })
    await mailOwners(tx, apiKeyEmail(owner.name || owner.email, name, scopes))
    return { id, secret }
  })
}

/** The row stays, because jobs and the audit log refer to it. */
export async function revokeApiKey(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const [revoked] = await tx.apiKey.updateManyAndReturn({
      where: { id, revokedAt: null },
      data: { revokedAt: now() },
      select: { name: true },
    })
    if (!revoked) throw new ApiError('not-found')
    await audit(tx, owner, { action: 'api-key.revoked', subjectId: id, subject: revoked.name })
  })
}
