import { ApiError, isOutage, toApiError } from '@/lib/api/errors'

const thrown = (more: object, message = 'x') => Object.assign(new Error(message), more)
/** A driver error the way Prisma throws it. */
const fromDatabase = (originalCode: string) =>
  thrown({ code: 'P2039', meta: { driverAdapterError: { cause: { originalCode } } } })

test.each([
  ['a full disk', thrown({ code: 'ENOSPC' }), 60],
  ['a read-only disk', thrown({ code: 'EROFS' }), 60],
  ['a used-up quota', thrown({ code: 'EDQUOT' }), 60],
  ['a store with a full disk', thrown({ code: 'E_CANNOT_WRITE_FILE', cause: thrown({ code: 'ENOSPC' }) }), 60],
  ['a database with a full disk', fromDatabase('53100'), 60],
  ['a database without memory', fromDatabase('53200'), 60],
  ['a database with too many connections', fromDatabase('53300'), 60],
  ['a read-only database', fromDatabase('25006'), 60],
  ['a stopping database', fromDatabase('57P01'), 60],
  ['a full disk, in words', thrown({}, 'could not write: No space left on device'), 60],
  [
    'a database with a full disk, on a new connection',
    thrown({ code: 'P2039' }, 'Message: `could not write init file`'),
    60,
  ],
  ['a database that is down', thrown({ code: 'P1001' }), 5],
  ['a database without its socket', thrown({ code: 'ENOENT' }, 'connect ENOENT /data/socket/.s.PGSQL.5432'), 5],
  [
    'a database that stops when a transaction begins',
    thrown({ code: 'P2039' }, 'Database error. Code: `57P03`. Message: `x`'),
    5,
  ],
  [
    'a connection that breaks within a transaction',
    thrown({}, 'Client has encountered a connection error and is not queryable'),
    5,
  ],
  ['a connection that ended', thrown({}, 'Connection terminated unexpectedly'), 5],
  ['a connection that was closed', thrown({}, 'Client was closed and is not queryable'), 5],
  ['a connection that ends during a write', thrown({ code: 'EPIPE' }, 'write EPIPE'), 5],
  ['a transaction that was closed', thrown({ code: 'P1018' }), 5],
] as const)('treats %s as an outage: a 503 with Retry-After', (_name, error, seconds) => {
  const { code, retryAfterSeconds } = toApiError(error)
  expect([code, retryAfterSeconds, isOutage(error)]).toEqual(['unavailable', seconds, true])
})

test.each([
  ['takes too long', fromDatabase('57014')],
  ['ends in a deadlock', fromDatabase('40P01')],
  ['conflicts with another', thrown({ code: 'P2034' })],
])('returns a 503 for a query that %s, without treating it as an outage', (_name, slow) => {
  expect([toApiError(slow).code, isOutage(slow)]).toEqual(['unavailable', false])
})

test.each([
  ['refers to', thrown({ code: 'P2003' }, 'Foreign key constraint violated')],
  ['refers to in a separate statement', fromDatabase('23503')],
  ['is about', thrown({ code: 'P2025' }, 'No record was found for an update')],
])('returns 404 if the row a write %s was just removed', (_name, error) => {
  expect([toApiError(error).code, isOutage(error)]).toEqual(['not-found', false])
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['our own error', new TypeError('x is not a function')],
  ['an invalid statement', fromDatabase('42601')],
] as const)('treats %s as an internal error', (_name, error) => {
  expect([toApiError(error).code, isOutage(error)]).toEqual(['internal', false])
})

test('returns an ApiError unchanged', () => {
  const refusal = new ApiError('conflict')
  expect([toApiError(refusal), isOutage(refusal)]).toEqual([refusal, false])
})
