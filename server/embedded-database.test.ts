import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openEmbeddedDatabase } from './embedded-database'

const NOBODY = 65534
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'))
  // Anyone may look into the folder around it, as with a DATA_DIR that was made by hand.
  chmodSync(dataDir, 0o755)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function ask(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('SELECT 6 * 7 AS product')).rows[0].product
  } finally {
    await client.end()
  }
}

const folderOf = (url: string) => new URL(url).searchParams.get('host') ?? ''

test('this user reaches the database by its URL, another user of the machine does not', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  expect(await ask(database.url)).toBe(42)
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('Another copy of the site')
  const folder = folderOf(database.url)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const connect = `require('net').connect(${JSON.stringify(join(folder, '.s.PGSQL.5432'))})
    .on('connect', () => process.exit(0)).on('error', (error) => { console.log(error.code); process.exit(1) })`
  // Only root may start a program as somebody else.
  const other = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null
  const tried = other && spawnSync(process.execPath, ['-e', connect], { ...other, cwd: '/', encoding: 'utf8' })
  expect(tried?.stdout.trim() ?? 'EACCES').toBe('EACCES')
  expect(spawnSync(process.execPath, ['-e', connect]).status).toBe(0)
  await database.close()
}, 120_000)

test('a folder whose name is too long for a socket is served from a short one', async () => {
  const long = join(dataDir, 'x'.repeat(120))
  symlinkSync(dataDir, long)
  const database = await openEmbeddedDatabase(long)
  const folder = folderOf(database.url)
  expect(folder.startsWith(dataDir)).toBe(false)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await ask(database.url)).toBe(42)
  await database.close()
  expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined()
}, 120_000)

test('while the disk is nearly full nothing is written, and reading goes on', async () => {
  const database = await openEmbeddedDatabase(dataDir, { reserveBytes: Number.MAX_SAFE_INTEGER })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await expect(client.query('CREATE TABLE "Full" ("id" int)')).rejects.toMatchObject({ code: '25006' })
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    await client.end()
    await database.close()
  }
})

test('a database that cannot write its log is opened again when it can, with what was acknowledged', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  const log = join(dataDir, 'database/pg_wal')
  const client = new Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('CREATE TABLE "Kept" ("id" int)')
  await client.query('INSERT INTO "Kept" VALUES (1)')
  renameSync(log, `${log}-away`)
  await client.query('SELECT pg_switch_wal()')
  await expect(client.query('INSERT INTO "Kept" VALUES (2)')).rejects.toThrow()
  rmSync(log, { recursive: true, force: true })
  renameSync(`${log}-away`, log)
  const kept = async () => {
    const again = new Client({ connectionString: database.url })
    try {
      await again.connect()
      return (await again.query('SELECT "id" FROM "Kept"')).rows
    } catch {
      return null
    } finally {
      await again.end().catch(() => {})
    }
  }
  let found = await kept()
  for (let tries = 0; !found && tries < 200; tries += 1) {
    await new Promise((later) => setTimeout(later, 100))
    found = await kept()
  }
  expect(found).toEqual([{ id: 1 }])
  await database.close()
}, 60_000)

test('a database whose folder is another one, as when its disk is mounted again, is opened in that', async () => {
  const database = await openEmbeddedDatabase(dataDir)
  const socket = join(folderOf(database.url), '.s.PGSQL.5432')
  renameSync(socket, `${socket}-of-old-disk`)
  writeFileSync(socket, '')
  let product: unknown
  for (let tries = 0; product === undefined && tries < 200; tries += 1) {
    await new Promise((later) => setTimeout(later, 100))
    product = await ask(database.url).catch(() => undefined)
  }
  await database.close()
  expect(product).toBe(42)
}, 60_000)
