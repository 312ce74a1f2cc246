import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { Prisma } from '@/lib/generated/prisma/client'
import { applyMigrations } from '@/scripts/migrations'
import { openEmbeddedDatabase } from '@/server/embedded-database'

/** Fails unless the migrations create a column for every field of the schema. */
const folder = mkdtempSync(join(tmpdir(), 'portal-columns-'))
chmodSync(folder, 0o711)
const database = await openEmbeddedDatabase(folder)
await applyMigrations(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const { rows } = await client.query<{ name: string }>(
  `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
)
await client.end()
await database.close()
rmSync(folder, { recursive: true, force: true })
const columns = new Set(rows.map(({ name }) => name))
const enums = Prisma as unknown as Record<string, Record<string, string>>
const fields = Object.keys(Prisma.ModelName).flatMap((model) =>
  Object.keys(enums[`${model}ScalarFieldEnum`] ?? {}).map((field) => `${model}.${field}`),
)
const missing = fields.filter((field) => !columns.has(field))
if (missing.length > 0) console.error(`No migration creates ${missing.join(', ')}.`)
process.exit(missing.length > 0 ? 1 : 0)
