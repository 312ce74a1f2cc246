import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { registrationList } from '@/lib/accounts/registration-list'
import { listRegistrations } from '@/lib/accounts/registration-queries'
import { applicationList } from '@/lib/applications/list'
import { listApplications } from '@/lib/applications/list-queries'
import { auditList } from '@/lib/audit/list'
import { listAuditEntries } from '@/lib/audit/queries'
import type { Admin } from '@/lib/auth/guards'
import { listBlogsOf } from '@/lib/blogs/admin-queries'
import { blogList } from '@/lib/blogs/list'
import { commentList } from '@/lib/comments/list'
import { listComments } from '@/lib/comments/list-queries'
import { contactList } from '@/lib/contacts/list'
import { listContactMessages } from '@/lib/contacts/queries'
import { demoList } from '@/lib/demos/list'
import { listDemos } from '@/lib/demos/queries'
import { jobPostList } from '@/lib/job-posts/list'
import { listJobPosts } from '@/lib/job-posts/queries'
import { mailList } from '@/lib/mail/list'
import { listMails } from '@/lib/mail/queries'
import { postingList } from '@/lib/moderation/list'
import { listPostings } from '@/lib/moderation/queries'
import { partnerList } from '@/lib/partners/list'
import { listPartners } from '@/lib/partners/queries'
import { fillLists } from './list-rows'
import { applyMigrations } from './migrations'
import { findPostgres, startPostgres } from './postgres'

/**
 * Prints how long the back office's lists take, count and page together, with 100,000 rows in each table:
 * `node --conditions=react-server --import tsx scripts/measure-lists.ts`. It starts a PostgreSQL of its own.
 */
const ROWS = 100_000
const PORT = 55_433
const RUNS = 3
// The lists ask for an admin as proof that one was let in; here nobody is kept out.
const admin = {} as Admin

type Reader = (query: Record<string, unknown>) => Promise<{ total: number }>
const lists: Record<string, { read: Reader; sorts: string[]; filter: Record<string, string>; common: string }> = {
  registrations: {
    read: (query) => listRegistrations(admin, registrationList.read(query)),
    sorts: ['name', 'email'],
    filter: { status: 'unverified' },
    common: 'maria',
  },
  demos: {
    read: (query) => listDemos(admin, demoList.read(query)),
    sorts: ['name', 'email'],
    filter: { session: 'live' },
    common: 'maria garcia',
  },
  partners: {
    read: (query) => listPartners(admin, partnerList.read(query)),
    sorts: ['name', 'company'],
    filter: { approval: 'active' },
    common: 'kaveri',
  },
  'job posts': {
    read: (query) => listJobPosts(admin, jobPostList.read(query)),
    sorts: ['job', 'company', 'candidate'],
    filter: { work_type: 'Remote' },
    common: 'engineer',
  },
  postings: {
    read: (query) => listPostings(admin, postingList.read(query)),
    sorts: ['job', 'company'],
    filter: { status: 'pending' },
    common: 'engineer',
  },
  applications: {
    read: (query) => listApplications(admin, applicationList.read(query)),
    sorts: ['applicant', 'job', 'company'],
    filter: { state: 'new' },
    common: 'engineer',
  },
  blogs: {
    read: (query) => listBlogsOf(admin, blogList.read(query)),
    sorts: ['title', 'category', 'author'],
    filter: { state: 'public' },
    common: 'engineer',
  },
  comments: {
    read: (query) => listComments(admin, commentList.read({ ...query, tab: 'comments' })),
    sorts: ['date', 'name'],
    filter: { state: 'waiting' },
    common: 'engineer',
  },
  messages: {
    read: (query) => listContactMessages(admin, contactList.read(query)),
    sorts: ['name', 'subject'],
    filter: { state: 'unanswered' },
    common: 'engineer',
  },
  outbox: {
    read: (query) => listMails(admin, mailList.read(query)),
    sorts: ['to'],
    filter: { state: 'failed' },
    common: 'engineer',
  },
  audit: {
    read: (query) => listAuditEntries(admin, auditList.read(query)),
    sorts: [],
    filter: { action: 'blog.changed' },
    common: 'engineer',
  },
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
  for (const [name, { read, sorts, filter, common }] of Object.entries(lists)) {
    const sorted = []
    for (const sort of sorts) sorted.push(await timeOf(read, { sort }), await timeOf(read, { sort, page: 4_000 }))
    const cells = [
      await timeOf(read, {}),
      await timeOf(read, { page: 5_000 }),
      sorted.length > 0 ? Math.max(...sorted) : '–',
      await timeOf(read, filter),
      await timeOf(read, { search: 'person77777@' }),
      await timeOf(read, { search: common }),
      await timeOf(read, { search: 'e' }),
    ]
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
}

/** The quickest of a few runs in whole milliseconds, when what it reads is in memory. */
async function timeOf(read: Reader, query: Record<string, unknown>): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    await read(query)
    times.push(performance.now() - startedAt)
  }
  return Math.round(Math.min(...times))
}
