import { parseEnv } from '@/lib/env'

test('has a default for every setting', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    TRUST_PROXY_HOPS: 0,
    PASSWORD_MIN_LENGTH: 6,
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    ADMIN_EMAIL: 'admin@example.com',
  })
})

test('treats an empty variable as unset', () => {
  const parsed = parseEnv({ PORT: '', DATABASE_URL: '', SMTP_URL: '', SEED: '' })
  expect(parsed.PORT).toBe(3000)
  expect(parsed.DATABASE_URL).toBeUndefined()
  expect(parsed.SMTP_URL).toBeUndefined()
  expect(parsed.SEED).toBeUndefined()
})

test('derives the public URL from the port and removes its trailing slash', () => {
  expect(parseEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
  expect(parseEnv({ SITE_URL: 'https://jobs.example.com/' }).SITE_URL).toBe('https://jobs.example.com')
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/portal'],
  ['REDIS_URL', 'localhost:6379'],
  ['SMTP_URL', 'mail.example.com'],
  ['AUTH_SECRET', 'short'],
  ['OPENID_CLIENT_SECRETS', 'https://accounts.google.com client-id'],
  ['OPENID_CLIENT_SECRETS', 'https://accounts.google.com client-id secret more'],
  ['ALLOW_PRIVATE_ADDRESSES', '10.0.5.0/24, intranet'],
  ['ADMIN_EMAIL', 'admin'],
  ['SEED', 'everything'],
])('names the variable when it rejects %s=%s', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^Invalid environment variables:\\n  ${name} `))
})

test('requires keys with a bucket and reports all errors at once', () => {
  expect(() => parseEnv({ S3_BUCKET: 'portal', PORT: 'x' })).toThrow(/PORT/)
  expect(() => parseEnv({ S3_BUCKET: 'portal' })).toThrow(
    /S3_ACCESS_KEY_ID is required.*\n.*S3_SECRET_ACCESS_KEY is required/,
  )
})

test("applies the password rule to the first admin's password", () => {
  expect(() => parseEnv({ ADMIN_PASSWORD: 'longenough', PASSWORD_MIN_LENGTH: '12' })).toThrow(
    /ADMIN_PASSWORD is shorter/,
  )
})
