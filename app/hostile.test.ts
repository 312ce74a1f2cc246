import { request } from 'node:http'
import { applyTo, postingData, submitPosting } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

/** Sends a request line that fetch would normalize, and returns the status. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(required('TEST_SITE_URL'))
  return new Promise((done, fail) => {
    const sent = request(
      { hostname: '127.0.0.1', port, path, method, headers: { host: `${hostname}:${port}`, ...headers } },
      (response) => {
        response.resume()
        done(response.statusCode ?? 0)
      },
    )
    sent.once('error', fail)
    sent.end()
  })
}

test.each(['*', 'http://evil.example/dashboard', '/%ff', '/%64ashboard', '/%', '/hire-from-us/%00'])(
  'rejects the target %s',
  async (target) => expect(await raw(target)).toBe(400),
)

test('rejects TRACE', async () => expect(await raw('/', 'TRACE')).toBe(405))

test('ignores an invalid or foreign host', async () => {
  const claims: Record<string, string>[] = [
    { host: 'a b' },
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': '::' },
  ]
  for (const headers of claims) expect(await raw('/api/auth/session', 'GET', headers)).toBe(200)
})

test('responds to an upgrade request right away', async () => {
  await expect(raw('/', 'GET', { connection: 'Upgrade', upgrade: 'h2c' })).rejects.toThrow()
})

test('handles a file name with many combining marks quickly', async () => {
  const name = `a${'\u0301'.repeat(20_000)}${'\u0323'.repeat(20_000)}.png`
  const form = new FormData()
  form.set('data', JSON.stringify(postingData()))
  form.set('companyLogo', new File(['x'], name))
  const startedAt = Date.now()
  expect((await new Visitor().call('POST', '/hire-from-us', { form })).status).toBe(415)
  expect(Date.now() - startedAt).toBeLessThan(20_000)
})

test('rejects NUL in any field', async () => {
  const visitor = new Visitor()
  const contact = { name: 'A', email: 'a@mail.example', mobile: '+1 512-555-0190', subject: 'S', message: 'a\0b' }
  expect((await visitor.call('POST', '/contactus/add', { json: contact })).status).toBe(400)
  expect((await submitPosting(postingData({ description: 'a\0b' }))).status).toBe(400)
  expect((await visitor.call('GET', '/api/v1/user/myprofile?email=%00')).status).toBe(401)
  expect((await (await signInAdmin()).call('GET', '/apply-job/check?jobId=1&email=%00a')).status).toBe(400)
})

test('rejects unpaired surrogates where they would break a column', async () => {
  const questions = [{ kind: 'text', text: 'a\ud800b', isRequired: false }]
  expect((await submitPosting(postingData({ questions }))).status).toBe(400)
})

test("handles ids beyond the database's range without an internal error", async () => {
  const admin = await signInAdmin()
  const seeker = await newSeeker()
  expect((await applyTo(3_000_000_000, seeker)).status).toBe(400)
  expect(
    (await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId: 3_000_000_000, status: 'approved' } })).status,
  ).toBe(400)
  for (const id of ['3000000000', '-1', '1e9', '1%20or%201=1', 'x'])
    expect((await admin.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(404)
})

test('rejects forms with too many parts, no parts or an incomplete part', async () => {
  const many = new FormData()
  for (let part = 0; part < 200; part += 1) many.set(`part${part}`, 'x')
  expect((await new Visitor().call('POST', '/hire-from-us', { form: many })).status).toBe(400)
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  for (const body of ['', '--b', '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{'])
    expect((await new Visitor().call('POST', '/hire-from-us', { body, headers })).status).toBe(400)
})

test('limits the emails that strangers can have sent to one email address', async () => {
  const email = `often.${Date.now()}@mail.example`
  const statuses: number[] = []
  for (let attempt = 0; attempt < 22; attempt += 1)
    statuses.push((await submitPosting(postingData({ email, jobTitle: `Job ${attempt}` }))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429])
})

test('rejects a URL that is too long or has too many parameters quickly', async () => {
  const startedAt = Date.now()
  expect(await raw(`/about-us?${'q&'.repeat(7_400)}`)).toBe(414)
  expect(await raw(`/applied-jobs?${'q&'.repeat(1_900)}`)).toBe(400)
  // A few milliseconds, but a busy machine needs longer.
  expect(Date.now() - startedAt).toBeLessThan(20_000)
})

test('handles invalid dates in the console without an internal error', async () => {
  const owner = await signInAdmin()
  const headers = { accept: 'text/html' }
  const days = [
    '0000-01-01..0000-01-02',
    '9999-12-31..9999-12-31',
    '2026-02-31..2026-03-01',
    "2026-01-01'..2026-01-02",
    '..',
  ]
  for (const path of ['/adminpostjobs?viewed=', '/adminregister?date=', '/adminappliedjobs?date='])
    for (const value of days) {
      const { status, text } = await owner.call('GET', path + encodeURIComponent(value), { headers })
      expect([path, value, status, text.includes('Something went wrong')]).toEqual([path, value, 200, false])
    }
})
