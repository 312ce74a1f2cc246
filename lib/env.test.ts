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

const ENCODED = 'has a character in its username or password that needs percent-encoding, such as %23 for #'
const CLIENTS =
  'must have an issuer such as https://accounts.google.com, a client ID and a secret on each line, separated by spaces'
const WHOLE = (min: number, max: number) => `must be a whole number from ${min} to ${max}`

test.each([
  ['PORT', '70000', WHOLE(0, 65_535)],
  ['PORT', 'http', WHOLE(0, 65_535)],
  ['PORT', '3000.5', WHOLE(0, 65_535)],
  ['TRUST_PROXY_HOPS', '-1', WHOLE(0, 10)],
  ['PASSWORD_MIN_LENGTH', '5', WHOLE(6, 64)],
  ['SLOW_QUERY_MS', '0', WHOLE(1, 3_600_000)],
  ['SITE_URL', 'www.example.com', 'must look like https://www.example.com'],
  ['SITE_URL', 'javascript:alert(1)', 'must look like https://www.example.com'],
  ['SITE_URL', 'https://www.example.com/jobs', 'must be the address of the whole host, without a path'],
  ['SITE_URL', 'https://www.example.com/?from=x', 'must be the address of the whole host, without a path'],
  ['DATABASE_URL', 'mysql://localhost/portal', 'must look like postgresql://user:password@host:5432/name'],
  ['DATABASE_URL', 'localhost', 'must look like postgresql://user:password@host:5432/name'],
  ['DATABASE_URL', 'postgres://', 'must have a host'],
  ['REDIS_URL', 'redis://', 'must have a host'],
  ['ALLOW_NEWER_DATABASE', 'yes', 'must be 1'],
  ['REDIS_URL', 'localhost:6379', 'must look like redis://host:6379'],
  ['S3_ENDPOINT', 's3.example.com', 'must look like https://s3.example.com'],
  ['SMTP_URL', 'mail.example.com', 'must look like smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://', 'must have a host'],
  ['MAIL_FROM', 'Example Staffing', 'must look like Example Staffing <jobs@example.com>'],
  ['AUTH_SECRET', 'short', 'must be at least 32 characters'],
  ['AUTH_SECRET_PREVIOUS', 'old,older', 'must be secrets of at least 32 characters, separated by commas'],
  ['OPENID_CLIENT_SECRETS', 'https://accounts.google.com client-id', CLIENTS],
  ['OPENID_CLIENT_SECRETS', 'https://accounts.google.com client-id secret more', CLIENTS],
  ['OPENID_CLIENT_SECRETS', 'accounts.google.com client-id secret', CLIENTS],
  ['ALLOW_PRIVATE_ADDRESSES', '10.0.5.0/24, intranet', 'must be IPs and ranges like 10.0.5.0/24, separated by commas'],
  ['ADMIN_EMAIL', 'admin', 'must be an email address'],
  ['ADMIN_PASSWORD', 'x', 'is shorter than PASSWORD_MIN_LENGTH'],
  ['BACKUP_KEY', 'x', 'must be at least 16 characters'],
  ['METRICS_TOKEN', 'x', 'must be at least 16 characters'],
  ['INDEXNOW_KEY', 'a b', 'must be 8 to 128 letters, digits and dashes'],
  ['CLAMAV_HOST', 'a b', 'must look like clamav or clamav:3310'],
  ['CLAMAV_REQUIRED', 'yes', 'must be on or off'],
  ['LIGHT_PAGES', 'no', 'must be on or off'],
  ['SEED', 'everything', 'must be demo or none'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must look like http://collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'nonsense', 'must look like http://collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector', 'must look like http://collector:4318/v1/traces'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/protobuf or http/json'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'must look like key=value, with commas between several'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=b,c', 'must look like key=value, with commas between several'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%', 'must be a number from 0 to 1'],
  ['OTEL_SDK_DISABLED', 'yes', 'must be true or false'],
  ['S3_ENDPOINT', 'https://', 'must look like https://s3.example.com'],
  ['S3_BUCKET', 'portal/uploads', 'must be a bucket name, not a URL or path'],
  ['HOST', 'http://localhost', 'must be an IP address or host name, without http:// or a port'],
  ['HOST', 'localhost:3000', 'must be an IP address or host name, without http:// or a port'],
  ['DATABASE_URL', 'postgresql://portal:pass#word@db/portal', ENCODED],
  ['DATABASE_URL', 'postgresql://portal:12#34@db/portal', ENCODED],
  ['DATABASE_URL', 'postgresql://portal:100%@db/portal', ENCODED],
  ['SMTP_URL', 'smtp://portal:pass/word@mail.example.com', ENCODED],
  [
    'REDIS_URL',
    'redis://host:6379/cache',
    "can't have a path other than a database number, such as redis://host:6379/1",
  ],
  ['CLAMAV_HOST', 'http://clamav', 'must look like clamav or clamav:3310'],
  ['WORKER_TICK_MS', '5', WHOLE(10, 3_600_000)],
  ['UNDO_SECONDS', '0', WHOLE(1, 60)],
])('rejects %s=%s in one line that says what to set', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new Error(`Invalid environment variables:\n  ${name} ${message}`))
})

test('accepts an @ after the host of a URL', () => {
  const url = 'postgresql://db/portal?options=-c%20search_path@x'
  expect(parseEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
})

test('requires keys with a bucket and reports all errors at once', () => {
  expect(() => parseEnv({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow(/S3_BUCKET is required with S3_ENDPOINT/)
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

test('accepts a database on a socket', () => {
  const DATABASE_URL = 'postgresql:///portal?host=/run/postgresql'
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
})
