import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'
import { moveFromPGlite } from './pglite'

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
  try {
    const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: MAX_CONNECT_MS })
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    )
    await client.end()
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
    if (major < MIN_POSTGRESQL)
      throw new Error(`it's PostgreSQL ${major}, which is too old (${MIN_POSTGRESQL} is needed)`)
  } catch (error) {
    throw new Error(connectionProblem(DATABASE_URL, error as NodeJS.ErrnoException))
  }
  return { url: DATABASE_URL, close: async () => {} }
}

export function connectionProblem(databaseUrl: string, { code = '', message }: NodeJS.ErrnoException): string {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = hostname || searchParams.get('host')
  const reason = message || code
  if (code.startsWith('28'))
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
  const end = () => close().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  }
}
