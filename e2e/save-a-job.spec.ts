import { randomBytes } from 'node:crypto'
import { applyTo, newApprovedJob } from './support/jobs'
import { newSeeker, signInAdmin } from './support/people'
import { logIn, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'

test('a visitor saves a job, signs in, finds it among saved jobs and removes it', async ({ newPerson }) => {
  const jobTitle = `Tunnel Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const { email } = await newSeeker('Ravi Teja')
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  const bookmark = page.getByRole('button', { name: `Save ${jobTitle}` })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await bookmark.click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, email)

  await expect(page).toHaveURL(/\/applied-jobs\?q=Tunnel/)
  await expect(page.getByText('Job saved.')).toBeVisible()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'See saved jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Jobs' })).toBeVisible()
  await page.getByRole('link', { name: jobTitle, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.click()
  await expect(page.getByText('Job removed from your saved jobs.')).toBeVisible()
  await page.goto('/saved-jobs')
  await expect(page.getByText('No saved jobs yet.')).toBeVisible()
})

test("a job's card and page mark it as applied for without layout shift", async ({ newPerson }) => {
  // A title that no other test's jobs resemble: one that joins the list would move the card.
  const jobTitle = `Quayside ${randomBytes(6).toString('hex')}`
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle })
  const seeker = await newSeeker('Asha Verma')
  const page = await newPerson()
  // Fonts are optional: a busy browser would show the page without them once, and with them the next time.
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  await openAsSeeker(seeker, page, `/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await expect(page.getByRole('link', { name: jobTitle, exact: true })).toBeVisible()
  // Jobs with similar spelling may follow it.
  const card = page.getByRole('article').filter({ hasText: jobTitle })
  await expect(card.getByText('Applied', { exact: true })).toBeHidden()
  const before = await card.boundingBox()

  await applyTo(jobId, seeker)
  await page.reload()
  await expect(card.getByText('Applied', { exact: true })).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  // The job itself comes first, then jobs with similar spelling.
  await expect(page.getByRole('article').first().getByText('Applied', { exact: true })).toBeVisible()
})
