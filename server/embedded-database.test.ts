import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
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
