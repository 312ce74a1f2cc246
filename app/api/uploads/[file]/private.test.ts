import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker, personLinkedTo, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const callers = ['anonymous', 'other', 'own', 'recruiter', 'editor', 'owner', 'editor and other'] as const
type Caller = (typeof callers)[number]
type Way = { way: string; path: () => string; statuses: Record<Caller, number> }

let own: TestSeeker
let visitors: Record<Caller, Visitor>
const names = { applied: '', profile: '' }
const ids = { job: 0, application: 0 }

beforeAll(async () => {
  const owner = await signInAdmin()
  const other = await newSeeker('Someone Else')
  own = await newSeeker('Resume Owner')
  ids.job = await newApprovedJob(owner)
  const application = (await applyTo(ids.job, own)).json as { applyJobDetailsId: number }
  ids.application = application.applyJobDetailsId
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'x' }))
  form.set('resume', pdfResume('Profile'))
  const { status } = await own.visitor.call('POST', '/profile/add', { form })
  if (status !== 201) throw new Error("The profile wasn't created.")
  const nameOf = async (table: string) => {
    const [file] = await query<{ name: string }>(
      `SELECT f."name" FROM "StoredFile" f JOIN "${table}" t ON t."resumeId" = f."id"
      JOIN "Seeker" s ON s."id" = t."seekerId" WHERE s."email" = $1`,
      [own.email],
    )
    return file?.name ?? ''
  }
  names.applied = await nameOf('Application')
  names.profile = await nameOf('Profile')
  const editor = await newAdmin('EDITOR')
  const both = other.visitor.clone()
  both.keep(editor.cookiePairs())
  visitors = {
    anonymous: new Visitor(),
    other: other.visitor,
    own: own.visitor,
    recruiter: await newAdmin('RECRUITER'),
    editor,
    owner,
    'editor and other': both,
  }
})

/** Every way to request a private file, with the status each caller gets. */
const hidden = {
  anonymous: 404,
  other: 404,
  own: 200,
  recruiter: 200,
  editor: 404,
  owner: 200,
  'editor and other': 404,
}
const ways: Way[] = [
  { way: "an application's file by name", path: () => `/uploads/${names.applied}`, statuses: hidden },
  { way: "a profile's file by name", path: () => `/uploads/${names.profile}`, statuses: hidden },
  { way: 'the same below /api', path: () => `/api/uploads/${names.applied}`, statuses: hidden },
  { way: 'not as another kind: as a logo', path: () => `/hire-from-us/${names.applied}`, statuses: nobody(404) },
  { way: 'as a blog picture', path: () => `/uploads/blogs/${names.applied}`, statuses: nobody(404) },
  { way: 'as a partner logo', path: () => `/uploads/partners/${names.applied}`, statuses: nobody(404) },
  {
    way: 'downloadResume',
    path: () => `/apply-job/downloadResume?jobId=${ids.job}&email=${own.email}&resumeFileName=resume.pdf`,
    statuses: {
      anonymous: 401,
      other: 403,
      own: 200,
      recruiter: 200,
      editor: 403,
      owner: 200,
      'editor and other': 403,
    },
  },
  {
    way: 'the resume to read',
    path: () => `/apply-job/resume/${ids.application}`,
    statuses: {
      anonymous: 401,
      other: 403,
      own: 403,
      recruiter: 200,
      editor: 403,
      owner: 200,
      'editor and other': 403,
    },
  },
  {
    way: "one's own profile's resume",
    path: () => '/api/profile/resume',
    statuses: {
      anonymous: 401,
      other: 404,
      own: 200,
      recruiter: 403,
      editor: 403,
      owner: 403,
      'editor and other': 404,
    },
  },
  {
    way: "one's own data export",
    path: () => '/api/account/export',
    statuses: {
      anonymous: 401,
      other: 200,
      own: 200,
      recruiter: 403,
      editor: 403,
      owner: 403,
      'editor and other': 200,
    },
  },
]

describe.each(ways)('$way', ({ path, statuses }) => {
  test.each(callers)('returns the expected status to %s', async (caller) => {
    const { status, text } = await visitors[caller].call('GET', path())
    expect(status).toBe(statuses[caller])
    if (status >= 400) expect(text).not.toContain('%PDF')
  })
})

test("logs every reading of someone else's resume", async () => {
  const email = newEmail('reader')
  const reader = await newAdmin('RECRUITER', email)
  await personLinkedTo(own)
  const read = [
    `/uploads/${names.profile}`,
    `/apply-job/resume/${ids.application}`,
    `/apply-job/downloadResume?jobId=${ids.job}&email=${own.email}&resumeFileName=resume.pdf`,
  ]
  for (const path of read) expect((await reader.call('GET', path)).status).toBe(200)
  const entries = await query(
    `SELECT "action", "subject" FROM "AuditEntry" WHERE "action" LIKE '%.resume-read' AND "actorKind" = 'ADMIN'
     AND "actorId" = (SELECT "id" FROM "Admin" WHERE "email" = $1) ORDER BY "id"`,
    [email],
  )
  const ofApplication = { action: 'application.resume-read', subject: expect.stringMatching(/^Resume Owner, /) }
  expect(entries).toEqual([{ action: 'person.resume-read', subject: 'Resume Owner' }, ofApplication, ofApplication])
  for (const path of [`/uploads/${names.profile}`, '/api/profile/resume'])
    expect((await own.visitor.call('GET', path)).status).toBe(200)
  const ownEntries = `SELECT FROM "AuditEntry" WHERE "action" LIKE '%.resume-read' AND "actorName" = $1`
  expect(await query(ownEntries, [own.email])).toEqual([])
})

test('returns the same response for missing and forbidden files', async () => {
  const missing = await visitors.editor.call('GET', `/uploads/${newEmail().slice(0, 8).replace('.', '-')}.pdf`)
  const forbidden = await visitors.editor.call('GET', `/uploads/${names.applied}`)
  const withoutIds = ({ status, json }: typeof missing) => ({
    ...(json as object),
    status,
    instance: '',
    requestId: '',
  })
  expect(withoutIds(missing)).toEqual(withoutIds(forbidden))
})

function nobody(status: number): Record<Caller, number> {
  return Object.fromEntries(callers.map((caller) => [caller, status])) as Record<Caller, number>
}
