import { decrypt, encrypt, sign, verify, verifyExpired } from '@/lib/auth/tokens'

const MINUTE = 60

process.env.AUTH_SECRET = 'a secret for tests that is long enough'

describe('a signed token', () => {
  test('returns its value', async () => {
    expect(await verify('links', await sign('links', { posting: 7 }, MINUTE))).toEqual({ posting: 7 })
    expect(await verify('links', await sign('links', 'jane@example.com', MINUTE))).toBe('jane@example.com')
  })

  test('is rejected for another purpose', async () => {
    expect(await verify('registration', await sign('links', 7, MINUTE))).toBeNull()
  })

  test('is rejected after it expires', async () => {
    expect(await verify('links', await sign('links', 7, 2))).toBe(7)
    expect(await verify('links', await sign('links', 7, 0))).toBeNull()
    expect(await verify('links', await sign('links', 7, -MINUTE))).toBeNull()
  })

  test('reveals its purpose after it expires, unlike other tokens', async () => {
    const old = await sign('links', 7, -MINUTE)
    expect(await verifyExpired('links', old)).toBe(7)
    expect(await verifyExpired('registration', old)).toBeNull()
    expect(await verifyExpired('links', `${old}x`)).toBeNull()
    expect(await verifyExpired('links', await sign('links', 7, MINUTE))).toBeNull()
  })

  test('is rejected if mangled, unsigned or in another format', async () => {
    const [header, body, signature] = (await sign('links', 7, MINUTE)).split('.')
    const other = (await sign('links', 8, MINUTE)).split('.')[1]
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const tokens = [
      undefined,
      '',
      'abc',
      'abc.',
      'abc.def',
      `${body}.${signature}`,
      `${header}.${body}.${signature}.x`,
      `${header}.${other}.${signature}`,
      `${unsigned}.${body}.`,
      `${unsigned}.${body}.${signature}`,
    ]
    for (const token of tokens) expect(await verify('links', token)).toBeNull()
  })
})

describe('an encrypted text', () => {
  test('is decrypted only for its own purpose', async () => {
    const encrypted = await encrypt('admin 7', 'JBSWY3DPEHPK3PXP')
    expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP')
    expect(await decrypt('admin 7', encrypted)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOld: false })
    expect(await decrypt('admin 8', encrypted)).toBeNull()
  })

  test('is different each time', async () => {
    expect(await encrypt('admin 7', 'secret')).not.toBe(await encrypt('admin 7', 'secret'))
  })

  test("isn't decrypted if any part was changed", async () => {
    const parts = (await encrypt('admin 7', 'secret')).split('.')
    for (const [at, part] of parts.entries()) {
      if (!part) continue
      const bytes = Buffer.from(part, 'base64url')
      bytes[0] = (bytes[0] ?? 0) ^ 1
      expect(await decrypt('admin 7', parts.with(at, bytes.toString('base64url')).join('.'))).toBeNull()
    }
    expect(await decrypt('admin 7', '')).toBeNull()
    expect(await decrypt('admin 7', 'short')).toBeNull()
  })
})
