import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterFolder, type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'
import { bringUpToDate } from './migrations'
import { openDatabase, unfitness } from './open-database'
import { storedSecret } from './site'

let folder: string
let server: EmbeddedDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-open-'))
  server = await openEmbeddedDatabase(folder)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  for (const statement of [
    "CREATE ROLE reader LOGIN PASSWORD 'reader'",
    `CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
    'CREATE DATABASE used',
  ])
    await client.query(statement)
  await client.end()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The database's URL with another user, password or database. */
function urlOf(change: { username?: string; password?: string; pathname?: string }): string {
  return Object.assign(new URL(server.url), change).href
}
const open = (url: string) => openDatabase({ DATABASE_URL: url, DATA_DIR: folder })

test.each([
  [
    'a wrong password',
    { password: 'wrong' },
    /doesn't let us in: password authentication failed .* in DATABASE_URL\.$/,
  ],
  ['no password', { password: '' }, /doesn't let us in: it asks for a password\. Fix .* in DATABASE_URL\.$/],
  ['a database that does not exist', { pathname: '/nowhere' }, /doesn't have that database: .* in DATABASE_URL\.$/],
  ['another encoding', { pathname: '/latin' }, /in DATABASE_URL: its encoding is LATIN1, and the site needs UTF8\./],
])('reports %s in one sentence with the variable', async (_name, change, message) => {
  await expect(open(urlOf(change))).rejects.toThrow(message)
})

test('names the version that is needed if PostgreSQL is too old', () => {
  expect(unfitness({ version: 140_012, encoding: 'UTF8' })).toBe("it's PostgreSQL 14, and the site needs 15 or newer")
  expect(unfitness({ version: 150_000, encoding: 'UTF8' })).toBeNull()
})

test("reports another program's tables and a user without rights", async () => {
  const client = new Client({ connectionString: urlOf({ pathname: '/used' }) })
  await client.connect()
  await client.query('CREATE TABLE orders (id int)')
  await client.end()
  await expect(bringUpToDate(urlOf({ pathname: '/used' }), {})).rejects.toThrow(
    /^The database in DATABASE_URL has another program's tables\./,
  )
  await bringUpToDate(server.url, {})
  await expect(bringUpToDate(urlOf({ username: 'reader', password: 'reader' }), {})).rejects.toThrow(
    'permission denied for table _prisma_migrations. Make the user in DATABASE_URL the owner of its database.',
  )
})

test("reports a folder that's in the way of the database or of the session secret", async () => {
  const dataDir = join(folder, 'blocked')
  mkdirSync(dataDir)
  storedSecret(dataDir)
  writeFileSync(clusterFolder(dataDir), '')
  await expect(openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })).rejects.toThrow(
    `${clusterFolder(dataDir)} isn't a database of this site. Move it away, or set DATA_DIR to another folder.`,
  )
  rmSync(join(dataDir, 'auth-secret'))
  mkdirSync(join(dataDir, 'auth-secret'))
  expect(() => storedSecret(dataDir)).toThrow('(EISDIR). Fix its permissions, or set AUTH_SECRET.')
})

test("Ctrl+C isn't reported as a problem with the database", async () => {
  const command = `
    import { Client } from 'pg'
    import { runCommand } from './scripts/command'
    import { closeOnSignals, openDatabase } from './scripts/open-database'
    await runCommand(async () => {
      const database = await openDatabase({ DATA_DIR: ${JSON.stringify(join(folder, 'interrupted'))} })
      closeOnSignals(database)
      const client = new Client({ connectionString: database.url })
      await client.connect()
      const slow = client.query('SELECT pg_sleep(60)')
      console.log('started')
      await slow
    })`
  const args = ['--import', 'tsx', '--input-type=module', '-e', command]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  while (!output.includes('started') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), closed])
  child.kill('SIGINT')
  expect([...(await closed), output]).toEqual([130, null, 'started\n'])
})
