import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import type { Admin } from '@/lib/auth/guards'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { stopRepeating } from '@/lib/platform/schedule/repeat'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'

/**
 * `npm run bench -- imports --rows 50000`: imports a CSV file with that many jobs, and then checks the same file again. Prints
 * how long each step takes and how much memory the process uses. Starts its own server.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } })
const rows = Number(values.rows)
const SAMPLE_MS = 500
const MB = 1024 * 1024

const header = [
  'ID',
  'Job title',
  'Company',
  'First name',
  'Last name',
  'Email',
  'Mobile number',
  'Vacancies',
  'Experience',
  'Type of Employment',
  'Job Type',
  'Working Days',
  'Notice period',
  'Description',
  'Qualification',
  'Salary',
  'Location',
]

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
chmodSync(folder, 0o755)
const server = await startPostgres(join(folder, 'postgres'), await freePort())
try {
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    AUTH_SECRET: 'a secret that only this bench uses, and no one else',
    NODE_ENV: 'production',
    WORKER_TICK_MS: '50',
  })
  await applyMigrations(server.url)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  const { rows: added } = await client.query<{ id: number }>(
    `INSERT INTO "Admin" ("email", "name", "role") VALUES ('bench@example.com', 'Bench', 'OWNER') RETURNING "id"`,
  )
  await client.end()
  await measure({ kind: 'admin', id: added[0]?.id, name: 'Bench', email: 'bench@example.com' } as unknown as Admin)
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function measure(admin: Admin): Promise<void> {
  const { startImportWorker } = await import('@/lib/jobs/imports/worker-mutations')
  const { applyImport } = await import('@/lib/jobs/imports/mutations')
  startImportWorker()
  console.log('| step | s | rows per second | memory at first, MB | at the end, MB | most, MB |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  const bytes = Buffer.from(csv())
  say(`The file has ${rows.toLocaleString('en-US')} rows and ${Math.round(bytes.length / MB)} MB.`)
  const first = await check(admin, bytes, '')
  await timed('import', async () => {
    await applyImport(admin, first.id, { version: first.version, publish: true })
    await reaches(admin, first.id, 'DONE', ({ applied }) => applied)
  })
  await check(admin, bytes, ' again')
  await stopRepeating()
}

async function check(admin: Admin, bytes: Buffer, suffix: string): Promise<ImportWire> {
  const { createImport, mapImport } = await import('@/lib/jobs/imports/mutations')
  const { suggestedColumns } = await import('@/lib/jobs/imports/fields')
  const upload = { bytes, ending: '.csv', originalName: 'jobs.csv' } as Parameters<typeof createImport>[1]
  const uploaded = await timed(`upload${suffix}`, () => createImport(admin, upload))
  return timed(`check${suffix}`, async () => {
    const columns = suggestedColumns(header, [])
    const { id, version } = uploaded
    await mapImport(admin, id, { version, system: 'bench', columns, defaults: {} })
    return reaches(admin, id, 'READY', ({ handled }) => handled)
  })
}

async function timed<T>(step: string, act: () => Promise<T>): Promise<T> {
  const rss = () => process.memoryUsage.rss() / MB
  const samples = [rss()]
  const timer = setInterval(() => samples.push(rss()), SAMPLE_MS)
  const startedAt = performance.now()
  const result = await act()
  const seconds = (performance.now() - startedAt) / 1_000
  clearInterval(timer)
  samples.push(rss())
  // The first tenth includes compiling.
  const early = samples[Math.floor(samples.length / 10)] ?? 0
  const figures = [seconds, rows / seconds, early, samples.at(-1) ?? 0, Math.max(...samples)]
  console.log(`| ${[step, ...figures.map(Math.round)].join(' | ')} |`)
  return result
}

async function reaches(
  admin: Admin,
  id: number,
  state: ImportWire['state'],
  done: (current: ImportWire) => number,
): Promise<ImportWire> {
  const { getImport } = await import('@/lib/jobs/imports/queries')
  for (let at = 1; ; at++) {
    const current = await getImport(admin, id)
    if (current.state === state && current.refused === 0) return current
    if (current.refused > 0) throw new Error(`${current.refused} rows were refused.`)
    if (at % 60 === 0) say(`${current.state}: ${done(current).toLocaleString('en-US')} rows`)
    await setTimeout(SAMPLE_MS)
  }
}

function csv(): string {
  const cities = ['Austin, TX', 'Denver, CO', 'Seattle, WA', 'Boston, MA', 'Atlanta, GA']
  const titles = ['Java Developer', 'Registered Nurse', 'Forklift Operator', 'Data Analyst', 'Electrician']
  const text = 'Work with a small team, take care of our customers, and keep the records complete. '.repeat(3)
  const lines = Array.from({ length: rows }, (_, at) => [
    `R-${at}`,
    `${titles[at % titles.length]} ${at}`,
    `Company ${at % 500}`,
    'Nora',
    'Whitfield',
    `jobs${at % 500}@example.com`,
    '+1 512-555-0137',
    String(1 + (at % 5)),
    '2 - 4 Years',
    'Full Time',
    'Onsite',
    'Mon - Fri',
    '15 Days',
    `"${text}"`,
    'A license and two years of experience.',
    '"$45,000 - $60,000 a year"',
    `"${cities[at % cities.length]}"`,
  ])
  return [header, ...lines].map((cells) => cells.join(',')).join('\n')
}
