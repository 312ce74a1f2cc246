import 'server-only'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { bucketCheck, folderCheck, redisCheck, smtpCheck } from '@/lib/health/engines'
import { type Check, type Health, probe, shared } from '@/lib/health/probe'
import { logError } from '@/lib/log'
import { pingScanner } from '@/lib/uploads/clamd'

const MAX_WAIT_MS = 10_000

/** Whether this process can serve, asked of the engines themselves once a second at most. */
export const findHealth: () => Promise<Health> = shared(async () => {
  checks ??= makeChecks()
  const health = await probe(checks, rememberFailure)
  logChanges(health)
  return health
})

let checks: Record<string, Check | null> | undefined

function makeChecks(): Record<string, Check | null> {
  const { REDIS_URL, SMTP_URL, CLAMAV_HOST, S3_BUCKET, S3_ENDPOINT, S3_REGION, DATA_DIR, ...variables } = env()
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
    smtp: SMTP_URL ? smtpCheck(SMTP_URL) : null,
    scanner: CLAMAV_HOST ? { isRequired: false, run: (signal) => pingScanner(CLAMAV_HOST, signal) } : null,
  }
}

/**
 * The database is asked through the site's own connections, which is what decides whether it can serve. Prisma cannot
 * abort a query: later probes wait for one that hangs, so that they take up few connections, and ask again after a while,
 * because a connection that the network has dropped may hang for long after the database is back.
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

/** Every migration that this version knows is applied; a newer version beside it may have applied more. */
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

/** The response names no reason, because anybody may read it: the log does, once for each change. */
function logChanges({ status, checks: outcomes }: Health) {
  if (status === lastStatus) return
  lastStatus = status
  const failed = Object.keys(outcomes).filter((name) => outcomes[name] === 'failed')
  const why = failed.map((name) => `${name}: ${(reasons.get(name) as Error | undefined)?.message}`)
  logError(new Error([`The site is ${status}`, ...why].join('; ')))
}
