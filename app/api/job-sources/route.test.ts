import { gzipSync } from 'node:zlib'
import { query } from '@/e2e/support/database'
import { type FeedJob, type FeedServer, feedOf, startFeedServer } from '@/e2e/support/feed-server'
import { postingData } from '@/e2e/support/jobs'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { feedColumns } from '@/lib/jobs/imports/feed-job'
import type { ImportWire } from '@/lib/jobs/imports/schema'

const email = newEmail('recruiter')
let recruiter: Visitor
let feed: FeedServer
let id: number

beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER', email)
})
beforeEach(async () => {
  feed = await startFeedServer()
})
afterEach(async () => {
  if (id) await recruiter.call('DELETE', `/api/job-sources/${id}`)
  await feed.close()
})

const { questions: _none, remoteCountries: _several, jobTitle: _title, ...fields } = postingData()
const defaults = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
const two: FeedJob[] = [
  { id: 'a-1', title: 'Engineer One' },
  { id: 'a-2', title: 'Engineer Two' },
]

async function add(more: object = {}) {
  const json = { name: `Feed ${newEmail()}`, url: feed.url, everyMinutes: 60, moderation: 'publish', ...more }
  const reply = await recruiter.call('POST', '/api/job-sources', { json })
  if (reply.status === 201) id = (reply.json as { id: number }).id
  return reply
}

type Source = { checkedAt: Date | null; error: string; failures: number; pausedAt: Date | null; pauseReason: string }
async function source(): Promise<Source> {
  const [row] = await query<Source>('SELECT * FROM "JobSource" WHERE "id" = $1', [id])
  return row as Source
}

const importsOf = () =>
  query<{ id: number; state: string; version: number; added: number; changed: number; missing: number }>(
    'SELECT * FROM "JobImport" WHERE "sourceId" = $1 ORDER BY "id"',
    [id],
  )
const jobs = () =>
  query<{ externalId: string; status: string; jobTitle: string; id: number }>(
    `SELECT "id", "externalId", "status"::text, "jobTitle" FROM "Posting" WHERE "source" = $1 ORDER BY "externalId"`,
    [`import:feed-${id}`],
  )
const statuses = async () => Object.fromEntries((await jobs()).map(({ externalId, status }) => [externalId, status]))

async function reaches(importId: number, state: string): Promise<ImportWire> {
  let current: ImportWire | undefined
  await until(async () => {
    current = (await recruiter.call('GET', `/api/imports/${importId}`)).json as ImportWire
    return current.state === state
  })
  return current as ImportWire
}

/** Waits until the feed has been checked again, and what it found is handled. */
async function check(): Promise<void> {
  const before = (await source()).checkedAt?.getTime()
  expect((await recruiter.call('POST', `/api/job-sources/${id}/check`)).status).toBe(200)
  await until(async () => (await source()).checkedAt?.getTime() !== before)
  await until(async () => !(await importsOf()).some(({ state }) => ['CHECKING', 'APPLYING'].includes(state)))
}

/** Adds the feed and imports its jobs for the first time. */
async function start(listed = two, more: object = {}): Promise<void> {
  feed.list(listed)
  await add(more)
  await importFirst(feedColumns, (more as { moderation?: string }).moderation !== 'review')
}

async function choose(columns: readonly string[]): Promise<number> {
  const waiting = async () => (await importsOf()).filter(({ state }) => state === 'MAPPING')
  await until(async () => (await waiting()).length === 1)
  const [{ id: importId = 0 } = {}] = await waiting()
  const mapping = { version: 1, system: 'taken', columns, defaults }
  expect((await recruiter.call('POST', `/api/imports/${importId}/columns`, { json: mapping })).status).toBe(200)
  return importId
}

async function importFirst(columns: readonly string[], publish = true): Promise<void> {
  const importId = await choose(columns)
  const { version } = await reaches(importId, 'READY')
  expect((await recruiter.call('POST', `/api/imports/${importId}/apply`, { json: { version, publish } })).status).toBe(
    200,
  )
  await reaches(importId, 'DONE')
}

test('waits for a person the first time, and keeps jobs up to date after that', async () => {
  await start()
  expect(await statuses()).toEqual({ 'a-1': 'APPROVED', 'a-2': 'APPROVED' })

  feed.list([
    { id: 'a-1', title: 'Staff Engineer' },
    { id: 'a-3', title: 'Engineer Three' },
  ])
  await check()
  expect((await jobs()).map(({ externalId, status, jobTitle }) => [externalId, status, jobTitle])).toEqual([
    ['a-1', 'APPROVED', 'Staff Engineer'],
    ['a-2', 'CLOSED', 'Engineer Two'],
    ['a-3', 'APPROVED', 'Engineer Three'],
  ])
  const second = (await importsOf()).at(-1)
  expect(second).toMatchObject({ state: 'DONE', added: 1, changed: 1, missing: 1 })

  // It's back.
  feed.list([...two, { id: 'a-3', title: 'Engineer Three' }])
  await check()
  expect(await statuses()).toEqual({ 'a-1': 'APPROVED', 'a-2': 'APPROVED', 'a-3': 'APPROVED' })
})

test('sends jobs to review, and withdraws one that is gone', async () => {
  await start(two, { moderation: 'review' })
  feed.list([{ id: 'a-1', title: 'Engineer One' }])
  await check()
  expect(await statuses()).toEqual({ 'a-1': 'PENDING', 'a-2': 'CLOSED' })
})

test('an unchanged feed imports nothing, and an unchanged job keeps edits', async () => {
  await start()
  const [{ id: jobId = 0 } = {}] = await jobs()
  await query(`UPDATE "Posting" SET "jobTitle" = 'Edited here' WHERE "id" = $1`, [jobId])
  await check()
  expect(await importsOf()).toHaveLength(1)
  feed.list([...two, { id: 'a-3', title: 'Engineer Three' }])
  await check()
  expect((await jobs()).map(({ jobTitle }) => jobTitle)).toEqual(['Edited here', 'Engineer Two', 'Engineer Three'])
})

test("doesn't reopen a job that was closed by hand", async () => {
  await start()
  await query(
    `UPDATE "Posting" SET "status" = 'CLOSED', "version" = "version" + 1 WHERE "jobTitle" = 'Engineer Two' AND "source" = $1`,
    [`import:feed-${id}`],
  )
  feed.list([
    { id: 'a-1', title: 'Engineer One' },
    { id: 'a-2', title: 'Engineer 2' },
  ])
  await check()
  expect(await statuses()).toEqual({ 'a-1': 'APPROVED', 'a-2': 'CLOSED' })
})

test('asks whether nothing has changed, with the ETag', async () => {
  feed.list(two, { etag: '"v1"' })
  await add()
  await importFirst(feedColumns)
  await check()
  expect(feed.requests.map(({ 'if-none-match': etag }) => etag)).toEqual([undefined, '"v1"'])
  expect([await source(), await importsOf()]).toMatchObject([{ error: '', failures: 0 }, [{}]])
})

test('holds an import that would close more than half of the jobs, and tells the person who added the feed', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => ({ id: `b-${index}`, title: `Engineer ${index}` }))
  await start(eight)
  feed.list(eight.slice(0, 2))
  await check()
  const held = (await importsOf()).at(-1)
  expect(held).toMatchObject({ state: 'READY', missing: 6 })
  expect(Object.values(await statuses())).not.toContain('CLOSED')
  await waitForMailAbout(email, 'Action needed: review the import')
  expect((await recruiter.call('POST', `/api/job-sources/${id}/check`)).status).toBe(409)
  const json = { version: held?.version, publish: true }
  expect((await recruiter.call('POST', `/api/imports/${held?.id}/apply`, { json })).status).toBe(200)
  const done = await reaches(held?.id ?? 0, 'DONE')
  expect(done).toMatchObject({ applied: 6, missing: 6 })

  // Undoing opens them again and pauses the feed.
  await recruiter.call('POST', `/api/imports/${held?.id}/undo`, { json: { version: done.version } })
  expect(await reaches(held?.id ?? 0, 'UNDONE')).toMatchObject({ restored: 6 })
  expect(Object.values(await statuses())).not.toContain('CLOSED')
  expect(await source()).toMatchObject({ pauseReason: 'undone', pausedAt: expect.any(Date) })
})

const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, ' '))
test.each<[string, (feed: FeedServer) => void, string]>([
  [
    'an error',
    ({ respondWith }) => respondWith((_, response) => response.writeHead(503).end()),
    'The server responded with status 503.',
  ],
  [
    'a web page',
    ({ respondWith }) => respondWith((_, response) => response.end('<html></html>')),
    "This isn't a job feed",
  ],
  ['an empty feed', ({ list }) => list([]), 'This feed has no jobs.'],
  [
    'a document type',
    ({ respondWith }) =>
      respondWith((_, response) => response.end('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><source/>')),
    'declares a document type',
  ],
  ['a gzip bomb', ({ respondWith }) => respondWith((_, response) => response.end(bomb)), 'Its response is too large.'],
  [
    'a redirect to a private address',
    ({ respondWith }) =>
      respondWith((_, response) => response.writeHead(302, { location: 'https://169.254.169.254/' }).end()),
    'Its address is in a private network',
  ],
])('says what is wrong with %s, and changes nothing', async (_name, prepare, text) => {
  prepare(feed)
  await add()
  await until(async () => (await source()).failures === 1)
  expect((await source()).error).toContain(text)
  expect(await importsOf()).toEqual([])
})

test('reads a compressed feed', async () => {
  feed.respondWith((_request, response) => response.end(gzipSync(feedOf(two))))
  await add()
  await until(async () => (await importsOf()).length === 1)
})

test('reads a CSV file with the columns chosen once, and asks again if they change', async () => {
  const serve = (...lines: string[]) => feed.respondWith((_request, response) => response.end(lines.join('\r\n')))
  serve('Req;Title', 'c-1;Engineer One', 'c-2;Engineer Two')
  await add({ name: 'Spreadsheet' })
  await importFirst(['externalId', 'jobTitle'])
  serve('Req;Title', 'c-1;Staff Engineer', 'c-3;Engineer Three')
  await check()
  expect(await statuses()).toEqual({ 'c-1': 'APPROVED', 'c-2': 'APPROVED', 'c-3': 'APPROVED' })
  const missed = () =>
    query<{ kind: string; externalId: string }>(
      `SELECT "kind"::text, "externalId" FROM "JobImportRow" WHERE "kind" IN ('MISSING', 'MISSED_ONCE')
         AND "importId" = (SELECT max("id") FROM "JobImport" WHERE "sourceId" = $1)`,
      [id],
    )
  expect(await missed()).toEqual([{ kind: 'MISSED_ONCE', externalId: 'c-2' }])
  await check()
  expect(await missed()).toEqual([{ kind: 'MISSING', externalId: 'c-2' }])
  const titles = async () => (await jobs()).map(({ status, jobTitle }) => `${status} ${jobTitle}`)
  expect(await titles()).toEqual(['APPROVED Staff Engineer', 'CLOSED Engineer Two', 'APPROVED Engineer Three'])

  serve('Sorry', 'We are down for maintenance.')
  await check()
  const error = expect.stringContaining('None of the columns has the same name as before.')
  expect(await source()).toMatchObject({ failures: 1, pausedAt: null, error })

  serve('Title;Req', 'Lead Engineer;c-1', 'Engineer Three;c-3')
  await check()
  expect(await source()).toMatchObject({ pauseReason: 'columns', pausedAt: expect.any(Date), error: '' })
  await waitForMailAbout(email, 'The job feed Spreadsheet is paused')
  expect(await titles()).toContain('APPROVED Staff Engineer')
  await reaches(await choose(['jobTitle', 'externalId']), 'DONE')
  expect(await titles()).toContain('APPROVED Lead Engineer')
  expect(await source()).toMatchObject({ pauseReason: '', pausedAt: null })
})

test.each([
  ['a JSON error', '{"error": "too many requests",\n"retry": 60}'],
  ['a text page', 'Sorry, we are down for maintenance\nCome back later'],
])('a feed that responds with %s fails that check, and is read again later', async (_name, text) => {
  await start()
  feed.respondWith((_request, response) => response.end(text))
  await check()
  expect(await source()).toMatchObject({
    failures: 1,
    pausedAt: null,
    error: expect.stringContaining("isn't a job feed"),
  })
  feed.list([{ id: 'a-1', title: 'Staff Engineer' }, ...two.slice(1)])
  await check()
  expect((await jobs()).map(({ jobTitle }) => jobTitle)).toEqual(['Staff Engineer', 'Engineer Two'])
})

test('pauses after eight failures in a row, and emails the person who added it', async () => {
  await add({ name: 'Broken feed' })
  await until(async () => (await source()).failures === 1)
  await query('UPDATE "JobSource" SET "failures" = 7 WHERE "id" = $1', [id])
  await recruiter.call('POST', `/api/job-sources/${id}/check`)
  await until(async () => (await source()).pausedAt !== null)
  await waitForMailAbout(email, 'The job feed Broken feed is paused')
  const count = feed.requests.length
  expect((await recruiter.call('POST', `/api/job-sources/${id}/check`)).status).toBe(409)
  feed.list(two)
  expect((await recruiter.call('POST', `/api/job-sources/${id}/resume`)).status).toBe(200)
  await until(async () => (await importsOf()).length === 1)
  expect(feed.requests.length).toBe(count + 1)
  expect(await source()).toMatchObject({ failures: 0, error: '', pauseReason: '' })
})

test('canceling an import pauses its feed, and resuming reads it again', async () => {
  feed.list(two)
  await add()
  await until(async () => (await importsOf()).length === 1)
  const [first] = await importsOf()
  await recruiter.call('POST', `/api/imports/${first?.id}/cancel`, { json: { version: first?.version } })
  expect(await source()).toMatchObject({ pauseReason: 'canceled' })
  await recruiter.call('POST', `/api/job-sources/${id}/resume`)
  await until(async () => (await importsOf()).length === 2)
})

test('refuses URLs that it would not call, stale edits and unknown intervals, beside their fields', async () => {
  for (const url of [
    'ftp://example.com/x',
    'not a URL',
    'https://user:secret@example.com/feed',
    'https://:secret@example.com/feed',
    'http://example.com/feed',
  ])
    expect(await add({ url })).toMatchObject({
      status: 400,
      json: { errors: { url: expect.stringContaining('https://') } },
    })
  expect(await add({ everyMinutes: 7 })).toMatchObject({
    status: 400,
    json: { errors: { everyMinutes: expect.any(String) } },
  })
  feed.list(two)
  await add()
  const json = { name: 'Renamed', url: feed.url, everyMinutes: 30, moderation: 'review', version: 1 }
  expect((await recruiter.call('PUT', `/api/job-sources/${id}`, { json })).status).toBe(200)
  expect((await recruiter.call('PUT', `/api/job-sources/${id}`, { json })).status).toBe(409)
})

test('deleting a feed cancels its import', async () => {
  feed.list(two)
  await add()
  await until(async () => (await importsOf()).length === 1)
  const [waiting] = await importsOf()
  expect(waiting?.state).toBe('MAPPING')
  expect((await recruiter.call('DELETE', `/api/job-sources/${id}`)).status).toBe(200)
  expect(await query('SELECT "state" FROM "JobImport" WHERE "id" = $1', [waiting?.id])).toEqual([{ state: 'CANCELED' }])
})

test('deleting a feed keeps its jobs', async () => {
  await start()
  const before = await statuses()
  expect((await recruiter.call('DELETE', `/api/job-sources/${id}`)).status).toBe(200)
  expect(before).toEqual({ 'a-1': 'APPROVED', 'a-2': 'APPROVED' })
  expect(await statuses()).toEqual(before)
})

const three: FeedJob[] = [...two, { id: 'a-3', title: 'Engineer Three' }]
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** When the open jobs close. */
const ends = async () =>
  (
    await query<{ expiresAt: Date }>(
      `SELECT "expiresAt" FROM "Posting" WHERE "source" = $1 AND "status" = 'APPROVED' ORDER BY "externalId"`,
      [`import:feed-${id}`],
    )
  ).map(({ expiresAt }) => expiresAt)
const daysLeft = (end: Date | undefined) => ((end?.getTime() ?? 0) - Date.now()) / 86_400_000

const setJob = (externalId: string, columns: string) =>
  query(`UPDATE "Posting" SET ${columns} WHERE "source" = $1 AND "externalId" = $2`, [`import:feed-${id}`, externalId])

test('tells the owners of a held import if the person who added the feed is not a recruiter anymore', async () => {
  recruiter = await newAdmin('RECRUITER')
  const eight = Array.from({ length: 8 }, (_, index) => ({ id: `b-${index}`, title: `Engineer ${index}` }))
  await start(eight)
  const editor = newEmail('editor')
  await newAdmin('EDITOR', editor)
  await query('UPDATE "JobSource" SET "adminId" = (SELECT "id" FROM "Admin" WHERE "email" = $2) WHERE "id" = $1', [
    id,
    editor,
  ])
  feed.list(eight.slice(0, 2))
  await check()
  const held = (await importsOf()).at(-1) as { fileName?: string } | undefined
  const subject = `Action needed: review the import from ${held?.fileName}`
  await waitForMailAbout(required('ADMIN_EMAIL'), subject)
  expect((await mailsTo(editor)).map((mail) => mail.subject)).not.toContain(subject)
})

describe('a job that is over', () => {
  // Accounts can only add so many feeds per hour.
  beforeAll(async () => {
    recruiter = await newAdmin('RECRUITER')
  })

  test('sends a job to review again if its feed has it again', async () => {
    await start(two, { moderation: 'review' })
    feed.list([{ id: 'a-1', title: 'Engineer One' }])
    await check()
    feed.list(two)
    await check()
    expect(await statuses()).toEqual({ 'a-1': 'PENDING', 'a-2': 'PENDING' })
  })

  test('keeps jobs open while their feed has them, until their closing date', async () => {
    await start([...two, { id: 'a-3', title: 'Engineer Three', closes: dayIn(10) }])
    await setJob('a-1', `"expiresAt" = now() + interval '20 days'`)
    await setJob(
      'a-2',
      `"expiresAt" = now() + interval '20 days', "closesOn" = date_trunc('day', now()) + interval '40 days'`,
    )
    const [, , closing] = await ends()
    await check()
    const [first, second, third] = await ends()
    expect(await importsOf()).toHaveLength(1)
    expect(daysLeft(first)).toBeCloseTo(60, 1)
    expect(daysLeft(second)).toBeGreaterThan(39)
    expect(daysLeft(second)).toBeLessThan(42)
    expect(third).toEqual(closing)
  })

  test('opens expired jobs again if their feed still has them', async () => {
    const closed = { id: 'a-3', title: 'Engineer Three', closes: dayIn(1) }
    await start([...two, closed])
    const expired = `"status" = 'EXPIRED', "expiresAt" = now() - interval '1 day', "closedAt" = now() - interval '1 day'`
    await setJob('a-1', expired)
    await setJob('a-3', `${expired}, "closesOn" = now() - interval '3 days'`)
    feed.list([...two, closed, { id: 'a-4' }])
    await check()
    expect(await statuses()).toEqual({ 'a-1': 'APPROVED', 'a-2': 'APPROVED', 'a-3': 'EXPIRED', 'a-4': 'APPROVED' })
    feed.list([...two, { ...closed, closes: dayIn(20) }, { id: 'a-4' }])
    await check()
    expect(await statuses()).toMatchObject({ 'a-3': 'APPROVED' })
    expect(daysLeft((await ends())[2])).toBeLessThan(22)
  })

  test('a job that is back keeps its closing date, and undoing that closes it', async () => {
    const dated = { id: 'a-2', title: 'Engineer Two', closes: dayIn(20) }
    const listed = [...three.filter((each) => each.id !== 'a-2'), dated]
    await start(listed)
    const [, before] = await ends()
    feed.list(three.filter((each) => each.id !== 'a-2'))
    await check()
    feed.list(listed)
    await check()
    expect((await ends())[1]).toEqual(before)

    const { id: importId = 0, version = 0 } = (await importsOf()).at(-1) ?? {}
    expect((await recruiter.call('POST', `/api/imports/${importId}/undo`, { json: { version } })).status).toBe(200)
    expect(await reaches(importId, 'UNDONE')).toMatchObject({ restored: 1, kept: 0 })
    expect(await statuses()).toEqual({ 'a-1': 'APPROVED', 'a-2': 'CLOSED', 'a-3': 'APPROVED' })
  })

  test('undoing an import opens the jobs that it closed or withdrew, with their closing date', async () => {
    await start([...two, { id: 'a-3', title: 'Engineer Three', closes: dayIn(20) }])
    await setJob('a-1', `"status" = 'PENDING', "slug" = NULL, "expiresAt" = NULL`)
    const [, before] = await ends()
    feed.list([{ id: 'a-2', title: 'Engineer Two' }, { id: 'a-4' }, { id: 'a-5' }])
    await check()
    const { id: importId = 0, version = 0 } = (await importsOf()).at(-1) ?? {}
    expect(await statuses()).toMatchObject({ 'a-1': 'CLOSED', 'a-3': 'CLOSED' })
    expect((await recruiter.call('POST', `/api/imports/${importId}/undo`, { json: { version } })).status).toBe(200)
    expect(await reaches(importId, 'UNDONE')).toMatchObject({ restored: 2, kept: 0 })
    expect(await statuses()).toEqual({ 'a-1': 'PENDING', 'a-2': 'APPROVED', 'a-3': 'APPROVED' })
    expect((await ends())[1]).toEqual(before)
  })
})
