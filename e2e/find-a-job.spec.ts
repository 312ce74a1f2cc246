import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const count = (page: Page) => page.getByText(/^\d+ jobs?$/)

test('filters live in the address, survive back and are cleared by Reset', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const all = await count(page).textContent()
  await openFilters(page)
  await page.getByRole('checkbox', { name: '5+ Years' }).check()
  await page.getByRole('checkbox', { name: 'USA' }).check()
  await page.getByRole('slider', { name: 'Minimum monthly salary' }).press('End')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/experience=5/)
  await expect(page).toHaveURL(/salary=150000/)
  await expect(count(page)).not.toHaveText(all ?? '')
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  await page.goForward()
  await expect(count(page)).not.toHaveText(all ?? '')
  await openFilters(page)
  await expect(page.getByRole('checkbox', { name: '5+ Years' })).toBeChecked()
  await page
    .getByRole('button', { name: 'Reset' })
    .or(page.getByRole('link', { name: 'Reset' }))
    .first()
    .click()
  await expect(count(page)).toHaveText(all ?? '')
})

test('a search that finds nothing says so in the documented words', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await page.getByRole('searchbox', { name: 'Search job titles' }).fill('100% no_such\\title')
  await page.getByRole('searchbox', { name: 'Search job titles' }).press('Enter')
  await expect(page.getByText('No jobs found matching the filters.')).toBeVisible()
})

test('pages lead on and back, and each job stands once', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const titles = () =>
    page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await titles()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of')).toBeVisible()
  const second = await titles()
  expect(first).toHaveLength(20)
  expect(second.filter((href) => first.includes(href))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of')).toBeVisible()
})

test('the list, its filters and a job can be used without scripts', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto('/applied-jobs?type=Remote&experience=5%2B')
  await expect(count(page)).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Job Description')).toBeVisible()
  await context.close()
})

test('the scroll-to-top button appears after 300 px and works', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/applied-jobs\/apply\//)
  const button = page.getByRole('button', { name: /top/i })
  await expect(button).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

async function openFilters(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
}
