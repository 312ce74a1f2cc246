import { decrypt, encrypt } from '@/lib/auth/encryption'

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
