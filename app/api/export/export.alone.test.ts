import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { waitForMailAbout } from '@/e2e/support/mail'
import {
  newAdmin,
  newEmail,
  newProfile,
  newSeeker,
  PASSWORD,
  personLinkedTo,
  type TestSeeker,
} from '@/e2e/support/people'
import { fileOf, wordResume } from '@/e2e/support/resumes'
import { addRowsOfEveryTable } from '@/e2e/support/rows-of-every-table'
import { required } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { parseEnv } from '@/lib/env'
import { unpack } from '@/lib/platform/copies/archive'
import { LEFT_OUT_TABLES, REPLACED_COLUMNS } from '@/lib/platform/copies/left-out'
import type { Manifest } from '@/lib/platform/copies/manifest'
import { restoreBackup } from '@/scripts/backup/restore'
import { startSite, type TestSite } from '@/scripts/test-site'

const MAX_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'portal-export-'))
const closing: (() => Promise<void>)[] = []
const resume = wordResume(['Meera Nair', 'Skills: Kubernetes, Terraform'])
const ownerEmail = newEmail('owner')
/** Columns that look like secrets by their names, but are hashes of what a job feed says. */
const OPEN_COLUMNS = ['Posting.feedHash', 'JobSource.contentHash']
/** Everything else has rows in the round trip, so a table that's left out by mistake fails it. */
const tablesWithoutRows = [
  ...['AdminInvitation', 'ApiKey', 'IdempotentCall', 'Identity', 'Mail', 'MailRequest', 'OneTimeCode', 'Passkey'],
  ...['PasswordReset', 'SampleChange', 'SearchNotice', 'Session', 'StaffRequest', 'TaskFailure', 'UnusedFile'],
  ...['UsedChallenge', 'WebhookDelivery', 'WebhookEndpoint'],
]
let owner: Visitor
let applicant: TestSeeker
let jobId: number

beforeAll(async () => {
  await use(await startSite(join(folder, 'old')))
  owner = await newAdmin('OWNER', ownerEmail)
  applicant = await newSeeker('Meera Nair')
  jobId = await newApprovedJob(owner, { jobTitle: 'Exported Engineer' })
  const { status, text } = await applyTo(jobId, applicant, fileOf(resume))
  if (status >= 300) throw new Error(text)
  await until(
    async () => (await query(`SELECT FROM "ResumeText" WHERE "text" LIKE 'Meera Nair%Terraform'`)).length === 1,
  )
  await newProfile(applicant)
  const sendAt = `${new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T10:00`
  const recipients = [{ personId: await personLinkedTo(applicant), email: applicant.email }]
  const mail = { sendId: randomUUID(), recipients, subject: 'A job', text: 'Call me.', sendAt, timeZone: 'UTC' }
  const sent = await owner.call('POST', '/api/people/mails', { json: mail })
  if (sent.status !== 201) throw new Error(sent.text)
  await addRowsOfEveryTable(owner)
}, MAX_MS)
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function use(site: TestSite): Promise<void> {
  Object.assign(process.env, site.env)
  closing.push(site.close)
}

async function linkFor(visitor: Visitor, proof: object = {}): Promise<string> {
  const { status, json, text } = await visitor.call('POST', '/api/export', { json: proof })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (json as { url: string }).url
}

async function download(visitor: Visitor, name: string): Promise<string> {
  const url = required('TEST_SITE_URL') + (await linkFor(visitor, { password: PASSWORD }))
  const response = await fetch(url, { headers: { cookie: visitor.cookieHeader() } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/filename="portal-export-\d{4}-\d\d-\d\d\.tar\.gz"/)
  const file = join(folder, name)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  return file
}

async function entriesOf(file: string): Promise<Record<string, Buffer>> {
  const entries: Record<string, Buffer> = {}
  for await (const { name, content } of unpack(createReadStream(file).pipe(createGunzip()))) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    entries[name] = Buffer.concat(parts)
  }
  return entries
}

const linesOf = (entries: Record<string, Buffer>, table: string) =>
  String(entries[`data/${table}.jsonl`]).trim().split('\n')

const rowsOf = (entries: Record<string, Buffer>, table: string): Record<string, unknown>[] =>
  linesOf(entries, table).map((line) => JSON.parse(line))

test('exports rows, lists and files without secrets, and tells the owners', async () => {
  const entries = await entriesOf(await download(owner, 'first.tar.gz'))
  const [application] = rowsOf(entries, 'Application').filter(({ email }) => email === applicant.email)
  expect(application).toMatchObject({ studentName: 'Meera Nair', postingId: jobId })
  const [stored] = rowsOf(entries, 'StoredFile').filter(({ id }) => id === application?.resumeId)
  expect(entries[`files/${stored?.name}`]?.equals(resume.buffer)).toBe(true)
  expect(rowsOf(entries, 'ResumeText').map(({ text }) => text)).toContainEqual(expect.stringContaining('Terraform'))
  expect(String(entries['csv/applications.csv'])).toContain('Meera Nair')
  expect(String(entries['csv/postings.csv'])).toContain('Exported Engineer')
  expect(String(entries['README.md'])).toContain('data/<Table>.jsonl')
  expect(String(entries['schema.prisma'])).toContain('model Application')

  const [seeker] = rowsOf(entries, 'Seeker').filter(({ email }) => email === applicant.email)
  expect(seeker).toMatchObject({ passwordHash: null, openedByCodeAt: expect.any(String) })
  expect(Object.keys(entries).filter((name) => /data\/(Session|Passkey|ApiKey|Mail)\./.test(name))).toEqual([])
  const [scheduled] = rowsOf(entries, 'PersonMail').filter(({ subject }) => subject === 'A job')
  expect(scheduled?.canceledAt).toEqual(expect.any(String))
  const all = Buffer.concat(Object.values(entries))
  const secret = readFileSync(join(folder, 'old/site/data/auth-secret'))
  expect([all.includes('$argon2'), all.includes(secret)]).toEqual([false, false])

  await waitForMailAbout(ownerEmail, 'All data was exported')
  expect(await query(`SELECT FROM "AuditEntry" WHERE "action" = 'data.exported'`)).toHaveLength(1)
})

test('leaves out or replaces every column that could be a secret', async () => {
  const columns = await query<{ table: string; name: string }>(
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  const suspicious = columns.filter(({ name }) => /hash|secret|token|sealed|password|recovery|totp/i.test(name))
  const exported = suspicious.filter(
    ({ table, name }) =>
      !LEFT_OUT_TABLES.has(table) && !REPLACED_COLUMNS[table]?.[name] && !OPEN_COLUMNS.includes(`${table}.${name}`),
  )
  expect(exported).toEqual([])
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  const replaced = Object.entries(REPLACED_COLUMNS).flatMap(([table, names]) =>
    Object.keys(names).map((name) => `${table}.${name}`),
  )
  expect(replaced.filter((name) => !known.has(name))).toEqual([])
  const tables = new Set(columns.map(({ table }) => table))
  expect([...LEFT_OUT_TABLES].filter((name) => !tables.has(name))).toEqual([])
})

test('asks for the password if the sign-in is a while ago, and ties the link to the session', async () => {
  const email = newEmail('second')
  const second = await newAdmin('OWNER', email)
  const url = await linkFor(second)
  expect((await owner.call('GET', url)).status).toBe(403)
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '1 hour' WHERE "adminId" = (SELECT "id" FROM "Admin" WHERE "email" = $1)`,
    [email],
  )
  const refused = await second.call('POST', '/api/export', { json: {} })
  expect([refused.status, refused.json]).toEqual([
    400,
    expect.objectContaining({ errors: { password: expect.any(String) } }),
  ])
  expect(await linkFor(second, { password: PASSWORD })).toMatch(/^\/api\/export\/archive\?key=/)
})

test(
  'an empty installation imports it, with the same rows, texts and files',
  async () => {
    const exported = await download(owner, 'second.tar.gz')
    const before = await entriesOf(exported)
    const jobsBefore = (await owner.call('GET', '/api/hire-from-us/getApprovedJobs')).text
    await restoreBackup(parseEnv({ DATA_DIR: join(folder, 'new/site/data') }), exported, false)
    await use(await startSite(join(folder, 'new')))
    const again = await newAdmin('OWNER')
    expect((await again.call('GET', '/api/hire-from-us/getApprovedJobs')).text).toBe(jobsBefore)

    const after = await entriesOf(await download(again, 'third.tar.gz'))
    const changed = Object.keys(before).filter((name) => !before[name]?.equals(after[name] ?? Buffer.alloc(0)))
    // The new owner, and what they did.
    expect(changed.filter((name) => !/(Admin|AuditEntry|sequences)\.jsonl|csv\/audit|manifest/.test(name))).toEqual([])
    const counts = (entries: Record<string, Buffer>) => (JSON.parse(String(entries['manifest.json'])) as Manifest).rows
    const { Admin, AuditEntry, ...rest } = counts(before)
    expect(counts(after)).toMatchObject(rest)
    const isEmpty = (table: string) => !before[`data/${table}.jsonl`]?.length
    expect(Object.keys(counts(before)).filter(isEmpty).sort()).toEqual(tablesWithoutRows)
    const entriesAfter = new Set(linesOf(after, 'AuditEntry'))
    expect(linesOf(before, 'AuditEntry').filter((entry) => !entriesAfter.has(entry))).toEqual([])
    const files = (entries: Record<string, Buffer>) => Object.keys(entries).filter((name) => name.startsWith('files/'))
    expect(files(before).length).toBeGreaterThan(1)
    expect(files(after).sort()).toEqual(files(before).sort())
    expect(counts(after).Admin).toBe((Admin ?? 0) + 1)
    expect(counts(after).AuditEntry).toBeGreaterThan(AuditEntry ?? 0)
  },
  MAX_MS,
)
