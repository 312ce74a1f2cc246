import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Client } from 'pg'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'

const REPORT = 'docs/capacity.md'
const WANTED = 2

export type Times = Record<string, { found: string; times: number[] }>
type Bench = {
  noun: string
  few: number
  rows: number
  seed: (databaseUrl: string, count: number) => Promise<void>
  /** The program that asks the database of DATABASE_URL for each kind of page and writes Times. */
  program: string
}

/**
 * How long each kind of page waits for PostgreSQL with few rows and with many, written to its part of docs/capacity.md. It
 * starts a PostgreSQL of its own, or uses the server that `--server` names, whose databases it leaves for the next time.
 */
export async function compareSizes({ noun, few, rows: initialRows, seed, program }: Bench): Promise<void> {
  const { values } = parseArgs({ options: { rows: { type: 'string' }, server: { type: 'string' } } })
  const rows = Number(values.rows ?? initialRows)
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = values.server ? { url: values.server, close: async () => {} } : await openServer(folder)

  async function timesWith(count: number): Promise<Times> {
    const url = new URL(server.url)
    const name = `${noun}_${count}`
    url.pathname = `/${name}`
    const client = new Client({ connectionString: server.url })
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE "${name}"`)
    await client.end()
    await applyMigrations(url.href)
    if (!rowCount) {
      const startedAt = Date.now()
      await seed(url.href, count)
      say(`Seeded in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
    }
    say(`Measuring with ${count.toLocaleString('en-US')} ${noun} …`)
    const env = { ...process.env, DATABASE_URL: url.href }
    const args = ['--conditions=react-server', '--import', 'tsx', program]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 50_000_000 })
    return JSON.parse(stdout)
  }

  try {
    const table = tableOf({ noun, few, rows, small: await timesWith(few), large: await timesWith(rows) })
    const mark = `bench:${noun}-${rows}`
    const marks = new RegExp(`<!-- /?${mark} -->`)
    const [before = '', , after = ''] = readFileSync(REPORT, 'utf8').split(marks)
    writeFileSync(REPORT, `${before}<!-- ${mark} -->\n${table}\n<!-- /${mark} -->${after}`)
    console.log(table)
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openServer(folder: string) {
  chmodSync(folder, 0o755)
  return startPostgres(join(folder, 'postgres'), await freePort())
}

type Sizes = { noun: string; few: number; rows: number; small: Times; large: Times }

function tableOf({ noun, few, rows, small, large }: Sizes): string {
  const at = (times: number[] = [], share: number) =>
    [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN
  const lines = Object.entries(large).map(([name, { found, times }]) => {
    const before = small[name]?.times
    const ratio = at(times, 0.95) / at(before, 0.95)
    const cells = [name, found, ...[at(before, 0.5), at(before, 0.95), at(times, 0.5), at(times, 0.95)].map(Math.round)]
    return { line: `| ${[...cells, ratio.toFixed(1)].join(' | ')} |`, isGood: ratio <= WANTED }
  })
  const all = (times: Times) =>
    at(
      Object.values(times).flatMap((kind) => kind.times),
      0.95,
    )
  const [less, more] = [few, rows].map((count) => count.toLocaleString('en-US'))
  return `
${lines.filter(({ isGood }) => isGood).length} of ${lines.length} kinds take at the 95th percentile no more than twice what they take with ${less} ${noun}; over all kinds
together it is ${Math.round(all(small))} ms with ${less} and ${Math.round(all(large))} ms with ${more}. Measured on ${new Date().toISOString().slice(0, 10)}, milliseconds:

| what is asked | found | ${less}: median | p95 | ${more}: median | p95 | p95 by p95 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.map(({ line }) => line).join('\n')}
`
}

const OVER_LIMIT = 'over the limit'
const RUNS = Number(process.env.BENCH_RUNS ?? 20)

/** What such a program does: asks for each kind, once to warm up, and writes the times. One argument names one kind. */
export async function timeKinds(kinds: [string, () => Promise<string>][]): Promise<void> {
  const named = process.argv[2]
  const times: Times = {}
  for (const [name, read] of kinds) {
    if (named && !name.includes(named)) continue
    let found = await withinLimit(read)
    const taken: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now()
      const again = await withinLimit(read)
      taken.push(performance.now() - startedAt)
      if (again === OVER_LIMIT) found = again
    }
    times[name] = { found, times: taken }
    if (named) console.error(name, found, Math.round(Math.min(...taken)), Math.round(Math.max(...taken)))
  }
  console.log(JSON.stringify(times))
}

/** A page that waits longer than the site lets a statement run is told so; the time until then counts. */
function withinLimit(read: () => Promise<string>): Promise<string> {
  return read().catch((error: Error) => {
    if (!/statement timeout/.test(String(error))) throw error
    return OVER_LIMIT
  })
}
