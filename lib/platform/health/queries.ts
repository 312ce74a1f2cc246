import 'server-only'
import { constants, readdirSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { type Check, type Health, probe, shared } from '@/lib/platform/health/probe'
import { logError } from '@/lib/platform/log'
import { mailServer } from '@/lib/platform/mail/server'
import { pingScanner } from '@/lib/platform/uploads/clamd'

const MAX_WAIT_MS = 10_000
/** A starting site is busy, so its checks take longer than a probe's. */
const MAX_FIRST_CHECK_MS = 10_000

export const findHealth: () => Promise<Health> = shared(async () => {
  const server = mailServer()?.url
  if (!checks || server !== checkedServer) checks = makeChecks(server)
  checkedServer = server
  const health = await probe(checks, rememberFailure)
  logChanges(health)
  return health
})

/** One sentence for each service in the variables that can't be used, which starting the site doesn't need. */
export async function findServiceProblems(): Promise<string[]> {
  const { REDIS_URL, SMTP_URL, CLAMAV_HOST, CLAMAV_REQUIRED, S3_BUCKET, S3_ENDPOINT = 'AWS' } = env()
  const { store, redis, smtp, scanner } = makeChecks(SMTP_URL)
  const configured = { store: S3_BUCKET ? store : null, redis, smtp, scanner }
  const why = new Map<string, string>()
  const { checks: outcomes } = await probe(
    configured as Record<string, Check | null>,
    (name, error) => why.set(name, reasonOf(error as Error)),
    MAX_FIRST_CHECK_MS,
  )
  const hostOf = (url = '') => new URL(url).host
  const sentences: Record<string, () => string> = {
    store: () => `S3_BUCKET: uploads fail, because we can't use ${S3_BUCKET} at ${S3_ENDPOINT}`,
    redis: () => `REDIS_URL: each process counts requests separately, because we can't use ${hostOf(REDIS_URL)}`,
    smtp: () => `SMTP_URL: emails wait, because we can't use ${hostOf(SMTP_URL)}`,
    scanner: () =>
      `CLAMAV_HOST: resumes are ${CLAMAV_REQUIRED === 'on' ? 'rejected' : 'accepted unscanned'}, because we can't use ${CLAMAV_HOST}`,
  }
  return Object.entries(sentences).flatMap(([name, sentence]) =>
    outcomes[name] === 'failed' ? [`${sentence()} (${why.get(name)}).`] : [],
  )
}

/** The S3 client's errors for a HEAD request have no text. Some texts of OpenSSL and Redis don't name the cause. */
export function reasonOf({ name, message, ...error }: Error & { $metadata?: { httpStatusCode?: number } }): string {
  const status = error.$metadata?.httpStatusCode
  if (status) return `${name}, status ${status}`
  if (message.includes('wrong version number')) return "the server doesn't use TLS on this port"
  if (message.startsWith('NOAUTH')) return 'the server requires a password'
  return message.trim().replace(/\.$/, '') || name
}

let checks: Record<string, Check | null> | undefined
let checkedServer: string | undefined

function makeChecks(server: string | undefined): Record<string, Check | null> {
  const { REDIS_URL, CLAMAV_HOST, S3_BUCKET, S3_ENDPOINT, S3_REGION, DATA_DIR, ...variables } = env()
  const store = S3_BUCKET
    ? bucketCheck({
        bucket: S3_BUCKET,
        region: S3_REGION,
        endpoint: S3_ENDPOINT,
        accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
      })
    : folderCheck(resolve(DATA_DIR))
  return {
    database: { isRequired: true, run: waitingOnce(askDatabase) },
    migrations: { isRequired: true, run: waitingOnce(compareMigrations) },
    store,
    redis: REDIS_URL ? redisCheck(REDIS_URL) : null,
    smtp: server ? smtpCheck(server) : null,
    scanner: CLAMAV_HOST ? { isRequired: false, run: (signal) => pingScanner(CLAMAV_HOST, signal) } : null,
  }
}

/**
 * Uses the site's own pool, because that decides whether the site can serve. Prisma can't abort a query, so later
 * probes share a hanging one instead of taking more connections. They retry after a while, because a dropped connection
 * can hang long after the database is back.
 */
function waitingOnce(run: () => Promise<void>): () => Promise<void> {
  let running: { result: Promise<void>; since: number } | undefined
  return () => {
    if (running && Date.now() - running.since < MAX_WAIT_MS) return running.result
    const begun = { since: Date.now(), result: run() }
    running = begun
    const forget = () => {
      if (running === begun) running = undefined
    }
    begun.result.then(forget, forget)
    return begun.result
  }
}

async function askDatabase(): Promise<void> {
  await db().$queryRaw`SELECT 1`
}

async function compareMigrations(): Promise<void> {
  const rows = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`
  const applied = new Set(rows.map((row) => row.migration_name))
  const missing = knownMigrations().filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`not applied: ${missing.join(', ')}`)
}

function knownMigrations(): string[] {
  const entries = readdirSync('prisma/migrations', { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

const reasons = new Map<string, unknown>()
let lastStatus: Health['status'] = 'ready'

function rememberFailure(name: string, error: unknown) {
  reasons.set(name, error)
}

/** The response is public, so it doesn't give a reason. The log does, once per change. */
function logChanges({ status, checks: outcomes }: Health) {
  if (status === lastStatus) return
  lastStatus = status
  const failed = Object.keys(outcomes).filter((name) => outcomes[name] === 'failed')
  const why = failed.map((name) => `${name}: ${(reasons.get(name) as Error | undefined)?.message}`)
  logError(new Error([`The site is ${status}`, ...why].join('; ')))
}

const MIN_FREE_BYTES = 64 * 1024 * 1024

export function folderCheck(folder: string): Check {
  return {
    isRequired: true,
    run: async () => {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error('the disk is full')
    },
  }
}

type Bucket = { bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }

export function bucketCheck({ bucket, region, endpoint, ...credentials }: Bucket): Check {
  const client = new S3Client({
    region,
    credentials,
    maxAttempts: 1,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return {
    isRequired: true,
    run: async (abortSignal) => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
    },
  }
}

/** Checks Redis with a separate client, which a timeout can close. */
export function redisCheck(url: string): Check {
  return {
    isRequired: false,
    run: async (signal) => {
      const { createClient } = await import('redis')
      const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: MAX_WAIT_MS } })
      client.on('error', () => {})
      const destroy = () => client.isOpen && client.destroy()
      signal.addEventListener('abort', destroy, { once: true })
      try {
        await client.connect()
        await client.ping()
      } finally {
        destroy()
      }
    },
  }
}

/**
 * Waits for the mail server's greeting. Doesn't authenticate, because providers limit sign-ins and probes are frequent.
 */
export function smtpCheck(url: string): Check {
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isSecure ? 465 : 587) }
  return {
    isRequired: false,
    run: async (signal) => {
      const socket = isSecure ? connectSecurely({ ...at, servername: at.host }) : connect(at)
      signal.addEventListener('abort', () => socket.destroy(), { once: true })
      try {
        const greeting = await firstBytes(socket)
        if (!greeting.startsWith('220')) throw new Error("the mail server didn't greet")
        socket.end('QUIT\r\n')
      } catch (error) {
        socket.destroy()
        throw error
      }
    },
  }
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    socket.once('data', (chunk) => done(chunk.toString('latin1')))
    socket.once('close', () => fail(new Error('the connection was closed')))
    socket.on('error', fail)
  })
}
