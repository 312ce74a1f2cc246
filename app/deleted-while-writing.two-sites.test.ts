import { setTimeout as wait } from 'node:timers/promises'
import { databaseLogSize, deadlocks, query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { type Held, hold } from '@/e2e/support/locks'
import { newAdmin, newEmail, newProfile, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

let owner: Visitor
let held: Held | undefined

beforeAll(async () => {
  owner = await signInAdmin()
})
afterEach(() => held?.rollback())

/** Returns the response to a call that started before `removal` and wrote after it. */
async function overtakenBy(removal: [sql: string, values: unknown[]], call: () => Promise<Reply>): Promise<Reply> {
  held = await hold(...removal)
  const reply = call()
  let isDone = false
  reply.finally(() => {
    isDone = true
  })
  await until(async () => isDone || (await held?.isWaitedFor()) === true)
  await held.commit()
  return reply
}

const removal = (table: string, id: number): [string, unknown[]] => [`DELETE FROM "${table}" WHERE "id" = $1`, [id]]
const accountRemoval = ({ email }: TestSeeker): [string, unknown[]] => [
  `DELETE FROM "Seeker" WHERE "email" = $1`,
  [email],
]

async function newApplication(): Promise<number> {
  const { json } = await applyTo(await newApprovedJob(owner), await newSeeker())
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

async function newBlog(): Promise<{ id: number; formToken: string }> {
  const form = new FormData()
  const title = `Removed ${newEmail('post').slice(5, 15)}`
  const blog = { category_name: 'Training', title, author: 'Lena Ortiz', description: '<p>Words</p>' }
  form.set('blogData', JSON.stringify(blog))
  const { id } = (await owner.call('POST', '/blog/add', { form })).json as { id: number }
  const path = `/blogsection/${id}-${title.toLowerCase().replaceAll(/[ .]/g, '-')}`
  const { text } = await new Visitor().call('GET', path, { headers: { accept: 'text/html' } })
  await wait(3_100)
  return { id, formToken: /name="formToken" value="([^"]+)"/.exec(text)?.[1] ?? '' }
}

test('rejects a note on an application that was just deleted', async () => {
  const id = await newApplication()
  const json = { text: 'Call on Monday' }
  const reply = await overtakenBy(removal('Application', id), () =>
    owner.call('POST', `/api/applications/${id}/notes`, { json }),
  )
  expect(reply.status).toBe(404)
})

test('rejects a decision on an application that was just deleted', async () => {
  const id = await newApplication()
  const reply = await overtakenBy(removal('Application', id), () =>
    owner.call('PATCH', `/api/applications/${id}`, { json: { state: 'shortlisted' } }),
  )
  expect([404, 409]).toContain(reply.status)
})

test('rejects a comment on a post that was just deleted', async () => {
  const { id, formToken } = await newBlog()
  const json = { blogId: id, formToken, name: 'Rosa Lind', email: newEmail('visitor'), text: 'Well said', website: '' }
  const reply = await overtakenBy(removal('Blog', id), () => new Visitor().call('POST', '/api/comments', { json }))
  expect(reply.status).toBe(404)
})

test.each<[string, (id: number, seeker: TestSeeker) => Promise<Reply>]>([
  ['saved', (id, { visitor }) => visitor.call('PUT', `/api/saved-jobs/${id}`)],
  [
    'reported',
    (id, { visitor }) =>
      visitor.call('POST', `/api/postings/${id}/reports`, {
        json: { reason: 'other', text: 'Gone', email: '', website: '' },
      }),
  ],
  ['applied for', (id, seeker) => applyTo(id, seeker)],
])("a job that was just removed can't be %s", async (_name, call) => {
  const [id, seeker] = [await newApprovedJob(owner), await newSeeker()]
  expect((await overtakenBy(removal('Posting', id), () => call(id, seeker))).status).toBe(404)
})

const profileForm = (fields: object, resume?: File) => {
  const form = new FormData()
  form.set('profileData', JSON.stringify(fields))
  if (resume) form.set('resume', resume)
  return form
}
const wishForm = () => {
  const form = new FormData()
  form.set('data', JSON.stringify({ wish: 'Remote', consent: true }))
  form.set('resume', pdfResume())
  return form
}
const answers = { gender: '', ethnicity: '', veteran: '', disability: '' }

test.each<[string, (seeker: TestSeeker, jobId: number) => Promise<Reply>]>([
  ['an application', (seeker, jobId) => applyTo(jobId, seeker)],
  ['a saved job', ({ visitor }, jobId) => visitor.call('PUT', `/api/saved-jobs/${jobId}`)],
  [
    'a profile',
    ({ visitor }) => visitor.call('POST', '/profile/add', { form: profileForm({ summary: 'Java' }, pdfResume()) }),
  ],
  ['a resume for future jobs', ({ visitor }) => visitor.call('PUT', '/api/general-application', { form: wishForm() })],
  ['a consent', ({ visitor }) => visitor.call('PUT', '/api/account/consents/news')],
  ['voluntary answers', ({ visitor }) => visitor.call('PUT', '/api/account/self-identification', { json: answers })],
])('saving %s for an account that was just deleted leaves nothing behind', async (_name, call) => {
  const [jobId, seeker] = [await newApprovedJob(owner), await newSeeker()]
  const before = await unreferencedFiles()
  const { status } = await overtakenBy(accountRemoval(seeker), () => call(seeker, jobId))
  expect([401, 404]).toContain(status)
  expect(await unreferencedFiles()).toEqual(before)
})

test.each<[string, (admin: Visitor) => Promise<Reply>]>([
  ['a view', (admin) => admin.call('POST', '/api/views', { json: { list: 'blogs', name: 'Mine', query: '' } })],
  [
    'a draft',
    (admin) =>
      admin.call('PUT', '/api/site-texts/our-focus/draft', {
        json: { version: 0, texts: { 'sections.0.heading': 'A lost draft' } },
      }),
  ],
])('rejects %s from an admin who was just removed', async (_name, call) => {
  const email = newEmail('editor')
  const admin = await newAdmin('EDITOR', email)
  const { status } = await overtakenBy([`DELETE FROM "Admin" WHERE "email" = $1`, [email]], () => call(admin))
  expect([401, 404]).toContain(status)
})

/** Unreferenced files. Their bytes would stay forever. */
const unreferencedFiles = () =>
  query<{ id: number }>(
    `SELECT "id" FROM "StoredFile" file WHERE
      NOT EXISTS (SELECT 1 FROM "Profile" WHERE "resumeId" = file."id" OR "imageId" = file."id")
      AND NOT EXISTS (SELECT 1 FROM "GeneralApplication" WHERE "resumeId" = file."id")
      AND NOT EXISTS (SELECT 1 FROM "Application" WHERE "resumeId" = file."id")
      AND "kind" = 'RESUME' ORDER BY "id"`,
  )

/** Each one writes another resume for a seeker who already has one. */
const replacements: [string, (seeker: TestSeeker) => Promise<() => Promise<Reply>>][] = [
  [
    'profile',
    async (seeker) => {
      const id = await newProfile(seeker)
      return () => seeker.visitor.call('PUT', `/profile/update/${id}`, { form: profileForm({}, pdfResume()) })
    },
  ],
  [
    'resume for future jobs',
    async ({ visitor }) =>
      () =>
        visitor.call('PUT', '/api/general-application', { form: wishForm() }),
  ],
]

test.each(replacements)(
  'keeps one of two resumes sent at once for a %s, and leaves no orphaned file',
  async (_name, wayOf) => {
    const seeker = await newSeeker()
    const replace = await wayOf(seeker)
    expect((await replace()).status).toBeLessThan(300)
    const before = await unreferencedFiles()
    held = await hold(`SELECT 1 FROM "StoredFile" WHERE "id" = (${currentResume}) FOR UPDATE`, [seeker.email])
    const first = replace()
    await until(() => held?.isWaitedFor() ?? false)
    const second = replace()
    await until(() => held?.isWaitedFor(2) ?? false)
    await held.commit()
    for (const reply of [first, second]) expect((await reply).status).toBeLessThan(300)
    expect(await unreferencedFiles()).toEqual(before)
  },
)

const currentResume = `SELECT COALESCE(profile."resumeId", later."resumeId") FROM "Seeker" seeker
  LEFT JOIN "Profile" profile ON profile."seekerId" = seeker."id"
  LEFT JOIN "GeneralApplication" later ON later."seekerId" = seeker."id" WHERE seeker."email" = $1`

test('returns a 503 for a deadlock, and succeeds on retry', async () => {
  const seeker = await newSeeker()
  await newProfile(seeker)
  const own = `"seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`
  held = await hold(`SELECT 1 FROM "Profile" WHERE ${own} FOR UPDATE`, [seeker.email])
  const remove = () => seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
  // PostgreSQL ends the session that detects the deadlock, which has to be the call and never the test.
  await held.run(`SET LOCAL deadlock_timeout = '5min'`)
  await setForAll('deadlock_timeout', `'3s'`)
  const logged = databaseLogSize()
  try {
    const reply = remove()
    await until(() => held?.isWaitedFor() ?? false)
    await held.run(`SELECT 1 FROM "Seeker" WHERE "email" = $1 FOR UPDATE`, [seeker.email])
    expect(await reply).toMatchObject({ status: 503, json: { message: expect.stringContaining('Try again') } })
    expect(deadlocks(logged)).toHaveLength(1)
  } finally {
    await setForAll('deadlock_timeout', 'DEFAULT')
  }
  await held.rollback()
  expect((await remove()).status).toBe(200)
})

/** Changes a PostgreSQL setting for all connections, including open ones. */
async function setForAll(name: string, value: string): Promise<void> {
  await query(`ALTER SYSTEM SET ${name} = ${value}`)
  await query('SELECT pg_reload_conf()')
}

test('deletes an account while a retention rule deletes one of its applications', async () => {
  const seeker = await newSeeker()
  const { json } = await applyTo(await newApprovedJob(owner), seeker)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  held = await hold(`SELECT 1 FROM "Application" WHERE "id" = $1 FOR UPDATE`, [id])
  const reply = seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
  await until(() => held?.isWaitedFor() ?? false)
  await held.run(`UPDATE "AuditEntry" SET "subject" = '' WHERE "subjectId" = $1 AND "action" LIKE 'application.%'`, [
    id,
  ])
  await held.run(...removal('Application', id))
  await held.commit()
  expect((await reply).status).toBe(200)
})

test.each([
  [
    'its job is taken down',
    `SELECT 1 FROM "Posting" WHERE "id" = (SELECT "postingId" FROM "Application" WHERE "id" = $1)`,
  ],
  [
    'its account is deleted',
    `SELECT 1 FROM "Seeker" WHERE "id" = (SELECT "seekerId" FROM "Application" WHERE "id" = $1)`,
  ],
])('saves a decision on an application while %s', async (_name, sql) => {
  const id = await newApplication()
  held = await hold(`${sql} FOR UPDATE`, [id])
  const decided = await owner.call('PATCH', `/api/applications/${id}`, { json: { state: 'shortlisted' } })
  expect([decided.status, await held.isWaitedFor()]).toEqual([200, false])
})
