import 'server-only'
import { idempotencyEnd } from '@/lib/api/idempotency-mutations'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const BATCH = 500
const INVITATION_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const expired = () => ({ expiresAt: { lte: now() } })

export function purgeSessions(): Promise<void> {
  return processDueRows({
    task: 'purge-sessions',
    batch: BATCH,
    isSecret: true,
    due: async (take) =>
      (await db().session.findMany({ where: expired(), take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().session.deleteMany({ where: { ...expired(), id: { in: ids } } })
    },
  })
}

export function purgeCodes(): Promise<void> {
  return processDueRows({
    task: 'purge-codes',
    batch: BATCH,
    isSecret: true,
    due: async (take) =>
      (await db().oneTimeCode.findMany({ where: expired(), take, select: { codeHash: true } })).map(
        ({ codeHash }) => codeHash,
      ),
    act: async (hashes) => {
      await db().oneTimeCode.deleteMany({ where: { ...expired(), codeHash: { in: hashes } } })
    },
  })
}

export function purgeUsedChallenges(): Promise<void> {
  return processDueRows({
    task: 'purge-used-challenges',
    batch: BATCH,
    due: async (take) =>
      (await db().usedChallenge.findMany({ where: expired(), take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().usedChallenge.deleteMany({ where: { ...expired(), id: { in: ids } } })
    },
  })
}

export function purgeResetLinks(): Promise<void> {
  return processDueRows({
    task: 'purge-reset-links',
    batch: BATCH,
    isSecret: true,
    due: async (take) =>
      (await db().passwordReset.findMany({ where: expired(), take, select: { tokenHash: true } })).map(
        ({ tokenHash }) => tokenHash,
      ),
    act: async (hashes) => {
      await db().passwordReset.deleteMany({ where: { ...expired(), tokenHash: { in: hashes } } })
    },
  })
}

export async function purgeIdempotentCalls(): Promise<void> {
  await db().idempotentCall.deleteMany({ where: { createdAt: { lte: idempotencyEnd() } } })
}

/** Invitations are kept for a month, so that an owner can resend them. */
export function purgeInvitations(): Promise<void> {
  const where = { expiresAt: { lte: new Date(now().getTime() - INVITATION_RETENTION_MS) } }
  return processDueRows({
    task: 'purge-invitations',
    batch: BATCH,
    due: async (take) =>
      (await db().adminInvitation.findMany({ where, take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().adminInvitation.deleteMany({ where: { ...where, id: { in: ids } } })
    },
  })
}
