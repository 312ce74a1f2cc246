import { askForAlert, newAlert, newJobsEmailsTo, oneClickIn } from '@/e2e/support/alerts'
import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { linkIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

let seeker: TestSeeker

beforeEach(async () => {
  seeker = await newSeeker()
})
afterEach(resetClock)

/** Returns a word for job titles that no other test uses. */
const newWord = () => `Zq${Math.random().toString(36).slice(2, 10)}`
const approve = async (jobTitle: string, more = {}) => newApprovedJob(await signInAdmin(), { jobTitle, ...more })

/** An alert counts as processed once its next run is scheduled, even if it found nothing to send. */
async function isDue(email: string, days: number) {
  const due = await query(
    `SELECT "id" FROM "JobAlert" WHERE "email" = $1 AND "nextAt" <= now() + make_interval(mins => $2)`,
    [email, Math.round(days * 24 * 60)],
  )
  return due.length > 0
}

async function emailsAfter(days: number, email: string, count: number) {
  moveClock(days)
  await until(async () => (await newJobsEmailsTo(email)).length >= count)
  return newJobsEmailsTo(email)
}

async function noEmailsAfter(days: number, email: string, count: number) {
  moveClock(days)
  await until(async () => !(await isDue(email, days)))
  await aFewTurns()
  expect(await newJobsEmailsTo(email)).toHaveLength(count)
}

test('a daily alert emails each new job once, starting a day after it was created', async () => {
  const word = newWord()
  await approve(`${word} before the alert`)
  await newAlert(seeker, { search: `q=${word}&type=Hybrid` })
  await approve(`${word} one`)
  await approve(`${word} elsewhere`, { jobType: 'Remote' })
  await noEmailsAfter(0.9, seeker.email, 0)
  const [mail] = await emailsAfter(1.01, seeker.email, 1)
  expect(mail?.subject).toBe(`New job: ${word} one at Lantern Freight Systems`)
  expect(mail?.text).toContain('₹60,000 - ₹90,000 per month')
  expect(mail?.text).not.toContain('before the alert')
  expect(mail?.text).not.toContain('elsewhere')
  const page = await new Visitor().call('GET', linkIn(mail ?? never(), `/applied-jobs/apply/${word.toLowerCase()}-one`))
  expect(page.status).toBe(200)
  await noEmailsAfter(2.02, seeker.email, 1)
  await approve(`${word} two`)
  await approve(`${word} three`)
  const [, next] = await emailsAfter(3.03, seeker.email, 2)
  expect(next?.subject).toBe(`2 new jobs: “${word}”, Hybrid`)
  expect(next?.text).not.toContain(`${word} one`)
})

test('a new alert includes jobs from the hour before', async () => {
  const word = newWord()
  await newAlert(seeker, { search: `q=${word}` })
  moveClock(0.99)
  await approve(`${word} late`)
  await emailsAfter(1.01, seeker.email, 1)
  await noEmailsAfter(2.02, seeker.email, 1)
})

test('a weekly alert waits a week', async () => {
  const word = newWord()
  await newAlert(seeker, { search: `q=${word}`, frequency: 'weekly' })
  await approve(`${word} job`)
  await noEmailsAfter(6.9, seeker.email, 0)
  expect(await emailsAfter(7.01, seeker.email, 1)).toHaveLength(1)
})

test('leaves out jobs that have closed since they were found', async () => {
  const word = newWord()
  await newAlert(seeker, { search: `q=${word}`, frequency: 'weekly' })
  const closesOn = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await approve(`${word} soon closed`, { closesOn })
  await noEmailsAfter(7.01, seeker.email, 0)
})

test('lists twenty jobs in an email, with a link to all of them', async () => {
  const word = newWord()
  await newAlert(seeker, { search: `q=${word}` })
  for (let number = 1; number <= 22; number += 1) await approve(`${word} ${number}`, { email: newEmail('employer') })
  const [mail] = await emailsAfter(1.01, seeker.email, 1)
  expect(mail?.subject).toBe(`22 new jobs: “${word}”`)
  expect(mail?.text.match(/\/applied-jobs\/apply\//g)).toHaveLength(20)
  expect(mail?.text).toContain('View all 22 new jobs:')
  expect(linkIn(mail ?? never(), '/applied-jobs')).toBe(`/applied-jobs?q=${word}`)
})

test('lets an email client unsubscribe with one request, without a cookie and from another origin', async () => {
  const word = newWord()
  await newAlert(seeker, { search: `q=${word}` })
  await approve(`${word} one`)
  const [mail] = await emailsAfter(1.01, seeker.email, 1)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = oneClickIn(mail ?? never())
  const opened = await new Visitor().call('GET', url)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/job-alerts/manage?')])
  expect((await seeker.visitor.call('GET', '/api/job-alerts')).json).toHaveLength(1)
  for (let time = 1; time <= 2; time += 1) {
    const reply = await new Visitor().call('POST', url, {
      body: 'List-Unsubscribe=One-Click',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://webmail.example',
        'sec-fetch-site': 'cross-site',
      },
    })
    expect([reply.status, reply.json]).toEqual([200, { message: "You won't get emails about these jobs anymore." }])
  }
  await approve(`${word} two`)
  await noEmailsAfter(2.02, seeker.email, 1)
})

test('confirms, changes and ends an alert without an account through emailed links', async () => {
  const [word, email] = [newWord(), newEmail('visitor')]
  await askForAlert(new Visitor(), { email, search: `q=${word}` })
  await approve(`${word} before the address is confirmed`)
  const confirmation = linkIn(await waitForMail(email), '/job-alerts/confirm')
  await noEmailsAfter(1.5, email, 0)
  const token = new URLSearchParams(confirmation.split('?')[1]).get('token')
  expect((await new Visitor().call('POST', '/api/job-alerts/confirm', { json: { token } })).status).toBe(200)
  await approve(`${word} after`)
  const [mail] = await emailsAfter(2.6, email, 1)
  expect(mail?.subject).toContain(`${word} after`)
  const link = new URLSearchParams(linkIn(mail ?? never(), '/job-alerts/manage').split('?')[1]).get('token')
  const change = { json: { token: link, frequency: 'weekly' } }
  expect((await new Visitor().call('PATCH', '/api/job-alerts/manage', change)).status).toBe(200)
  await approve(`${word} later`)
  await noEmailsAfter(9.5, email, 1)
  expect(await emailsAfter(9.7, email, 2)).toHaveLength(2)
})

test("deletes an alert that isn't confirmed within a week, along with its link", async () => {
  const email = newEmail('undecided')
  await askForAlert(new Visitor(), { email })
  const link = linkIn(await waitForMail(email), '/job-alerts/confirm')
  const json = { token: new URLSearchParams(link.split('?')[1]).get('token') }
  moveClock(7.01)
  expect((await new Visitor().call('POST', '/api/job-alerts/confirm', { json })).status).toBe(410)
  await until(async () => (await query('SELECT FROM "JobAlert" WHERE "email" = $1', [email])).length === 0)
  // In real time the link would still be valid, but its alert is gone.
  resetClock()
  expect((await new Visitor().call('POST', '/api/job-alerts/confirm', { json })).status).toBe(410)
})

function never(): never {
  throw new Error('No email arrived.')
}
