import 'server-only'
import { lockOwner } from '@/lib/accounts/admins/mutations'
import { mailOwners } from '@/lib/accounts/admins/owner-mutations'
import { changedEmail } from '@/lib/accounts/webhooks/emails'
import { webhookMessages as messages } from '@/lib/accounts/webhooks/messages'
import type { Webhook, WebhookSecret } from '@/lib/accounts/webhooks/schema'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { checkRecentProof } from '@/lib/auth/recent-proof'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { isAllowedUrl } from '@/lib/platform/outbound/request'
import { sealSecret } from '@/lib/platform/webhooks/secrets'
import { makeWebhookSecret } from '@/lib/platform/webhooks/signature'

const MAX_WEBHOOKS = 20
const DAY_MS = 24 * 60 * 60 * 1000

type Proof = { password?: string | undefined }

/** The returned secret can't be read again. */
export async function createWebhook(owner: Admin, { password, ...input }: Webhook & Proof): Promise<WebhookSecret> {
  await checkRecentProof(owner, password)
  checkUrl(input.url)
  const secret = makeWebhookSecret()
  const sealedSecret = await sealSecret(secret)
  return db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    if ((await tx.webhookEndpoint.count()) >= MAX_WEBHOOKS) throw new ApiError('conflict', messages.tooMany)
    const data = { ...distinct(input), sealedSecret, createdBy: owner.name || owner.email, createdAt: now() }
    const { id } = await tx.webhookEndpoint.create({ data, select: { id: true } })
    await note(tx, owner, id, input, 'created')
    return { id, secret }
  })
}

/** Another address needs recent proof, because events then go to someone else. Throws `conflict` for a stale version. */
export async function changeWebhook(
  owner: Admin,
  id: number,
  { version, password, ...input }: Webhook & Proof & { version: number },
): Promise<void> {
  checkUrl(input.url)
  const stored = await db().webhookEndpoint.findUnique({ where: { id }, select: { url: true } })
  if (!stored) throw new ApiError('not-found')
  if (stored.url !== input.url) await checkRecentProof(owner, password)
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    // The address is compared again, because the proof was for this change of it.
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id, version, url: stored.url },
      data: { ...distinct(input), version: { increment: 1 } },
    })
    if (count === 0) throw new ApiError('conflict', messages.conflict)
    if (stored.url !== input.url) await note(tx, owner, id, input, 'changed')
    else await audit(tx, owner, { action: 'webhook.changed', subjectId: id, subject: input.name })
  })
}

/** The old secret also signs for another day, so that receivers have time to change it. */
export async function changeSecret(owner: Admin, id: number, { password }: Proof): Promise<WebhookSecret> {
  await checkRecentProof(owner, password)
  const secret = makeWebhookSecret()
  const sealedSecret = await sealSecret(secret)
  return db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const webhook = await lockWebhook(tx, id)
    const data = {
      sealedSecret,
      sealedOldSecret: webhook.sealedSecret,
      oldSecretUntil: new Date(Date.now() + DAY_MS),
    }
    await tx.webhookEndpoint.update({ where: { id }, data, select: { id: true } })
    await note(tx, owner, id, webhook, 'secret')
    return { id, secret }
  })
}

export async function deleteWebhook(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const { name } = await lockWebhook(tx, id)
    await tx.webhookEndpoint.delete({ where: { id }, select: { id: true } })
    await audit(tx, owner, { action: 'webhook.deleted', subjectId: id, subject: name })
  })
}

/** Events wait until it's resumed. Throws `conflict` if it's paused already. */
export async function pauseWebhook(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const { name, pausedAt } = await lockWebhook(tx, id)
    if (pausedAt) throw new ApiError('conflict', messages.isPaused)
    const data = { pausedAt: new Date(), pauseReason: 'owner' }
    await tx.webhookEndpoint.update({ where: { id }, data, select: { id: true } })
    await audit(tx, owner, { action: 'webhook.paused', subjectId: id, subject: name })
  })
}

/** Throws `conflict` if it isn't paused. */
export async function resumeWebhook(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const { name, pausedAt } = await lockWebhook(tx, id)
    if (!pausedAt) throw new ApiError('conflict', messages.isNotPaused)
    const data = { pausedAt: null, pauseReason: '', failingSince: null }
    await tx.webhookEndpoint.update({ where: { id }, data, select: { id: true } })
    // Starts the retries over, but not at zero, because only an event that was never tried can be undone.
    await tx.$executeRaw`
      UPDATE "WebhookDelivery" SET "attempts" = 1, "nextAttemptAt" = now()
      WHERE "endpointId" = ${id} AND "state" = 'WAITING' AND "attempts" > 0`
    await audit(tx, owner, { action: 'webhook.resumed', subjectId: id, subject: name })
  })
}

function checkUrl(url: string): void {
  if (!isAllowedUrl(url)) throw new ApiError('invalid', messages.url, { fields: { url: messages.url } })
}

const distinct = ({ events, ...input }: Webhook) => ({ ...input, events: [...new Set(events)] })

export async function lockWebhook(tx: Database, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "WebhookEndpoint" WHERE "id" = ${id} FOR NO KEY UPDATE`
  const found = await tx.webhookEndpoint.findUnique({
    where: { id },
    select: { name: true, url: true, sealedSecret: true, pausedAt: true },
  })
  if (!found) throw new ApiError('not-found')
  return found
}

const actions = { created: 'webhook.created', changed: 'webhook.changed', secret: 'webhook.secret-changed' } as const

async function note(
  tx: Database,
  owner: Admin,
  id: number,
  { name, url }: { name: string; url: string },
  change: keyof typeof actions,
): Promise<void> {
  await audit(tx, owner, { action: actions[change], subjectId: id, subject: name, detail: { host: new URL(url).host } })
  await mailOwners(tx, changedEmail(owner.name || owner.email, name, change))
}
