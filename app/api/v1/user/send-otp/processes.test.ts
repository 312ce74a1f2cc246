import { query } from '@/e2e/support/database'
import { codeIn, mailsTo, waitForMail } from '@/e2e/support/mail'
import { newEmail } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const sites = siteUrls()

/** Processes share limits only through Redis. */
const counting = process.env.TEST_SHARED_LIMITS ? sites : sites.slice(0, 1)

test('sends every email once, however many processes run', async () => {
  const emails = Array.from({ length: 24 }, () => newEmail('outbox'))
  await Promise.all(
    emails.map((email, index) =>
      new Visitor(sites[index % sites.length]).call('POST', `/api/v1/user/send-otp?email=${email}`),
    ),
  )
  for (const email of emails) expect(codeIn(await waitForMail(email))).toHaveLength(4)
  const sentEmails = () =>
    query('SELECT "attempts" FROM "Mail" WHERE "to" = ANY($1) AND "state" = $2::"MailState"', [emails, 'SENT'])
  // Emails arrive just before their rows say so.
  await until(async () => (await sentEmails()).length === emails.length)
  // An email that two processes claimed would have two attempts.
  expect(await sentEmails()).toEqual(emails.map(() => ({ attempts: 1 })))
  expect((await Promise.all(emails.map(mailsTo))).map((mails) => mails.length)).toEqual(emails.map(() => 1))
})

test('shares rate limits between processes', async () => {
  const email = newEmail('shared-limit')
  const headers = { 'x-forwarded-for': '10.200.0.7' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push(
      (
        await new Visitor(counting[attempt % counting.length]).call('POST', `/api/v1/user/send-otp?email=${email}`, {
          headers,
        })
      ).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('shares sessions between processes', async () => {
  const visitor = new Visitor(sites[0])
  const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  await visitor.call('POST', '/api/v1/user/adminlogin', { json: admin })
  for (const site of sites) expect((await visitor.at(site).call('GET', '/api/v1/user/students')).status).toBe(200)
})
