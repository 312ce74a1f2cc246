import { oneClickIn } from '@/e2e/support/alerts'
import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { linkIn, mailsTo, type ReceivedMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { nextSummary } from '@/lib/console/dashboard/weeks'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(resetClock)

/** Days until the summary on the nth Monday from now; 1 is the next Monday. */
const daysUntil = (monday: number) => (nextSummary(new Date()).getTime() - Date.now()) / DAY_MS + 7 * (monday - 1)
const summariesTo = async (email: string): Promise<ReceivedMail[]> =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your week: '))

async function newRecipient(role: 'RECRUITER' | 'OWNER' = 'RECRUITER') {
  const email = newEmail('visitor')
  const visitor = await newAdmin(role, email)
  expect((await visitor.call('PUT', '/api/adminaccount/summary', { json: { wanted: true } })).status).toBe(200)
  return { email, visitor }
}

async function summaryOnMonday(monday: number, email: string): Promise<ReceivedMail> {
  moveClock(daysUntil(monday) + 0.01)
  await until(async () => (await summariesTo(email)).length >= monday)
  await aFewTurns()
  const summaries = await summariesTo(email)
  expect(summaries).toHaveLength(monday)
  return summaries[monday - 1] as ReceivedMail
}

test('emails subscribers the figures every Monday, with links to the details', async () => {
  const seeker = await newSeeker()
  await applyTo(await newApprovedJob(await signInAdmin()), seeker)
  // By Monday morning, the week in the report is over.
  await query(`UPDATE "Application" SET "createdAt" = now() - interval '3 days' WHERE "email" = $1`, [seeker.email])
  const [recipient, other] = [await newRecipient(), newEmail('other')]
  await newAdmin('RECRUITER', other)
  moveClock(Math.max(0, daysUntil(1) - 0.05))
  await aFewTurns()
  expect(await summariesTo(recipient.email)).toEqual([])

  const mail = await summaryOnMonday(1, recipient.email)
  expect(mail.text).toMatch(/Applications: [\d,]+ \([\d,]+ before\)/)
  const rows = linkIn(mail, '/adminappliedjobs')
  expect(rows).toMatch(/^\/adminappliedjobs\?date=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
  resetClock()
  // With the clock moved, the owner's session has expired.
  const csv = await (await signInAdmin()).call('GET', rows.replace('/adminappliedjobs', '/api/exports/applications'))
  expect(csv.text).toContain(seeker.email)
  const counted = /Applications: ([\d,]+)/.exec(mail.text)?.[1]?.replace(',', '')
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(Number(counted) + 1)
  expect(linkIn(mail, '/adminaccount')).toBe('/adminaccount')
  expect(linkIn(mail, '/dashboard')).toBe('/dashboard')
  await summaryOnMonday(2, recipient.email)
  expect(await summariesTo(other)).toEqual([])
})

test('sends each admin one summary, however many processes run', async () => {
  const recipients = [await newRecipient('OWNER'), await newRecipient(), await newRecipient(), await newRecipient()]
  moveClock(daysUntil(1) + 0.01)
  for (const { email } of recipients) await until(async () => (await summariesTo(email)).length > 0)
  await aFewTurns()
  for (const { email } of recipients) expect(await summariesTo(email)).toHaveLength(1)
})

test('skips admins who were removed or no longer have access to applications', async () => {
  const owner = await signInAdmin()
  const [demoted, removed, stays] = [await newRecipient(), await newRecipient(), await newRecipient()]
  const idOf = async (email: string) =>
    (await query<{ id: number }>('SELECT "id" FROM "Admin" WHERE "email" = $1', [email]))[0]?.id
  const path = `/api/admins/${await idOf(demoted.email)}`
  expect((await owner.call('PATCH', path, { json: { role: 'EDITOR' } })).status).toBe(200)
  expect((await owner.call('DELETE', `/api/admins/${await idOf(removed.email)}`)).status).toBe(200)
  await summaryOnMonday(1, stays.email)
  expect([...(await summariesTo(demoted.email)), ...(await summariesTo(removed.email))]).toEqual([])
})

test('a valid link unsubscribes with one click in an email client', async () => {
  const { email } = await newRecipient()
  const mail = await summaryOnMonday(1, email)
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const path = oneClickIn(mail)
  const opened = await new Visitor().call('GET', path)
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/\/adminaccount#summary$/),
  ])
  const post = (to: string) =>
    new Visitor().call('POST', to, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://webmail.example' },
    })
  expect((await post(`${path}x`)).status).toBe(410)
  for (let time = 1; time <= 2; time += 1) expect((await post(path)).status).toBe(200)
  moveClock(daysUntil(2) + 0.01)
  await aFewTurns()
  expect(await summariesTo(email)).toHaveLength(1)
})

test('sends one summary to an admin who subscribes twice, and none after they unsubscribe', async () => {
  const [twice, never] = [await newRecipient(), await newRecipient()]
  expect((await twice.visitor.call('PUT', '/api/adminaccount/summary', { json: { wanted: true } })).status).toBe(200)
  expect((await never.visitor.call('PUT', '/api/adminaccount/summary', { json: { wanted: false } })).status).toBe(200)
  await summaryOnMonday(1, twice.email)
  expect(await summariesTo(never.email)).toEqual([])
})
