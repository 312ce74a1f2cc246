import { applyTo, newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker, personLinkedTo, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

const lines = (text: string) => text.trimEnd().split('\r\n')

test('exports the current list as CSV without formulas', async () => {
  const email = newEmail('employer')
  await submitPosting(postingData({ email, jobTitle: '=HYPERLINK("http://evil.example")' }))
  await submitPosting(postingData({ email, jobTitle: 'Data Engineer' }))
  const path = `/api/exports/postings?status=pending&search=${encodeURIComponent(email)}`
  const { status, headers, text } = await owner.call('GET', path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="postings-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text.match(new RegExp(email, 'g'))).toHaveLength(2)
  expect(lines(text)[0]).toContain('hireFromUsId,status,reason,date,jobTitle,company')
})

test.each(['asc', 'desc'])("exports rows in the page's order, by title %sending", async (direction) => {
  const company = `Order ${direction} ${Date.now()}`
  for (const jobTitle of ['Baker', 'Crane Driver', 'Analyst'])
    await submitPosting(postingData({ email: newEmail('employer'), company, jobTitle }))
  const sent = new URLSearchParams({ status: 'pending', search: company, sort: 'job', direction })
  const { text } = await owner.call('GET', `/api/exports/postings?${sent}`)
  const titles = ['Analyst', 'Baker', 'Crane Driver']
  const found = lines(text)
    .slice(1)
    .map((line) => titles.find((title) => line.includes(title)))
  expect(found).toEqual(direction === 'asc' ? titles : titles.toReversed())
})

test('exports how many applications each person has', async () => {
  const name = `Counted ${Date.now()}`
  const [applicant, other] = [await newSeeker(name), await newSeeker(name)]
  for (const jobId of [await newApprovedJob(owner), await newApprovedJob(owner)])
    expect((await applyTo(jobId, applicant)).status).toBe(201)
  for (const seeker of [applicant, other]) await personLinkedTo(seeker)
  const { text } = await owner.call('GET', `/api/exports/people?${new URLSearchParams({ search: name })}`)
  const [head = [], ...rows] = lines(text).map((line) => line.split(','))
  const counted = rows.map((row) => [row[head.indexOf('emails')], row[head.indexOf('applications')]])
  expect(Object.fromEntries(counted)).toEqual({ [applicant.email]: '2', [other.email]: '0' })
})

test('records each download in the audit log, which can be downloaded too', async () => {
  const words = `nobody-${Date.now()}`
  const { text } = await owner.call('GET', `/api/exports/postings?search=${words}`)
  expect(lines(text)).toHaveLength(1)
  const trail = await owner.call('GET', '/api/exports/audit?action=list.exported')
  expect(trail.text).toContain(words)
  for (const line of lines(trail.text).slice(1)) expect(line).toContain('list.exported')
})

test('only lets roles with access to a list download it', async () => {
  const recruiter = await newAdmin('RECRUITER')
  expect((await recruiter.call('GET', '/api/exports/postings')).status).toBe(200)
  expect((await recruiter.call('GET', '/api/exports/audit')).status).toBe(403)
  const editor = await newAdmin('EDITOR')
  expect((await editor.call('GET', '/api/exports/postings')).status).toBe(403)
  const report = await recruiter.call('GET', '/api/exports/recruiter-load?period=30')
  expect([report.status, lines(report.text)[0]]).toEqual([
    200,
    'recruiter,openApplications,openPostings,decisions,medianDaysToFirstDecision',
  ])
  expect((await owner.call('GET', '/api/exports/audit?action=report.exported')).text).toContain('recruiter-load')
  expect((await editor.call('GET', '/api/exports/recruiter-load')).status).toBe(403)
})

test('returns 404 for unknown lists', async () => {
  expect((await owner.call('GET', '/api/exports/constructor')).status).toBe(404)
  expect((await new Visitor().call('GET', '/api/exports/audit')).status).toBe(401)
})
