import * as z from 'zod'

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value)
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(unsetWhenEmpty, schema)
const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => isEncoded(value), {
      message: 'has a character in its username or password that needs percent-encoding, such as %23 for #',
      abort: true,
    })
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      message: `must look like ${example}`,
      abort: true,
    })

/** A #, / or ? in a password ends the host too early, and a % that isn't a code can't be decoded. */
function isEncoded(value: string): boolean {
  if (!value.includes('@')) return true
  if (!URL.canParse(value)) return !/^\w+:\/\/[^@]*[#/?]/.test(value)
  const { username, password, pathname, hash } = new URL(value)
  if ((pathname + hash).includes('@')) return false
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

/** The messages of Zod's own number and option checks are about types, not about what to enter. */
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}
const SHARE = 'must be a number from 0 to 1'
const choice = <Option extends string>(...options: [Option, ...Option[]]) =>
  z.enum(options, { error: `must be ${options.join(' or ')}` })

/** Pages, cookies and links assume that the site is at the root of its host. */
const isOrigin = (value: string) => ['/', ''].includes(value.replace(new URL(value).origin, ''))

const keyValues = z
  .string()
  .regex(/^\s*[^\s=,]+\s*=[^,]*(,\s*[^\s=,]+\s*=[^,]*)*$/, 'must look like key=value, with commas between several')
const otlpProtocol = choice('http/protobuf', 'http/json')

const isWebUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** PostgreSQL's may be a folder of sockets: postgresql:///name?host=/run/postgresql. */
const hasHost = (value: string) => new URL(value).hostname !== '' || new URL(value).searchParams.has('host')

const ipRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

function clientSecretsIn(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [issuer = '', clientId = '', secret = '', ...more] = line.trim().split(/\s+/)
    return { issuer: issuer.replace(/\/+$/, ''), clientId, secret, more }
  })
}

const variables = z
  .object({
    NODE_ENV: setting(z.string().default('development')),
    PORT: setting(wholeNumber(0, 65_535).default(3000)),
    HOST: setting(
      z
        .union([z.ipv6(), z.string().regex(/^[\w.-]+$/)], {
          error: 'must be an IP address or host name, without http:// or a port',
        })
        .default('127.0.0.1'),
    ),
    TRUST_PROXY_HOPS: setting(wholeNumber(0, 10).default(0)),
    PASSWORD_MIN_LENGTH: setting(wholeNumber(6, 64).default(6)),
    SITE_URL: setting(
      url(['http:', 'https:'], 'https://www.example.com')
        .refine(isOrigin, {
          message: 'must be the address of the whole host, without a path',
        })
        .optional(),
    ),
    DATA_DIR: setting(z.string().default('.data')),
    DATABASE_URL: setting(
      url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/name')
        .refine(hasHost, { message: 'must have a host' })
        .optional(),
    ),
    ALLOW_NEWER_DATABASE: setting(choice('1').optional()),
    REDIS_URL: setting(
      url(['redis:', 'rediss:'], 'redis://host:6379')
        .refine(hasHost, { message: 'must have a host' })
        .refine((value) => /^\/?\d*$/.test(new URL(value).pathname), {
          message: "can't have a path other than a database number, such as redis://host:6379/1",
        })
        .optional(),
    ),
    S3_ENDPOINT: setting(url(['http:', 'https:'], 'https://s3.example.com').optional()),
    S3_BUCKET: setting(
      z
        .string()
        .regex(/^[\w.-]+$/, { error: 'must be a bucket name, not a URL or path', abort: true })
        .optional(),
    ),
    S3_REGION: setting(z.string().default('us-east-1')),
    S3_ACCESS_KEY_ID: setting(z.string().optional()),
    S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
    SMTP_URL: setting(
      url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
        .refine(hasHost, { message: 'must have a host' })
        .optional(),
    ),
    MAIL_FROM: setting(
      z
        .string()
        .regex(/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/, 'must look like Example Staffing <jobs@example.com>')
        .optional(),
    ),
    AUTH_SECRET: setting(z.string().min(32, 'must be at least 32 characters').optional()),
    AUTH_SECRET_PREVIOUS: setting(
      z
        .string()
        .transform((list) => list.split(',').map((secret) => secret.trim()))
        .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by commas')))
        .optional(),
    ),
    ADMIN_EMAIL: setting(z.email('must be an email address').default('admin@example.com')),
    ADMIN_PASSWORD: setting(z.string().optional()),
    BACKUP_KEY: setting(z.string().min(16, 'must be at least 16 characters').optional()),
    INDEXNOW_KEY: setting(
      z
        .string()
        .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits and dashes')
        .optional(),
    ),
    GOOGLE_INDEXING_EMAIL: setting(z.email('must be the email address of a service account').optional()),
    GOOGLE_INDEXING_KEY: setting(z.string().includes('PRIVATE KEY', 'must be a PEM private key').optional()),
    /** For tests: the URL to call instead of the search engines. */
    SEARCH_NOTICE_URL: setting(url(['http:'], 'http://127.0.0.1:4000').optional()),
    CLAMAV_HOST: setting(
      z
        .string()
        .refine((value) => /^[^/?#@]+$/.test(value) && URL.canParse(`tcp://${value}`), {
          message: 'must look like clamav or clamav:3310',
        })
        .optional(),
    ),
    CLAMAV_REQUIRED: setting(choice('on', 'off').default('on')),
    OPENID_CLIENT_SECRETS: setting(
      z
        .string()
        .transform(clientSecretsIn)
        .refine((list) => list.every(({ issuer, more, secret }) => isWebUrl(issuer) && secret && more.length === 0), {
          message:
            'must have an issuer such as https://accounts.google.com, a client ID and a secret on each line, separated by spaces',
        })
        .optional(),
    ),
    ALLOW_PRIVATE_ADDRESSES: setting(
      z
        .string()
        .transform((list) => list.split(',').map((range) => range.trim()))
        .refine((list) => list.every((range) => ipRange.safeParse(range).success), {
          message: 'must be IPs and ranges like 10.0.5.0/24, separated by commas',
        })
        .optional(),
    ),
    METRICS_TOKEN: setting(z.string().min(16, 'must be at least 16 characters').optional()),
    // OpenTelemetry's names and defaults.
    OTEL_SDK_DISABLED: setting(choice('true', 'false').default('false')),
    OTEL_TRACES_EXPORTER: setting(choice('otlp', 'none').default('otlp')),
    OTEL_EXPORTER_OTLP_ENDPOINT: setting(url(['http:', 'https:'], 'http://collector:4318').optional()),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(url(['http:', 'https:'], 'http://collector:4318/v1/traces').optional()),
    OTEL_EXPORTER_OTLP_PROTOCOL: setting(otlpProtocol.default('http/protobuf')),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: setting(otlpProtocol.optional()),
    OTEL_EXPORTER_OTLP_HEADERS: setting(keyValues.optional()),
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: setting(keyValues.optional()),
    OTEL_SERVICE_NAME: setting(z.string().optional()),
    OTEL_RESOURCE_ATTRIBUTES: setting(keyValues.optional()),
    OTEL_TRACES_SAMPLER: setting(
      choice(
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ).default('parentbased_always_on'),
    ),
    OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number({ error: SHARE }).min(0, SHARE).max(1, SHARE).default(1)),
    OTEL_BSP_SCHEDULE_DELAY: setting(wholeNumber(1, 3_600_000).default(5_000)),
    OTEL_BSP_EXPORT_TIMEOUT: setting(wholeNumber(1, 3_600_000).default(30_000)),
    OTEL_BSP_MAX_QUEUE_SIZE: setting(wholeNumber(1, 1_000_000).default(2_048)),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: setting(wholeNumber(1, 1_000_000).default(512)),
    SLOW_QUERY_MS: setting(wholeNumber(1, 3_600_000).default(1_000)),
    UNDO_SECONDS: setting(wholeNumber(1, 60).default(30)),
    SEED: setting(choice('demo', 'none').optional()),
    /** For tests: a file that contains the clock's offset in ms. */
    LIGHT_PAGES: setting(choice('on', 'off').default('on')),
    CLOCK_FILE: setting(z.string().optional()),
    /** For tests: how often the workers poll, so that tests don't wait for emails and background jobs. */
    WORKER_TICK_MS: setting(wholeNumber(10, 3_600_000).optional()),
  })
  .superRefine((values, context) => {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (values.S3_BUCKET && !values[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is required with S3_BUCKET' })
    }
    if (values.S3_ENDPOINT && !values.S3_BUCKET)
      context.addIssue({ code: 'custom', path: ['S3_BUCKET'], message: 'is required with S3_ENDPOINT' })
    if (Boolean(values.GOOGLE_INDEXING_EMAIL) !== Boolean(values.GOOGLE_INDEXING_KEY))
      context.addIssue({
        code: 'custom',
        path: ['GOOGLE_INDEXING_KEY'],
        message: 'and GOOGLE_INDEXING_EMAIL have to be set together',
      })
    if (values.OTEL_BSP_MAX_EXPORT_BATCH_SIZE > values.OTEL_BSP_MAX_QUEUE_SIZE)
      context.addIssue({
        code: 'custom',
        path: ['OTEL_BSP_MAX_EXPORT_BATCH_SIZE'],
        message: "can't be more than OTEL_BSP_MAX_QUEUE_SIZE",
      })
    if (values.ADMIN_PASSWORD && values.ADMIN_PASSWORD.length < values.PASSWORD_MIN_LENGTH)
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: 'is shorter than PASSWORD_MIN_LENGTH' })
  })
  .transform((values) => ({
    ...values,
    SITE_URL: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
  }))

export type Env = z.infer<typeof variables>

export const envNames = Object.keys(variables.in.shape)

export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
  throw new Error(`Invalid environment variables:\n${[...new Set(problems)].join('\n')}`)
}

let cached: Env | undefined

export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

export function authSecret(): string {
  const secret = env().AUTH_SECRET
  if (!secret) throw new Error("AUTH_SECRET isn't set. Start the site with npm start, which creates one.")
  return secret
}

/** The current key, then former ones. Former keys still verify and decrypt, but no longer sign or encrypt. */
export function authSecrets(): [string, ...string[]] {
  return [authSecret(), ...(env().AUTH_SECRET_PREVIOUS ?? [])]
}

/** Whether public pages are served without Next's runtime (server/light-page.ts). */
export function hasLightPages(): boolean {
  return env().LIGHT_PAGES === 'on' && env().NODE_ENV !== 'development'
}

export function isSendingTraces(settings: Env): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = settings
  const isOn = settings.OTEL_SDK_DISABLED === 'false' && settings.OTEL_TRACES_EXPORTER === 'otlp'
  return isOn && Boolean(OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT)
}

/** Whether visitors use https, so that cookies are Secure and HSTS is sent. */
export function isHttps(): boolean {
  return env().SITE_URL.startsWith('https:')
}
