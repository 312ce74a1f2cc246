import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { Client } from 'pg'
import { type Env, parseEnv } from '@/lib/env'
import type { Entry } from '@/lib/platform/copies/archive'
import { dumpRows, restoreRows } from '@/lib/platform/copies/rows'
import { openStore } from '@/lib/platform/copies/store'
import { queryOf } from '@/scripts/backup/database'
import { makeBackup } from '@/scripts/backup/make'
import { restoreBackup, verify } from '@/scripts/backup/restore'
import { applyMigrations } from '@/scripts/migrations'
import { startObjectStore } from '@/scripts/object-store'
import { startPostgres } from '@/scripts/postgres'
import { openEmbeddedDatabase } from '@/server/embedded-database'
import { freePort } from '@/server/free-port'

const KEY = 'a key for this test alone'
const MESSAGES = 250

let folder: string
const closing: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-round-trip-'))
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** The data that a backup has to preserve: messages in their order, with special characters, and files. */
type Held = { messages: string[]; files: Record<string, string> }

async function fill(url: string, settings: Env): Promise<Held> {
  await applyMigrations(url)
  await write(url, 'first')
  const store = openStore(settings)
  for (let number = 0; number < 12; number += 1) {
    const bytes = randomBytes(number * 10_000)
    await store.put(entry(`${randomBytes(18).toString('base64url')}.webp`, bytes))
  }
  await store.commit()
  return heldBy(url, settings)
}

async function write(url: string, subject: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO "ContactMessage" (name, email, mobile, subject, message)
       SELECT 'Größe ' || n, 'n' || n || '@example.com', '1', $1, E'a\\tb\\n"c" \\\\ ' || n FROM generate_series(1, $2) n`,
      [subject, MESSAGES],
    ),
  )
}

async function heldBy(url: string, settings: Env): Promise<Held> {
  const messages = await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT row_to_json(m)::text AS row FROM "ContactMessage" m ORDER BY id')
    return rows.map(({ row }) => row as string)
  })
  const files: Record<string, string> = {}
  for await (const { name, content } of openStore(settings).list()) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    files[name] = Buffer.concat(parts).toString('base64')
  }
  return { messages, files }
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const backupsIn = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM "AuditEntry" WHERE action = 'backup.made'`)
    return rowCount
  })

function entry(name: string, bytes: Buffer): Entry {
  const content = (async function* () {
    yield bytes
  })()
  return { name, size: bytes.length, content }
}

/** Changes a byte in the middle, where the encrypted parts are. */
function spoil(file: string): string {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(`${file}.spoilt`, bytes)
  return `${file}.spoilt`
}

type Kind = 'embedded' | 'server'
type Installation = { settings: Env; url: string }

let server: Awaited<ReturnType<typeof startPostgres>> | undefined

async function installation(name: string, kind: Kind, more: Record<string, string> = {}): Promise<Installation> {
  const DATA_DIR = join(folder, name)
  const shared = { DATA_DIR, BACKUP_KEY: KEY, ...more }
  if (kind === 'embedded') {
    const database = await openEmbeddedDatabase(DATA_DIR)
    closing.push(database.close)
    return { settings: parseEnv(shared), url: database.url }
  }
  if (!server) {
    server = await startPostgres(join(folder, 'postgres'), await freePort())
    closing.push(async () => {
      await server?.close()
      server = undefined
    })
  }
  await withClient(server.url, (client) => client.query(`CREATE DATABASE "${name}"`))
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  return { settings: parseEnv({ ...shared, DATABASE_URL: url }), url }
}

test.each<[from: Kind, to: Kind, how: string]>([
  ['embedded', 'embedded', 'plain'],
  ['embedded', 'server', 'encrypted'],
  ['server', 'embedded', 'encrypted'],
  ['server', 'server', 'plain'],
])(
  'restores a backup of an installation that is %s, made during writes, into one that is %s (%s)',
  async (from, to, how) => {
    const more: Record<string, string> = how === 'encrypted' ? {} : { BACKUP_KEY: '' }
    const [old, fresh] = [await installation('old', from, more), await installation('fresh', to, more)]
    const held = await fill(old.url, old.settings)
    writeFileSync(join(old.settings.DATA_DIR, 'auth-secret'), 'the key of all sessions')
    const file = join(folder, 'backup')
    // A write during the backup is in it completely or not at all.
    const [made] = await Promise.all([makeBackup(old.settings, file), write(old.url, 'during')])
    expect([MESSAGES, 2 * MESSAGES]).toContain(made.rows.ContactMessage)
    expect(await backupsIn(old.url)).toBe(1)
    expect(readFileSync(file).includes('auth-secret')).toBe(how === 'plain')

    await expect(restoreBackup(fresh.settings, spoil(file), false)).rejects.toThrow(/damaged|ends too early/)
    await restoreBackup(fresh.settings, file, false)
    const back = await heldBy(fresh.url, fresh.settings)
    expect(back.messages).toHaveLength(made.rows.ContactMessage ?? 0)
    expect(back.messages.slice(0, MESSAGES)).toEqual(held.messages)
    expect(back.files).toEqual(held.files)
    expect(readFileSync(join(fresh.settings.DATA_DIR, 'auth-secret'), 'utf8')).toBe('the key of all sessions')
    expect(await applyMigrations(fresh.url)).toEqual([])

    await write(fresh.url, 'the ids continue')
    await expect(restoreBackup(fresh.settings, file, false)).rejects.toThrow(
      "Nothing was changed: the database isn't empty; there are uploaded files.",
    )
    await expect(restoreBackup(fresh.settings, spoil(file), true)).rejects.toThrow(/damaged|ends too early/)
    expect((await heldBy(fresh.url, fresh.settings)).messages).toHaveLength(back.messages.length + MESSAGES)
    await restoreBackup(fresh.settings, file, true)
    expect(await heldBy(fresh.url, fresh.settings)).toEqual(back)
    expect(readdirSync(fresh.settings.DATA_DIR).filter((name) => name.includes('restoring'))).toEqual([])
    expect((await verify(file, how === 'encrypted' ? KEY : undefined)).kind).toBe('rows')
  },
)

test("backs up and restores the object store's files with their rows", async () => {
  const objects = await startObjectStore(join(folder, 'objects'))
  closing.push(objects.close)
  const old = await installation('old', 'server', { ...objects.env, S3_BUCKET: 'portal' })
  const held = await fill(old.url, old.settings)
  const file = join(folder, 'backup')
  await makeBackup(old.settings, file)
  await restoreBackup(old.settings, file, true)
  expect(await heldBy(old.url, old.settings)).toEqual(held)
})

test("restores nothing if the backup's secret would be lost, and says where it is", async () => {
  const secret = 'the key of all sessions, made on the first start'
  const { settings, url } = await installation('old', 'embedded')
  await fill(url, settings)
  writeFileSync(join(settings.DATA_DIR, 'auth-secret'), secret)
  const file = join(folder, 'backup')
  await makeBackup(settings, file)
  await write(url, 'after the backup')
  const changed = await heldBy(url, settings)

  const other = { ...settings, AUTH_SECRET: 'x'.repeat(40) }
  const saved = join(settings.DATA_DIR, 'auth-secret-of-backup')
  await expect(restoreBackup(other, file, true)).rejects.toThrow(
    `Nothing was changed: the backup was made with a different AUTH_SECRET, which we saved in ${saved}.`,
  )
  expect(await heldBy(url, settings)).toEqual(changed)
  expect([readFileSync(saved, 'utf8'), statSync(saved).mode & 0o777]).toEqual([secret, 0o600])

  await restoreBackup({ ...other, AUTH_SECRET_PREVIOUS: [secret] }, file, true)
  expect((await heldBy(url, settings)).messages).toHaveLength(MESSAGES)
})

test("completes a backup that it can't record because the database is read-only", async () => {
  const { settings, url } = await installation('old', 'server')
  await fill(url, settings)
  await withClient(url, (client) => client.query('ALTER DATABASE old SET default_transaction_read_only = on'))
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const file = join(folder, 'backup')
  await makeBackup(settings, file)
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining("we couldn't add it to the audit log: cannot execute"),
  ])
  warn.mockRestore()
  expect((await verify(file, KEY)).rows.ContactMessage).toBe(MESSAGES)
  expect(await backupsIn(url)).toBe(0)
})

test('changes nothing if a restore fails halfway', async () => {
  const old = await installation('old', 'embedded')
  const held = await fill(old.url, old.settings)
  const client = new Client({ connectionString: old.url })
  await client.connect()
  closing.push(() => client.end())
  const dump = join(folder, 'dump')
  const contents = await dumpRows(queryOf(client), dump)
  const wrong = { ...contents, rows: { ...contents.rows, ContactMessage: 1 } }
  await expect(restoreRows(queryOf(client), dump, wrong)).rejects.toThrow('differ from the copy')
  expect(await heldBy(old.url, old.settings)).toEqual(held)
})
