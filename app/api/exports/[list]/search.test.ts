import { contactMessage } from '@/e2e/support/access/documented'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

/** Returns the rows of a list that match a search, without the header. */
async function find(list: string, query: Record<string, string>): Promise<string[]> {
  const { status, text } = await owner.call('GET', `/api/exports/${list}?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return text.trimEnd().split('\r\n').slice(1)
}

const send = (more: object) => new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, ...more } })

describe('messages', () => {
  test.each([
    ['100% sure', '100x sure'],
    ['snake_case', 'snakeXcase'],
    [`O'Brien "the" \\ same`, 'O Brien the same'],
  ])('finds %s literally', async (subject, other) => {
    const email = newEmail('sender')
    await send({ email, subject })
    await send({ email, subject: other })
    const found = (await find('contacts', { search: subject })).filter((line) => line.includes(email))
    expect(found).toHaveLength(1)
  })

  test('includes the version of the terms that a consent was given to, and no formulas', async () => {
    const email = newEmail('sender')
    await send({ email, name: '=1+1', subject: '@SUM(A1)', message: '-2+3', consentVersion: 'sent' })
    const [line] = await find('contacts', { search: email })
    expect(line).toContain(`,'=1+1,${email},`)
    expect(line).toMatch(/,'@SUM\(A1\),'-2\+3,.*,unread,\d{4}-[\d-]+$/)
  })

  test('filters by status', async () => {
    const email = newEmail('sender')
    await send({ email })
    const [line = ''] = await find('contacts', { search: email })
    await owner.call('PATCH', `/contactus/${line.split(',')[0]}`, { json: { state: 'read' } })
    const states = ['unread', 'unanswered', 'answered']
    const found = await Promise.all(states.map((state) => find('contacts', { search: email, state })))
    expect(found.map(({ length }) => length)).toEqual([0, 1, 0])
  })
})

test('finds registrations by name, email, phone and status', async () => {
  const { email } = await newSeeker("Anne-Marie O'Neil_100%")
  const unconfirmed = newEmail()
  await new Visitor().call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(unconfirmed)}`)
  expect(await find('registrations', { search: "o'neil_100%", status: 'verified' })).toEqual(
    expect.arrayContaining([expect.stringContaining(email)]),
  )
  expect(await find('registrations', { search: email, status: 'unverified' })).toEqual([])
  const [line] = await find('registrations', { search: email })
  expect(line).toMatch(/,Verified,Website,/)
})

test('finds demo registrations by a name that spans two columns', async () => {
  const email = newEmail('demo')
  const json = {
    student_id: 1,
    first_name: 'Mary Ann',
    last_name: 'van der Berg',
    type: 'Live Session',
    email,
    number: '+1 512-555-0142',
    date: '2026-11-21',
  }
  await new Visitor().call('POST', '/demoregister/add', { json })
  const found = await find('demos', { search: 'ann van der', tab: 'demos', session: 'live' })
  expect(found.filter((line) => line.includes(email))).toHaveLength(1)
  expect(await find('demos', { search: email, session: 'recorded' })).toEqual([])
})

test('finds applications by applicant, job and company, and filters by job and status', async () => {
  const seeker = await newSeeker('Tara "T" Iyer')
  const company = `Ridge_${Date.now()}% Works`
  const jobId = await newApprovedJob(owner, { company })
  await applyTo(jobId, seeker)
  for (const search of ['Tara "T"', seeker.email, company])
    expect((await find('applications', { search })).filter((line) => line.includes(seeker.email))).toHaveLength(1)
  const all = { job: String(jobId), state: 'new', date: 'day' }
  expect(await find('applications', all)).toHaveLength(1)
  expect(await find('applications', { ...all, state: 'hired' })).toEqual([])
  expect(await find('applications', { ...all, job: 'none' })).toEqual([])
})
