import { newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let owner: Visitor
let recruiter: Visitor
let jobId: number
const jobTitle = `Reported Clerk ${Date.now()}`

beforeAll(async () => {
  owner = await signInAdmin()
  recruiter = await newAdmin('RECRUITER')
  jobId = await newApprovedJob(owner, { jobTitle })
})

const report = (visitor: Visitor, json: object = { reason: 'scam' }, id = jobId) =>
  visitor.call('POST', `/api/postings/${id}/reports`, { json })
const page = async (path: string) =>
  (await recruiter.call('GET', path, { headers: { accept: 'text/html' } })).text.replaceAll('<!-- -->', '')
const handle = (visitor: Visitor, id: number, isHandled: unknown) =>
  visitor.call('PATCH', `/api/reports/${id}`, { json: { isHandled } })
/** Finds the id of the first report on the posting's page, by its button's label. */
async function firstReport(): Promise<number> {
  const html = (await page(`/adminpostjobs/${jobId}`)).replaceAll('\\"', '"')
  return Number(/"id":(\d+),"label":"It looks like a scam/.exec(html)?.[1] ?? 0)
}

test('accepts one report of a job per IP and per account', async () => {
  const reporter = new Visitor()
  expect(await report(reporter)).toMatchObject({
    status: 201,
    json: { message: "Thanks for letting us know. We'll review this job." },
  })
  expect(await report(reporter, { reason: 'other', text: 'Once more' })).toMatchObject({
    status: 409,
    json: { message: "You already reported this job. We'll review it." },
  })
  expect(await report(new Visitor(), { reason: 'misleading' })).toMatchObject({ status: 201 })

  const { visitor } = await newSeeker()
  expect(await report(visitor, { reason: 'discrimination' })).toMatchObject({ status: 201 })
  expect(await report(visitor.clone(), { reason: 'discrimination' })).toMatchObject({ status: 409 })
})

test.each([
  ['something else without a description', { reason: 'other', text: '  ' }, 'text', "Tell us briefly what's wrong"],
])('rejects %s with an error on the field', async (_name, json, field, message) => {
  const reply = await report(new Visitor(), json)
  expect(reply).toMatchObject({ status: 400, json: { errors: { [field]: message } } })
})

test("rejects reports of jobs that aren't open", async () => {
  const { json } = await submitPosting(postingData())
  const { hireFromUsId } = json as { hireFromUsId: number }
  for (const id of [hireFromUsId, 2_000_000_000])
    expect(await report(new Visitor(), { reason: 'scam' }, id)).toMatchObject({ status: 404 })
})

test('thanks bots and stores nothing', async () => {
  const robot = new Visitor()
  const json = { reason: 'other', text: `Cheap pills ${newEmail()}`, website: 'https://pills.example' }
  expect(await report(robot, json)).toMatchObject({ status: 201 })
  expect(await page(`/adminpostjobs/${jobId}`)).not.toContain('Cheap pills')
})

test('limits reports to ten an hour per IP', async () => {
  const visitor = new Visitor()
  for (let sent = 0; sent < 10; sent++) await report(visitor, {}, 2_000_000_000)
  expect(await report(visitor)).toMatchObject({ status: 429 })
})

test('lets recruiters find, read and resolve a report, and logs it', async () => {
  const text = `Asks for a fee ${newEmail('fee').slice(4, 14)}`
  const email = newEmail('visitor')
  await report(new Visitor(), { reason: 'scam', text, email: email.toUpperCase() })
  expect(await page('/dashboard')).toMatch(/reported jobs?/)
  expect(await page(`/adminpostjobs?status=reported&search=${encodeURIComponent(jobTitle)}`)).toContain('Reported')

  const html = await page(`/adminpostjobs/${jobId}`)
  expect(html).toContain(text)
  expect(html).toContain(email)
  expect(html).toContain('It looks like a scam, or asks for money')

  const id = await firstReport()
  expect(id).toBeGreaterThan(0)
  const handled = { id, postingId: jobId, reason: 'scam', text, email, isHandled: true }
  expect(await handle(recruiter, id, true)).toMatchObject({ status: 200, json: handled })
  expect(await handle(recruiter, id, true)).toMatchObject({ status: 200, json: handled })
  const trail = (await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(jobTitle)}`)).text
  expect(trail.match(/report\.handled/g)).toHaveLength(1)
  expect(trail).not.toContain(email)

  expect(await handle(recruiter, id, false)).toMatchObject({ status: 200, json: { isHandled: false } })
  expect(await handle(recruiter, id, 'yes')).toMatchObject({ status: 400 })
  expect(await handle(new Visitor(), id, true)).toMatchObject({ status: 401 })
  expect(await handle(await newAdmin('EDITOR'), id, true)).toMatchObject({ status: 403 })
})
