import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { type Table, tablesOf } from '@/lib/platform/copies/rows'
import { openStore } from '@/lib/platform/copies/store'
import { queryOf } from './backup/database'
import { applyMigrations } from './migrations'
import { closeOnSignals, openDatabase } from './open-database'

const BATCH = 500
/** A comment on the target's schema that marks a move in progress, so that it can be resumed. */
const UNDER_WAY = 'an installation is being moved here'
const SECRET = 'auth-secret'

type Moved = { rows: number; files: number; tables: number }

/**
 * Copies an installation's database and files to where `to` says, and compares every row and file afterward. Either
 * side can be embedded or external. Resumes an interrupted move. Only reads the source.
 */
export async function moveHouse(from: Env, to: Env, report: (line: string) => void = () => {}): Promise<Moved> {
  const placeOf = ({ DATABASE_URL, DATA_DIR }: Env) => DATABASE_URL ?? resolve(DATA_DIR)
  if (placeOf(from) === placeOf(to)) throw new Error('The old and the new settings use the same database.')
  const source = await openSide(from)
  const target = await openSide(to)
  try {
    await assertMigrated(source.client, source.url)
    await applyMigrations(target.url)
    const secret = secretToMove(from, to)
    await begin(target.client)
    if (secret) writeFileSync(join(resolve(to.DATA_DIR), SECRET), secret, { mode: 0o600, flush: true })
    const tables = await keyedTablesOf(source.client)
    let rows = 0
    for (const table of tables) {
      await copyTable(source.client, target.client, table)
      rows += await compareTable(source.client, target.client, table)
      report(`${table.name}: the same on both sides`)
    }
    await copySequences(source.client, target.client)
    const files = await moveFiles(from, to, report)
    await target.client.query(`COMMENT ON SCHEMA public IS 'standard public schema'`)
    return { rows, files, tables: tables.length }
  } finally {
    await source.close()
    await target.close()
  }
}

async function openSide(settings: Env) {
  const database = await openDatabase(settings)
  closeOnSignals(database)
  const { url } = database
  const client = new Client({ connectionString: url })
  await client.connect()
  // Rows are compared as text, so both sides need the same formats for times and numbers.
  await client.query(`SELECT set_config('TimeZone', 'UTC', false), set_config('extra_float_digits', '3', false)`)
  const close = async () => {
    await client.end()
    await database.close()
  }
  return { url, client, close }
}

async function assertMigrated(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS is`)
  if (!rows[0]?.is) throw new Error("There's no installation in the database to move from.")
  const applied = await applyMigrations(url)
  if (applied.length > 0)
    throw new Error(
      'The installation is from an older version. Start it once with this version, stop it, and then move it.',
    )
}

async function begin(target: Client): Promise<void> {
  const { rows } = await target.query<{ comment: string | null }>(
    `SELECT obj_description('public'::regnamespace) AS comment`,
  )
  if (rows[0]?.comment === UNDER_WAY) return
  const { rows: admins } = await target.query('SELECT FROM "Admin" UNION ALL SELECT FROM "Seeker" LIMIT 1')
  if (admins.length > 0) throw new Error("There's already an installation at the destination. Nothing was changed.")
  const names = (await keyedTablesOf(target)).map(({ name }) => `"${name}"`)
  await target.query(`TRUNCATE ${names.join(', ')}`)
  await target.query(`COMMENT ON SCHEMA public IS '${UNDER_WAY}'`)
}

type KeyedTable = Table & { key: NonNullable<Table['key']> }

async function keyedTablesOf(client: Client): Promise<KeyedTable[]> {
  const tables = (await tablesOf(queryOf(client))).filter(({ name }) => name !== '_prisma_migrations')
  return tables.map(({ key, ...table }) => {
    if (!key) throw new Error(`The table ${table.name} has no primary key.`)
    return { ...table, key }
  })
}

/** Sorts text by its bytes, because each database can have its own collation. */
const sortKeysOf = (key: KeyedTable['key']) => key.map(({ name, isText }) => (isText ? `${name} COLLATE "C"` : name))

type Batch = { rows: string[]; last: string[] | null }

/** Reads the next rows after a key as PostgreSQL writes them, so that no number passes through JavaScript. */
async function readBatch(client: Client, { name, columns, key }: KeyedTable, after: string[] | null): Promise<Batch> {
  const keys = sortKeysOf(key).join(', ')
  const given = key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ')
  const { rows } = await client.query<{ row: string; key: string[] }>(
    `SELECT row_to_json(t)::text AS row, ARRAY[${key.map((each) => `t.${each.name}::text`).join(', ')}] AS key
     FROM (SELECT ${columns} FROM "${name}" ${after ? `WHERE (${keys}) > (${given})` : ''} ORDER BY ${keys} LIMIT ${BATCH}) AS t`,
    after ?? [],
  )
  return { rows: rows.map(({ row }) => row), last: rows.at(-1)?.key ?? null }
}

async function copyTable(source: Client, target: Client, table: KeyedTable): Promise<void> {
  const keys = sortKeysOf(table.key)
    .map((key) => `${key} DESC`)
    .join(', ')
  const { rows } = await target.query<{ key: string[] }>(
    `SELECT ARRAY[${table.key.map(({ name }) => `${name}::text`).join(', ')}] AS key FROM "${table.name}" ORDER BY ${keys} LIMIT 1`,
  )
  for (let batch = await readBatch(source, table, rows[0]?.key ?? null); batch.last; ) {
    await insertRows(target, table, batch.rows)
    batch = await readBatch(source, table, batch.last)
  }
}

/** Turns triggers off, which would change rows. If it fails, the connection ends, which rolls back. */
async function insertRows(target: Client, { name, columns }: KeyedTable, rows: string[]): Promise<void> {
  await target.query(`BEGIN; ALTER TABLE "${name}" DISABLE TRIGGER USER`)
  // jsonb_populate_recordset would reorder the keys of JSON columns.
  await target.query(
    `INSERT INTO "${name}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
    [`[${rows.join(',')}]`],
  )
  await target.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER; COMMIT`)
}

async function compareTable(source: Client, target: Client, table: KeyedTable): Promise<number> {
  let count = 0
  for (let after: string[] | null = null; ; ) {
    const [one, other]: [Batch, Batch] = [await readBatch(source, table, after), await readBatch(target, table, after)]
    const at = one.rows.findIndex((row, index) => row !== other.rows[index])
    if (at >= 0 || one.rows.length !== other.rows.length)
      throw new Error(`${table.name} differs between the two sides after ${count + Math.max(at, 0)} rows.`)
    if (!one.last) return count
    count += one.rows.length
    after = one.last
  }
}

async function copySequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'`,
  )
  for (const { name, last } of rows)
    if (last) await target.query('SELECT setval($1::regclass, $2::bigint)', [`"${name}"`, last])
}

/** Returns the secret to copy if the site generated it. A secret from the settings has to be set again. */
function secretToMove(from: Env, to: Env): string | null {
  const file = join(resolve(from.DATA_DIR), SECRET)
  const secret = from.AUTH_SECRET ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
  if (!secret || to.AUTH_SECRET === secret || to.AUTH_SECRET_PREVIOUS?.includes(secret)) return null
  if (to.AUTH_SECRET || to.DATABASE_URL)
    throw new Error(
      `Set AUTH_SECRET to the old installation's value (${from.AUTH_SECRET ? 'in its settings' : `in ${file}`}), or add that value to AUTH_SECRET_PREVIOUS.`,
    )
  return secret
}

async function moveFiles(from: Env, to: Env, report: (line: string) => void): Promise<number> {
  const [source, target] = [openStore(from), openStore(to)]
  if (!from.S3_BUCKET && !to.S3_BUCKET && resolve(from.DATA_DIR) === resolve(to.DATA_DIR)) {
    const { size } = await sumsOf(from)
    report(`${size} files: they stay where they are`)
    return size
  }
  const there = await sumsOf(to)
  let [count, copied] = [0, 0]
  for await (const { name, content } of source.list()) {
    const bytes = await bytesOf(content)
    count += 1
    // A new folder is filled beside the current one and then renamed, so an interrupted copy starts over.
    if (to.S3_BUCKET && there.get(name) === sumOf(bytes)) continue
    await target.put({ name, size: bytes.length, content: once(bytes) })
    copied += 1
    if (copied % 100 === 0) report(`${copied} files copied`)
  }
  await target.commit()
  const arrived = await sumsOf(to)
  for await (const { name, content } of source.list())
    if (arrived.get(name) !== sumOf(await bytesOf(content)))
      throw new Error(`The file ${name} differs between the two sides.`)
  report(`${count} files: the same on both sides, ${count - copied} copied earlier`)
  return count
}

async function sumsOf(settings: Env): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for await (const { name, content } of openStore(settings).list()) sums.set(name, sumOf(await bytesOf(content)))
  return sums
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
