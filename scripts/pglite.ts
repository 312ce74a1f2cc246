import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Contents, digestOf, dumpRows, type Query, restoreRows } from '@/lib/platform/copies/rows'
import { clusterFolder, openEmbeddedDatabase } from '@/server/embedded-database'
import { isCluster } from '@/server/postgres/cluster'
import { say } from './prepare.mjs'

/**
 * The embedded database before 1.0.0. Version 2.0.0 drops the move from it, and with that this file and the package.
 */
const PACKAGE = '@electric-sql/pglite'
const VERSION = '0.5.14'

const oldFolder = (dataDir: string) => join(resolve(dataDir), 'database')

/**
 * Moves the PGlite database in `dataDir` to PostgreSQL. Switches only if every row is the same on both sides, and keeps
 * the old folder.
 */
export async function moveFromPGlite(dataDir: string): Promise<void> {
  if (!existsSync(join(oldFolder(dataDir), 'PG_VERSION'))) return
  if (!isCluster(clusterFolder(dataDir))) {
    await assertUnused(dataDir)
    say('This database was created by an older version. Moving it to PostgreSQL …')
    const contents = await copyChecked(dataDir)
    const count = Object.values(contents.rows).reduce((sum, one) => sum + one, 0)
    renameSync(clusterFolder(stagedIn(dataDir)), clusterFolder(dataDir))
    say(`Moved and compared ${count} rows in ${Object.keys(contents.rows).length} tables.`)
  }
  const before = `${oldFolder(dataDir)}-before-1.0.0`
  renameSync(oldFolder(dataDir), before)
  for (const folder of [stagedIn(dataDir), packageFolder(dataDir)]) rmSync(folder, { recursive: true, force: true })
  say(`The old database is kept in ${before}. Delete it once you have a backup of the new one.`)
}

const stagedIn = (dataDir: string) => join(resolve(dataDir), 'moving')
const packageFolder = (dataDir: string) => join(resolve(dataDir), 'pglite')

async function copyChecked(dataDir: string): Promise<Contents> {
  const staged = stagedIn(dataDir)
  mkdirSync(staged, { recursive: true, mode: 0o700 })
  const [before, after] = [join(staged, 'before'), join(staged, 'after')]
  // Fails if another start is moving this folder. A move that was killed starts over.
  const target = await openEmbeddedDatabase(staged, { isSite: true })
  const client = new Client({ connectionString: target.url })
  try {
    await client.connect()
    const query: Query = async (sql, values) => (await client.query(sql, values)).rows
    const contents = await withPGlite(dataDir, { dataDir: oldFolder(dataDir) }, (old) => dumpRows(old, before))
    await restoreRows(query, before, contents)
    await dumpRows(query, after)
    if ((await digestOf(before)) !== (await digestOf(after)))
      throw new Error(
        `The rows in PostgreSQL differ from the old database, so we kept using the old one: ${oldFolder(dataDir)} hasn't changed. Compare ${before} and ${after}.`,
      )
    return contents
  } finally {
    await client.end()
    await target.close()
  }
}

/** Dumps the rows of an embedded backup from before 1.0.0, which archives the PGlite folder. */
export async function dumpArchive(dataDir: string, archive: string, rows: string): Promise<void> {
  const loadDataDir = await openAsBlob(archive, { type: 'application/x-gzip' })
  await withPGlite(dataDir, { loadDataDir }, (query) => dumpRows(query, rows))
  rmSync(packageFolder(dataDir), { recursive: true, force: true })
}

type PGlite = { query: <Row>(sql: string, values?: unknown[]) => Promise<{ rows: Row[] }>; close: () => Promise<void> }
type Options = { dataDir?: string; loadDataDir?: Blob }

async function withPGlite<T>(dataDir: string, options: Options, work: (query: Query) => Promise<T>): Promise<T> {
  const folder = await installed(dataDir)
  const load = (file: string) => import(pathToFileURL(join(folder, 'dist', file)).href)
  const { PGlite } = await load('index.js')
  const { pg_trgm } = await load('contrib/pg_trgm.js')
  const database: PGlite = await PGlite.create({ ...options, extensions: { pg_trgm } })
  try {
    return await work(async (sql, values) => (await database.query<never>(sql, values)).rows)
  } finally {
    await database.close()
  }
}

async function installed(dataDir: string): Promise<string> {
  const root = packageFolder(dataDir)
  const folder = join(root, 'node_modules', PACKAGE)
  if (existsSync(folder)) return folder
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const args = [
    'install',
    '--prefix',
    root,
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
    `${PACKAGE}@${VERSION}`,
  ]
  try {
    await promisify(execFile)('npm', args, { cwd: root, shell: process.platform === 'win32' })
    return folder
  } catch (error) {
    const [reason] = ((error as { stderr?: string }).stderr || (error as Error).message).trim().split('\n')
    throw new Error(
      `Reading an older version's database needs the package ${PACKAGE}@${VERSION}, which npm couldn't fetch (${reason}). Nothing was changed. Fetch it where npm works, with: npm install --prefix "${root}" --no-save ${PACKAGE}@${VERSION}`,
    )
  }
}

/** Older versions keep a socket open as long as they use the folder. */
async function assertUnused(dataDir: string): Promise<void> {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 24)
  const locks =
    process.platform === 'win32'
      ? [`\\\\.\\pipe\\portal-${name}`]
      : [join(resolve(dataDir), '.lock'), join(tmpdir(), `portal-${name}.lock`)]
  for (const lock of locks)
    if (await isListening(lock)) throw new Error(`An older version of the site is using ${dataDir}. Stop it first.`)
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
