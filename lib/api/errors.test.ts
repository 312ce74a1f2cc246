import { ApiError, isOutage, toApiError } from '@/lib/api/errors'

const thrown = (more: object, message = 'x') => Object.assign(new Error(message), more)
/** As Prisma throws a driver's error. */
const fromDatabase = (originalCode: string) =>
  thrown({ code: 'P2039', meta: { driverAdapterError: { cause: { originalCode } } } })

test.each([
  ['a disk that is full', thrown({ code: 'ENOSPC' }), 60],
  ['a disk that is read-only', thrown({ code: 'EROFS' }), 60],
  ['a quota that is used up', thrown({ code: 'EDQUOT' }), 60],
  ['a store that met a full disk', thrown({ code: 'E_CANNOT_WRITE_FILE', cause: thrown({ code: 'ENOSPC' }) }), 60],
  ['a database whose disk is full', fromDatabase('53100'), 60],
  ['a database without memory', fromDatabase('53200'), 60],
  ['a database with too many connections', fromDatabase('53300'), 60],
  ['a database that is read-only', fromDatabase('25006'), 60],
  ['a database that stops', fromDatabase('57P01'), 60],
  ['a disk that is full, in words', thrown({}, 'could not write: No space left on device'), 60],
  [
    'a database whose disk is full, at a new connection',
    thrown({ code: 'P2039' }, 'Message: `could not write init file`'),
    60,
  ],
  ['a database that is away', thrown({ code: 'P1001' }), 5],
  ['a database whose socket is gone', thrown({ code: 'ENOENT' }, 'connect ENOENT /data/socket/.s.PGSQL.5432'), 5],
  [
    'a database that stops as a transaction begins',
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
  ['a connection that ends while it is written to', thrown({ code: 'EPIPE' }, 'write EPIPE'), 5],
  ['a transaction that was closed', thrown({ code: 'P1018' }), 5],
] as const)('%s is an outage: a 503 with Retry-After', (_name, error, seconds) => {
  const { code, retryAfterSeconds } = toApiError(error)
  expect([code, retryAfterSeconds, isOutage(error)]).toEqual(['unavailable', seconds, true])
})

test.each([
  ['takes too long', fromDatabase('57014')],
  ['waits for one that waits for it', fromDatabase('40P01')],
  ['is ended because of another', thrown({ code: 'P2034' })],
])('what %s is a 503, but may be caused by the request', (_name, slow) => {
  expect([toApiError(slow).code, isOutage(slow)]).toEqual(['unavailable', false])
})

test.each([
  ['refers to', thrown({ code: 'P2003' }, 'Foreign key constraint violated')],
  ['refers to by a statement of its own', fromDatabase('23503')],
  ['is about', thrown({ code: 'P2025' }, 'No record was found for an update')],
])('a write whose row that it %s was just removed is a 404', (_name, error) => {
  expect([toApiError(error).code, isOutage(error)]).toEqual(['not-found', false])
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['an error of ours', new TypeError('x is not a function')],
  ['a statement that is wrong', fromDatabase('42601')],
] as const)('%s is an internal error', (_name, error) => {
  expect([toApiError(error).code, isOutage(error)]).toEqual(['internal', false])
})

test('keeps a refusal as it is', () => {
  const refusal = new ApiError('conflict')
  expect([toApiError(refusal), isOutage(refusal)]).toEqual([refusal, false])
})
