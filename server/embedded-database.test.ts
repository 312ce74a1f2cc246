import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterFolder, openEmbeddedDatabase } from './embedded-database'
import { isRunning, SOCKET_NAME, statusOf } from './postgres/cluster'

const NOBODY = 65534
let parent: string
let dataDir: string

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'portal-test-'))
  // Anyone can read the parent folder, as with a DATA_DIR created by hand.
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'with space')
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Retries, because a killed server needs a moment to go away. */
async function askAgain<Row>(url: string, sql: string): Promise<Row[]> {
  for (const startedAt = Date.now(); ; await new Promise((later) => setTimeout(later, 50)))
    try {
      return await ask(url, sql)
    } catch (error) {
      if (Date.now() - startedAt > 30_000) throw error
    }
}

const pidIn = (dir: string) => statusOf(clusterFolder(dir))?.pid ?? 0

test('only gives its owner access, with the password', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  const folder = clusterFolder(dataDir)
  expect(await ask(database.url, 'SELECT 6 * 7 AS product')).toEqual([{ product: 42 }])
  const settings = `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
    datlocprovider AS provider, datlocale AS locale FROM pg_database WHERE datname = current_database()`
  expect(await ask(database.url, settings)).toEqual([
    { fsync: 'on', encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' },
  ])
  await expect(ask(database.url.replace(/:[^:@]+@/, ':guessed@'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const connect = `require('net').connect(${JSON.stringify(join(folder, SOCKET_NAME))})
    .on('connect', () => process.exit(0)).on('error', (error) => { console.log(error.code); process.exit(1) })`
  // Only root can run a program as another user.
  const other = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null
  const tried = other && spawnSync(process.execPath, ['-e', connect], { ...other, cwd: '/', encoding: 'utf8' })
  expect(tried?.stdout.trim() ?? 'EACCES').toBe('EACCES')
  expect(spawnSync(process.execPath, ['-e', connect]).status).toBe(0)
  await database.close()
  expect(isRunning(folder)).toBe(false)
})

test('is shared by processes, stopped by the last one and limited to one site per folder', async () => {
  const site = await openEmbeddedDatabase(dataDir, { isSite: true })
  const script = await openEmbeddedDatabase(dataDir)
  await expect(openEmbeddedDatabase(dataDir, { isSite: true })).rejects.toThrow('Another copy of the site')
  await site.close()
  expect(await ask(script.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await script.close()
  expect(isRunning(clusterFolder(dataDir))).toBe(false)
})

test('creates one database if several processes start together', async () => {
  const fresh = join(parent, 'together')
  const opened = await Promise.all([1, 2, 3].map(() => openEmbeddedDatabase(fresh)))
  expect(new Set(opened.map(({ url }) => url)).size).toBe(1)
  for (const database of opened) await database.close()
  expect(isRunning(clusterFolder(fresh))).toBe(false)
})

test('takes over a server whose process was killed', async () => {
  const script = `import('./server/embedded-database.ts').then(async ({ openEmbeddedDatabase }) => {
    await openEmbeddedDatabase(process.argv[1], { isSite: true }); console.log('open') })`
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', script, dataDir])
  await new Promise((open) => holder.stdout.once('data', open))
  const pid = pidIn(dataDir)
  holder.kill('SIGKILL')
  await new Promise((gone) => holder.once('exit', gone))
  expect(isRunning(clusterFolder(dataDir))).toBe(true)
  const database = await openEmbeddedDatabase(dataDir, { isSite: true })
  expect(pidIn(dataDir)).toBe(pid)
  await database.close()
  expect(isRunning(clusterFolder(dataDir))).toBe(false)
})

test('restarts a killed server with all acknowledged writes', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  await ask(database.url, 'CREATE TABLE "Kept" ("id" int)')
  await ask(database.url, 'INSERT INTO "Kept" VALUES (1)')
  process.kill(pidIn(dataDir), 'SIGKILL')
  expect(await askAgain(database.url, 'SELECT "id" FROM "Kept"')).toEqual([{ id: 1 }])
  await database.close()
  expect(isRunning(clusterFolder(dataDir))).toBe(false)
})

test("starts despite a killed server's pid file, even if another process has that pid", async () => {
  const folder = clusterFolder(dataDir)
  const content = (pid: number) => [pid, folder, 1, 5432, '.', '', '', 'ready   ', ''].join('\n')
  for (const pid of [999_999, process.ppid]) {
    writeFileSync(join(folder, 'postmaster.pid'), content(pid))
    writeFileSync(join(folder, `${SOCKET_NAME}.lock`), content(pid))
    const database = await openEmbeddedDatabase(dataDir)
    expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.close()
  }
})

test('reaches a folder whose path is too long for a socket', async () => {
  const long = join(parent, 'x'.repeat(120))
  symlinkSync(dataDir, long)
  const database = await openEmbeddedDatabase(long)
  const host = new URL(database.url).searchParams.get('host') ?? ''
  expect(host.startsWith(parent)).toBe(false)
  expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.close()
  expect(statSync(host, { throwIfNoEntry: false })).toBeUndefined()
})

test('rejects writes but allows reads on a nearly full disk', async () => {
  const database = await openEmbeddedDatabase(dataDir, { reserveBytes: Number.MAX_SAFE_INTEGER })
  const readOnly = async () => (await ask(database.url, 'SHOW default_transaction_read_only'))[0]
  // The server takes a moment to reload its settings.
  while (JSON.stringify(await readOnly()) !== '{"default_transaction_read_only":"on"}')
    await new Promise((later) => setTimeout(later, 20))
  await expect(ask(database.url, 'CREATE TABLE "Full" ("id" int)')).rejects.toMatchObject({ code: '25006' })
  await database.close()
  const again = await openEmbeddedDatabase(dataDir)
  await askAgain(again.url, 'CREATE TABLE "Room" ("id" int)')
  await again.close()
})

test('reopens a database whose folder was replaced, for example by a remount', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  await ask(database.url, 'INSERT INTO "Kept" VALUES (2)')
  await ask(database.url, 'CHECKPOINT')
  const folder = clusterFolder(dataDir)
  const old = pidIn(dataDir)
  renameSync(folder, `${folder}-of-old-disk`)
  mkdirSync(folder, { mode: 0o700 })
  spawnSync('cp', ['-a', `${folder}-of-old-disk/.`, folder])
  expect(await askAgain(database.url, 'SELECT "id" FROM "Kept" ORDER BY 1')).toEqual([{ id: 1 }, { id: 2 }])
  expect(pidIn(dataDir)).not.toBe(old)
  await database.close()
})

test('reports a folder where no database can be created', async () => {
  const file = join(parent, 'file')
  writeFileSync(file, '')
  await expect(openEmbeddedDatabase(join(file, 'data'))).rejects.toThrow('ENOTDIR')
})
