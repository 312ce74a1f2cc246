import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import type { Kind } from '@/lib/platform/copies/manifest'
import { type Contents, contentsOf, dumpRows, type Query, restoreRows } from '@/lib/platform/copies/rows'
import { assertSiteIn } from '@/scripts/migrations'
import { closeOnSignals, openDatabase } from '@/scripts/open-database'
import { dumpArchive } from '@/scripts/pglite'
import { restoreFromScript } from './older'

export type Source = {
  dump: (file: string) => Promise<Contents>
  /** Rejects a database that no site has used yet. */
  assertSite: () => Promise<void>
  record: () => Promise<void>
  isEmpty: () => Promise<boolean>
  /** The reason why a restore would disrupt someone's work, or null. */
  inUse: () => Promise<string | null>
  restore: (kind: Kind, file: string, expected: Contents) => Promise<void>
  close: () => Promise<void>
}

const RECORD = `INSERT INTO "AuditEntry" ("actorKind", "actorName", "action") VALUES ('SYSTEM', '', 'backup.made')`

export function queryOf(client: Client): Query {
  return async (sql, values) => (await client.query(sql, values)).rows
}

export async function openSource(settings: Env): Promise<Source> {
  const database = await openDatabase(settings)
  closeOnSignals(database)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const query = queryOf(client)
  return {
    dump: (file) => dumpRows(query, file),
    assertSite: () => assertSiteIn(database.url),
    record: async () => void (await query(RECORD)),
    isEmpty: async () => Object.keys((await contentsOf(query)).rows).length === 0,
    inUse: async () => {
      const [others] = await query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
           AND application_name <> 'portal-process'`,
      )
      return others?.count ? `${others.count} other connection(s) use the database: stop the site first` : null
    },
    restore: async (kind, file, expected) => {
      if (kind === 'rows' || kind === 'export') await restoreRows(query, file, expected)
      else if (kind === 'postgresql') await restoreFromScript(database.url, file, expected)
      else {
        const rows = `${file}.rows`
        await dumpArchive(settings.DATA_DIR, file, rows)
        await restoreRows(query, rows, expected)
      }
    },
    close: async () => {
      await client.end()
      await database.close()
    },
  }
}

export function besideFolder(file: string): string {
  return join(dirname(resolve(file)), `.portal-backup-${process.pid}`)
}
