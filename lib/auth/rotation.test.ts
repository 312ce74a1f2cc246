import { decode, encode } from 'next-auth/jwt'
import { hashOfAccount, knownHash } from '@/lib/auth/signed-cookies'
import { decrypt, encrypt, sign, verify } from '@/lib/auth/tokens'
import { authSecrets } from '@/lib/env'

const OLD = 'the secret of last year long enough for a key'
const NEW = 'the secret of this year long enough for a key'
process.env.AUTH_SECRET = NEW
process.env.AUTH_SECRET_PREVIOUS = `one between them that is long enough too,${OLD}`

/**
 * Made while OLD was the only secret, by `encrypt('admin 7', …)` and by `sign('links', 7, …)`, which is valid until
 * 2121.
 */
const sealed = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..JuAkZ5SkydkOQVFl.WyuzvUpZA3fIW9EGXMh75w.pvblQw_I7nkugJPKL5A6MQ'
const link = 'eyJhbGciOiJIUzI1NiJ9.eyJ2YWx1ZSI6NywiZXhwIjo0Nzk1Mzc5ODE2fQ.WEuvwOHpNugzuprqIb9CiIDaPv6LaUwLiJxiupXRVGE'

test('accepts links signed with an older secret, for their own purpose', async () => {
  expect(await verify('links', link)).toBe(7)
  expect(await verify('registration', link)).toBeNull()
  expect(await verify('links', `${link.slice(0, -1)}A`)).toBeNull()
})

test('decrypts text from an older secret and reports it as old', async () => {
  expect(await decrypt('admin 7', sealed)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOld: true })
  expect(await decrypt('admin 8', sealed)).toBeNull()
  expect(await decrypt('admin 7', await encrypt('admin 7', 'new'))).toEqual({ text: 'new', isOld: false })
})

test('accepts sessions from an older secret, but not from an unknown one', async () => {
  const cookie = (secret: string) => encode({ secret, salt: 'portal-admin', token: { sid: 's' } })
  const read = async (secret: string) =>
    decode({ secret: authSecrets(), salt: 'portal-admin', token: await cookie(secret) })
  expect(await read(OLD)).toMatchObject({ sid: 's' })
  expect(await read(NEW)).toMatchObject({ sid: 's' })
  await expect(read('a secret that this site never had')).rejects.toThrow()
})

test('signs new links only with the new secret', async () => {
  const made = await sign('links', 7, 60)
  expect(await verify('links', made)).toBe(7)
  expect(authSecrets()[0]).toBe(NEW)
})

test('knows a browser that signed in to an account before the secret changed', () => {
  const email = 'meera@mail.example'
  const [old, current] = [OLD, NEW].map((secret) => hashOfAccount('seeker', email, secret))
  for (const known of [old, current])
    expect(knownHash({ accounts: ['another', known ?? ''] }, 'seeker', email)).toBe(known)
  expect(knownHash({ accounts: [old ?? ''] }, 'admin', email)).toBeUndefined()
  const unknown = hashOfAccount('seeker', email, 'a secret that this site never had')
  expect(knownHash({ accounts: [unknown] }, 'seeker', email)).toBeUndefined()
})
