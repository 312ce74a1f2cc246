import { expect, test } from './support/test'

const SEARCH = 'Search job titles'

test('words sort by best match, and without words there is no such order', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const sort = page.getByRole('combobox', { name: 'Sort jobs' })
  await expect(sort.getByRole('option')).toHaveText(['Newest first', 'Highest pay'])
  await page.getByRole('searchbox', { name: SEARCH }).fill('engineer')
  await page.getByRole('searchbox', { name: SEARCH }).press('Enter')
  await expect(page).toHaveURL(/\?q=engineer$/)
  await expect(sort.getByRole('option')).toHaveText(['Best match', 'Newest first', 'Highest pay'])
  await sort.selectOption('Newest first')
  await expect(page).toHaveURL(/sort=newest/)
})

test('a search that finds nothing leads to the nearest that does', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs?q=no-such-word-anywhere&type=Remote')
  await expect(page.getByText('No jobs found matching the filters.')).toBeVisible()
  await page.getByRole('link', { name: /^Without “no-such-word-anywhere”/ }).click()
  await expect(page).toHaveURL(/\/applied-jobs\?type=Remote$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a job list leads to pages about a type, a place and a role', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await page
    .getByRole('navigation', { name: 'More jobs' })
    .getByRole('link', { name: /^Remote/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeVisible()
  await expect(page.getByText(/^\d+ jobs? (is|are) open\b.*; the newest was posted .+ ago\.$/)).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/applied-jobs\/apply\//)
})
