import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Env } from '@/lib/env'
import { withDatabaseLock } from './database-lock'
import { bringUpToDate } from './migrations'
import { closeOnSignals, endOnSignals, openDatabase, openDataDir } from './open-database'
import { say, stop } from './prepare.mjs'
import { loadSettings } from './settings'
import { hasAdmin, storedSecret } from './site'

const here = import.meta.dirname

/**
 * The entry point for an image or a service unit, in the folder made by `npm run bundle`. Checks the environment,
 * migrates, creates the first admin and serves. Installs and builds nothing, and only writes to DATA_DIR.
 */
async function main(): Promise<void> {
  if (!existsSync(join(here, '.next/BUILD_ID')))
    throw new Error("This folder doesn't contain a built site. Run npm run build and npm run bundle first.")
  const settings = loadSettings()
  assertSettings(settings)
  const dataDir = openDataDir(resolve(settings.DATA_DIR))
  process.chdir(here)
  const database = await openDatabase({ ...settings, DATA_DIR: dataDir }, { isSite: true })
  const stopListening = closeOnSignals(database)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: settings.AUTH_SECRET ?? storedSecret(dataDir),
    SEED: settings.SEED ?? 'none',
    __NEXT_PRIVATE_STANDALONE_CONFIG: builtConfig(),
  })
  await withDatabaseLock(database.url, () => prepareDatabase(database.url, settings))
  stopListening()
  if (settings.DATABASE_URL) {
    say(`Serving ${settings.SITE_URL} on ${settings.HOST}:${settings.PORT}`)
    await import(pathToFileURL(join(here, 'server.mjs')).href)
    return
  }
  say(`Serving ${settings.SITE_URL} on ${settings.HOST}:${settings.PORT}, with the embedded database`)
  process.exitCode = await serveBesideDatabase()
  await database.close()
}

function builtConfig(): string {
  return JSON.stringify(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')).config)
}

function assertSettings({ DATABASE_URL, AUTH_SECRET }: Env): void {
  const problems = [
    ...(process.env.SITE_URL ? [] : ['SITE_URL is required: the public URL, such as https://jobs.example.com']),
    ...(DATABASE_URL && !AUTH_SECRET
      ? [
          'AUTH_SECRET is required with DATABASE_URL: the same in every process (generate one with openssl rand -base64 48)',
        ]
      : []),
  ]
  if (problems.length > 0)
    throw new Error(`Invalid environment variables:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

async function prepareDatabase(url: string, settings: Env): Promise<void> {
  const applied = await bringUpToDate(url, settings)
  if (applied.length > 0) say(`Applied ${applied.length} migration(s) to the database.`)
  if (!(await hasAdmin(url))) await seed()
}

function seed(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(here, 'seed.mjs')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    endOnSignals(child)
    child.on('message', (message) => {
      const { email, password, setupUrl } = message as { email: string; password: string; setupUrl: string }
      say(`First admin (shown only once): ${email} with the password ${password}`)
      say(`Set up your site: ${setupUrl} (works once, for 24 hours)`)
    })
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error("We couldn't seed the database. See the message above.")),
    )
  })
}

/** Runs the server in a child process, so that this process can stop the embedded database after the last query. */
function serveBesideDatabase(): Promise<number> {
  return new Promise((done) => {
    const server = spawn(process.execPath, [join(here, 'server.mjs')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const forward = () => server.kill('SIGTERM')
    process.on('SIGTERM', forward)
    process.on('SIGINT', forward)
    server.once('exit', (code) => done(code ?? 1))
  })
}

await main().catch((error: Error) => stop(error.message))
