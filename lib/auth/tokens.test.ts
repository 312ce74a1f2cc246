import { decrypt, encrypt, sign, verify, verifyExpired } from '@/lib/auth/tokens'

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

process.env.AUTH_SECRET = 'a secret for tests that is long enough'

test('a text is read again for the purpose that it was encrypted for, and for no other', () => {
  const encrypted = encrypt('admin 7', 'JBSWY3DPEHPK3PXP')
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP')
  expect(decrypt('admin 7', encrypted)).toBe('JBSWY3DPEHPK3PXP')
  expect(decrypt('admin 8', encrypted)).toBeNull()
})

test('the same text never looks the same', () => {
  expect(encrypt('admin 7', 'secret')).not.toBe(encrypt('admin 7', 'secret'))
})

test('what was changed on its way is not read', () => {
  const bytes = Buffer.from(encrypt('admin 7', 'secret'), 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decrypt('admin 7', changed.toString('base64url'))).toBeNull()
  }
  expect(decrypt('admin 7', '')).toBeNull()
  expect(decrypt('admin 7', 'short')).toBeNull()
})
