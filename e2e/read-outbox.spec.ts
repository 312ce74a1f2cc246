import { query } from './support/database'
import { listReady } from './support/hydration'
import { postingData, submitPosting } from './support/jobs'
import { mailsTo, waitForMail } from './support/mail'
import { newEmail } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import { until } from './support/waiting'

test('an owner finds an email in the email log, reads it and resends it, which the audit log records', async ({
  newPerson,
}) => {
  const email = newEmail('employer')
  await submitPosting(postingData({ email }))
  // The email arrives before the log says so.
  await until(
    async () => (await query(`SELECT FROM "Mail" WHERE "to" = $1 AND "state" = 'SENT'`, [email])).length === 1,
  )

  const owner = await newPerson()
  await openAsOwner(owner, '/outbox')
  await listReady(owner)
  await owner.getByRole('searchbox').fill(email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner).toHaveURL(/search=/)
  await expect(owner.getByText('1 email', { exact: true })).toBeVisible()
  await owner.getByRole('combobox', { name: 'Type' }).selectOption('Job alerts')
  await expect(owner.getByText('0 emails', { exact: true })).toBeVisible()
  await owner.getByRole('combobox', { name: 'Type' }).selectOption('Postings')
  await owner.getByRole('link', { name: 'Action needed: confirm your job posting' }).click()

  await expect(owner.getByRole('heading', { level: 1, name: 'Action needed: confirm your job posting' })).toBeVisible()
  await expect(owner.getByText(email)).toBeVisible()
  await expect(owner.getByText('Sent', { exact: true }).first()).toBeVisible()
  const look = owner.getByTitle('Action needed: confirm your job posting, as recipients see it')
  await expect(look).toHaveAttribute('sandbox', '')
  await expect(look.contentFrame().getByRole('link', { name: 'Confirm email' })).toBeVisible()

  await owner.getByRole('button', { name: 'Resend' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Resend' }).click()
  await expect(owner.getByText('Email sent.')).toBeVisible()
  await waitForMail(email, 2)
  expect(new Set((await mailsTo(email)).map(({ text }) => text)).size).toBe(1)

  await owner.goto(`/audit?search=${encodeURIComponent('Action needed: confirm your job posting')}`)
  const entry = owner.getByRole('row').filter({ hasText: email }).first()
  await expect(entry).toContainText('resent “Action needed: confirm your job posting”')
  await expect(entry.getByText(/^(just now|\d+ minutes? ago)$/)).toBeVisible()
  await entry.getByRole('link', { name: 'Action needed: confirm your job posting' }).click()
  await expect(owner).toHaveURL(/\/outbox\/\d+$/)
})
