import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Client } from 'pg'
import { applyMigrations } from '@/scripts/migrations'
import { findPostgres, startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/embedded-database'
import { seedJobs } from './job-rows'

const REPORT = 'docs/capacity.md'
const FEW = 1_000
const WANTED = 2

type Times = Record<string, { found: string; times: number[] }>

/**
 * `npm run bench:jobs -- --rows 1000000`: how long each kind of page waits for PostgreSQL with a thousand jobs and with so
 * many, written to docs/capacity.md. It starts a PostgreSQL of its own, or uses the server that `--server` names, whose
 * databases it leaves for the next time.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' }, server: { type: 'string' } } })
const rows = Number(values.rows)
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const server = await openServer()
try {
  const few = await timesWith(FEW)
  const many = await timesWith(rows)
  const table = tableOf(few, many)
  const [before = '', , after = ''] = readFileSync(REPORT, 'utf8').split(/<!-- bench:jobs -->|<!-- \/bench:jobs -->/)
  writeFileSync(REPORT, `${before}<!-- bench:jobs -->\n${table}\n<!-- /bench:jobs -->${after}`)
  console.log(table)
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function openServer() {
  if (values.server) return { url: values.server, close: async () => {} }
  const binaries = findPostgres()
  if (!binaries) throw new Error('Install PostgreSQL first: its initdb and postgres are needed.')
  chmodSync(folder, 0o755)
  return startPostgres(binaries, join(folder, 'postgres'), await freePort())
}

async function timesWith(count: number): Promise<Times> {
  const url = new URL(server.url)
  url.pathname = `/jobs_${count}`
  const client = new Client({ connectionString: server.url })
  await client.connect()
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [`jobs_${count}`])
  if (!rowCount) await client.query(`CREATE DATABASE "jobs_${count}"`)
  await client.end()
  await applyMigrations(url.href)
  if (!rowCount) {
    const startedAt = Date.now()
    await seedJobs(url.href, count, (made) =>
      say(`${made.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} jobs`),
    )
    say(`Seeded in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  }
  say(`Measuring with ${count.toLocaleString('en-US')} jobs …`)
  const args = ['--conditions=react-server', '--import', 'tsx', 'bench/job-times.ts']
  const env = { ...process.env, DATABASE_URL: url.href }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 50_000_000 })
  return JSON.parse(stdout)
}

function tableOf(few: Times, many: Times): string {
  const at = (times: number[] = [], share: number) =>
    [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN
  const lines = Object.entries(many).map(([name, { found, times }]) => {
    const [small, large] = [few[name]?.times, times]
    const ratio = at(large, 0.95) / at(small, 0.95)
    const cells = [name, found, ...[at(small, 0.5), at(small, 0.95), at(large, 0.5), at(large, 0.95)].map(Math.round)]
    return { line: `| ${[...cells, ratio.toFixed(1)].join(' | ')} |`, isGood: ratio <= WANTED }
  })
  const all = (times: Times) =>
    at(
      Object.values(times).flatMap((kind) => kind.times),
      0.95,
    )
  return `
${lines.filter(({ isGood }) => isGood).length} of ${lines.length} kinds take at the 95th percentile no more than twice what they take with 1,000 jobs; over all kinds
together it is ${Math.round(all(few))} ms with 1,000 and ${Math.round(all(many))} ms with ${rows.toLocaleString('en-US')}. Measured on ${new Date().toISOString().slice(0, 10)}, milliseconds:

| what is asked | found | 1,000: median | p95 | ${rows.toLocaleString('en-US')}: median | p95 | p95 by p95 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.map(({ line }) => line).join('\n')}
`
}
