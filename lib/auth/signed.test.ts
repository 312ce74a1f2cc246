import { sign, verify, verifyExpired } from '@/lib/auth/signed'

const MINUTE = 60

process.env.AUTH_SECRET = 'a secret for tests that is long enough'

test('a token gives its payload back', () => {
  expect(verify('links', sign('links', { posting: 7 }, MINUTE))).toEqual({ posting: 7 })
  expect(verify('links', sign('links', 'jane@example.com', MINUTE))).toBe('jane@example.com')
})

test('a token of one purpose does not pass for another', () => {
  expect(verify('registration', sign('links', 7, MINUTE))).toBeNull()
})

test('a token is worth nothing once its time is over', () => {
  expect(verify('links', sign('links', 7, 1))).toBe(7)
  expect(verify('links', sign('links', 7, 0))).toBeNull()
  expect(verify('links', sign('links', 7, -MINUTE))).toBeNull()
})

test('what an expired token was for can be read, and of no other token', () => {
  const old = sign('links', 7, -MINUTE)
  expect(verifyExpired('links', old)).toBe(7)
  expect(verifyExpired('registration', old)).toBeNull()
  expect(verifyExpired('links', `${old}x`)).toBeNull()
  expect(verifyExpired('links', sign('links', 7, MINUTE))).toBeNull()
})

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no seal', 'abc'],
  ['an empty seal', 'abc.'],
  ['a seal of another length', 'abc.def'],
  ['three parts', `${sign('links', 7, MINUTE)}.x`],
  [
    'another payload under a true seal',
    `${sign('links', 8, MINUTE).split('.')[0]}.${sign('links', 7, MINUTE).split('.')[1]}`,
  ],
])('%s is refused', (_name, token) => {
  expect(verify('links', token)).toBeNull()
})
