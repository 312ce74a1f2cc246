import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type * as SchemaEngineModule from '@prisma/schema-engine-wasm'
import { Client, DatabaseError, Pool } from 'pg'
import type { Env } from '@/lib/env'

const FOLDER = 'prisma/migrations'
/** The engine takes this advisory lock while it migrates, and keeps its records in this table. */
const ENGINE_LOCK = 72_707_369
const ENGINE_TABLE = `CREATE TABLE "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
);`
const noFilters = { externalTables: [], externalEnums: [] }

/** Applies pending migrations, or all of them at once if the database is empty. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  try {
    return (await setUpEmpty(databaseUrl)) ?? (await applyPending(databaseUrl))
  } catch (error) {
    throw new Error(migrationProblem(error as Error))
  }
}

/** Applies migrations one by one. */
export async function applyPending(databaseUrl: string): Promise<string[]> {
  const { engine, close } = await openEngine(databaseUrl)
  try {
    const applied = await engine.applyMigrations({ migrationsList: migrationsList(), filters: noFilters })
    return applied.appliedMigrationNames
  } finally {
    await close()
  }
}

/**
 * Applies all migrations to an empty database in one transaction, which is several times faster, and records them as
 * the engine does. Returns null if the database isn't empty.
 */
async function setUpEmpty(databaseUrl: string): Promise<string[] | null> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [ENGINE_LOCK])
    const { rows } = await client.query(
      'SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace LIMIT 1',
    )
    if (rows.length > 0) return null
    const scripts = migrationScripts()
    await client.query([ENGINE_TABLE, ...scripts.map(({ sql }) => sql)].join('\n'))
    const names = scripts.map(({ name }) => name)
    const checksums = scripts.map(({ sql }) => createHash('sha256').update(sql).digest('hex'))
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
       SELECT gen_random_uuid(), name, checksum, clock_timestamp(), clock_timestamp(), 1
       FROM unnest($1::text[], $2::text[]) AS script(name, checksum)`,
      [names, checksums],
    )
    await client.query('COMMIT')
    return names
  } finally {
    await client.end()
  }
}

/** The engine's messages end with a trace of its own. */
function migrationProblem({ message }: Error): string {
  const reason = (message.split(/\n\s*0: /, 1)[0] ?? '').replace(/^ERROR: /, '').trim()
  if (reason.startsWith('The database schema is not empty'))
    return "The database in DATABASE_URL has another program's tables. Create an empty one for the site, and set DATABASE_URL to it."
  const advice = reason.startsWith('permission denied')
    ? '. Make the user in DATABASE_URL the owner of its database.'
    : ''
  return `We couldn't migrate the database: ${reason}${advice}`
}

/**
 * Applies pending migrations and records the version that applied them. Rejects code that is older than the database,
 * because it doesn't know what the newer version wrote.
 */
export async function bringUpToDate(databaseUrl: string, { ALLOW_NEWER_DATABASE }: Partial<Env>): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ isThere: boolean; writer: string | null }>(
      `SELECT oid IS NOT NULL AS "isThere", obj_description(oid, 'pg_class') AS writer FROM (SELECT to_regclass('"_prisma_migrations"') AS oid) AS t`,
    )
    const [table] = rows
    const newer = table?.isThere ? await unknownMigrations(client) : []
    if (newer.length > 0 && !ALLOW_NEWER_DATABASE)
      throw new Error(
        `The database was written by ${table?.writer ?? 'a newer version'}, but this is version ${version()}, which doesn't know ${newer.join(', ')}. Install that version again, or restore a backup from before the upgrade.`,
      )
    const applied = await applyMigrations(databaseUrl)
    if (applied.length > 0 || (newer.length === 0 && !table?.writer))
      await client.query(`COMMENT ON TABLE "_prisma_migrations" IS 'version ${version()}'`)
    return applied
  } catch (error) {
    throw error instanceof DatabaseError ? new Error(migrationProblem(error)) : error
  } finally {
    await client.end()
  }
}

/**
 * Rejects a database that no site has used yet, for example because DATA_DIR is wrong. `isCurrent` also rejects one
 * from an older version, which this version's queries don't fit.
 */
export async function assertSiteIn(databaseUrl: string, { isCurrent = false } = {}): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query(`SELECT WHERE to_regclass('"_prisma_migrations"') IS NOT NULL`)
    if (tables.length === 0)
      throw new Error("There's no site in this database yet. Fix DATABASE_URL or DATA_DIR, or start the site first.")
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    )
    const applied = new Set(rows.map(({ name }) => name))
    if (isCurrent && !migrationScripts().every(({ name }) => applied.has(name)))
      throw new Error('The database is from an older version of the site. Start this version on it first.')
  } finally {
    await client.end()
  }
}

async function unknownMigrations(client: Client): Promise<string[]> {
  const known = migrationScripts().map(({ name }) => name)
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name <> ALL($1) ORDER BY 1`,
    [known],
  )
  return rows.map(({ name }) => name)
}

const version = () => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version

export async function schemaDiff(databaseUrl: string, from: string, to: string): Promise<string> {
  const { engine, close } = await openEngine(databaseUrl)
  const target = (content: string): SchemaEngineModule.DiffTarget =>
    content ? { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] } : { tag: 'empty' }
  try {
    const diff = { from: target(from), to: target(to), script: true, exitCode: null, filters: noFilters }
    return (await engine.diff(diff)).stdout ?? ''
  } finally {
    await close()
  }
}

/** Prisma's engine with its own connection. `close` ends that connection, which the engine would leave open. */
async function openEngine(databaseUrl: string) {
  const { SchemaEngine } = await engineModule()
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool)),
  )
  const close = async () => {
    engine.free()
    await pool.end()
  }
  return { engine, close }
}

const panics = globalThis as typeof globalThis & { PRISMA_WASM_PANIC_REGISTRY?: object }
panics.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message: string) => {
    throw new Error(`The schema engine stopped: ${message}`)
  },
}

let loading: Promise<typeof SchemaEngineModule> | undefined

function engineModule(): Promise<typeof SchemaEngineModule> {
  loading ??= loadEngine()
  return loading
}

async function loadEngine(): Promise<typeof SchemaEngineModule> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return glue
}

function migrationScripts(): { name: string; sql: string }[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'migration.sql')))
    .map(({ name }) => ({ name, sql: readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function migrationsList(): SchemaEngineModule.MigrationList {
  const lockFile = join(FOLDER, 'migration_lock.toml')
  return {
    baseDir: FOLDER,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(lockFile, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationScripts().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}
