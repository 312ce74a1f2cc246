import type { ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'
import { moveFromPGlite } from './pglite'
import { interrupt } from './prepare.mjs'

export type Database = EmbeddedDatabase

const MAX_CONNECT_MS = 4_000
const MIN_POSTGRESQL = 15

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Opens the database in the settings: the server of DATABASE_URL, or the embedded one in DATA_DIR, which is started
 * unless it's running.
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, { isSite = false } = {}): Promise<Database> {
  if (!DATABASE_URL) {
    const folder = openDataDir(DATA_DIR)
    await moveFromPGlite(DATA_DIR)
    return openEmbeddedDatabase(folder, { isSite })
  }
  const found = await describe(DATABASE_URL).catch((error) => {
    throw new Error(connectionProblem(DATABASE_URL, error))
  })
  const reason = found && unfitness(found)
  if (reason) throw new Error(`We can't use the database in DATABASE_URL: ${reason}. Set DATABASE_URL to another one.`)
  return { url: DATABASE_URL, close: async () => {} }
}

type Description = { version: number; encoding: string }

async function describe(connectionString: string): Promise<Description | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: MAX_CONNECT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<Description>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
    )
    return rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}

/** Why the site can't use a database that it can connect to, or null. */
export function unfitness({ version, encoding }: Description): string | null {
  const major = Math.floor(version / 10_000)
  if (major < MIN_POSTGRESQL) return `it's PostgreSQL ${major}, and the site needs ${MIN_POSTGRESQL} or newer`
  return encoding === 'UTF8' ? null : `its encoding is ${encoding}, and the site needs UTF8`
}

export function connectionProblem(databaseUrl: string, { code = '', message }: NodeJS.ErrnoException): string {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = hostname || searchParams.get('host')
  const reason = /password must be a .*string/.test(message) ? 'it asks for a password' : message || code
  if (code.startsWith('28') || reason !== (message || code))
    return `The database in DATABASE_URL (on ${host}) doesn't let us in: ${reason}. Fix the user and password in DATABASE_URL.`
  if (code === '3D000')
    return `The server in DATABASE_URL (on ${host}) doesn't have that database: ${reason}. Create it, or fix its name in DATABASE_URL.`
  return `We can't use the database in DATABASE_URL (on ${host}): ${reason}. Start it, or fix or unset DATABASE_URL.`
}

/** Creates DATA_DIR unless it's there. */
export function openDataDir(folder: string): string {
  const path = resolve(folder)
  try {
    makeFolder(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(
      `We can't read and write the folder ${path} (${(error as NodeJS.ErrnoException).code}). Fix its permissions, or set DATA_DIR to another folder.`,
    )
  }
  return path
}

/** Unlike Node's recursive mkdir, which tries forever in /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error
    makeFolder(dirname(path))
    mkdirSync(path, { mode: 0o700 })
  }
}

/** Closes the database on SIGINT or SIGTERM. The returned function turns this off. */
export function closeOnSignals({ close }: Database): () => void {
  return onSignals(() => {
    interrupt()
    close().finally(() => process.exit(130))
  })
}

/** Ends a child process on SIGINT or SIGTERM, before it notices that its database is gone. */
export function endOnSignals(child: ChildProcess): void {
  child.once(
    'exit',
    onSignals(() => child.kill()),
  )
}

function onSignals(act: () => void): () => void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, act)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, act)
  }
}
