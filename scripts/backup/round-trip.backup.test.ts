import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Env, parseEnv } from '@/lib/env'
import { applyMigrations } from '@/scripts/migrations'
import { startObjectStore } from '@/scripts/object-store'
import { findPostgres, startPostgres } from '@/scripts/postgres'
import { freePort, openEmbeddedDatabase } from '@/server/embedded-database'
import type { Entry } from './archive'
import { makeBackup } from './make'
import { restoreBackup, verify } from './restore'
import { openStore } from './store'

const KEY = 'a key for this test alone'
const MESSAGES = 250

let folder: string
const closing: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-round-trip-'))
  // PostgreSQL runs as a user of its own and must reach its folder inside.
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** What an installation holds: every message with its order and its special characters, and every file. */
type Held = { messages: string[]; files: Record<string, string> }

async function fill(url: string, settings: Env): Promise<Held> {
  await applyMigrations(url)
  await write(url, 'first')
  const store = openStore(settings)
  for (let number = 0; number < 12; number += 1) {
    const bytes = randomBytes(number * 10_000)
    await store.put(entry(`${randomBytes(18).toString('base64url')}.webp`, bytes))
  }
  store.commit()
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

/** A byte in the middle, where the parts are. */
function spoil(file: string): string {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(`${file}.spoilt`, bytes)
  return `${file}.spoilt`
}

describe('an embedded installation', () => {
  const settingsOf = (name: string, more = {}) => parseEnv({ DATA_DIR: join(folder, name), ...more })

  async function onEmbedded<T>(settings: Env, work: (url: string) => Promise<T>): Promise<T> {
    mkdirSync(settings.DATA_DIR, { recursive: true })
    const database = await openEmbeddedDatabase(settings.DATA_DIR)
    try {
      return await work(database.url)
    } finally {
      await database.close()
    }
  }

  test.each([['plain'], ['encrypted']])(
    'comes back from a back-up that is %s, and only where nothing is lost',
    async (how) => {
      const more = how === 'encrypted' ? { BACKUP_KEY: KEY } : {}
      const [old, wiped] = [settingsOf('old', more), settingsOf('new', more)]
      const held = await onEmbedded(old, (url) => fill(url, old))
      writeFileSync(join(old.DATA_DIR, 'auth-secret'), 'the key of all sessions')
      const file = join(folder, 'backup')
      const made = await makeBackup(old, file)
      expect(made.rows.ContactMessage).toBe(MESSAGES)
      expect(await onEmbedded(old, backupsIn)).toBe(1)
      expect(readFileSync(file).includes('auth-secret')).toBe(how === 'plain')

      await restoreBackup(wiped, file, false)
      expect(await onEmbedded(wiped, (url) => heldBy(url, wiped))).toEqual(held)
      expect(readFileSync(join(wiped.DATA_DIR, 'auth-secret'), 'utf8')).toBe('the key of all sessions')

      await onEmbedded(wiped, (url) => write(url, 'written since'))
      await expect(restoreBackup(wiped, file, false)).rejects.toThrow(
        'Nothing was changed: the database is not empty; there are uploaded files.',
      )
      await expect(restoreBackup(wiped, spoil(file), true)).rejects.toThrow(/damaged|ends too early/)
      const since = await onEmbedded(wiped, (url) => heldBy(url, wiped))
      expect(since.messages).toHaveLength(2 * MESSAGES)
      await restoreBackup(wiped, file, true)
      expect(await onEmbedded(wiped, (url) => heldBy(url, wiped))).toEqual(held)
      expect(readdirSync(wiped.DATA_DIR).filter((name) => name.includes('restoring'))).toEqual([])
    },
    120_000,
  )

  test('is not copied while its site runs', async () => {
    const settings = settingsOf('running')
    await onEmbedded(settings, async () => {
      const file = join(folder, 'backup')
      await expect(makeBackup(settings, file)).rejects.toThrow('Stop it first')
      expect(existsSync(file)).toBe(false)
    })
  }, 60_000)
})

const binaries = findPostgres()
if (binaries)
  describe('an installation on PostgreSQL', () => {
    test.each([['an object store'], ['a folder']])(
      'with %s comes back while it was written to',
      async (store) => {
        const port = await freePort()
        const server = await startPostgres(binaries, join(folder, 'postgres'), port)
        closing.push(server.close)
        const objects = store === 'an object store' ? await startObjectStore(join(folder, 'objects')) : null
        if (objects) closing.push(objects.close)
        const urlOf = (name: string) => `postgresql://portal@127.0.0.1:${port}/${name}`
        await withClient(server.url, (client) => client.query('CREATE DATABASE old'))
        await withClient(server.url, (client) => client.query('CREATE DATABASE new'))
        const settingsOf = (name: string) =>
          parseEnv({
            ...objects?.env,
            S3_BUCKET: objects ? 'portal' : '',
            DATABASE_URL: urlOf(name),
            DATA_DIR: join(folder, name),
            BACKUP_KEY: KEY,
          })
        const [old, wiped] = [settingsOf('old'), settingsOf('new')]
        const held = await fill(urlOf('old'), old)
        const file = join(folder, 'backup')

        // What is written while the copy is made is in it as a whole or not at all.
        const [made] = await Promise.all([makeBackup(old, file), write(urlOf('old'), 'meanwhile')])
        expect([MESSAGES, 2 * MESSAGES]).toContain(made.rows.ContactMessage)
        expect(await backupsIn(urlOf('old'))).toBe(1)
        await expect(restoreBackup(wiped, spoil(file), false)).rejects.toThrow('damaged')
        // The bucket is one and the same here, so that it is not empty.
        await restoreBackup(wiped, file, objects !== null)
        const back = await heldBy(urlOf('new'), wiped)
        expect(back.messages.slice(0, MESSAGES)).toEqual(held.messages)
        expect(back.messages).toHaveLength(made.rows.ContactMessage ?? 0)
        expect(back.files).toEqual(held.files)

        await write(urlOf('new'), 'written since')
        await expect(restoreBackup(wiped, file, false)).rejects.toThrow('the database is not empty')
        await restoreBackup(wiped, file, true)
        expect((await heldBy(urlOf('new'), wiped)).messages).toEqual(back.messages)
        await write(urlOf('new'), 'the numbers go on')
        expect(await applyMigrations(urlOf('new'))).toEqual([])
        expect((await verify(file, KEY)).kind).toBe('postgresql')
      },
      120_000,
    )
  })
