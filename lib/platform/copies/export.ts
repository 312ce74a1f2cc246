import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { type Env, env } from '@/lib/env'
import { type Entry, pack } from '@/lib/platform/copies/archive'
import { LEFT_OUT_ROWS, LEFT_OUT_TABLES, REPLACED_COLUMNS } from '@/lib/platform/copies/left-out'
import {
  contentOf,
  DATA,
  FILES,
  MANIFEST,
  manifestOf,
  measured,
  once,
  type Part,
  SEQUENCES,
} from '@/lib/platform/copies/manifest'
import {
  type Contents,
  contentsOf,
  inSnapshot,
  type Query,
  rowsOf,
  sequencesOf,
  type Table,
  tablesOf,
} from '@/lib/platform/copies/rows'
import { openStore } from '@/lib/platform/copies/store'

/** A list of the console as CSV. */
export type Spreadsheet = { name: string; text: AsyncIterable<string> }

/** What the archive starts with: the description of its format, and of each table and column. */
const DOCUMENTS = { 'README.md': 'docs/export.md', 'schema.prisma': 'prisma/schema.prisma' }

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * A tar archive of everything but secrets (docs/export.md): rows as JSON, lists as CSV and uploaded files. Rows are
 * first copied to a folder in DATA_DIR, so that a slow download doesn't hold a snapshot of the database.
 */
export async function* exportArchive(settings: Env, url: string, spreadsheets: Spreadsheet[]): AsyncGenerator<Buffer> {
  const parent = parentOf(settings)
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, 'export-'))
  try {
    yield* pack(entries(settings, url, spreadsheets, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const parentOf = ({ DATA_DIR }: Env) => join(resolve(DATA_DIR), 'exports')

/** An abandoned folder has everything but secrets, so it can't wait for the next export. */
export async function removeAbandonedExports(settings = env()): Promise<void> {
  removeAbandoned(parentOf(settings))
}

/** Removes folders left by exports whose process was killed. */
function removeAbandoned(parent: string): void {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (name.startsWith('export-') && changedAt && Date.now() - changedAt > ABANDONED_AFTER_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

async function* entries(settings: Env, url: string, spreadsheets: Spreadsheet[], folder: string) {
  const parts: Part[] = []
  const add = ({ name, size, content }: Entry): Entry => ({
    name,
    size,
    content: measured(name, content, (part) => parts.push(part)),
  })
  for (const [name, path] of Object.entries(DOCUMENTS)) yield add({ name, ...contentOf(path) })
  const { names, contents } = await withQuery(url, (query) => copyTables(query, folder))
  for (const name of names) {
    const path = join(folder, name.slice(DATA.length))
    yield add({ name, ...contentOf(path) })
    rmSync(path)
  }
  for (const { name, text } of spreadsheets) {
    const path = join(folder, name)
    await pipeline(text, createWriteStream(path, { mode: 0o600 }))
    yield add({ name: `csv/${name}.csv`, ...contentOf(path) })
    rmSync(path)
  }
  for await (const file of openStore(settings).list()) yield add({ ...file, name: `${FILES}${file.name}` })
  const manifest = Buffer.from(JSON.stringify(manifestOf('export', contents, parts), null, 2))
  yield { name: MANIFEST, size: manifest.length, content: once(manifest) }
}

/** Writes a file for each table, in an order in which they can be inserted. */
function copyTables(query: Query, folder: string): Promise<{ names: string[]; contents: Contents }> {
  return inSnapshot(query, async () => {
    const names: string[] = []
    const contents = await contentsOf(query)
    const write = async (name: string, lines: AsyncIterable<string>) => {
      await pipeline(lines, createWriteStream(join(folder, name.slice(DATA.length)), { mode: 0o600 }))
      names.push(name)
    }
    for (const table of await tablesOf(query)) {
      contents.rows[table.name] = 0
      if (LEFT_OUT_TABLES.has(table.name)) continue
      const count = (rows: number) => {
        contents.rows[table.name] = (contents.rows[table.name] ?? 0) + rows
      }
      await write(`${DATA}${table.name}.jsonl`, linesOf(query, table, count))
    }
    await write(SEQUENCES, once((await sequencesOf(query)).map((sequence) => `${sequence}\n`).join('')))
    return { names, contents }
  })
}

async function* linesOf(query: Query, { name, columns }: Table, count: (rows: number) => void): AsyncGenerator<string> {
  const replaced = REPLACED_COLUMNS[name] ?? {}
  const selected = columns.split(', ').map((column) => {
    const sql = replaced[column.replaceAll('"', '')]
    return sql ? `${sql} AS ${column}` : column
  })
  const condition = LEFT_OUT_ROWS[name]
  const select = `SELECT ${selected.join(', ')} FROM "${name}" ${condition ? `WHERE ${condition}` : ''}`
  for await (const rows of rowsOf(query, select)) {
    count(rows.length)
    yield rows.map((row) => `${row}\n`).join('')
  }
}

async function withQuery<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (sql, values) => (await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}
