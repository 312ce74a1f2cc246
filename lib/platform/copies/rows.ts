import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Runs one statement with `pg` or PGlite. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>
export type Contents = { migrations: string[]; rows: Record<string, number> }

const FETCHED_ROWS = 500
const BATCH_ROWS = 500
const BATCH_CHARACTERS = 4_000_000
const MIGRATIONS = '_prisma_migrations'

/** Creates Prisma's migrations table. Its rows come from the copy. */
const MIGRATIONS_TABLE = `CREATE TABLE "${MIGRATIONS}" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

export async function contentsOf(query: Query): Promise<Contents> {
  const rows: Record<string, number> = {}
  for (const { name } of await tablesOf(query)) {
    const [counted] = await query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`)
    rows[name] = counted?.count ?? 0
  }
  const applied =
    MIGRATIONS in rows
      ? await query<{ name: string }>(
          `SELECT migration_name AS name FROM ${MIGRATIONS} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
        )
      : []
  return { migrations: applied.map(({ name }) => name), rows }
}

/** Writes every row to a file. */
export function dumpRows(query: Query, file: string): Promise<Contents> {
  return inSnapshot(query, async () => {
    const contents = await contentsOf(query)
    await pipeline(linesOf(query), createGzip(), createWriteStream(file, { mode: 0o600 }))
    return contents
  })
}

/** Runs `work` on one snapshot, so that counts and rows agree even if others write at the same time. */
export async function inSnapshot<T>(query: Query, work: () => Promise<T>): Promise<T> {
  await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await query(`SET LOCAL TimeZone = 'UTC'`)
  await query('SET LOCAL extra_float_digits = 3')
  // Returns rows in storage order, even if something else is scanning the table.
  await query('SET LOCAL synchronize_seqscans = off')
  const result = await work()
  await query('COMMIT')
  return result
}

async function* linesOf(query: Query): AsyncGenerator<string> {
  for (const { name, columns } of await tablesOf(query)) {
    yield `T${name}\n`
    for await (const rows of rowsOf(query, `SELECT ${columns} FROM "${name}"`))
      yield rows.map((row) => `R${row}\n`).join('')
  }
  for (const sequence of await sequencesOf(query)) yield `S${sequence}\n`
}

/**
 * The rows of a statement as PostgreSQL's own JSON, some hundreds at a time. No number passes through JavaScript, and
 * any version can read it.
 */
export async function* rowsOf(query: Query, select: string): AsyncGenerator<string[]> {
  await query(`DECLARE rows CURSOR FOR SELECT row_to_json(t)::text AS row FROM (${select}) AS t`)
  for (;;) {
    const rows = await query<{ row: string }>(`FETCH ${FETCHED_ROWS} FROM rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await query('CLOSE rows')
}

/** The last value of each sequence, as JSON with `name` and `last`. */
export async function sequencesOf(query: Query): Promise<string[]> {
  const sequences = await query<{ sequence: string }>(
    `SELECT json_build_object('name', sequencename, 'last', last_value)::text AS sequence FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  return sequences.map(({ sequence }) => sequence)
}

/** A checksum that is equal for two copies of the same rows. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file).pipe(createGunzip())) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Replaces the whole database in one transaction: creates the tables with the copy's migrations and inserts its rows.
 */
export async function restoreRows(query: Query, file: string, expected: Contents): Promise<void> {
  await query('BEGIN')
  try {
    await query('DROP SCHEMA IF EXISTS public CASCADE')
    await query('CREATE SCHEMA public')
    for (const name of expected.migrations)
      await query(readFileSync(join('prisma/migrations', name, 'migration.sql'), 'utf8'))
    await query(MIGRATIONS_TABLE)
    const tables = await tablesOf(query)
    const names = tables.map(({ name }) => `"${name}"`)
    // Migrations and triggers would insert rows that the copy already has.
    for (const name of names) await query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    await query(`TRUNCATE ${names.join(', ')}`)
    await insertAll(query, file, new Map(tables.map((table) => [table.name, table])))
    for (const name of names) await query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    const found = await contentsOf(query)
    if (JSON.stringify(sorted(found.rows)) !== JSON.stringify(sorted(expected.rows)))
      throw new Error('The restored rows differ from the copy. Nothing was changed.')
    await query('COMMIT')
  } catch (error) {
    await query('ROLLBACK').catch(() => {})
    throw error
  }
  await query('ANALYZE')
}

const sorted = (rows: Record<string, number>) => Object.entries(rows).sort(([one], [other]) => (one < other ? -1 : 1))

async function insertAll(query: Query, file: string, tables: Map<string, Table>): Promise<void> {
  let table: Table | undefined
  let batch: string[] = []
  let length = 0
  const flush = async () => {
    if (table && batch.length > 0)
      await query(
        `INSERT INTO "${table.name}" (${table.columns}) OVERRIDING SYSTEM VALUE SELECT ${table.columns} FROM json_populate_recordset(NULL::"${table.name}", $1::json)`,
        [`[${batch.join(',')}]`],
      )
    batch = []
    length = 0
  }
  for await (const line of linesIn(file)) {
    const rest = line.slice(1)
    if (line[0] === 'R') {
      batch.push(rest)
      length += rest.length
      if (batch.length >= BATCH_ROWS || length > BATCH_CHARACTERS) await flush()
      continue
    }
    await flush()
    if (line[0] === 'T') {
      table = tables.get(rest)
      if (!table) throw new Error(`The copy has a table that its migrations don't create: ${rest}.`)
    } else {
      const { name, last } = JSON.parse(rest) as { name: string; last: number }
      await query('SELECT setval($1::regclass, $2::bigint)', [`"${name}"`, last])
    }
  }
  await flush()
}

const linesIn = (file: string) => linesOfText(createReadStream(file).pipe(createGunzip()))

/** Node's readline also splits at U+2028, which JSON doesn't escape. */
async function* linesOfText(bytes: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const text of bytes.setEncoding('utf8')) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Adds an export's file of a table, or of the sequences if there's no name, to a dump. */
export async function addToDump(dump: string, name: string | null, content: AsyncIterable<Uint8Array>): Promise<void> {
  const lines = (async function* () {
    if (name) yield `T${name}\n`
    for await (const line of linesOfText(Readable.from(content))) yield `${name ? 'R' : 'S'}${line}\n`
  })()
  await pipeline(lines, createGzip(), createWriteStream(dump, { flags: 'a', mode: 0o600 }))
}

export type Table = { name: string; columns: string; key: KeyColumn[] | null }
type KeyColumn = { name: string; type: string; isText: boolean }

/** All tables with their writable columns. Referenced tables come first. */
export async function tablesOf(query: Query): Promise<Table[]> {
  const rows = await query<Table & { needs: string[] }>(`
    SELECT c.relname::text AS name,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attname) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod), 'isText', a.attcollation <> 0) ORDER BY array_position(i.indkey::int2[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
      ARRAY(SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS needs
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`)
  const ordered: Table[] = []
  const left = new Map(rows.map((row) => [row.name, row]))
  while (left.size > 0) {
    const next = [...left.values()].find(({ needs }) => needs.every((name) => !left.has(name)))
    if (!next) throw new Error(`These tables reference each other: ${[...left.keys()].join(', ')}.`)
    left.delete(next.name)
    ordered.push(next)
  }
  return ordered
}
