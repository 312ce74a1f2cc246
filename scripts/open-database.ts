import { resolve } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'
import { moveFromPGlite } from './pglite'

export type Database = EmbeddedDatabase

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Opens the database in the settings: the server of DATABASE_URL, or the embedded one in DATA_DIR, which is started
 * unless it's running.
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, { isSite = false } = {}): Promise<Database> {
  if (!DATABASE_URL) {
    await moveFromPGlite(DATA_DIR)
    return openEmbeddedDatabase(resolve(DATA_DIR), { isSite })
  }
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  const { hostname } = new URL(DATABASE_URL)
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : 'no answer'
    throw new Error(
      `We couldn't reach the database in DATABASE_URL (on ${hostname}): ${reason}. Start it, or unset DATABASE_URL.`,
    )
  }
  return { url: DATABASE_URL, close: async () => {} }
}

/** Closes the database on SIGINT or SIGTERM. The returned function turns this off. */
export function closeOnSignals({ close }: Database): () => void {
  const end = () => close().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  }
}
