/** Why a call is refused, and the status that says so on the wire. */
export const refusals = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const

export type Refusal = keyof typeof refusals
export type FieldErrors = Record<string, string>

const sentences: Record<Refusal, string> = {
  invalid: 'Some of what was sent is not right.',
  unauthenticated: 'Please sign in first.',
  forbidden: 'You may not do that.',
  'not-found': 'There is no such thing here.',
  'method-not-allowed': 'This address does not answer that method.',
  conflict: 'This has been done or decided already.',
  gone: 'This is no longer available.',
  'too-large': 'What was sent is too large.',
  'unsupported-type': 'This type of file or content is not accepted.',
  'too-many': 'Too many attempts. Please wait a little and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The site is busy. Please try again in a moment.',
}

type More = { fields?: FieldErrors; retryAfterSeconds?: number; current?: unknown }

/** An expected refusal. Thrown anywhere below a route, answered by `route` in the contract's form (contract §2). */
export class ApiError extends Error {
  readonly code: Refusal
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** With a stale edit: the row as it is now, in its wire form. */
  readonly current: unknown

  constructor(code: Refusal, message?: string, more: More = {}) {
    super(message ?? sentences[code])
    this.name = 'ApiError'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.current = more.current
  }
}

const unreachable = /Connection terminated|timeout exceeded when trying to connect|ECONNREFUSED|Can't reach database/
const unreachableCodes = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']

/** Turns whatever was thrown into a refusal: an unreachable database is `unavailable`, all else unknown `internal`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, message } = error as { code?: string; message?: string }
  if (unreachableCodes.includes(code ?? '') || unreachable.test(message ?? ''))
    return new ApiError('unavailable', undefined, { retryAfterSeconds: 5 })
  return new ApiError('internal')
}

/** Whether a write failed because a unique value was taken: the loser of a race learns it here. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === 'P2002'
}
