import { askForAlert, newAlert } from '@/e2e/support/alerts'
import { linkIn, mailsTo, type ReceivedMail, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { consentTexts } from '@/lib/platform/consents/texts'

type Listed = { id: number; search: string; title: string; frequency: string }[]

const alertsOf = async ({ visitor }: TestSeeker) => (await visitor.call('GET', '/api/job-alerts')).json as Listed
const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''
const html = { accept: 'text/html' }
const confirm = (token: string) => new Visitor().call('POST', '/api/job-alerts/confirm', { json: { token } })

test("activates an alert for the seeker's own email and stores its filters in a canonical order", async () => {
  const seeker = await newSeeker()
  const reply = await askForAlert(seeker.visitor, {
    email: seeker.email.toUpperCase(),
    search: '?type=Onsite&page=4&q=%20Java&type=Remote&posted=24h&sort=pay&nonsense=1',
  })
  expect([reply.status, reply.json]).toEqual([200, { message: "You're all set. We'll email you new jobs like these." }])
  await askForAlert(seeker.visitor, {
    email: seeker.email,
    search: 'q=Java&type=Remote&type=Onsite',
    frequency: 'weekly',
  })
  expect(await alertsOf(seeker)).toMatchObject([
    { search: 'q=Java&type=Remote&type=Onsite', title: '“Java”, Remote, Onsite', frequency: 'weekly' },
  ])
  expect((await mailsTo(seeker.email)).filter(({ subject }) => subject.includes('alert'))).toEqual([])
})

test("emails a confirmation link to any other email and doesn't reveal existing alerts", async () => {
  const email = newEmail()
  const first = await askForAlert(new Visitor(), { email, search: 'type=Remote' })
  const link = linkIn(await waitForMail(email), '/job-alerts/confirm')
  expect((await confirm(tokenOf(link))).status).toBe(200)
  const again = await askForAlert((await newSeeker()).visitor, { email, search: 'type=Remote' })
  expect([again.status, again.text]).toEqual([first.status, first.text])
  const withoutToken = ({ subject, text }: ReceivedMail) => [subject, text.replace(/token=\S+/, '')]
  expect(withoutToken(await waitForMail(email, 2))).toEqual(withoutToken(await waitForMail(email)))
})

test("the confirmation email describes the search without repeating a stranger's words", async () => {
  const textOf = async (search: string) => {
    const email = newEmail()
    await askForAlert(new Visitor(), { email, search })
    const { subject, text } = await waitForMail(email)
    return subject + text
  }
  expect(await textOf('q=engineer&type=Remote&near=Austin')).toContain('“engineer”, Remote, Within 50 km of Austin')
  const madeUp = await textOf('q=buy-at-evil-example&type=Remote&near=Evil%20Example')
  expect(madeUp).toContain('Remote')
  expect(madeUp.toLowerCase()).not.toContain('evil')
})

test('adds alerts confirmed before signing up to the account', async () => {
  const seeker = await newSeeker()
  const visitor = new Visitor()
  await askForAlert(visitor, { email: seeker.email, search: 'location=India' })
  expect(await alertsOf(seeker)).toEqual([])
  const mail = await waitForMail(seeker.email)
  await confirm(tokenOf(linkIn(mail, '/job-alerts/confirm')))
  expect(await alertsOf(seeker)).toMatchObject([{ search: 'location=India', title: 'India' }])
})

test('rejects links made for another purpose', async () => {
  const email = newEmail()
  await askForAlert(new Visitor(), { email })
  const token = tokenOf(linkIn(await waitForMail(email), '/job-alerts/confirm'))
  const [encoded, seal] = token.split('.')
  for (const forged of ['', 'x', `${encoded}.`, `${encoded}x.${seal}`, `${seal}.${encoded}`])
    expect((await confirm(forged)).status).toBe(410)
  const misused = await new Visitor().call('POST', `/api/job-alerts/unsubscribe?token=${token}`)
  expect(misused.status).toBe(410)
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
})

test("stores the consent with the form's wording and ends it with the last alert", async () => {
  const seeker = await newSeeker()
  const consents = async () => (await seeker.visitor.call('GET', '/account-setting', { headers: html })).text
  expect(await consents()).not.toContain(consentTexts['job-alerts'])
  const ids = [await newAlert(seeker), await newAlert(seeker, { search: 'type=Remote' })]
  expect(await consents()).toContain(consentTexts['job-alerts'])
  expect(await consents()).not.toContain(', withdrawn')
  for (const id of ids) await seeker.visitor.call('DELETE', `/api/job-alerts/${id}`)
  expect(await consents()).toContain(', withdrawn')
})

test('only lets the owner change and delete an alert', async () => {
  const [seeker, other] = [await newSeeker(), await newSeeker()]
  const path = `/api/job-alerts/${await newAlert(seeker)}`
  const change = ({ visitor }: TestSeeker, frequency: string) => visitor.call('PATCH', path, { json: { frequency } })
  expect((await change(other, 'weekly')).status).toBe(404)
  expect((await other.visitor.call('DELETE', path)).status).toBe(404)
  expect((await change(seeker, 'hourly')).status).toBe(400)
  for (const frequency of ['weekly', 'weekly']) expect((await change(seeker, frequency)).status).toBe(200)
  expect(await alertsOf(seeker)).toMatchObject([{ frequency: 'weekly' }])
  expect((await seeker.visitor.call('DELETE', path)).status).toBe(200)
  expect((await seeker.visitor.call('DELETE', path)).status).toBe(404)
})

test('creates one alert from ten simultaneous requests', async () => {
  const seeker = await newSeeker()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => askForAlert(seeker.visitor, { email: seeker.email, search: 'q=rust' })),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(await alertsOf(seeker)).toHaveLength(1)
})

test('limits an email to 20 alerts', async () => {
  const seeker = await newSeeker()
  const statuses: number[] = []
  for (let number = 1; number <= 21; number += 1)
    statuses.push((await askForAlert(seeker.visitor, { email: seeker.email, search: `q=job${number}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409])
})

test('rejects an invalid email and limits emails to strangers', async () => {
  const wrong = await askForAlert(new Visitor(), { email: 'a@mail.example,b@mail.example' })
  expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { email: 'Please enter a valid email.' } }])
  const [visitor, email] = [new Visitor(), newEmail()]
  const statuses: number[] = []
  for (let number = 0; number < 6; number += 1) statuses.push((await askForAlert(visitor, { email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
