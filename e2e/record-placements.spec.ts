import type { Page } from '@playwright/test'
import { jobPost } from './support/access/job-posts'
import { signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

test('an admin records a placement, corrects it, edits it and deletes it', async ({ newPerson }) => {
  const title = `Customs Broker ${Date.now()}`
  const admin = await newPerson()
  await openAsOwner(admin, '/jobs')
  await expect(admin.getByRole('heading', { level: 1, name: 'Applied Jobs' })).toBeVisible()

  await admin.getByRole('button', { name: 'Add' }).click()
  const form = admin.getByRole('dialog', { name: 'Add job' })
  await form.getByLabel('Job title').fill(title)
  await form.getByLabel('Location').fill('Laredo, TX')
  await form.getByLabel('Candidate email').fill('nobody')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('link', { name: 'Company is required' })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Choose Remote, Hybrid or Onsite' })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Please enter a valid email.' })).toBeVisible()
  await expect(form.getByLabel('Company')).toBeFocused()

  await form.getByLabel('Company').fill('Rio Bravo Forwarding')
  await form.getByLabel('Work type').selectOption('Onsite')
  await form.getByLabel('Candidate name').fill('Elena Ortiz')
  await form.getByLabel('Candidate email').fill('elena.ortiz@mail.example')
  await expect(form.getByLabel('Job title')).toHaveValue(title)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Job added.')).toBeVisible()
  await expect(form).toBeHidden()

  await searchFor(admin, title)
  await admin.getByRole('link', { name: /^Remote/ }).click()
  await expect(admin.getByText('No records found.')).toBeVisible()
  await admin.getByRole('link', { name: /^Onsite/ }).click()
  const row = admin.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Elena Ortiz')

  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit job' })
  await edit.getByLabel('Salary').fill('$31 per hour')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Job saved.')).toBeVisible()
  await expect(row).toContainText('$31 per hour')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await admin.getByRole('dialog', { name: 'Delete job' }).getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('Job deleted.')).toBeVisible()
  await expect(admin.getByText('No records found.')).toBeVisible()
})

test.describe('two admins at once', () => {
  test.use({ expectedErrors: [/status of 409 .+\/jobpost\/update\//] })

  test("the second admin to save sees the other's values beside each field and can use them or keep their own", async ({
    newPerson,
  }) => {
    const title = `Fleet Analyst ${Date.now()}`
    const admin = await signInAdmin()
    await admin.call('POST', '/jobpost/add', { json: { ...jobPost, job_title: title } })
    const [first, second] = [await newPerson(), await newPerson()]
    const [theirs, mine] = [await openEdit(first, title), await openEdit(second, title)]

    await theirs.getByLabel('Salary').fill('$70 per hour')
    await theirs.getByLabel('Location').fill('Houston, TX')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(first.getByText('Job saved.')).toBeVisible()

    await mine.getByLabel('Salary').fill('$75 per hour')
    await mine.getByRole('button', { name: 'Save' }).click()
    await expect(mine.getByText(/^Someone else just edited this\./)).toBeVisible()
    await expect(mine.getByText('Theirs: $70 per hour')).toBeVisible()
    await expect(mine.getByText('Theirs: Houston, TX')).toBeVisible()
    await expect(mine.getByLabel('Salary')).toHaveValue('$75 per hour')
    await mine.getByRole('button', { name: 'Use theirs for Location' }).click()
    await expect(mine.getByLabel('Location')).toHaveValue('Houston, TX')
    await expect(mine.getByText('Theirs: Houston, TX')).toBeHidden()

    await mine.getByRole('button', { name: 'Save' }).click()
    await expect(second.getByText('Job saved.')).toBeVisible()
    const row = second.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Houston, TX')
    await expect(row).toContainText('$75 per hour')
  })
})

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 job', { exact: true })).toBeVisible()
}

async function openEdit(page: Page, title: string) {
  await openAsOwner(page, `/jobs?search=${encodeURIComponent(title).replaceAll('%20', '+')}`)
  await page.getByRole('button', { name: `Edit ${title}, ${jobPost.company}` }).click()
  return page.getByRole('dialog', { name: 'Edit job' })
}
