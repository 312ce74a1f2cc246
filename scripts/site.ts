import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { listenProblem } from '@/server/free-port'
import { bringUpToDate } from './migrations'
import { closeOnSignals, endOnSignals, openDatabase, openDataDir } from './open-database'
import { say } from './prepare.mjs'
import { announceRunningSite } from './running-site.mjs'
import { loadSettings } from './settings'

type Mode = 'start' | 'dev'
type Credentials = { email: string; password: string; setupUrl: string }

export async function runSite(mode: Mode): Promise<void> {
  const settings = loadSettings()
  const dataDir = openDataDir(settings.DATA_DIR)
  await assertPortFree(settings)
  if (!settings.DATABASE_URL) say('Opening the embedded database …')
  const database = await openDatabase(settings, { isSite: true })
  const stopListening = closeOnSignals(database)
  const childEnv: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: settings.AUTH_SECRET ?? storedSecret(dataDir),
    SEED: settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo'),
    ...(mode === 'dev' && forTests(dataDir)),
  }
  try {
    if (mode === 'start') await (await import('./build')).buildIfChanged()
    const applied = await bringUpToDate(database.url, settings)
    if (applied.length > 0) say(`Applied ${applied.length} migration(s) to the database.`)
    const credentials = (await hasAdmin(database.url)) ? null : await seed(childEnv)
    stopListening()
    await serve(mode, settings, childEnv, credentials)
  } finally {
    await database.close()
  }
}

function assertPortFree({ PORT, HOST }: Env): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => fail(new Error(listenProblem(error, PORT, HOST))))
    probe.listen(PORT, HOST, () => probe.close(() => done()))
  })
}

function forTests(dataDir: string): Record<string, string> {
  return {
    TRUST_PROXY_HOPS: process.env.TRUST_PROXY_HOPS || '1',
    CLOCK_FILE: process.env.CLOCK_FILE || join(dataDir, 'clock'),
    WORKER_TICK_MS: process.env.WORKER_TICK_MS || '200',
    UNDO_SECONDS: process.env.UNDO_SECONDS || '6',
    METRICS_TOKEN: process.env.METRICS_TOKEN || 'token-of-the-tests',
    ALLOW_PRIVATE_ADDRESSES: process.env.ALLOW_PRIVATE_ADDRESSES || '127.0.0.1, ::1',
  }
}

function testSettings({ SITE_URL }: Env, env: NodeJS.ProcessEnv): Record<string, string> {
  return {
    TEST_SITE_URL: SITE_URL,
    TEST_DATABASE_URL: env.DATABASE_URL ?? '',
    TEST_CLOCK_FILE: env.CLOCK_FILE ?? '',
    TEST_STORE_DIR: join(env.DATA_DIR ?? '', 'uploads'),
  }
}

export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  try {
    return openSecret(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`We can't read and write ${file} (${code}). Fix its permissions, or set AUTH_SECRET.`)
  }
}

function openSecret(file: string): string {
  const flag = existsSync(file) ? 'w' : 'wx'
  // After a power failure the file may be empty, because it wasn't synced.
  if (flag === 'wx' || readFileSync(file, 'utf8').trim() === '')
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag, flush: true })
  return readFileSync(file, 'utf8').trim()
}

/** Whether an earlier start has seeded this database. The seed writes the admin last. */
export async function hasAdmin(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM "Admin") AS found')
  await client.end()
  return rows[0].found
}

function seed(env: NodeJS.ProcessEnv): Promise<Credentials | null> {
  return new Promise((done, fail) => {
    let made: Credentials | null = null
    const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed/index.ts']
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    endOnSignals(child)
    child.on('message', (message) => {
      made = message as Credentials
    })
    child.once('exit', (code) =>
      code === 0 ? done(made) : fail(new Error("We couldn't seed the database. See the message above.")),
    )
  })
}

function serve(mode: Mode, settings: Env, env: NodeJS.ProcessEnv, credentials: Credentials | null): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const stopListening = forwardSignals(child)
    child.on('message', (message) => {
      if (message !== 'ready') return
      announce(mode, settings, credentials)
      if (mode === 'dev') announceRunningSite('npm run dev', testSettings(settings, env))
    })
    child.once('exit', (code) => {
      stopListening()
      code === 0
        ? done()
        : fail(new Error(`The server stopped unexpectedly (${code ?? 'killed'}). See the message above.`))
    })
  })
}

function forwardSignals(child: ChildProcess): () => void {
  const forward = () => {
    if (child.killed) return
    say('Finishing open requests, then stopping …')
    child.kill('SIGTERM')
  }
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  // npm signals its shell, which doesn't pass signals on, so this checks whether npm is gone.
  const parent = process.ppid
  const orphaned = () => process.env.npm_lifecycle_event && process.ppid !== parent && forward()
  const watch = setInterval(orphaned, 500)
  return () => {
    clearInterval(watch)
    process.off('SIGTERM', forward)
    process.off('SIGINT', forward)
  }
}

function announce(mode: Mode, settings: Env, credentials: Credentials | null) {
  console.log(`\n  ${mode === 'dev' ? 'Development site' : 'Site'}   ${settings.SITE_URL}`)
  console.log(`  Console      ${settings.SITE_URL}/admin`)
  if (credentials) {
    console.log(
      `\n  First admin (shown only once):\n    email     ${credentials.email}\n    password  ${credentials.password}\n\n  Set up your site (this link works once, for 24 hours):\n    ${credentials.setupUrl}`,
    )
  }
  if (!settings.SMTP_URL)
    console.log(
      `\n  No SMTP_URL: unless you set up an email server in the console, emails, including one-time codes, wait at ${settings.SITE_URL}/outbox.`,
    )
  console.log('\n  Stop with Ctrl+C.\n')
}
