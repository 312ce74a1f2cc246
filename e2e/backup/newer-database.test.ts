import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { bringUpToDate } from '@/scripts/migrations'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const UNKNOWN = '29990101000000_of_the_future'

let folder: string
let database: EmbeddedDatabase
let client: Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-newer-'))
  database = await openEmbeddedDatabase(folder)
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
  rmSync(folder, { recursive: true })
})

const writer = async () =>
  (await client.query(`SELECT obj_description('"_prisma_migrations"'::regclass, 'pg_class') AS writer`)).rows[0].writer

test('records the version that migrated a database, and names it when an older version rejects the database', async () => {
  expect((await bringUpToDate(database.url, {})).length).toBeGreaterThan(0)
  expect(await writer()).toBe(`version ${version}`)
  expect(await bringUpToDate(database.url, {})).toEqual([])
  await client.query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at") VALUES ('future', '', $1, now())`,
    [UNKNOWN],
  )
  await client.query(`COMMENT ON TABLE "_prisma_migrations" IS 'version 99.1.0'`)
  await expect(bringUpToDate(database.url, {})).rejects.toThrow(
    `The database was written by version 99.1.0, but this is version ${version}, which doesn't know ${UNKNOWN}.`,
  )
  expect(await bringUpToDate(database.url, { ALLOW_NEWER_DATABASE: '1' })).toEqual([])
  expect(await writer()).toBe('version 99.1.0')
})
