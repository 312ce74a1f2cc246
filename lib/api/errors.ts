export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  mismatch: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export type FieldErrors = Record<string, string>

const sentences: Record<ErrorCode, string> = {
  invalid: "Some fields aren't valid.",
  unauthenticated: 'Sign in first.',
  forbidden: "You don't have permission to do that.",
  'not-found': 'Not found.',
  'method-not-allowed': 'Method not allowed.',
  conflict: 'This was already done or decided.',
  gone: 'This is no longer available.',
  'too-large': 'The request is too large.',
  'unsupported-type': "This type of file or content isn't supported.",
  mismatch: 'This request differs from an earlier one.',
  'too-many': 'Too many attempts. Wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The site is busy. Try again in a moment.',
}

type More = { fields?: FieldErrors; retryAfterSeconds?: number; current?: unknown; challenge?: string }

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** For a stale edit: the current row as the API returns it. */
  readonly current: unknown
  /** The parameters of a Bearer challenge (RFC 6750). */
  readonly challenge: string | undefined

  constructor(code: ErrorCode, message?: string, more: More = {}) {
    super(message ?? sentences[code])
    this.name = 'ApiError'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.current = more.current
    this.challenge = more.challenge
  }
}

const unreachable =
  /Connection terminated|timeout exceeded when trying to connect|ECONNREFUSED|EPIPE|connect ENOENT|EHOSTUNREACH|ENETUNREACH|Can't reach database|Code: `57P0\d`|is not queryable/
const unreachableCodes = ['P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024']
/** Timeouts and deadlocks: the site is busy, or the request needs too much work. Nothing was written. */
const slowCodes = ['P2028', '57014', 'P2034', '40P01', '40001']
/** The row or its parent was deleted after it was read. */
const removedCodes = ['P2003', 'P2025', '23503']
const fullStates = /^(53\d{3}|25006|57P0\d|58030)$/
const fullDisk = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EIO']
// The last pattern is PostgreSQL's internal error (XX000) for new connections on a full disk.
const fullDiskText = /No space left on device|Read-only file system|Disk quota exceeded|could not write init file/
const FULL_RETRY_SECONDS = 60

/**
 * Maps any error to an ApiError: an unreachable database or a full disk is `unavailable`, a deleted row is `not-found`,
 * and an unknown error is `internal`.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (codesOf(error).some((code) => removedCodes.includes(code)))
    return new ApiError('not-found', 'This was just removed.')
  if (isFull(error)) return new ApiError('unavailable', undefined, { retryAfterSeconds: FULL_RETRY_SECONDS })
  if (isAway(error) || slowCodes.some((code) => codesOf(error).includes(code)))
    return new ApiError('unavailable', undefined, { retryAfterSeconds: 5 })
  return new ApiError('internal')
}

export function isOutage(error: unknown): boolean {
  return isFull(error) || isAway(error)
}

function isAway(error: unknown): boolean {
  return codesOf(error).some((code) => unreachableCodes.includes(code)) || unreachable.test(messageOf(error))
}

function isFull(error: unknown): boolean {
  return (
    codesOf(error).some((code) => fullStates.test(code) || fullDisk.includes(code)) ||
    fullDiskText.test(messageOf(error))
  )
}

type Thrown = {
  code?: string
  message?: string
  cause?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

function codesOf(error: unknown): string[] {
  const { code, cause, meta } = (error ?? {}) as Thrown
  const codes = [code, meta?.driverAdapterError?.cause?.originalCode].filter((one) => typeof one === 'string')
  return cause && cause !== error ? [...codes, ...codesOf(cause)] : codes
}

const messageOf = (error: unknown) => (error as Thrown | undefined)?.message ?? ''

/** Whether a write violated a unique constraint, for example because it lost a race. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === 'P2002'
}
