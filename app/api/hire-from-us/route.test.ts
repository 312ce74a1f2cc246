import sharp from 'sharp'
import { newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { linkIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { approvedJobWire } from '@/lib/jobs/postings/schema'

type Posting = Record<string, unknown> & { hireFromUsId: number; status: string; email: string }

let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

async function postings(): Promise<Posting[]> {
  return (await admin.call('GET', '/hire-from-us')).json as Posting[]
}

test('ignores extra fields: a new posting is pending, with its own id and date', async () => {
  const data = postingData({
    status: 'approved',
    hireFromUsId: 1,
    jobId: 1,
    date: '2001-01-01',
    slug: 'taken',
    approvedAt: '2001-01-01',
  })
  const { status, json } = await submitPosting(data)
  expect([status, (json as { message: string }).message]).toEqual([201, 'Job posted successful!'])
  const stored = (await postings()).find(({ email }) => email === data.email)
  expect(stored).toMatchObject({
    status: 'pending',
    hireFromUsId: (json as Posting).hireFromUsId,
    jobTitle: 'Backend Engineer',
  })
  expect(String(stored?.date).slice(0, 4)).toBe(String(new Date().getFullYear()))
})

test('creates one posting from ten identical requests at once', async () => {
  const data = postingData()
  const replies = await Promise.all(Array.from({ length: 10 }, () => submitPosting(data, undefined, new Visitor())))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  expect((await postings()).filter(({ email }) => email === data.email)).toHaveLength(1)
})

test('rejects a second decision and changes nothing', async () => {
  const { json } = await submitPosting(postingData())
  const { hireFromUsId } = json as Posting
  const decide = (status: string) => admin.call('PUT', '/hire-from-us', { json: { hireFromUsId, status } })
  const both = await Promise.all([decide('approved'), decide('rejected')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both.find(({ status }) => status === 200)?.json as Posting
  expect((await postings()).find((row) => row.hireFromUsId === hireFromUsId)?.status).toBe(winner.status)
  expect(
    (await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId: 2_000_000_000, status: 'approved' } })).status,
  ).toBe(404)
})

test('gives jobs with the same title different slugs, even if approved at once', async () => {
  const jobTitle = `Parallel Title ${Date.now()}`
  const ids = await Promise.all(
    Array.from(
      { length: 6 },
      async () => ((await submitPosting(postingData({ jobTitle }))).json as Posting).hireFromUsId,
    ),
  )
  const replies = await Promise.all(
    ids.map((hireFromUsId) => admin.call('PUT', '/hire-from-us', { json: { hireFromUsId, status: 'approved' } })),
  )
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const base = jobTitle.toLowerCase().replaceAll(' ', '-')
  for (const suffix of ['', '-2', '-3', '-4', '-5', '-6']) {
    const page = await new Visitor().call('GET', `/applied-jobs/apply/${base}${suffix}`, {
      headers: { accept: 'text/html' },
    })
    expect(page.status).toBe(200)
  }
})

test("lists approved jobs without their employer's name, email and phone number", async () => {
  const id = await newApprovedJob(admin)
  const job = ((await new Visitor().call('GET', '/hire-from-us/getApprovedJobs')).json as Posting[]).find(
    (row) => row.hireFromUsId === id,
  )
  // lib/jobs/postings/fields.test.ts checks the fields.
  expect(Object.keys(job ?? {}).sort()).toEqual(Object.keys(approvedJobWire.shape).sort())
  for (const name of ['firstName', 'lastName', 'email', 'mobileNumber', 'companyUrl', 'closesOn', 'status', 'reason'])
    expect(job).not.toHaveProperty(name)
})

test('responds the same on both spellings of the path', async () => {
  const paths = ['/hire-from-us/getApprovedJobs', '/api/hire-from-us/getApprovedJobs']
  // Polls, because other tests publish jobs at the same time.
  await until(async () => {
    const [one, other] = await Promise.all(paths.map((path) => new Visitor().call('GET', path)))
    return one?.status === 200 && one.text === other?.text
  })
})

test("confirms the employer's email through the emailed link", async () => {
  const email = newEmail('employer')
  await submitPosting(postingData({ email }))
  const link = linkIn(await waitForMail(email), '/hirefromus/confirm')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  expect((await new Visitor().call('POST', '/hire-from-us/confirm', { json: { token } })).status).toBe(200)
  expect((await new Visitor().call('POST', '/hire-from-us/confirm', { json: { token: `${token}x` } })).status).toBe(410)
})

test('reports each missing field', async () => {
  const reply = await submitPosting(postingData({ jobTitle: '', vacancies: '0', companyUrl: 'javascript:alert(1)' }))
  expect(reply.status).toBe(400)
  expect(Object.keys((reply.json as { errors: object }).errors).sort()).toEqual(['companyUrl', 'jobTitle', 'vacancies'])
})

test('re-encodes a logo at its display size and serves it publicly', async () => {
  const large = { width: 600, height: 300, channels: 3, background: '#1f4d3a' } as const
  const png = await sharp({ create: large }).png().toBuffer()
  const data = postingData()
  expect((await submitPosting(data, new Blob([new Uint8Array(png)]))).status).toBe(201)
  const stored = (await postings()).find(({ email }) => email === data.email)
  const logo = await new Visitor().call('GET', `/hire-from-us/${stored?.companyLogo}`)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const bytes = await (await fetch(`${required('TEST_SITE_URL')}/hire-from-us/${stored?.companyLogo}`)).arrayBuffer()
  expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 192, height: 96 })
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
  expect((await submitPosting(postingData(), svg)).status).toBe(415)
})
