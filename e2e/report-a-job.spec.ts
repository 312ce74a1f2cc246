import { newApprovedJob } from './support/jobs'
import { newEmail, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of (400|409)|Failed to load resource/] })

test('a visitor reports a job, and a recruiter reads the report and marks it as handled', async ({ newPerson }) => {
  const jobTitle = `Parcel Sorter ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const email = newEmail('visitor')

  const visitor = await newPerson()
  await visitor.goto(`/applied-jobs?search=${encodeURIComponent(jobTitle)}`)
  await visitor.getByRole('link', { name: jobTitle }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
  await visitor.getByRole('button', { name: 'Report this job' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason').last()).toBeVisible()
  await expect(dialog.getByLabel("What's wrong?")).toBeFocused()
  await dialog.getByLabel("What's wrong?").selectOption('It looks like a scam, or asks for money')
  await dialog.getByLabel('Details').fill('They want a fee before the interview.')
  await dialog.getByLabel('Your email').fill(email)
  await visitor.route('**/reports', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText("Thanks for letting us know. We'll review this job.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await visitor.reload()
  await visitor.getByRole('button', { name: 'Report this job' }).click()
  await dialog.getByLabel("What's wrong?").selectOption('It discriminates')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('You already reported this job.')).toBeVisible()

  const admin = await newPerson()
  const queue = `/adminpostjobs?${new URLSearchParams({ status: 'reported', search: jobTitle })}`
  await openAsOwner(admin, queue)
  await expect(admin.getByText('Reported 1')).toBeVisible()
  await admin.getByRole('link', { name: jobTitle }).click()
  const reports = admin.getByRole('region', { name: 'Reports' })
  await expect(reports.getByText('They want a fee before the interview.')).toBeVisible()
  await expect(reports.getByText(email)).toBeVisible()
  await reports.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(admin.getByText('Report marked as resolved.')).toBeVisible()
  await expect(reports.getByRole('button', { name: 'Reopen' })).toBeFocused()

  await admin.goto(queue)
  await expect(admin.getByText('No records found.')).toBeVisible()
})
