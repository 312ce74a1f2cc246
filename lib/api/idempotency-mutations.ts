import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Answer, OnceCall } from '@/lib/api/idempotency'
import type { Program } from '@/lib/auth/api-keys'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { now } from '@/lib/platform/clock'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Idempotency keys from before this time are free again. */
export const idempotencyEnd = () => new Date(now().getTime() - KEPT_MS)

/**
 * Acts in the call's transaction, or returns the response to the same call in the last 24 hours. A concurrent call with
 * the same key waits here until the first one's transaction ends. A call that failed isn't kept, because its
 * transaction is rolled back. Throws `mismatch` if the earlier call with this key was another one.
 */
export async function actOnce(
  tx: Database,
  { id: apiKeyId }: Program,
  once: OnceCall | null,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!once) return act()
  const { idempotencyKey, requestHash } = once
  await tx.idempotentCall.deleteMany({ where: { apiKeyId, idempotencyKey, createdAt: { lte: idempotencyEnd() } } })
  const data = { apiKeyId, idempotencyKey, requestHash, createdAt: now() }
  const { count } = await tx.idempotentCall.createMany({ data, skipDuplicates: true })
  const where = { apiKeyId_idempotencyKey: { apiKeyId, idempotencyKey } }
  if (count === 0) {
    const select = { requestHash: true, status: true, response: true }
    const earlier = await tx.idempotentCall.findUniqueOrThrow({ where, select })
    if (earlier.requestHash !== requestHash)
      throw new ApiError('mismatch', 'This Idempotency-Key was already used for a different request.')
    return { status: earlier.status, body: earlier.response, replayed: true }
  }
  const { status, body } = await act()
  const kept = { status, response: body as Prisma.InputJsonValue }
  await tx.idempotentCall.update({ where, data: kept, select: { apiKeyId: true } })
  return { status, body }
}
