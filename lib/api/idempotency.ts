import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
const KEY = /^[\x21-\x7e]{1,200}$/

/** A call that has its effect once, however often it's sent. */
export type OnceCall = { idempotencyKey: string; requestHash: string }

/** `replayed`: this call was made before, and this is its response from then. */
export type Answer = { status: number; body: unknown; replayed?: true }

/** Null without an Idempotency-Key. Throws `invalid` for one that isn't 1 to 200 visible ASCII characters. */
export function onceCallOf({ method, url, headers }: Request, body: unknown): OnceCall | null {
  const idempotencyKey = headers.get(IDEMPOTENCY_HEADER)
  if (idempotencyKey === null) return null
  if (!KEY.test(idempotencyKey))
    throw new ApiError('invalid', `Send an ${IDEMPOTENCY_HEADER} of 1 to 200 visible ASCII characters.`)
  const { pathname, search } = new URL(url)
  const request = [method, pathname + search, body ?? null]
  return { idempotencyKey, requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex') }
}
