import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKER_TICK_MS } from '@/e2e/support/waiting'
import { freePort } from '@/server/free-port'
import { findClamd, startClamd } from './clamd'
import { type MailSink, startMailSink } from './mail-sink'
import { startObjectStore } from './object-store'
import { openDatabase } from './open-database'
import { startPostgres } from './postgres'
import { say } from './prepare.mjs'
import { findRedis, startRedis } from './redis'
import { startSearchSink } from './search-sink'
import { storedSecret } from './site'

const MAX_START_MS = 240_000

type Wanted = {
  folder: string
  /** Without this, the site has its own embedded database. */
  databaseUrl?: string
  mail: MailSink
  more?: Record<string, string>
}
export type TestSite = { env: Record<string, string>; close: () => Promise<void> }

/** Starts a site with default settings: one process, an embedded database, files in a folder. */
export function startSite(folder: string, more: Record<string, string> = {}): Promise<TestSite> {
  return together(async (opened) => {
    const mail = opened(await startMailSink(join(folder, 'mails')))
    const search = opened(await startSearchSink())
    // Long enough to press Undo in a browser on a busy machine.
    const site = { folder: join(folder, 'site'), mail, more: { ...search.env, UNDO_SECONDS: '10', ...more } }
    return { ...opened(await startTestSite(site)).env, TEST_SEARCH_URL: search.url }
  })
}

/** Starts two sites that share PostgreSQL, an object store and, if installed, Redis and a virus scanner. */
export function startTwoSites(folder: string): Promise<TestSite> {
  return together(async (opened) => {
    const mail = opened(await startMailSink(join(folder, 'mails')))
    const server = opened(await startPostgres(join(folder, 'postgres'), await freePort()))
    const store = opened(await startObjectStore(join(folder, 'objects')))
    const redisProgram = findRedis()
    const redis = redisProgram ? opened(await startRedis(redisProgram, await freePort())) : null
    const clamdProgram = findClamd()
    if (!clamdProgram && process.env.CI)
      throw new Error('The tests with scanned resumes need ClamAV: install the package clamav-daemon.')
    const clamd = clamdProgram ? opened(await startClamd(clamdProgram, join(folder, 'clamd'), await freePort())) : null
    const search = opened(await startSearchSink())
    const more: Record<string, string> = {
      ...store.env,
      ...search.env,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      CLOCK_FILE: join(folder, 'clock'),
      ...(redis && { REDIS_URL: redis.url }),
      ...(clamd && { CLAMAV_HOST: clamd.host }),
    }
    const shared = { databaseUrl: server.url, mail, more }
    // Not at the same time, because the first one seeds the database.
    const site = opened(await startTestSite({ folder: join(folder, 'site-one'), ...shared }))
    const second = opened(await startTestSite({ folder: join(folder, 'site-two'), ...shared }))
    return {
      ...site.env,
      TEST_DATABASE_URL: server.superuserUrl,
      TEST_SECOND_SITE_URL: second.env.TEST_SITE_URL ?? '',
      TEST_SECOND_SITE_LOG: second.env.TEST_SITE_LOG ?? '',
      TEST_SEARCH_URL: search.url,
      TEST_SHARED_LIMITS: redis?.url ?? '',
      TEST_SCANNER: clamd?.host ?? '',
      TEST_STORE_DIR: join(folder, 'objects'),
      TEST_DATABASE_LOG: server.log,
    }
  })
}

type Closable = { close: () => unknown }

async function together(
  open: (opened: <T extends Closable>(service: T) => T) => Promise<Record<string, string>>,
): Promise<TestSite> {
  const services: Closable[] = []
  const close = async () => {
    for (const service of services.splice(0).reverse()) await service.close()
  }
  try {
    const env = await open((service) => {
      services.push(service)
      return service
    })
    return { env, close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function startTestSite({ folder, databaseUrl, mail, more }: Wanted): Promise<TestSite> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const admin = { ADMIN_EMAIL: 'admin@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }
  const dataDir = join(folder, 'data')
  const log = join(folder, 'site.log')
  const clock = more?.CLOCK_FILE ?? join(folder, 'clock')
  const out = openSync(log, 'a')
  say(`Starting the site at ${siteUrl} on ${databaseUrl ? 'PostgreSQL' : 'its embedded database'} …`)
  const child = spawn(process.execPath, ['scripts/start.mjs', 'start'], {
    stdio: ['ignore', out, out],
    env: {
      ...process.env,
      ...admin,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: mail.smtpUrl,
      SEED: 'demo',
      // Tests set their IP with X-Forwarded-For, so that they don't use up each other's rate limits.
      TRUST_PROXY_HOPS: '1',
      CLOCK_FILE: clock,
      WORKER_TICK_MS: String(WORKER_TICK_MS),
      UNDO_SECONDS: '6',
      METRICS_TOKEN: 'token-of-the-tests',
      // Where tests run sign-in providers and other servers that the site calls.
      ALLOW_PRIVATE_ADDRESSES: '127.0.0.1, ::1',
      ...more,
    },
  })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const isUp = await Promise.race([answered(siteUrl), exited.then(() => false)])
  if (!isUp) {
    child.kill()
    throw new Error(`The test site didn't start:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  }
  const database = await openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  return {
    env: {
      ...admin,
      TEST_SITE_URL: siteUrl,
      TEST_DATABASE_URL: database.url,
      TEST_MAIL_DIR: mail.folder,
      TEST_SMTP_URL: mail.smtpUrl,
      TEST_SITE_LOG: log,
      TEST_CLOCK_FILE: clock,
      TEST_STORE_DIR: join(dataDir, 'uploads'),
      TEST_AUTH_SECRET: more?.AUTH_SECRET || storedSecret(dataDir),
    },
    close: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      const code = await exited
      await database.close()
      if (code !== 0) throw new Error(`The site exited with ${code} instead of 0 when it was stopped: see ${log}`)
    },
  }
}

async function answered(siteUrl: string): Promise<boolean> {
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_START_MS; ) {
    const isUp = await fetch(`${siteUrl}/api/hire-from-us/getApprovedJobs`).then(
      // Reads the body, because an unread one keeps the connection busy and a stopping site would wait for it.
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    )
    if (isUp) return true
    await new Promise((later) => setTimeout(later, 200))
  }
  return false
}
