import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'
import { applyMigrations, applyPending } from './migrations'

let folder: string
let database: EmbeddedDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  database = await openEmbeddedDatabase(folder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

// cspell:disable -- PostgreSQL's own words
/** Everything in the schema, as PostgreSQL describes it. */
const SCHEMA = `
  WITH relation AS (SELECT oid, relname AS name, relkind AS kind FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  SELECT concat_ws(' ', 'column', name, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
      pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) AS line
    FROM pg_attribute JOIN relation ON attrelid = relation.oid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped
  UNION ALL SELECT concat_ws(' ', kind, name, obj_description(oid, 'pg_class')) FROM relation
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', conname, conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT definition FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'enum', enumtypid::regtype, enumsortorder, enumlabel) FROM pg_enum
  UNION ALL SELECT concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) FROM pg_statistic_ext
  UNION ALL SELECT concat_ws(' ', migration_name, checksum, applied_steps_count, finished_at IS NOT NULL, logs, rolled_back_at)
    FROM "_prisma_migrations"
  ORDER BY 1`
// cspell:enable

async function query<Row extends object>(name: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: urlOf(name) })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const urlOf = (name: string) => database.url.replace('/postgres?', `/${name}?`)
const create = (name: string) => query('postgres', `CREATE DATABASE ${name}`)
const schemaOf = async (name: string) => (await query<{ line: string }>(name, SCHEMA)).map(({ line }) => line)

test('an empty database ends up like one that was upgraded through every migration', async () => {
  await create('at_once')
  await create('one_by_one')
  const applied = await applyMigrations(urlOf('at_once'))
  expect(await applyPending(urlOf('one_by_one'))).toEqual(applied)
  const schema = await schemaOf('at_once')
  expect(schema.length).toBeGreaterThan(applied.length + 500)
  expect(schema).toEqual(await schemaOf('one_by_one'))
  expect(await applyPending(urlOf('at_once'))).toEqual([])
})

test('sets up a database once if two processes start together', async () => {
  await create('shared')
  const applied = await Promise.all([applyMigrations(urlOf('shared')), applyMigrations(urlOf('shared'))])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('changes nothing in a database with other tables', async () => {
  await create('taken')
  await query('taken', 'CREATE TABLE other ()')
  await expect(applyMigrations(urlOf('taken'))).rejects.toThrow('has another program')
  expect(await query('taken', "SELECT FROM pg_class WHERE relname = 'Posting'")).toEqual([])
})
