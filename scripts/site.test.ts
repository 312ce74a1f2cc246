import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '@/server/embedded-database'
import { freePort } from '@/server/free-port'
import { storedSecret } from './site'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the site with these variables and returns its output when it has exited. */
function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', 'start'], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...env },
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('exit', (code) => done({ code, said }))
  })
}

test('the session secret is created once, and again if a power loss left its file empty', () => {
  const secret = storedSecret(folder)
  expect(secret).toHaveLength(43)
  expect(storedSecret(folder)).toBe(secret)
  const file = join(folder, 'auth-secret')
  expect(readFileSync(file, 'utf8')).toBe(secret)
  writeFileSync(file, '')
  const again = storedSecret(folder)
  expect(again).toHaveLength(43)
  expect(storedSecret(folder)).toBe(again)
})

test("reports a port that's in use", async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  const { code, said } = await start({ PORT: String(port) })
  server.close()
  expect([code, said]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is already in use`)])
}, 30_000)

test('refuses a second copy on the same folder', async () => {
  const database = await openEmbeddedDatabase(folder, { isSite: true })
  const { code, said } = await start({ PORT: String(await freePort()) })
  await database.close()
  expect([code, said]).toEqual([1, expect.stringContaining('Another copy of the site is using')])
}, 30_000)

test('reports an invalid folder', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, said } = await start({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })
  expect([code, said]).toEqual([1, expect.stringContaining("can't read and write the folder")])
}, 30_000)

test("reports a database that's down, with its host", async () => {
  const database = `postgresql://portal:secret@127.0.0.1:${await freePort()}/portal`
  const { code, said } = await start({ PORT: String(await freePort()), DATABASE_URL: database })
  expect([code, said]).toEqual([
    1,
    expect.stringContaining("couldn't reach the database of DATABASE_URL (on 127.0.0.1)"),
  ])
  expect(said).not.toContain('secret')
}, 30_000)

test('lists all invalid settings together', async () => {
  const { code, said } = await start({ PORT: 'many', SITE_URL: 'nowhere', SEED: 'much', AUTH_SECRET: 'short' })
  expect(code).toBe(1)
  for (const name of ['PORT', 'SITE_URL', 'SEED', 'AUTH_SECRET']) expect(said).toContain(`  ${name} `)
}, 30_000)
