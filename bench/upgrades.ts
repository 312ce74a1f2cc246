import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { faultySite } from '@/bench/faults/site'
import { startWriters } from '@/bench/faults/writers'
import { parseEnv } from '@/lib/env'
import { tablesOf } from '@/lib/platform/copies/rows'
import { restoreBackup } from '@/scripts/backup/restore'
import { buildIfChanged } from '@/scripts/build'
import { openDatabase } from '@/scripts/open-database'
import { say } from '@/scripts/prepare.mjs'

/** The oldest PGlite version someone may still be running, and the last one. */
const VERSIONS = ['8ddfe18', '4d6f1bb']
const WRITES = 150
/** The database computes the first again. A migration drops the second, which only schedules tasks. */
const COMPUTED = ['PostingPoint', 'TaskTurn']

type Query = <Row>(sql: string) => Promise<Row[]>

/**
 * `npm run bench -- upgrades [commits]`: lets each older version fill a DATA_DIR, stops it (and kills it the second
 * time) and starts this version on it. Every row of the old folder, as the old version reads it, must be in the new
 * database.
 */
const commits = process.argv.length > 2 ? process.argv.slice(2) : VERSIONS
const unknown = commits.filter(
  (commit) => spawnSync('git', ['rev-parse', '--verify', '-q', `${commit}^{commit}`]).status,
)
if (unknown.length > 0) throw new Error(`This clone doesn't have the commits ${unknown.join(', ')}.`)
const folder = mkdtempSync(join(tmpdir(), 'portal-upgrades-'))
try {
  await buildIfChanged()
  for (const commit of commits) {
    const older = built(commit)
    for (const end of ['close', 'kill'] as const) await upgrade(commit, older, end)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function upgrade(commit: string, older: string, end: 'close' | 'kill'): Promise<void> {
  const place = join(folder, `${commit}-${end}`)
  // The oldest versions build again for another SITE_URL.
  const env = { DATABASE_URL: '', SEED: 'demo', SITE_URL: 'http://localhost:3000' }
  const old = await faultySite(place, env, { args: ['scripts/start.mjs', 'start'], cwd: older })
  await old.start()
  const writers = startWriters(old.url, 'upgrade', 4)
  while (writers.acknowledged() < WRITES) await new Promise((later) => setTimeout(later, 50))
  // Writes that end with the killed server don't count as acknowledged.
  await Promise.all([writers.stop(), end === 'kill' ? old.kill() : undefined])
  if (end === 'close') await old.close()
  const backup = join(place, 'older.backup')
  const hasBackup = end === 'close' && existsSync(join(older, 'scripts/backup.ts'))
  if (hasBackup) {
    const options = { cwd: older, env: { ...process.env, ...env, DATA_DIR: old.dataDir }, stdio: 'ignore' } as const
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/backup.ts', backup], options)
  }
  const site = await faultySite(place, env)
  const took = await site.start()
  const status = await fetch(`${site.url}/hire-from-us/getApprovedJobs`).then(({ status }) => status)
  await site.close()
  const oldFolder = readdirSync(site.dataDir).find((name) => name.startsWith('database-before-'))
  if (!oldFolder) throw new Error(`${commit}: the old folder wasn't kept.`)
  const before = await onPGlite(older, join(site.dataDir, oldFolder), rowsOfAll)
  const after = await onPostgres(site.dataDir, rowsOfAll)
  if (hasBackup) await restoreInto(join(place, 'restored'), backup, before)
  const different = Object.keys(before)
    .filter((name) => !COMPUTED.includes(name))
    .filter((name) => !isWithin(before[name] ?? [], after[name] ?? []))
  const count = Object.values(before).reduce((sum, rows) => sum + rows.length, 0)
  const written = (after.ContactMessage?.length ?? 0) + (after.Posting?.length ?? 0)
  say(
    `${commit}, ${end === 'kill' ? 'killed' : 'stopped'}: ${count} rows of ${Object.keys(before).length} tables, ${writers.acknowledged()} of them acknowledged writes; serving on PostgreSQL after ${(took / 1000).toFixed(1)} s, status ${status}; ${different.length} tables differ`,
  )
  if (different.length > 0 || status !== 200 || written < WRITES)
    throw new Error(`${commit}: ${different.join(', ') || 'rows are missing'} after the upgrade.`)
}

/** A backup made by the older version must restore too. */
async function restoreInto(dataDir: string, backup: string, before: Record<string, string[]>): Promise<void> {
  await restoreBackup(parseEnv({ DATA_DIR: dataDir }), backup, false)
  const restored = await onPostgres(dataDir, rowsOfAll)
  const different = Object.keys(before).filter((name) => restored[name]?.length !== before[name]?.length)
  // The backup added its own audit entry after the rows were copied.
  if (different.some((name) => name !== 'AuditEntry'))
    throw new Error(`The restored backup differs: ${different.join(', ')}.`)
  say('A backup that it made restores as well.')
}

/** Rows by key, because later migrations add rows and fill new columns of existing ones. */
async function rowsOfAll(query: Query): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name, key } of await tablesOf(query)) {
    const columns = (key ?? []).map((column) => `${column.name}::text`).join(', ')
    const rows = await query<{ key: string }>(`SELECT ARRAY[${columns}]::text AS key FROM "${name}"`)
    all[name] = rows.map((row) => row.key)
  }
  return all
}

function isWithin(rows: string[], others: string[]): boolean {
  const there = new Set(others)
  return rows.every((row) => there.has(row))
}

async function onPGlite<T>(older: string, dataDir: string, work: (query: Query) => Promise<T>): Promise<T> {
  const require = createRequire(join(older, 'package.json'))
  const { PGlite } = await import(pathToFileURL(require.resolve('@electric-sql/pglite')).href)
  const { pg_trgm } = await import(pathToFileURL(require.resolve('@electric-sql/pglite/contrib/pg_trgm')).href)
  const database = await PGlite.create(dataDir, { extensions: { pg_trgm } })
  try {
    return await work(async (sql) => (await database.query(sql)).rows)
  } finally {
    await database.close()
  }
}

async function onPostgres<T>(dataDir: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
    await database.close()
  }
}

function built(commit: string): string {
  const sha = execFileSync('git', ['rev-parse', '--short=12', `${commit}^{commit}`], { encoding: 'utf8' }).trim()
  const place = join(tmpdir(), `portal-older-${sha}`)
  if (existsSync(join(place, 'complete'))) return place
  say(`Building ${commit} in ${place} …`)
  mkdirSync(place, { recursive: true })
  const run = (program: string, ...args: string[]) => {
    const { status } = spawnSync(program, args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${place}. Read the message above.`)
  }
  const archive = join(place, 'sources.tar')
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, sha])
  run('tar', '-xf', archive)
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  // The oldest versions do this when they start, not when they're installed.
  run(process.execPath, '--input-type=module', '--eval', "import('./scripts/prepare.mjs').then((m) => m.prepare?.({}))")
  run('npm', 'run', 'build')
  writeFileSync(join(place, 'complete'), '')
  return place
}
