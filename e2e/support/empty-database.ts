import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { applyMigrations } from '@/scripts/migrations'
import { openEmbeddedDatabase } from '@/server/embedded-database'

/** How long it can take to open one on a busy machine. */
export const OPENING_MS = 180_000

/** A database with all tables and no rows, for the code of the site that's imported after this. */
export async function openEmptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-empty-'))
  chmodSync(folder, 0o711)
  const database = await openEmbeddedDatabase(folder)
  await applyMigrations(database.url)
  // Read once, so the site's code can only be imported now.
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder, SITE_URL: 'http://localhost:4320' })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  async function close() {
    const { db } = await import('@/lib/db')
    await client.end()
    await db().$disconnect()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { client, close }
}
