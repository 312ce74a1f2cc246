import { contactMessage } from '@/e2e/support/access/documented'
import { jobPost } from '@/e2e/support/access/job-posts'
import { partner } from '@/e2e/support/access/partners'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { codeIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'

let owner: Visitor
let jobId: number

beforeAll(async () => {
  owner = await signInAdmin()
  jobId = await newApprovedJob(owner, { jobTitle: `Switchboard Engineer ${Date.now()}` })
})

const numberOf = async (table: string, where: string, column = 'phoneE164') => {
  const [row] = await query<Record<string, string>>(`SELECT "${column}" FROM "${table}" WHERE "email" = $1`, [where])
  return row?.[column]
}

/** A number in Texas that no other test uses. */
let taken = Math.floor(Math.random() * 9_000) * 1_000
const newNumber = () => {
  taken += 1
  return `512${String(2_000_000 + (taken % 8_000_000)).padStart(7, '0')}`
}
const dashed = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
const bracketed = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} ${digits.slice(6)}`

const sendDemo = (email: string, number: string) =>
  new Visitor().call('POST', '/demoregister/add', {
    json: {
      student_id: 1,
      first_name: 'Lena',
      last_name: 'Ortiz',
      type: 'Live Session',
      email,
      number,
      date: '2026-11-25',
    },
  })
const sendContact = (email: string, mobile: string) =>
  new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email, mobile } })
const addJobPost = (email: string, phone: string) =>
  owner.call('POST', '/jobpost/add', { json: { ...jobPost, email, phone, candidate_phone: phone } })
async function addPartner(email: string, mobile: string): Promise<Reply> {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...partner, email, mobile }))
  form.set('logo', new Blob([await logo()], { type: 'image/png' }), 'logo.png')
  return owner.call('POST', '/api/partners', { form })
}
const logo = async () => (await import('node:fs')).readFileSync('e2e/support/logo.png')
const hire = (email: string, mobileNumber: string) =>
  submitPosting(postingData({ email, mobileNumber, jobTitle: `Operator ${email}` }))

type Send = (email: string, number: string) => Promise<Reply>
const forms: [string, string, Send, number, string][] = [
  ['POST /demoregister/add', 'DemoRegistration', sendDemo, 201, 'Enter a valid contact number.'],
  ['POST /contactus/add', 'ContactMessage', sendContact, 201, 'Enter a valid phone number.'],
  ['POST /hire-from-us', 'Posting', hire, 201, 'Enter a valid mobile number.'],
  ['POST /jobpost/add', 'JobPost', addJobPost, 201, 'Enter a valid phone number.'],
  ['POST /api/partners', 'Partner', addPartner, 201, 'Enter a valid mobile number.'],
]

describe.each(forms)('%s', (_call, table, send, created, message) => {
  test.each([
    ['(512) 555-0142', '+15125550142'],
    ['512.555.0142', '+15125550142'],
    ['+1 512-555-0142', '+15125550142'],
    ['512 555 0142 ext. 7', '+15125550142'],
    ['9000001234', '+919000001234'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('takes %j', async (entered, e164) => {
    const email = newEmail('caller')
    expect((await send(email, entered)).status).toBe(created)
    expect(await numberOf(table, email)).toBe(e164)
  })

  test.each(['call me', '555-0142', '+1 555 0142'])('rejects %j in the documented words', async (entered) => {
    const { status, text } = await send(newEmail('caller'), entered)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})

test('documented lists return numbers as they were entered', async () => {
  const email = newEmail('caller')
  await sendContact(email, '(512) 555-0142')
  await hire(email, '512.555.0142')
  await addJobPost(email, '512 555 0142')
  const rowOf = async (path: string) => {
    const { json } = await owner.call('GET', path)
    return (json as { email: string }[]).find((row) => row.email === email)
  }
  expect(await rowOf('/contactus')).toMatchObject({ mobile: '(512) 555-0142' })
  expect(await rowOf('/hire-from-us')).toMatchObject({ mobileNumber: '512.555.0142' })
  expect(await rowOf('/jobpost')).toMatchObject({ phone: '512 555 0142', candidate_phone: '512 555 0142' })
  expect(await rowOf('/jobpost')).not.toHaveProperty('phoneE164')
})

describe("a seeker's number", () => {
  test('is in India without a country code, and comes back as it was entered', async () => {
    const [visitor, email] = [new Visitor(), newEmail()]
    await visitor.call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(email)}`)
    await visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp: codeIn(await waitForMail(email)) } })
    const account = { userName: 'Ravi Teja', email, password: PASSWORD, confirmPassword: PASSWORD }
    const register = (mobile: string) => visitor.call('PUT', '/api/v1/user/register', { json: { ...account, mobile } })
    expect([(await register('12345')).text, (await register('')).text]).toEqual([
      'Enter a valid mobile number.',
      'Mobile Number is required',
    ])
    expect((await register('97255 50106')).text).toBe('User registered successfully')
    expect(await numberOf('Seeker', email)).toBe('+919725550106')
    await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
    const profile = await visitor.call('GET', `/api/v1/user/myprofile?email=${encodeURIComponent(email)}`)
    expect(profile.json).toMatchObject({ mobile: '97255 50106' })
  })

  test('can be changed to one in another country, and is used for an application', async () => {
    const seeker = await newSeeker()
    const path = `/api/v1/user/partial-update?email=${encodeURIComponent(seeker.email)}`
    const update = (mobile: string) => seeker.visitor.call('PATCH', path, { json: { mobile } })
    expect((await update('(512) 555-0142')).status).toBe(200)
    expect(await numberOf('Seeker', seeker.email)).toBe('+15125550142')
    expect((await update('555-0142')).status).toBe(400)
    expect((await applyTo(jobId, seeker, pdfResume(), { mobileNumber: '' })).json).toMatchObject({
      mobileNumber: '(512) 555-0142',
    })
    expect(await numberOf('Application', seeker.email)).toBe('+15125550142')
  })
})

async function find(list: string, search: string): Promise<string[]> {
  const { status, text } = await owner.call('GET', `/api/exports/${list}?${new URLSearchParams({ search })}`)
  expect(status).toBe(200)
  return text.trimEnd().split('\r\n').slice(1)
}

test('finds people by their number however it was entered, in lists and with Ctrl+K', async () => {
  const digits = newNumber()
  const entered = dashed(digits)
  const seeker = await newSeeker('Asha Digits')
  await query('UPDATE "Seeker" SET "mobile" = $1, "phoneE164" = $2 WHERE "email" = $3', [
    entered,
    `+1${digits}`,
    seeker.email,
  ])
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'Agreed' FROM "Seeker" WHERE "email" = $1`,
    [seeker.email],
  )
  const emails = Object.fromEntries(
    ['contacts', 'demos', 'postings', 'job-posts', 'partners'].map((list) => [list, newEmail(list)]),
  ) as Record<string, string>
  await sendContact(emails.contacts ?? '', entered)
  await sendDemo(emails.demos ?? '', entered)
  await hire(emails.postings ?? '', entered)
  await addJobPost(emails['job-posts'] ?? '', entered)
  await addPartner(emails.partners ?? '', entered)
  await applyTo(jobId, seeker, pdfResume(), { mobileNumber: entered })
  const form = new FormData()
  form.set('data', JSON.stringify({ wish: 'A job with phones', consent: true }))
  form.set('resume', pdfResume(), 'resume.pdf')
  expect((await seeker.visitor.call('PUT', '/api/general-application', { form })).status).toBe(200)
  const bySeeker = ['registrations', 'applications', 'talent', 'general-applications']
  const expected = { ...emails, ...Object.fromEntries(bySeeker.map((list) => [list, seeker.email])) }
  for (const search of [entered, bracketed(digits), `+1${digits}`, `1 ${digits}`, digits.slice(3)])
    for (const [list, email] of Object.entries(expected)) {
      const found = await find(list, search)
      expect([search, list, found.filter((line) => line.includes(email)).length]).toEqual([search, list, 1])
    }
  const { json } = await owner.call('GET', `/api/records?${new URLSearchParams({ search: bracketed(digits) })}`)
  const kinds = new Set((json as { kind: string }[]).map(({ kind }) => kind))
  for (const kind of ['registrations', 'applications', 'messages', 'postings', 'jobs', 'partners'])
    expect(kinds).toContain(kind)
  // Exported the way people write it.
  expect((await find('contacts', emails.contacts ?? ''))[0]).toContain(bracketed(digits).replace(/ (\d{4})$/, '-$1'))
})

test("shows and finds a number from before that can't be parsed as it was entered", async () => {
  const email = newEmail('sender')
  const name = `Raj ${email.slice(7, 17)}`
  await query(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message") VALUES ('R', $1, $2, 'S', 'M')`,
    [email, `ask for ${name}`],
  )
  const [line] = await find('contacts', `for ${name}`)
  expect(line).toContain(`ask for ${name}`)
})
