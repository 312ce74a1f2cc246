import { newProgram, type Program } from '@/e2e/support/api-keys'
import { query } from '@/e2e/support/database'
import { newApprovedJob, postingData } from '@/e2e/support/jobs'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newEmail, signInAdmin } from '@/e2e/support/people'

type Job = {
  id: number
  externalId: string | null
  status: string
  url: string | null
  version: number
  vacancies: number
  jobTitle: string
  changeInReview: boolean
  closesAt: string | null
  closedAt: string | null
  updatedAt: string
  payMin?: number
}
type Jobs = { jobs: Job[]; next: string | null; asOf: string }

const publisher = () => newProgram(['jobs:read', 'jobs:write', 'jobs:publish'], { name: 'Publisher' })
const newId = () => `REQ-${Math.random().toString(36).slice(2, 10)}`

async function post(program: Program, more: Record<string, unknown> = {}): Promise<Job> {
  const reply = await program.call('POST', '/api/v1/jobs', { json: { ...postingData(), externalId: newId(), ...more } })
  expect({ status: reply.status, text: reply.status === 201 ? '' : reply.text }).toEqual({ status: 201, text: '' })
  return reply.json as Job
}

const change = (program: Program, job: Job, json: unknown) =>
  program.call('PATCH', `/api/v1/jobs/external:${job.externalId}`, { json })

const actionsOn = (id: number) =>
  query<{ action: string; actorKind: string; actorName: string }>(
    `SELECT "action", "actorKind"::text, "actorName" FROM "AuditEntry"
     WHERE "subjectId" = $1 AND "action" LIKE 'posting.%' ORDER BY "id"`,
    [id],
  )

test('posts a job for review, which an admin approves', async () => {
  const program = await newProgram(['jobs:read', 'jobs:write'], { name: 'Reviewed sync' })
  const job = await post(program)
  expect(job).toMatchObject({ status: 'pending', url: null, closesAt: null })
  expect(await actionsOn(job.id)).toEqual([
    { action: 'posting.submitted', actorKind: 'API_KEY', actorName: 'Reviewed sync' },
  ])
  const admin = await signInAdmin()
  await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId: job.id, status: 'approved' } })
  const { json } = await program.call('GET', `/api/v1/jobs/external:${job.externalId}`)
  expect(json).toMatchObject({ id: job.id, status: 'approved', url: expect.stringContaining('/applied-jobs/apply/') })
})

test('publishes a job, changes it, and fills it', async () => {
  const program = await publisher()
  const email = newEmail('ats')
  const job = await post(program, { email, publish: true })
  expect(job.status).toBe('approved')
  const page = await fetch(String(job.url).replace(/^https?:\/\/[^/]+/, process.env.TEST_SITE_URL ?? ''))
  expect(page.status).toBe(200)

  const changed = await change(program, job, {
    vacancies: 7,
    payMin: 50,
    payCurrency: 'USD',
    payPeriod: 'hour',
    publish: true,
  })
  expect(changed).toMatchObject({ status: 200, json: { vacancies: 7, payMin: 50, changeInReview: false } })
  expect((changed.json as Job).version).toBe(job.version + 1)
  const cleared = await change(program, job, { payMin: '', publish: true })
  expect((cleared.json as Job).payMin).toBeUndefined()

  const filled = await program.call('POST', `/api/v1/jobs/${job.id}/fill`)
  expect(filled).toMatchObject({ status: 200, json: { status: 'filled', closedAt: expect.any(String) } })
  expect(await program.call('POST', `/api/v1/jobs/${job.id}/fill`)).toMatchObject({ status: 200, json: filled.json })
  expect((await change(program, job, { vacancies: 8 })).status).toBe(409)
  expect((await actionsOn(job.id)).map(({ action }) => action)).toEqual([
    'posting.submitted',
    'posting.approved',
    'posting.changed',
    'posting.changed',
    'posting.filled',
  ])
  await waitForMailAbout(email, 'Your job is live')
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('confirm'))).toEqual([])
})

test('sends a change to an open job to review without publish', async () => {
  const program = await publisher()
  const job = await post(program, { publish: true })
  const sent = await change(program, job, { vacancies: 9 })
  expect(sent).toMatchObject({ status: 200, json: { vacancies: 2, changeInReview: true } })
  // The next change builds on the one in review, and publishes both.
  const published = await change(program, job, { noticePeriod: '30 Days', publish: true })
  expect(published.json).toMatchObject({ vacancies: 9, noticePeriod: '30 Days', changeInReview: false })
})

test('changes a job in review in place, and publishes it', async () => {
  const program = await publisher()
  const job = await post(program)
  expect(await change(program, job, { vacancies: 3 })).toMatchObject({ json: { vacancies: 3, status: 'pending' } })
  expect(await change(program, job, { publish: true })).toMatchObject({ json: { vacancies: 3, status: 'approved' } })
})

test('withdraws a job in review, and closes an open one once', async () => {
  const program = await publisher()
  const [waiting, open] = [await post(program), await post(program, { publish: true })]
  const close = (job: Job) => program.call('POST', `/api/v1/jobs/external:${job.externalId}/close`)
  expect(await close(waiting)).toMatchObject({ status: 200, json: { status: 'closed' } })
  const closed = await close(open)
  expect(closed).toMatchObject({ status: 200, json: { status: 'closed', closedAt: expect.any(String) } })
  expect((await close(open)).json).toEqual(closed.json)
  expect((await actionsOn(open.id)).map(({ action }) => action).slice(-1)).toEqual(['posting.closed'])
  expect((await program.call('POST', `/api/v1/jobs/${waiting.id}/fill`)).status).toBe(409)
})

test('keeps an external ID unique in a system, and the same title apart by it', async () => {
  const [program, other] = [await publisher(), await publisher()]
  const data = postingData()
  const create = (by: Program, externalId: string) => by.call('POST', '/api/v1/jobs', { json: { ...data, externalId } })
  const [first, second] = [newId(), newId()]
  expect((await create(program, first)).status).toBe(201)
  expect((await create(program, second)).status).toBe(201)
  expect(await create(program, first)).toMatchObject({
    status: 409,
    json: { errors: { externalId: "There's already a job with this external ID. Change it instead." } },
  })
  expect((await create(other, first)).status).toBe(201)
})

test('a new key of the same system manages its jobs, and another system does not', async () => {
  const system = `moved-${Date.now()}`
  const [old, next] = [await newProgram(['jobs:write'], { system }), await newProgram(['jobs:write'], { system })]
  const other = await newProgram(['jobs:read', 'jobs:write'])
  const job = await post(old)
  expect((await change(next, job, { vacancies: 5 })).status).toBe(200)
  expect((await other.call('PATCH', `/api/v1/jobs/${job.id}`, { json: { vacancies: 6 } })).status).toBe(404)
  expect((await other.call('GET', `/api/v1/jobs/external:${job.externalId}`)).status).toBe(404)
  expect((await other.call('GET', `/api/v1/jobs/${job.id}`)).json).toMatchObject({ externalId: null, vacancies: 5 })
})

test("checks a job like the hire form's", async () => {
  const program = await publisher()
  const bad = await program.call('POST', '/api/v1/jobs', {
    json: { ...postingData(), jobTitle: '', externalId: 'a b' },
  })
  expect(bad).toMatchObject({ status: 400, json: { errors: { jobTitle: 'Job title is required' } } })
  expect((bad.json as { errors: object }).errors).toHaveProperty('externalId')
  const job = await post(program)
  expect(await change(program, job, { payMin: 5 })).toMatchObject({
    status: 400,
    json: { errors: { payCurrency: 'Choose a pay currency' } },
  })
  expect((await change(program, job, {})).status).toBe(400)
})

test('only publishes with the scope', async () => {
  const program = await newProgram(['jobs:write'])
  const reply = await program.call('POST', '/api/v1/jobs', { json: { ...postingData(), publish: true } })
  expect(reply.status).toBe(403)
  expect(reply.headers.get('www-authenticate')).toContain('scope="jobs:publish"')
})

test('lists changed jobs page by page, and later only what changed since', async () => {
  const program = await publisher()
  const jobs = [await post(program), await post(program), await post(program)]
  const list = async (path: string) => (await program.call('GET', path)).json as Jobs
  const first = await list('/api/v1/jobs/changes?own=true&limit=2')
  expect(first.jobs.map(({ id }) => id)).toEqual(jobs.slice(0, 2).map(({ id }) => id))
  const { pathname, search } = new URL(first.next ?? '')
  const second = await list(pathname + search)
  expect(second).toMatchObject({ next: null, jobs: [{ id: jobs[2]?.id }] })

  const [oldest] = jobs
  if (!oldest) throw new Error('No job')
  const { updatedAt } = second.jobs[0] as Job
  await change(program, oldest, { vacancies: 8 })
  const since = new Date(Date.parse(updatedAt) + 1).toISOString()
  const later = await list(`/api/v1/jobs/changes?own=true&updatedSince=${since}`)
  expect(later.jobs.map(({ id, vacancies }) => [id, vacancies])).toEqual([[oldest.id, 8]])
  expect(Date.parse(later.asOf)).toBeLessThan(Date.now())

  const byStatus = await list('/api/v1/jobs/changes?own=true&status=closed')
  expect(byStatus.jobs).toEqual([])
  const wrong = await program.call('GET', '/api/v1/jobs/changes?cursor=nonsense&updatedSince=yesterday')
  expect(Object.keys((wrong.json as { errors: object }).errors).sort()).toEqual(['cursor', 'updatedSince'])
})

test('lists the jobs of employers too', async () => {
  const id = await newApprovedJob(await signInAdmin())
  const program = await newProgram(['jobs:read'])
  const since = new Date(Date.now() - 60_000).toISOString()
  const found: number[] = []
  let path: string | null = `/api/v1/jobs/changes?updatedSince=${since}&limit=100`
  while (path) {
    const { jobs, next } = (await program.call('GET', path)).json as Jobs
    found.push(...jobs.map((job) => job.id))
    path = next && new URL(next).pathname + new URL(next).search
  }
  expect(found).toContain(id)
})
