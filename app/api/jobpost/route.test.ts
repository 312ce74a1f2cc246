import { jobPost } from '@/e2e/support/access/job-posts'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

type Wire = typeof jobPost & { job_id: number; id: number; date: string; version: number }
let owner: Visitor
const made: number[] = []

beforeAll(async () => {
  owner = await signInAdmin()
})

afterAll(async () => {
  for (const id of made) await owner.call('DELETE', `/jobpost/delete/${id}`)
})

const today = () => new Date().toISOString().slice(0, 10)
async function send(json: object) {
  const reply = await owner.call('POST', '/jobpost/add', { json })
  if (reply.status === 201) made.push((reply.json as Wire).job_id)
  return reply
}
const add = (more: Record<string, unknown> = {}) => send({ ...jobPost, ...more })
const added = async (more: Record<string, unknown> = {}) => (await add(more)).json as Wire
const update = ({ job_id }: Pick<Wire, 'job_id'>, json: object) =>
  owner.call('PUT', `/jobpost/update/${job_id}`, { json })
const listed = async (id: number) =>
  ((await owner.call('GET', '/jobpost')).json as Wire[]).find(({ job_id }) => job_id === id)

test("lists an added record with the documented fields and today's date", async () => {
  const { status, json } = await add({ job_id: 1, id: 1, date: '2001-01-01', version: 9 })
  const { job_id, id, date, version, ...fields } = json as Wire
  expect([status, id, date, version]).toEqual([201, job_id, today(), 1])
  expect(fields).toEqual(jobPost)
  expect(await listed(job_id)).toEqual(json)
})

test('replaces every field on update, with or without a version', async () => {
  const post = await added()
  const versioned = await update(post, { ...jobPost, salary: '$60 per hour', version: 1 })
  expect(versioned.json).toEqual({ ...post, salary: '$60 per hour', date: today(), version: 2 })
  const legacy = await update(post, { ...post, work_type: 'Remote', version: undefined })
  expect(legacy.json).toEqual({ ...post, work_type: 'Remote', date: today(), version: 3 })
})

test('rejects the second of two edits of the same version and returns the current row', async () => {
  const post = await added()
  const edits = ['first', 'second'].map((company) => update(post, { ...jobPost, company, version: 1 }))
  const replies = await Promise.all(edits)
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = replies.find(({ status }) => status === 200)?.json as Wire
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
    message: 'Someone else just edited this.',
    current: saved,
  })
  expect(await listed(post.job_id)).toEqual(saved)
})

test('a deleted record disappears from the API and remains in the audit log', async () => {
  const company = newEmail('company')
  const post = await added({ company })
  await update(post, { ...jobPost, company, location: 'Remote, USA', work_type: 'Remote' })
  const remove = () => owner.call('DELETE', `/jobpost/delete/${post.job_id}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect((await update(post, jobPost)).status).toBe(404)
  expect(await listed(post.job_id)).toBeUndefined()
  const { text } = await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(company)}`)
  expect(text.match(/job-post\.\w+/g)).toEqual(['job-post.deleted', 'job-post.changed', 'job-post.added'])
  expect(text).toContain('location, work_type')
})

test('only requires the job itself', async () => {
  const { company, job_title, location, work_type } = jobPost
  const { status, json } = await send({ company, job_title, location, work_type })
  expect([status, (json as Wire).candidate_email, (json as Wire).resume]).toEqual([201, '', ''])
})

test.each([['company', { company: ' ' }]])('rejects %s with an error on the field', async (name, wrong) => {
  const { status, json } = await add(wrong)
  expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [name]])
})

test.each(['0', '-1', '1e9', '1%20or%201=1', '99999999999'])('returns 404 for job record %s', async (id) => {
  expect((await owner.call('PUT', `/jobpost/update/${id}`, { json: jobPost })).status).toBe(404)
  expect((await owner.call('DELETE', `/jobpost/delete/${id}`)).status).toBe(404)
})

test('responds the same on both spellings of the path, and exports the list as CSV', async () => {
  const { job_id, candidate_email } = await added({ candidate_email: newEmail('candidate') })
  // Polls, because other tests add posts at the same time.
  await until(async () => {
    const [one, other] = await Promise.all(['/jobpost', '/api/jobpost'].map((path) => owner.call('GET', path)))
    return one?.status === 200 && one.text === other?.text
  })
  const { text } = await owner.call('GET', `/api/exports/job-posts?work_type=Hybrid&search=${candidate_email}`)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`\n${job_id},${today()},`)
})
