import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { faultySite } from '@/bench/faults/site'
import { signInAdmin } from '@/e2e/support/people'
import type { Admin } from '@/lib/auth/guards'
import { adminLists } from '@/lib/console/all-lists'
import { getActivity, getTiles, getWaiting } from '@/lib/console/dashboard/queries'
import { type AdminList, readList } from '@/lib/console/lists/admin-list'
import { buildIfChanged } from '@/scripts/build'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { fillLists } from './list-rows'

/** `npm run bench -- lists`: the console's lists with so many rows each, as queries and as pages; `-- --pages` as pages alone. */
const ROWS = 100_000
const PORT = 55_433
const RUNS = 3
const WARM_UPS = 5
const OPENINGS = 40
// The lists ask for an admin as proof that one was let in; here nobody is kept out.
const admin = { id: 1, role: 'OWNER' } as Admin

type Reader = (query: Record<string, unknown>) => Promise<{ total: number }>

/** What people would filter each list by, and words that many of its rows have. */
const asked: Record<string, { filter: Record<string, string>; common: string }> = {
  registrations: { filter: { status: 'unverified' }, common: 'maria' },
  demos: { filter: { session: 'live' }, common: 'maria garcia' },
  partners: { filter: { approval: 'active' }, common: 'kaveri' },
  'job-posts': { filter: { work_type: 'Remote' }, common: 'engineer' },
  postings: { filter: { status: 'pending' }, common: 'engineer' },
  applications: { filter: { state: 'new' }, common: 'engineer' },
  blogs: { filter: { state: 'public' }, common: 'engineer' },
  comments: { filter: { state: 'waiting' }, common: 'engineer' },
  contacts: { filter: { state: 'unanswered' }, common: 'engineer' },
  mails: { filter: { state: 'failed' }, common: 'engineer' },
  audit: { filter: { action: 'blog.changed' }, common: 'engineer' },
}

const onlyPages = process.argv.includes('--pages')
await buildIfChanged()
const folder = mkdtempSync(join(tmpdir(), 'measure-lists-'))
chmodSync(folder, 0o711)
const server = await startPostgres(join(folder, 'postgres'), PORT)
process.env.DATABASE_URL = server.url
try {
  await applyMigrations(server.url)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await fillLists(client, ROWS)
  await client.end()
  if (!onlyPages) await measureQueries()
  await measurePages()
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function measureQueries(): Promise<void> {
  console.log('| list | first page | last page | sorted, slowest | filtered | one match | many matches | one letter |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const list of adminLists as AdminList<{ id: number }>[]) {
    const { name, rows } = list
    const { filter, common } = asked[name] ?? { filter: {}, common: 'engineer' }
    const read: Reader = (query) => readList(admin, list, { ...query })
    const sorted = []
    for (const sort of rows.sorts) sorted.push(await timeOf(read, { sort }), await timeOf(read, { sort, page: 4_000 }))
    const cells = [
      await timeOf(read, { view: 'all' }),
      await timeOf(read, { page: 5_000 }),
      sorted.length > 0 ? Math.max(...sorted) : '–',
      await timeOf(read, filter),
      await timeOf(read, { search: 'person77777@' }),
      await timeOf(read, { search: common }),
      await timeOf(read, { search: 'e' }),
    ]
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
  const dashboard = await timeOf(() => Promise.all([getTiles(admin), getWaiting(admin), getActivity(admin)]), {})
  console.log(`\nWhat the dashboard reads: ${dashboard} ms`)
}

/** From the request to the last byte of the page, as a signed-in owner opens it again and again. */
async function measurePages(): Promise<void> {
  const admin = { ADMIN_EMAIL: 'owner@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }
  // The rows are new to the timed tasks, which would be busy with them for hours.
  const settings = { ...admin, DATABASE_URL: server.url, WORKER_TICK_MS: '3600000' }
  const site = await faultySite(join(folder, 'site'), settings)
  await site.start()
  try {
    Object.assign(process.env, admin, { TEST_SITE_URL: site.url, TEST_DATABASE_URL: server.url })
    const owner = await signInAdmin()
    const open = async (path: string) => {
      const startedAt = performance.now()
      const { status, text } = await owner.call('GET', path, { headers: { accept: 'text/html' } })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return { time: performance.now() - startedAt, bytes: text.length }
    }
    console.log('\n| page | median, ms | p95, ms | HTML, kB |')
    console.log('| --- | ---: | ---: | ---: |')
    const all: number[] = []
    const paths = [...new Set(adminLists.map(({ home }) => home)), '/adminappliedjobs/board', '/dashboard']
    for (const path of paths) {
      for (let run = 0; run < WARM_UPS; run += 1) await open(path)
      const opened = []
      for (let run = 0; run < OPENINGS; run += 1) opened.push(await open(path))
      const times = opened.map(({ time }) => time).sort((a, b) => a - b)
      if (path !== '/dashboard') all.push(...times)
      const kilobytes = Math.round((opened[0]?.bytes ?? 0) / 1000)
      console.log(`| ${path} | ${percentile(times, 0.5)} | ${percentile(times, 0.95)} | ${kilobytes} |`)
    }
    all.sort((a, b) => a - b)
    console.log(`| all lists | ${percentile(all, 0.5)} | ${percentile(all, 0.95)} | |`)
  } finally {
    await site.close()
  }
}

function percentile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

async function timeOf(
  read: (query: Record<string, unknown>) => Promise<unknown>,
  query: Record<string, unknown>,
): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    await read(query)
    times.push(performance.now() - startedAt)
  }
  return Math.round(Math.min(...times))
}
