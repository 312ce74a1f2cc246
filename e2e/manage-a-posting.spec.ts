import type { Page } from '@playwright/test'
import { postingData } from './support/jobs'
import { linkIn, waitForMail } from './support/mail'
import { newEmail, signInAdmin } from './support/people'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

const COMPANY = 'Lantern Freight Systems'

test('an employer posts a job with a question, then edits, closes and renews it through the emailed link', {
  tag: '@both',
}, async ({ newPerson }) => {
  const [jobTitle, email] = [`Dock Planner ${Date.now()}`, newEmail('employer')]
  const employer = await newPerson()
  await fillIn(employer, { jobTitle, email })
  await returnToDraft(employer, jobTitle)
  await previewAndPost(employer, jobTitle)
  await confirm(employer, email)

  const admin = await signInAdmin()
  await approve(admin, jobTitle)
  const path = linkIn(await waitForMail(email, 2), '/hirefromus/manage')
  const visitor = await newPerson()
  const job = await read(visitor, jobTitle)

  await employer.goto(path)
  await expect(employer.getByRole('heading', { name: jobTitle })).toBeVisible()
  await expect(employer.getByText('1 view in the last 30 days')).toBeVisible()
  await change(employer)
  await visitor.goto(job)
  await expect(visitor.getByText('Plan truck routes.')).toBeVisible()
  await expect(visitor.getByText('Plan the docks.')).toHaveCount(0)

  await take(employer, 'Discard change')
  await expect(employer.getByText("Change discarded. The live job hasn't changed.")).toBeVisible()
  await expect(employer.getByText('The change you submitted')).toHaveCount(0)
  await expect(employer.getByRole('button', { name: 'Discard change' })).toHaveCount(0)
  await take(employer, 'Close job')
  await expect(employer.getByText("Job closed. It's no longer accepting applications.")).toBeVisible()
  await expect(employer.getByRole('button', { name: 'Close job' })).toHaveCount(0)
  await employer.getByRole('button', { name: 'Mark as filled' }).click()
  const question = employer.getByRole('dialog', { name: 'Mark as filled' })
  await expect(question).toContainText("It's already closed, so we won't notify applicants again.")
  await question.getByRole('button', { name: 'Cancel' }).click()
  await visitor.goto(job)
  await expect(visitor.getByRole('heading', { name: 'This job is closed' })).toBeVisible()
  await expect(visitor.getByText('The employer closed it early.')).toBeVisible()
  await expect(visitor.getByRole('form', { name: /apply/i })).toHaveCount(0)
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await employer.getByRole('button', { name: 'Renew job' }).click()
  await expect(employer.getByText("Job renewed. It's open for another 60 days.")).toBeVisible()
  await visitor.goto(job)
  await expect(visitor.getByRole('form', { name: /apply/i })).toBeVisible()
})

test.describe('an invalid link', () => {
  test.use({ expectedErrors: [/status of 404 .+\/api\/postings\/managed\)/] })

  test('shows a message and offers help', async ({ newPerson }) => {
    const page = await newPerson()
    await page.goto('/hirefromus/manage?token=forged.token')
    await expect(page.getByText("This link doesn't work.")).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  })
})

const formOf = (page: Page) => page.getByRole('form', { name: 'Post a job' })

async function fillIn(page: Page, { jobTitle, email }: { jobTitle: string; email: string }) {
  const data = postingData({ jobTitle, email }) as Record<string, string>
  await page.goto('/hirefromus')
  const form = formOf(page)
  const texts = {
    'First name': data.firstName,
    'Last name': data.lastName,
    Email: email,
    'Mobile number': data.mobileNumber,
    'Company website': data.companyUrl,
    'Job title': jobTitle,
    Vacancies: data.vacancies,
    'Notice period': data.noticePeriod,
    Description: 'Plan truck routes.',
    Qualification: data.qualification,
    Salary: data.salary,
    Location: data.location,
  }
  for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).first().fill(`${value}`)
  await form.getByRole('combobox', { name: 'Company' }).fill(COMPANY)
  const choices = {
    Experience: data.experience,
    'Type of Employment': data.employmentType,
    'Job Type': data.jobType,
    'Working Days': data.workDays,
  }
  for (const [label, value] of Object.entries(choices))
    await form.getByRole('combobox', { name: label }).selectOption(`${value}`)
  await form.getByRole('checkbox', { name: /sponsorship/ }).check()
  await form.getByRole('button', { name: 'Add your own question' }).click()
  await form.getByLabel('Your question 1', { exact: true }).fill('Can you start at six?')
}

async function returnToDraft(page: Page, jobTitle: string) {
  await page.reload()
  await expect(page.getByText('We restored your draft')).toBeVisible()
  const form = formOf(page)
  await expect(form.getByLabel('Job title')).toHaveValue(jobTitle)
  await expect(form.getByLabel('Job Type')).toHaveValue('Hybrid')
  await expect(form.getByRole('checkbox', { name: /sponsorship/ })).toBeChecked()
  await expect(form.getByLabel('Your question 1', { exact: true })).toHaveValue('Can you start at six?')
}

async function previewAndPost(page: Page, jobTitle: string) {
  const form = formOf(page)
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByText('Company logo is required').first()).toBeVisible()
  await form.getByLabel('Company logo').setInputFiles('e2e/support/logo.png')
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(preview.getByRole('heading', { name: jobTitle })).toBeVisible()
  await expect(preview.getByText('Can you start at six?')).toBeVisible()
  await preview.getByRole('button', { name: 'Back to the form' }).click()
  await expect(form.getByText('logo.png')).toBeVisible()
  await form.getByRole('button', { name: 'Preview' }).click()
  await preview.getByRole('button', { name: 'Post Job' }).dblclick()
  await expect(page.getByText('Job posted successful!')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Job title')).toHaveValue('')
  await expect(page.getByText('We restored your draft')).toHaveCount(0)
}

async function confirm(page: Page, email: string) {
  await page.goto(linkIn(await waitForMail(email), '/hirefromus/confirm'))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
}

async function approve(admin: Visitor, jobTitle: string) {
  const postings = (await admin.call('GET', '/hire-from-us')).json as { hireFromUsId: number; jobTitle: string }[]
  const hireFromUsId = postings.find((posting) => posting.jobTitle === jobTitle)?.hireFromUsId
  const { status } = await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId, status: 'approved' } })
  expect(status).toBe(200)
}

async function read(page: Page, jobTitle: string): Promise<string> {
  const job = `/applied-jobs/apply/${jobTitle.toLowerCase().replaceAll(' ', '-')}`
  const counted = page.waitForResponse((response) => response.url().endsWith('/views'))
  await page.goto(job)
  expect((await counted).status()).toBe(204)
  await page.reload()
  return job
}

async function change(page: Page) {
  await page.getByRole('button', { name: 'Edit posting' }).click()
  const form = page.getByRole('form', { name: 'Edit your posting' })
  await expect(form.getByLabel('Description')).toHaveValue('Plan truck routes.')
  await expect(form.getByLabel('Your question 1', { exact: true })).toHaveValue('Can you start at six?')
  await form.getByLabel('Description').fill('Plan the docks.')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText("We'll review your change next.")).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Dock Planner/ })).toBeFocused()
}

async function take(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}
