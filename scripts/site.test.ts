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

/** Starts the site with these variables and returns its output after it exits. */
function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', 'start'], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...env },
    })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('exit', (code) => done({ code, output }))
  })
}

test('creates the session secret once, and again if a power failure left its file empty', () => {
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
  const { code, output } = await start({ PORT: String(port) })
  server.close()
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is already in use`)])
})

test('rejects a second copy on the same folder', async () => {
  const database = await openEmbeddedDatabase(folder, { isSite: true })
  const { code, output } = await start({ PORT: String(await freePort()) })
  await database.close()
  expect([code, output]).toEqual([1, expect.stringContaining('Another copy of the site is using')])
})

test('reports an invalid folder', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, output } = await start({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })
  expect([code, output]).toEqual([1, expect.stringContaining("can't read and write the folder")])
})

test("reports a database that's down, with its host", async () => {
  const database = `postgresql://portal:secret@127.0.0.1:${await freePort()}/portal`
  const { code, output } = await start({ PORT: String(await freePort()), DATABASE_URL: database })
  expect([code, output]).toEqual([1, expect.stringContaining("can't use the database in DATABASE_URL (on 127.0.0.1)")])
  expect(output).not.toContain('secret')
})

test('lists all invalid settings together', async () => {
  const { code, output } = await start({ PORT: 'many', SITE_URL: 'nowhere', SEED: 'much', AUTH_SECRET: 'short' })
  expect(code).toBe(1)
  for (const name of ['PORT', 'SITE_URL', 'SEED', 'AUTH_SECRET']) expect(output).toContain(`  ${name} `)
})
