import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'
import { seedJobs } from './jobs'
import { fillApplications } from './rows'

/**
 * `npm run bench -- lists --jobs 100000 --applications 200000 --people 100000`: measures how long each list and search waits for
 * PostgreSQL with that much data. Starts its own server. With `--keep <folder>`, the next run measures the same data.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '200000' },
    people: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
})
const RUNS = 20
const [jobs, applications, people] = [values.jobs, values.applications, values.people].map(Number) as [
  number,
  number,
  number,
]

const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'portal-bench-'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
const seeded = join(folder, 'seeded')
if (!existsSync(seeded)) rmSync(join(folder, 'postgres'), { recursive: true, force: true })
const server = await startPostgres(join(folder, 'postgres'), await freePort())
try {
  Object.assign(process.env, { DATABASE_URL: server.url, NODE_ENV: 'production' })
  await applyMigrations(server.url)
  if (!existsSync(seeded)) await seed()
  await measure()
} finally {
  await server.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function seed(): Promise<void> {
  say(`Seeding ${jobs.toLocaleString('en-US')} jobs and ${applications.toLocaleString('en-US')} applications …`)
  await seedJobs(server.url, jobs)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await fillApplications(client, { jobs, applications, people })
  await linkAll(client)
  await client.end()
  writeFileSync(seeded, `${[jobs, applications, people]}\n`)
}

/** Links all people, as the background job does in the site. Half of them get an owner. */
async function linkAll(client: Client): Promise<void> {
  const { linkPersons } = await import('@/lib/hiring/persons/link-mutations')
  const isDone = async () => {
    const { rows } = await client.query(`SELECT 1 FROM "ContactMessage" WHERE "personId" IS NULL LIMIT 1`)
    return rows.length === 0
  }
  while (!(await isDone())) await linkPersons()
  await client.query(`UPDATE "Person" SET "ownerId" = 1 + "id" % 5 WHERE "id" % 2 = 0`)
  for (const table of ['Person', 'PersonEmail', 'Seeker', 'ContactMessage'])
    await client.query(`VACUUM ANALYZE "${table}"`)
}

async function measure(): Promise<void> {
  const { reads } = await import('./reads')
  const slowest = { name: '', p95: 0 }
  console.log('| query | found | median, ms | p95, ms |\n| --- | ---: | ---: | ---: |')
  for (const [name, read] of reads) {
    if (!new RegExp(values.only).test(name)) continue
    const found = await read(0)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now()
      await read(run)
      times.push(performance.now() - startedAt)
    }
    times.sort((one, other) => one - other)
    const [median = 0, p95 = 0] = [0.5, 0.95].map((share) => times[Math.ceil(RUNS * share) - 1])
    if (p95 > slowest.p95) Object.assign(slowest, { name, p95 })
    console.log(`| ${[name, found, Math.round(median), Math.round(p95)].join(' | ')} |`)
  }
  console.log(`\nSlowest at the 95th percentile: ${slowest.name}, ${Math.round(slowest.p95)} ms.`)
}
