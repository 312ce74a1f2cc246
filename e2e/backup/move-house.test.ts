import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { fillLists } from '@/bench/rows'
import { type Env, parseEnv } from '@/lib/env'
import { openStore } from '@/lib/platform/copies/store'
import { applyMigrations } from '@/scripts/migrations'
import { moveHouse } from '@/scripts/move-house'
import { startObjectStore } from '@/scripts/object-store'
import { startPostgres } from '@/scripts/postgres'
import { openEmbeddedDatabase } from '@/server/embedded-database'
import { freePort } from '@/server/free-port'

const ROWS = 600
const SECRET = 'the secret that the first start made for itself'

let folder: string
let old: Env
let servers: Env
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let objects: Awaited<ReturnType<typeof startObjectStore>> | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-move-'))
  // PostgreSQL runs as another user, who needs access to its data folder inside this one.
  chmodSync(folder, 0o711)
  postgres = await startPostgres(join(folder, 'postgres'), await freePort())
  objects = await startObjectStore(join(folder, 'objects'))
  old = parseEnv({ DATA_DIR: join(folder, 'old') })
  const DATABASE_URL = await createDatabase('moved')
  const more = { DATABASE_URL, DATA_DIR: join(folder, 'empty'), AUTH_SECRET: SECRET }
  servers = parseEnv({ ...objects.env, ...more })
  mkdirSync(old.DATA_DIR)
  writeFileSync(join(old.DATA_DIR, 'auth-secret'), SECRET)
  await onEmbedded(old, async (url) => {
    await applyMigrations(url)
    const client = new Client({ connectionString: url })
    await client.connect()
    await fillLists(client, ROWS)
    await client.query(
      `UPDATE "Posting" SET "salary" = 'a\tb', "questions" = '[{"id": "a", "text": "Größe \\\\ \\"x\\"?"}]' WHERE id = 7`,
    )
    await client.query(
      `INSERT INTO "UnusedFile" SELECT (ARRAY['a', 'B', 'b-', '_a', 'A-b'])[1 + n % 5] || n, now() FROM generate_series(1, $1) n`,
      [ROWS],
    )
    await client.query(`
      INSERT INTO "ApiKey" (id, name, system, start, "secretHash", "callsPerMinute", "createdBy") VALUES (1, 'n', 's', 'p', 'h', 1, 'a');
      INSERT INTO "IdempotentCall" ("apiKeyId", "idempotencyKey", "requestHash", response) VALUES (1, 'a-B', 'h', '{"id": 1, "a": [ 2 ]}');
      INSERT INTO "ApplicationEvent" ("applicationId", state, "actorKind", "actorName")
        VALUES (1, 'NEW', 'SEEKER', 'n'), (1, 'REVIEWED', 'ADMIN', 'n');
      -- As if from before the previous status was recorded.
      UPDATE "ApplicationEvent" SET "undoneAt" = now(), "fromState" = NULL, since = NULL WHERE state = 'REVIEWED'`)
    await client.end()
  })
  const store = openStore(old)
  for (let number = 0; number < 12; number += 1) {
    const bytes = randomBytes(number * 9_000)
    const content = (async function* () {
      yield bytes
    })()
    await store.put({ name: `${randomBytes(18).toString('base64url')}.webp`, size: bytes.length, content })
  }
  await store.commit()
})

afterAll(async () => {
  await objects?.close()
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function onEmbedded<T>(settings: Env, work: (url: string) => Promise<T>): Promise<T> {
  const database = await openEmbeddedDatabase(settings.DATA_DIR)
  try {
    return await work(database.url)
  } finally {
    await database.close()
  }
}

const TABLES = [
  'Posting',
  'Application',
  'ApplicationEvent',
  'IdempotentCall',
  'Mail',
  'StoredFile',
  'RetentionRule',
  'UnusedFile',
]

/** Reads some tables completely, the next value of one sequence, and how many triggers are off. */
async function contentOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`SET TimeZone = 'UTC'`)
  const found: string[] = []
  for (const table of TABLES) {
    const { rows } = await client.query(
      `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text COLLATE "C"), '')) || count(*) AS sum FROM "${table}" t`,
    )
    found.push(rows[0].sum)
  }
  const { rows } = await client.query(
    `SELECT last_value::text AS last, (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'D') AS off FROM "ContactMessage_id_seq"`,
  )
  await client.end()
  return [...found, rows[0].last, rows[0].off]
}

async function filesOf(settings: Env): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { name, content } of openStore(settings).list()) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    files[name] = Buffer.concat(parts).toString('base64')
  }
  return files
}

const query = async (sql: string, url = servers.DATABASE_URL) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Sorts text as a dictionary does, unlike the embedded database. */
async function createDatabase(name: string): Promise<string> {
  await query(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'und'`, postgres?.url)
  return Object.assign(new URL(postgres?.url ?? ''), { pathname: name }).href
}

test('moves an embedded installation to PostgreSQL and S3, resumes after a failure, and moves it back', async () => {
  // Without the bucket, the rows are copied but the files aren't.
  await expect(moveHouse(old, { ...servers, S3_BUCKET: 'no-such-bucket' })).rejects.toThrow()
  // The comparison detects a row that differs at the destination.
  await query(`UPDATE "Mail" SET subject = 'changed on the way' WHERE id = 599`)
  await expect(moveHouse(old, servers)).rejects.toThrow('Mail differs between the two sides after 598 rows.')
  await query(`DELETE FROM "Mail" WHERE id >= 590`)
  await query(`DELETE FROM "UnusedFile" WHERE name > 'a' COLLATE "C"`)

  const moved = await moveHouse(old, servers)
  expect(moved.files).toBe(12)
  expect(moved.rows).toBeGreaterThan(11 * ROWS)
  const before = await onEmbedded(old, contentOf)
  expect(await contentOf(servers.DATABASE_URL ?? '')).toEqual(before)
  expect(await filesOf(servers)).toEqual(await filesOf(old))
  await expect(moveHouse(old, servers)).rejects.toThrow("There's already an installation at the destination.")

  const again = parseEnv({ DATA_DIR: join(folder, 'again') })
  mkdirSync(again.DATA_DIR)
  expect(await moveHouse(servers, again)).toEqual(moved)
  expect(await onEmbedded(again, contentOf)).toEqual(before)
  expect(await filesOf(again)).toEqual(await filesOf(old))
  expect(readFileSync(join(again.DATA_DIR, 'auth-secret'), 'utf8')).toBe(SECRET)
}, 300_000)

test('stops before copying anything if a secret would be lost', async () => {
  const other = parseEnv({
    ...objects?.env,
    DATABASE_URL: await createDatabase('other'),
    AUTH_SECRET: 'x'.repeat(40),
  })
  await expect(moveHouse(old, other)).rejects.toThrow("Set AUTH_SECRET to the old installation's value")
})

test('rejects moving a database onto itself', async () => {
  await expect(moveHouse(servers, servers)).rejects.toThrow('The old and the new settings use the same database.')
})

test('keeps the files where they are if both sides use the same folder', async () => {
  const DATABASE_URL = await createDatabase('beside')
  const inodes = () =>
    readdirSync(join(old.DATA_DIR, 'uploads')).map((name) => statSync(join(old.DATA_DIR, 'uploads', name)).ino)
  const before = inodes()
  const moved = await moveHouse(old, parseEnv({ DATABASE_URL, DATA_DIR: old.DATA_DIR, AUTH_SECRET: SECRET }))
  expect(moved.files).toBe(12)
  expect(inodes()).toEqual(before)
})
