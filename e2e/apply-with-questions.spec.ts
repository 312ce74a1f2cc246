import type { Page } from '@playwright/test'
import { newApprovedJob, pdfResume } from './support/jobs'
import { waitForMailAbout } from './support/mail'
import { newSeeker, signInAdmin } from './support/people'
import { logIn, openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

const questions = [
  { kind: 'sponsorship', text: 'Do you need a visa for this job?', isRequired: true },
  { kind: 'years', text: 'How many years have you welded?', isRequired: true },
  { kind: 'text', text: 'What did you build last?', isRequired: false },
]

test("a seeker answers an employer's questions; the admin reads the answers and shortlists; the seeker is notified", async ({
  newPerson,
}) => {
  const jobTitle = `Asking Welder ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle, questions })
  const { email } = await newSeeker('Kiran Das')

  const seeker = await newPerson()
  await seeker.goto(`/applied-jobs?q=${encodeURIComponent(jobTitle)}&utm_source=welders-weekly`)
  await seeker.getByRole('link', { name: jobTitle, exact: true }).click()
  await logInFromForm(seeker, email)
  await apply(seeker)

  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs?search=${encodeURIComponent(email)}`)
  await owner.getByRole('link', { name: 'Kiran Das', exact: true }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Kiran Das' })).toBeVisible()
  const answers = owner.getByRole('region', { name: 'Answers' })
  await expect(answers).toContainText('How many years have you welded?12')
  await expect(answers).toContainText('What did you build last?No answer')
  await expect(owner.getByRole('region', { name: 'Cover note' })).toContainText('A tank that does not leak.')
  await expect(owner.getByText('welders-weekly')).toBeVisible()
  await owner.getByRole('button', { name: /Change the status of Kiran Das/ }).click()
  await owner.getByRole('menuitemradio', { name: /^Shortlisted/ }).click()
  // The email is sent once the decision can no longer be undone.
  await expect(owner.getByRole('region', { name: 'History' })).toContainText('Shortlisted', { timeout: 60_000 })

  await waitForMailAbout(email, `You've been shortlisted: ${jobTitle}`)
  await seeker.goto('/jobs-applied')
  await expect(seeker.getByText('Shortlisted', { exact: true })).toBeVisible()
  await seeker.getByText('History').click()
  await expect(seeker.getByText("You've been shortlisted")).toBeVisible()
})

/** Signs in from the job's form; its input is still there afterward. */
async function logInFromForm(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Apply' })
  await form.getByLabel('Cover note').fill('A tank that does not leak.')
  await form.getByLabel('How many years have you welded?').fill('twelve')
  await form.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(/\/login/)
  await logIn(page, email)
  await expect(form.getByLabel('Full Name')).toHaveValue('Kiran Das')
  await expect(form.getByLabel('Cover note')).toHaveValue('A tank that does not leak.')
  await expect(form.getByLabel('How many years have you welded?')).toHaveValue('twelve')
}

async function apply(page: Page) {
  const form = page.getByRole('form', { name: 'Apply' })
  const send = form.getByRole('button', { name: 'Submit Application' })
  const buffer = Buffer.from(await pdfResume().arrayBuffer())
  await form.getByLabel(/^resume/i).setInputFiles({ name: 'kiran.pdf', mimeType: 'application/pdf', buffer })
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await send.click()
  await expect(form.getByText('Answer this question.')).toHaveCount(1)
  await expect(form.getByText('Enter whole years, from 0 to 60.')).toBeVisible()
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await form.getByRole('radio', { name: 'No' }).check()
  await form.getByLabel('How many years have you welded?').fill('12')
  await send.click()
  await expect(page.getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
}
