import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { lockFolder } from '@/server/folder-lock'

type Kind = 'embedded' | 'postgresql'
export type Contents = { migrations: string[]; rows: Record<string, number> }

export type Source = {
  kind: Kind
  dump: (file: string) => Promise<Contents>
  record: () => Promise<void>
  isEmpty: () => Promise<boolean>
  /** Why a restore would disturb somebody; null when it would not. */
  inUse: () => Promise<string | null>
  restore: (file: string, expected: Contents) => Promise<void>
  close: () => Promise<void>
}

const RECORD = `INSERT INTO "AuditEntry" ("actorKind", "actorName", "action") VALUES ('SYSTEM', '', 'backup.made')`

type Query = <T>(sql: string) => Promise<T[]>

export function openSource(settings: Env): Promise<Source> {
  return settings.DATABASE_URL ? openServer(settings.DATABASE_URL) : openEmbedded(resolve(settings.DATA_DIR))
}

async function contentsOf(query: Query): Promise<Contents> {
  const tables = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`)
    rows[name] = counted?.count ?? 0
  }
  const isMigrated = '_prisma_migrations' in rows
  const applied = isMigrated
    ? await query<{ name: string }>(
        `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
      )
    : []
  return { migrations: applied.map(({ name }) => name), rows }
}

function assertSame(found: Contents, expected: Contents): void {
  if (JSON.stringify(found.rows) === JSON.stringify(expected.rows)) return
  throw new Error('The restored database does not hold the rows that the back-up lists. Nothing was changed.')
}

async function openEmbedded(dataDir: string): Promise<Source> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  if (!unlock)
    throw new Error(
      `The site is running on its embedded database in ${dataDir}, which one process can open at a time. Stop it first.`,
    )
  const folder = join(dataDir, 'database')
  const staged = join(dataDir, 'database.restoring')
  const isEmpty = async () => !existsSync(join(folder, 'PG_VERSION'))
  return {
    kind: 'embedded',
    dump: async (file) => {
      if (await isEmpty()) throw new Error(`There is no database in ${dataDir} yet.`)
      return withEmbedded(folder, {}, async (database, query) => {
        const contents = await contentsOf(query)
        const copy = await database.dumpDataDir('gzip')
        writeFileSync(file, Buffer.from(await copy.arrayBuffer()), { mode: 0o600 })
        return contents
      })
    },
    record: () => withEmbedded(folder, {}, async (_, query) => void (await query(RECORD))),
    isEmpty,
    inUse: async () => null,
    restore: async (file, expected) => {
      rmSync(staged, { recursive: true, force: true })
      const loadDataDir = new File([readFileSync(file)], 'database.tar.gz', { type: 'application/x-gzip' })
      await withEmbedded(staged, { loadDataDir }, async (_, query) => assertSame(await contentsOf(query), expected))
      rmSync(folder, { recursive: true, force: true })
      renameSync(staged, folder)
    },
    close: async () => {
      rmSync(staged, { recursive: true, force: true })
      unlock()
    },
  }
}

async function withEmbedded<T>(
  folder: string,
  options: { loadDataDir?: Blob },
  work: (database: PGlite, query: Query) => Promise<T>,
): Promise<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = await PGlite.create(folder, { extensions: { pg_trgm }, ...options })
  try {
    return await work(database, async (sql) => (await database.query<never>(sql)).rows)
  } finally {
    await database.close()
  }
}

async function openServer(url: string): Promise<Source> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const query: Query = async (sql) => (await client.query(sql)).rows
  return {
    kind: 'postgresql',
    dump: async (file) => {
      // What is counted here is what pg_dump sees, however much is written meanwhile.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const [snapshot] = await query<{ id: string }>('SELECT pg_export_snapshot() AS id')
      const contents = await contentsOf(query)
      const what = ['--format=custom', '--schema=public', '--extension=pg_trgm', '--no-owner', '--no-privileges']
      await run('pg_dump', [...what, `--file=${file}`, `--snapshot=${snapshot?.id}`], url)
      await client.query('COMMIT')
      return contents
    },
    record: async () => void (await query(RECORD)),
    isEmpty: async () => Object.keys((await contentsOf(query)).rows).length === 0,
    inUse: async () => {
      const [others] = await query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      )
      return others?.count ? `${others.count} other connection(s) use the database: stop the site first` : null
    },
    restore: (file, expected) => restoreServer(url, file, expected),
    close: () => client.end(),
  }
}

async function restoreServer(url: string, file: string, expected: Contents): Promise<void> {
  const script = `${file}.sql`
  const toScript = ['--no-owner', '--no-privileges', `--file=${script}`, file]
  await endOf(spawn(program('pg_restore'), toScript, { stdio: ['ignore', 'ignore', 'pipe'] }), 'pg_restore')
  const psql = start('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction'], url, 'pipe')
  const ended = endOf(psql, 'psql')
  // When psql gives up, what it said tells more than that nobody reads any more.
  await Promise.all([ended, pipeline(sqlOf(script, expected), psql.stdin as Writable).catch(() => ended)])
}

async function* sqlOf(script: string, { rows }: Contents): AsyncGenerator<string | Buffer> {
  yield 'DROP SCHEMA IF EXISTS public CASCADE;\n'
  for await (const chunk of createReadStream(script) as Readable) yield chunk
  const counts = Object.entries(rows).map(([name, count]) => `(SELECT count(*) FROM public."${name}") <> ${count}`)
  const differs = counts.join(' OR ') || 'false'
  yield `\nDO $$ BEGIN IF ${differs} THEN RAISE 'the restored rows are not those of the back-up'; END IF; END $$;\n`
}

/** Debian keeps the programs of each version of PostgreSQL in a folder of its own; its common names choose by the server. */
function program(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, name)).find(existsSync)
  if (!found)
    throw new Error(`${name} is not installed. Install PostgreSQL's client programs, not older than the server.`)
  return found
}

/** What libpq understands in a URL; others, such as those of Prisma, would stop it. */
const LIBPQ_PARAMETERS = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'connect_timeout']

/** Starts one of PostgreSQL's programs on the database at `url`, whose password goes where no list of processes shows it. */
function start(name: string, args: string[], url: string, stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const plain = new URL(url)
  const PGPASSWORD = decodeURIComponent(plain.password)
  plain.password = ''
  for (const parameter of [...plain.searchParams.keys()])
    if (!LIBPQ_PARAMETERS.includes(parameter)) plain.searchParams.delete(parameter)
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  return spawn(program(name), [...args, `--dbname=${plain}`], { env, stdio: [stdin, 'ignore', 'pipe'] })
}

function run(name: string, args: string[], url: string): Promise<void> {
  return endOf(start(name, args, url), name)
}

function endOf(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${name} failed: ${said.trim().slice(0, 2000)}`)),
    )
  })
}

export function besideFolder(file: string): string {
  return join(dirname(resolve(file)), `.portal-backup-${process.pid}`)
}
