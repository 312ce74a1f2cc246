import { newJobsEmailsTo } from './support/alerts'
import { query } from './support/database'
import { newApprovedJob } from './support/jobs'
import { linkIn, type ReceivedMail, waitForMail } from './support/mail'
import { newEmail, newSeeker, signInAdmin } from './support/people'
import { openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'
import { until } from './support/waiting'

test('a visitor creates a job alert, confirms it, gets an email and unsubscribes', async ({ newPerson }) => {
  const word = `Viaduct${Date.now()}`
  const email = newEmail('visitor')
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${word}&type=Hybrid`)
  await page.getByRole('link', { name: 'Get job alerts' }).click()
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.getByLabel('Email').fill('reader@')
  await form.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Frequency').selectOption('Daily')
  await form.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(form.getByText('Check your inbox:')).toBeVisible()

  await page.goto(linkIn(await waitForMail(email), '/job-alerts/confirm'))
  await expect(page.getByText(`“${word}”, Hybrid`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm job alert' }).click()
  await expect(page.getByText("You're all set. We'll email you new jobs like these.")).toBeVisible()

  await newApprovedJob(await signInAdmin(), { jobTitle: `${word} Engineer` })
  const mail = await newJobsEmailTo(email)
  expect(mail.subject).toBe(`New job: ${word} Engineer at Lantern Freight Systems`)
  await page.goto(linkIn(mail, `/applied-jobs/apply/${word.toLowerCase()}-engineer`))
  await expect(page.getByRole('heading', { level: 1, name: `${word} Engineer` })).toBeVisible()

  const manage = linkIn(mail, '/job-alerts/manage')
  await page.goto(manage)
  await expect(page.getByText(`“${word}”, Hybrid`)).toBeVisible()
  await page.getByLabel('Frequency').selectOption('Weekly')
  await expect(page.getByText('Frequency updated.')).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText("You won't get emails about these jobs anymore.")).toBeVisible()
  await page.goto(manage)
  await expect(page.getByText('This job alert is no longer active')).toBeVisible()
  await page.goto('/job-alerts/confirm?token=forged.token')
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm job alert' })).toBeHidden()
})

test("a seeker's alert is active right away and can be changed and deleted", async ({ newPerson }) => {
  const seeker = await newSeeker('Meera Rao')
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/applied-jobs?location=India')
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Email')).toHaveValue(seeker.email)
  await form.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(form.getByText("You're all set. We'll email you new jobs like these.")).toBeVisible()

  await page.goto('/job-alerts')
  await expect(page.getByRole('link', { name: 'India', exact: true })).toBeVisible()
  await page.getByLabel('Frequency').selectOption('Weekly')
  await expect(page.getByText('Frequency updated.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Frequency')).toHaveValue('weekly')
  await page.getByRole('button', { name: 'Delete job alert India' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Delete this job alert?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No job alerts yet.')).toBeVisible()
})

/** Makes the alert due now and returns its email about new jobs. The site polls every five seconds. */
async function newJobsEmailTo(email: string): Promise<ReceivedMail> {
  await query(`UPDATE "JobAlert" SET "nextAt" = now() - interval '1 minute' WHERE "email" = $1`, [email])
  await until(async () => (await newJobsEmailsTo(email)).length === 1)
  return (await newJobsEmailsTo(email))[0] as ReceivedMail
}
