import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Admin } from '@/lib/auth/guards'
import { type AdminList, readList } from '@/lib/back-office/admin-list'
import { adminLists } from '@/lib/back-office/lists'
import { getActivity, getTiles, getWaiting } from '@/lib/dashboard/queries'
import { applyMigrations } from '@/scripts/migrations'
import { findPostgres, startPostgres } from '@/scripts/postgres'
import { fillLists } from './list-rows'

const ROWS = 100_000
const PORT = 55_433
const RUNS = 3
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

const binaries = findPostgres()
if (!binaries) throw new Error('Install PostgreSQL first: its initdb and postgres are needed.')
const server = await startPostgres(binaries, mkdtempSync(join(tmpdir(), 'measure-lists-')), PORT)
process.env.DATABASE_URL = server.url
await measure().finally(server.close)
process.exit()

async function measure(): Promise<void> {
  await applyMigrations(server.url)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await fillLists(client, ROWS)
  await client.end()

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
