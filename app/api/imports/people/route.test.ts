import { strToU8, zipSync } from 'fflate'
import { query } from '@/e2e/support/database'
import { EICAR } from '@/e2e/support/eicar'
import { newApprovedJob } from '@/e2e/support/jobs'
import { codeIn, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, personLinkedTo } from '@/e2e/support/people'
import { columns, personImports, resume, row } from '@/e2e/support/person-imports'
import { whileLocked } from '@/e2e/support/row-lock'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { startWorkerProcess } from '@/e2e/support/worker-process'
import type { ImportWire } from '@/lib/jobs/imports/schema'

/** The two-process site has a virus scanner if one is installed. */
const hasScanner = Boolean(process.env.TEST_SCANNER)
let recruiter: Visitor
let { upload, step, reaches, check, importPeople } = {} as ReturnType<typeof personImports>
let job: number
beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER')
  ;({ upload, step, reaches, check, importPeople } = personImports(recruiter))
  job = await newApprovedJob(recruiter)
})

async function undo({ id, version }: ImportWire): Promise<ImportWire> {
  expect((await step(id, 'undo', { version })).status).toBe(200)
  return reaches(id, 'UNDONE')
}

type Found = {
  id: number
  userName: string
  mobile: string
  skills: string | null
  place: string | null
  jobs: string | null
}
const people = (...emails: string[]) =>
  query<Found>(
    `SELECT s."id", s."userName", s."mobile", p."keySkills"::text AS "skills", p."personalInfo" AS "place",
       (SELECT string_agg(a."state" || ' ' || a."createdAt"::date, ', ') FROM "Application" a WHERE a."seekerId" = s."id") AS "jobs"
     FROM "Seeker" s LEFT JOIN "Profile" p ON p."seekerId" = s."id" WHERE s."email" = ANY($1) ORDER BY s."id"`,
    [emails],
  )
const isStored = async (name: string) =>
  (await query('SELECT 1 FROM "StoredFile" WHERE "originalName" = $1', [name])).length > 0

test('imports people with applications and resumes without an email, and undoes all of it', async () => {
  const [ada, ben] = [newEmail('ada'), newEmail('ben')]
  const name = `${ada.split('@')[0]}.txt`
  const rows = [
    [
      ada.toUpperCase(),
      'Ada Lane',
      '+1 512-555-0143',
      'Austin',
      'TX',
      'Java; SQL, java',
      job,
      '2026-01-15',
      'Interview',
      `cv/${name}`,
    ],
    [ben, 'Ben Cole', '', '', '', '', '', '', '', ''],
  ]
  const files = { [`cv/${name}`]: strToU8('Ada Lane builds compilers.') }
  const done = await importPeople(rows, files)
  expect(done).toMatchObject({ added: 2, refused: 0, applied: 2 })
  expect(await people(ada, ben)).toMatchObject([
    {
      userName: 'Ada Lane',
      mobile: '+1 512-555-0143',
      place: 'Austin, TX',
      skills: expect.stringMatching(/"Java", "SQL"\]/),
      jobs: 'SHORTLISTED 2026-01-15',
    },
    { userName: 'Ben Cole', jobs: null },
  ])
  expect(await isStored(name)).toBe(true)
  const readResumes = `SELECT 1 FROM "ResumeText" t JOIN "StoredFile" f ON f."id" = t."fileId"
    WHERE f."originalName" = $1 AND t."state" = 'READ' AND t."text" LIKE '%compilers%'`
  await until(async () => (await query(readResumes, [name])).length === 1)
  expect(await query('SELECT 1 FROM "Mail" WHERE "to" = ANY($1)', [[ada, ben]])).toEqual([])
  expect(await personLinkedTo({ email: ada })).toBeGreaterThan(0)

  expect(await importPeople(rows, files)).toMatchObject({ added: 0, changed: 0, unchanged: 2, applied: 0 })
  const changed = await importPeople([[ben, 'Benjamin Cole', '', '', '', 'Go', '', '', '', '']])
  expect(changed).toMatchObject({ changed: 1, applied: 1 })
  expect(await undo(changed)).toMatchObject({ restored: 1, kept: 0 })
  expect(await people(ben)).toMatchObject([{ userName: 'Ben Cole', skills: expect.stringMatching(/\[\]/) }])
  expect(await undo(done)).toMatchObject({ deleted: 2, kept: 0 })
  expect([await people(ada, ben), await isStored(name)]).toEqual([[], false])
})

/** Pretends that the profile was read by a later version of the parser. */
const markAsRead = (email: string) =>
  query(
    `UPDATE "Profile" SET "parserVersion" = 9999 WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
    [email],
  )
const profileOf = (email: string) =>
  query(
    `SELECT "personalInfo", "keySkills"::text, "resumeId", "parserVersion" = 9999 AS "isRead" FROM "Profile"
     WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
    [email],
  )

test('undoing two applications of one person restores their profile, which is read again each time', async () => {
  const { email } = await newSeeker()
  const other = await newApprovedJob(recruiter)
  await importPeople([row({ email, city: 'Austin' })])
  await markAsRead(email)
  const before = await profileOf(email)
  expect(before).toMatchObject([{ personalInfo: 'Austin', resumeId: null, isRead: true }])
  const rows = [row({ email, job, skills: 'Java', resume: '1.pdf' }), row({ email, job: other, resume: '2.pdf' })]
  const done = await importPeople(rows, { '1.pdf': await resume('One'), '2.pdf': await resume('Two') })
  expect(await profileOf(email)).toMatchObject([
    { keySkills: expect.stringContaining('Java'), resumeId: expect.any(Number), isRead: false },
  ])
  await markAsRead(email)
  expect(await undo(done)).toMatchObject({ deleted: 2, kept: 0 })
  expect(await profileOf(email)).toEqual([{ ...before[0], isRead: false }])
})

test('undoing keeps applications that someone has worked on, and forgets the names of people it deletes', async () => {
  const [kept, gone] = [newEmail('kept'), newEmail('gone')]
  const files = { 'cv.pdf': await resume('Rae') }
  const rows = [kept, gone].map((email) => row({ email, job, appliedOn: '2026-01-15', resume: 'cv.pdf' }))
  const done = await importPeople(rows, files)
  const [application] = await query<{ id: number; by: string }>(
    `SELECT a."id", e."actorKind" || ' ' || e."actorName" AS "by" FROM "Application" a
     JOIN "ApplicationEvent" e ON e."applicationId" = a."id" WHERE a."email" = $1`,
    [kept],
  )
  expect(application?.by).toBe('SYSTEM Import')
  const decision = { json: { state: 'reviewed', from: 'new' } }
  expect((await recruiter.call('PATCH', `/api/applications/${application?.id}`, decision)).status).toBe(200)
  expect(await undo(done)).toMatchObject({ deleted: 1, kept: 1 })
  expect(await people(kept, gone)).toMatchObject([{ jobs: 'REVIEWED 2026-01-15' }])
  const named = (email: string) => query(`SELECT 1 FROM "AuditEntry" WHERE "detail"->>'email' = $1`, [email])
  expect([(await named(kept)).length, await named(gone)]).toEqual([2, []])
})

test('deletes each person once, even if a process is killed while it undoes their import', async () => {
  const count = 150
  const emails = Array.from({ length: count }, () => newEmail('killed'))
  const rows = emails.map((email, at) => (at % 2 === 0 ? row({ email, job, resume: 'cv.pdf' }) : row({ email })))
  const { id, version } = await importPeople(rows, { 'cv.pdf': await resume('Rae') })
  const worker = await startWorkerProcess('import-worker', { WORKER_TICK_MS: '10' })
  const deleted = async () => ((await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire).deleted
  // Neither this process nor the site's worker can finish before the kill.
  await whileLocked('SELECT FROM "Seeker" WHERE "email" = $1', [emails.at(-1)], async () => {
    await step(id, 'undo', { version })
    await until(async () => (await deleted()) > 0)
    expect(await worker.kill()).toBe('SIGKILL')
    expect(await deleted()).toBeLessThan(count)
  })
  expect(await reaches(id, 'UNDONE')).toMatchObject({ deleted: count, restored: 0, kept: 0 })
  const entries = await query(
    `SELECT 1 FROM "AuditEntry" WHERE "action" = 'account.deleted' AND "detail"->>'import' = $1`,
    [String(id)],
  )
  expect([entries.length, await people(...emails)]).toEqual([count, []])
}, 300_000)

test('an import says how many resumes have to be scanned before its rows are checked', async () => {
  const { json } = await upload([row({})])
  const { id, version } = json as ImportWire
  // A worker never reaches this file.
  await query(`INSERT INTO "ImportFile" ("importId", "name", "isWaiting") VALUES ($1, 'waiting.pdf', true)`, [id])
  await recruiter.call('POST', `/api/imports/people/${id}/columns`, { json: { version, columns } })
  const current = async () => (await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire
  expect(await current()).toMatchObject({ state: 'CHECKING', handled: 0, filesToScan: 1 })
  await query('DELETE FROM "ImportFile" WHERE "importId" = $1', [id])
  expect(await reaches(id, 'READY')).toMatchObject({ added: 1, filesToScan: 0 })
})

test('a worker scans resumes, and refuses rows with a virus', async () => {
  const rows = [row({ job, resume: 'cv.txt' }), row({ job, resume: 'virus.txt' })]
  const preview = await check(rows, { 'cv.txt': strToU8('Rae'), 'virus.txt': strToU8(EICAR) })
  expect(preview).toMatchObject(hasScanner ? { added: 1, refused: 1 } : { added: 2, refused: 0 })
  if (hasScanner) {
    const { text } = await recruiter.call('GET', `/api/imports/${preview.id}/refused`)
    expect(text).toContain('virus.txt: We found a virus in this file.')
  }
  const files = await query(
    `SELECT i."name", f."scannedAt" IS NOT NULL AS "isScanned" FROM "ImportFile" i
     LEFT JOIN "StoredFile" f ON f."id" = i."fileId" WHERE i."importId" = $1 ORDER BY i."name"`,
    [preview.id],
  )
  expect(files).toEqual([
    { name: 'cv.txt', isScanned: hasScanner },
    { name: 'virus.txt', isScanned: false },
  ])
})

test('refuses rows with their reasons', async () => {
  const twice = newEmail('twice')
  const preview = await check(
    [
      row({ email: 'not-an-address' }),
      row({ name: '' }),
      row({ job: 'unknown-job', resume: 'cv.pdf' }),
      row({ job, status: 'Maybe', resume: 'cv.pdf' }),
      row({ job, appliedOn: '2099-01-01', resume: 'cv.pdf' }),
      row({ job }),
      row({ job, resume: 'none.pdf' }),
      row({ job, resume: 'run.exe' }),
      row({ job, resume: 'Fake.PDF' }),
      row({ job, resume: 'cv.pdf', email: twice }),
      row({ job, resume: 'cv.pdf', email: twice }),
    ],
    { 'cv.pdf': await resume('Rae'), 'run.exe': strToU8('MZ'), 'fake.pdf': strToU8('<html>') },
  )
  expect(preview).toMatchObject({ total: 11, added: 1, refused: 10 })
  const { text } = await recruiter.call('GET', `/api/imports/${preview.id}/refused`)
  for (const [number, reason] of [
    [2, 'Enter a valid email.'],
    [3, 'Enter a name.'],
    [4, "There's no job with the ID unknown-job."],
    [5, 'There\'s no application status ""Maybe"".'],
    [6, 'Applied on: Enter a date in the past, such as 2026-01-31.'],
    [7, 'Add a resume for the application.'],
    [8, "The zip file doesn't contain none.pdf."],
    [9, 'run.exe: Choose a .pdf, .doc, .docx, .rtf, or .txt file.'],
    [10, "fake.pdf: The file's content doesn't match its type."],
    [12, 'Row 11 is the same person and job.'],
  ] as const)
    expect(text).toMatch(new RegExp(`^${number},"?[^\\n]*${reason.replace(/[.*+?()]/g, '\\$&')}`, 'm'))
  expect((await step(preview.id, 'cancel', { version: preview.version })).status).toBe(200)
  expect(await query('SELECT 1 FROM "ImportFile" WHERE "importId" = $1', [preview.id])).toEqual([])
})

test('a person with an account keeps what they entered, and an imported one signs in with a code', async () => {
  const seeker = await newSeeker('Own Name')
  const email = newEmail('imported')
  const done = await importPeople([
    [seeker.email, 'Other Name', '+1 512-555-0199', 'Austin', '', '', '', '', '', ''],
    [email, 'Imported', '', '', '', '', '', '', '', ''],
  ])
  expect(done).toMatchObject({ added: 1, changed: 1 })
  expect(await people(seeker.email)).toMatchObject([{ userName: 'Own Name', mobile: seeker.mobile, place: 'Austin' }])
  const visitor = new Visitor()
  await visitor.call('POST', `/api/v1/user/send-login-code?email=${encodeURIComponent(email)}`)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  expect((await visitor.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })).status).toBe(200)
  expect(await undo(done)).toMatchObject({ deleted: 0, restored: 1, kept: 1 })
  expect(await people(email)).toHaveLength(1)
})

test.each([
  ['a path out of the folder', () => zipSync({ '../cv.pdf': strToU8('x') }), "../cv.pdf, which doesn't belong in it"],
  ['a zip bomb', () => zipSync({ 'cv.pdf': new Uint8Array(120 * 1024 * 1024) }, { level: 9 }), 'larger than 100 MB'],
  [
    'too many files',
    () => zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.pdf`, strToU8('x')]))),
    'more than 1000 files',
  ],
])('refuses a zip file with %s', async (_what, zip, message) => {
  const email = newEmail('zip')
  const refused = await upload([[email, 'Zed', '', '', '', '', '', '', '', '']], zip())
  expect(refused).toMatchObject({ status: 400, json: { message: expect.stringContaining(message) } })
})
