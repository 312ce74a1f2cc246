import { readFileSync } from 'node:fs'
import { query } from '@/e2e/support/database'
import { applyTo, postingData } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker } from '@/e2e/support/people'
import { poison } from '@/e2e/support/poison'
import { whileLocked } from '@/e2e/support/row-lock'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { startWorkerProcess } from '@/e2e/support/worker-process'
import { feedColumns } from '@/lib/jobs/imports/feed-job'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { wordpressColumns } from '@/lib/jobs/imports/wordpress-job'

let recruiter: Visitor
beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER')
})

const { questions: _none, remoteCountries: _several, ...fields } = postingData() as Record<string, unknown>
const { jobTitle: _title, vacancies: _vacancies, ...shared } = fields
const defaults = Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, String(value)]))
const newSystem = () => `sheet-${Math.random().toString(36).slice(2, 10)}`
const columns = ['externalId', 'jobTitle', 'vacancies', 'salary']

type Row = [id: string, title: string, vacancies: string, salary?: string]
const csvOf = (rows: Row[]) => ['ID,Title,Openings,Salary', ...rows.map((row) => row.join(','))].join('\n')

async function upload(text: string, name = 'jobs.csv', visitor = recruiter) {
  const form = new FormData()
  form.set('data', '{}')
  form.set('file', new File([text], name))
  return visitor.call('POST', '/api/imports', { form })
}

const step = (id: number, name: string, json: object) => recruiter.call('POST', `/api/imports/${id}/${name}`, { json })

async function reaches(id: number, state: string, maxMs?: number): Promise<ImportWire> {
  let current: ImportWire | undefined
  await until(async () => {
    current = (await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire
    return current.state === state
  }, maxMs)
  return current as ImportWire
}

async function check(rows: Row[], system: string): Promise<ImportWire> {
  const { json } = await upload(csvOf(rows))
  const { id, version } = json as ImportWire
  const mapped = await step(id, 'columns', { version, system, columns, defaults })
  expect(mapped).toMatchObject({ status: 200, json: { state: 'CHECKING' } })
  return reaches(id, 'READY')
}

async function importJobs(rows: Row[], system: string, publish = true): Promise<ImportWire> {
  const { id, version } = await check(rows, system)
  expect((await step(id, 'apply', { version, publish })).status).toBe(200)
  return reaches(id, 'DONE')
}

async function undo({ id, version }: ImportWire): Promise<ImportWire> {
  expect((await step(id, 'undo', { version })).status).toBe(200)
  return reaches(id, 'UNDONE')
}

type Posting = { id: number; externalId: string; status: string; jobTitle: string; vacancies: number }
const postingsOf = (system: string) =>
  query<Posting>(
    `SELECT "id", "externalId", "status"::text, "jobTitle", "vacancies" FROM "Posting"
     WHERE "source" = $1 ORDER BY "externalId"`,
    [`import:${system}`],
  )

test('previews new and refused rows with reasons, and changes nothing', async () => {
  const system = newSystem()
  const preview = await check(
    [
      ['1', 'Engineer', '2'],
      ['2', 'Nurse', 'many'],
      ['1', 'Again', '1'],
      ['a b', 'Cook', '1'],
    ],
    system,
  )
  expect(preview).toMatchObject({ total: 4, added: 1, changed: 0, unchanged: 0, refused: 3, applied: 0 })
  expect(await postingsOf(system)).toEqual([])
  const refused = await recruiter.call('GET', `/api/imports/${preview.id}/refused`)
  expect(refused.text.trim().split('\r\n')).toEqual([
    expect.stringContaining('row,reason,ID,Title,Openings,Salary'),
    '3,Vacancies is required.,2,Nurse,many,',
    '4,Row 2 is the same job.,1,Again,1,',
    expect.stringContaining('5,"The ID has to have up to 100 letters'),
  ])
})

test('publishes jobs, and repeating the file changes only what is different', async () => {
  const system = newSystem()
  const first = await importJobs(
    [
      ['1', 'Engineer', '2'],
      ['2', 'Nurse', '3'],
    ],
    system,
  )
  expect(first).toMatchObject({ added: 2, applied: 2 })
  expect(await postingsOf(system)).toMatchObject([
    { externalId: '1', status: 'APPROVED', vacancies: 2 },
    { externalId: '2', status: 'APPROVED', vacancies: 3 },
  ])
  const second = await importJobs(
    [
      ['1', 'Engineer', '2'],
      ['2', 'Nurse', '4'],
      ['3', 'Cook', '1'],
    ],
    system,
  )
  expect(second).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 0, applied: 2 })
  expect(await postingsOf(system)).toMatchObject([{ vacancies: 2 }, { vacancies: 4 }, { externalId: '3' }])

  const undone = await undo(second)
  expect(undone).toMatchObject({ deleted: 1, restored: 1, closed: 0, kept: 0 })
  expect(await postingsOf(system)).toMatchObject([
    { externalId: '1', vacancies: 2 },
    { externalId: '2', vacancies: 3 },
  ])
})

test('sends jobs to review, and emails no one', async () => {
  const system = newSystem()
  const email = newEmail('contact')
  defaults.email = email
  await importJobs([['1', 'Engineer', '2']], system, false)
  await importJobs([['2', 'Nurse', '2']], system, true)
  expect(await postingsOf(system)).toMatchObject([{ status: 'PENDING' }, { status: 'APPROVED' }])
  expect(await query('SELECT 1 FROM "Mail" WHERE "to" = $1', [email])).toEqual([])
})

test('undoing closes jobs with applications, and keeps jobs that were edited since', async () => {
  const system = newSystem()
  await importJobs(
    [
      ['1', 'Engineer', '2'],
      ['2', 'Nurse', '2'],
    ],
    system,
  )
  const changed = await importJobs(
    [
      ['1', 'Engineer', '3'],
      ['2', 'Nurse', '3'],
      ['3', 'Cook', '1'],
    ],
    system,
  )
  const [, nurse, cook] = await postingsOf(system)
  await query('UPDATE "Posting" SET "version" = "version" + 1 WHERE "id" = $1', [nurse?.id])
  expect(await applyTo(cook?.id ?? 0, await newSeeker())).toMatchObject({ status: 201 })
  const undone = await undo(changed)
  expect(undone).toMatchObject({ restored: 1, kept: 1, closed: 1, deleted: 0 })
  expect(await postingsOf(system)).toMatchObject([
    { vacancies: 2, status: 'APPROVED' },
    { vacancies: 3, status: 'APPROVED' },
    { externalId: '3', status: 'CLOSED' },
  ])
})

test('refuses stale versions and steps that are not possible', async () => {
  const { id, version } = await check([['1', 'Engineer', '2']], newSystem())
  expect((await step(id, 'undo', { version })).status).toBe(409)
  expect((await step(id, 'apply', { version: version - 1, publish: true })).status).toBe(409)
  const canceled = await step(id, 'cancel', { version })
  expect(canceled).toMatchObject({ status: 200, json: { state: 'CANCELED', applied: 0 } })
  expect(await step(id, 'apply', { version: version + 1, publish: true })).toMatchObject({ status: 409 })
})

test('refuses columns that do not fit the file, or are chosen twice', async () => {
  const { id, version } = (await upload(csvOf([['1', 'Engineer', '2']]))).json as ImportWire
  const system = newSystem()
  const mapped = (chosen: string[]) => step(id, 'columns', { version, system, columns: chosen, defaults })
  expect((await mapped(['jobTitle'])).status).toBe(400)
  expect((await mapped(['jobTitle', 'jobTitle', '', ''])).status).toBe(400)
  expect((await mapped(['externalId', '', '', ''])).status).toBe(400)
})

test.each([
  ['jobs.csv', 'PK\x03\x04not a table', 415],
  ['jobs.xlsx', 'Title\nEngineer', 415],
  ['jobs.csv', 'Title\nEngin\0eer', 400],
  ['jobs.csv', 'Title', 400],
  ['jobs.xml', 'PK\x03\x04not a feed', 415],
  ['jobs.xml', 'Title\nEngineer', 400],
  ['jobs.xml', '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job>&x;</job></source>', 400],
])('refuses %s with %j', async (name, text, status) => {
  expect(await upload(text, name)).toMatchObject({ status, json: { message: expect.any(String) } })
})

const feedValues = () => ({ ...defaults, vacancies: '1' })
const xmlOf = (jobs: string) => `<source>${jobs}</source>`
const xmlJob = (id: string, title: string, more = '') =>
  `<job><referencenumber>${id}</referencenumber><title>${title}</title><company>Acme</company><city>Austin</city>
   <state>TX</state><country>US</country><description><![CDATA[<p>Cook.</p><p>Clean.</p>]]></description>${more}</job>`

test('imports jobs from an XML feed, whose columns are known, and refuses single jobs', async () => {
  const system = newSystem()
  const feed = xmlOf(
    xmlJob('1', 'Cook') + xmlJob('2', '') + xmlJob('3', 'Baker', '<expirationdate>soon</expirationdate>'),
  )
  const { json } = await upload(feed, 'jobs.xml')
  const { id, version } = json as ImportWire
  await step(id, 'columns', { version, system, columns: feedColumns, defaults: feedValues() })
  const preview = await reaches(id, 'READY')
  expect(preview).toMatchObject({ total: 3, added: 1, refused: 2 })
  const { text } = await recruiter.call('GET', `/api/imports/${id}/refused`)
  expect(text).toContain('2,Job title is required.')
  expect(text).toContain('3,Closing date: Enter a date.')
  await step(id, 'apply', { version: preview.version, publish: true })
  await reaches(id, 'DONE')
  const [job] = await query('SELECT "description", "city", "externalId" FROM "Posting" WHERE "source" = $1', [
    `import:${system}`,
  ])
  expect(job).toEqual({ description: 'Cook.\nClean.', city: 'Austin', externalId: '1' })
})

test('imports a WordPress export, and refuses its jobs that are not open', async () => {
  const system = newSystem()
  const exported = readFileSync('e2e/support/wordpress/blocks.xml', 'utf8')
  const closingDay = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const importExport = async () => {
    const { json } = await upload(exported.replaceAll('2027-05-01', closingDay), 'wordpress.xml')
    const { id, version } = json as ImportWire
    await step(id, 'columns', { version, system, columns: wordpressColumns, defaults: feedValues() })
    return reaches(id, 'READY')
  }
  const preview = await importExport()
  expect(preview).toMatchObject({ total: 4, added: 2, refused: 2 })
  const { text } = await recruiter.call('GET', `/api/imports/${preview.id}/refused`)
  expect(text).toContain("3,This job isn't open in its source (expired).")
  await step(preview.id, 'apply', { version: preview.version, publish: true })
  await reaches(preview.id, 'DONE')
  expect(await postingsOf(system)).toMatchObject([
    { externalId: '2041', status: 'APPROVED', jobTitle: 'R&D Engineer – Looms' },
    { externalId: '2043', status: 'APPROVED' },
  ])
  expect(await importExport()).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
})

test('imports the feed that the site publishes', async () => {
  const title = `Own feed ${newSystem()}`
  await importJobs([['1', title, '2', '$50 an hour']], newSystem())
  const { text } = await recruiter.call('GET', '/api/v1/jobs.xml')
  expect(text).toContain(title)
  const { json } = await upload(text, 'indeed.xml')
  const { id, version, total } = json as ImportWire
  const system = newSystem()
  await step(id, 'columns', { version, system, columns: feedColumns, defaults: feedValues() })
  expect(await reaches(id, 'READY')).toMatchObject({ total, changed: 0 })
  const rows = await query('SELECT "kind"::text, "reason" FROM "JobImportRow" WHERE "importId" = $1 AND "title" = $2', [
    id,
    title,
  ])
  expect(rows).toEqual([{ kind: 'NEW', reason: '' }])
})

test('an import that fails at its end is retried later and blocks no other', async () => {
  const { id, version } = (await upload(csvOf([['1', 'Welder', '1']]))).json as ImportWire
  const failures = () =>
    query(`SELECT "attempts", "lastError" FROM "TaskFailure" WHERE "task" = 'continue-imports' AND "rowKey" = $1`, [
      String(id),
    ])
  const cure = await poison({
    table: 'JobImport',
    on: 'UPDATE',
    when: `OLD."id" = ${id} AND NEW."state" = 'READY'`,
  })
  try {
    const mapped = await step(id, 'columns', { version, system: newSystem(), columns, defaults })
    expect(mapped.status).toBe(200)
    await until(async () => (await failures()).length > 0)
    expect(await check([['1', 'Fitter', '1']], newSystem())).toMatchObject({ added: 1 })
    expect(await failures()).toEqual([{ attempts: expect.any(Number), lastError: expect.stringContaining('poisoned') }])
  } finally {
    await cure()
  }
  await query(`UPDATE "TaskFailure" SET "nextAttemptAt" = now() - interval '1 minute' WHERE "rowKey" = $1`, [
    String(id),
  ])
  expect(await reaches(id, 'READY')).toMatchObject({ added: 1 })
  await until(async () => (await failures()).length === 0)
})

test('writes each job once, even if a process is killed while it imports', async () => {
  const system = newSystem()
  const count = 500
  const rows = Array.from({ length: count }, (_, at): Row => [`R-${at}`, `Killed ${system} ${at}`, '1'])
  const { id, version } = await check(rows, system)
  const worker = await startWorkerProcess('import-worker', { WORKER_TICK_MS: '10' })
  const applied = async () => ((await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire).applied
  const lastRow = 'SELECT FROM "JobImportRow" WHERE "importId" = $1 AND "number" = $2'
  // Neither this process nor the site's worker can finish before the kill.
  await whileLocked(lastRow, [id, count + 1], async () => {
    await step(id, 'apply', { version, publish: false })
    await until(async () => (await applied()) > 0)
    expect(await worker.kill()).toBe('SIGKILL')
    expect(await applied()).toBeLessThan(count)
  })
  expect(await reaches(id, 'DONE', 180_000)).toMatchObject({ added: count, applied: count, refused: 0 })
  const written = await query('SELECT 1 FROM "AuditEntry" WHERE "action" = $1 AND "subject" LIKE $2', [
    'posting.submitted',
    `Killed ${system} %`,
  ])
  expect([written.length, (await postingsOf(system)).length]).toEqual([count, count])
}, 300_000)
