import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hydrated } from './support/hydration'
import { newApprovedJob } from './support/jobs'
import { signInAdmin } from './support/people'
import { expect, test } from './support/test'

const SEARCH = 'Search job titles'
const expectCount = (page: Page, count: string) =>
  // The count is also announced, beside the banner.
  expect(page.getByText(count, { exact: true }).first()).toBeVisible()

/** Jobs of other journeys are in India or without pay, so they don't change this count. */
const DEMO_JOBS = '?location=USA&paid=only'

test('filters are in the URL, survive Back and are cleared by Reset', { tag: '@both' }, async ({ newPerson }) => {
  // A word that isn't similar to any other test's words.
  const word = `Zq${randomBytes(6).toString('hex')}`
  const admin = await signInAdmin()
  const senior = { experience: '5+ Years', jobType: 'Remote', salary: '₹1,60,000 per month' }
  for (const more of [{}, senior]) await newApprovedJob(admin, { jobTitle: `${word} Clerk`, ...more })
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${word}`)
  await expectCount(page, '2 jobs')
  await openFilters(page)
  await page.getByRole('checkbox', { name: '5+ Years' }).check()
  await page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' }).check()
  await page.getByRole('slider', { name: 'Minimum monthly salary' }).press('End')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/experience=5/)
  await expect(page).toHaveURL(/salary=150000/)
  await expectCount(page, '1 job')
  await page.goBack()
  await expectCount(page, '2 jobs')
  await page.goForward()
  await expectCount(page, '1 job')
  await openFilters(page)
  await expect(page.getByRole('checkbox', { name: '5+ Years' })).toBeChecked()
  const reset = page.getByRole('button', { name: 'Reset' }).or(page.getByRole('link', { name: 'Reset' }))
  await reset.first().click()
  await expect(page).not.toHaveURL(/experience=5/)
  await openFilters(page)
  await expect(page.getByRole('checkbox', { name: '5+ Years' })).not.toBeChecked()
})

test("a search is sorted by best match, which isn't available without search words", async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const sort = page.getByRole('combobox', { name: 'Sort jobs' })
  await expect(sort.getByRole('option')).toHaveText(['Newest first', 'Highest pay'])
  await page.getByLabel(SEARCH).fill('engineer')
  await page.getByLabel(SEARCH).press('Enter')
  await expect(page).toHaveURL(/\?q=engineer$/)
  await expect(sort.getByRole('option')).toHaveText(['Best match', 'Newest first', 'Highest pay'])
  await sort.selectOption('Newest first')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-part=jobs]')).not.toHaveAttribute('aria-busy')
  await expect(sort).toHaveValue('newest')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(sort).toHaveValue('')
})

test('a search without results shows the documented text and links to similar ones with results', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/applied-jobs?type=Remote')
  await page.getByLabel(SEARCH).fill('100% no_such\\title')
  await page.getByLabel(SEARCH).press('Enter')
  await expect(page.getByText('No jobs found matching the filters.')).toBeVisible()
  await page.getByRole('link', { name: /^Without “100% no_such\\title”/ }).click()
  await expect(page).toHaveURL(/\/applied-jobs\?type=Remote$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a visitor searches near places, gets a misspelled one corrected, and includes remote jobs', {
  tag: '@both',
}, async ({ newPerson }) => {
  const word = `Near${randomBytes(6).toString('hex')}`
  const admin = await signInAdmin()
  const job = { jobTitle: `${word} Clerk`, salary: 'Competitive' }
  for (const location of ['Round Rock, TX', 'Pune, India', 'Chicago, IL'])
    await newApprovedJob(admin, { ...job, location, jobType: 'Onsite' })
  await newApprovedJob(admin, { ...job, location: 'Remote (USA)', jobType: 'Remote' })
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${word}`)
  await openFilters(page)
  const place = page.getByRole('combobox', { name: 'City, state or country' })
  await place.fill('Ausitn, TX')
  await place.press('Enter')
  await expect(page.getByText('Showing results for')).toBeVisible()
  await expectCount(page, '1 job')
  await expect(page.getByText('Round Rock, TX').first()).toBeVisible()
  await page.getByRole('link', { name: 'Show it too' }).click()
  await expectCount(page, '2 jobs')
  await openFilters(page)
  await place.fill('Austin, TX; pune')
  await place.press('Enter')
  await expectCount(page, '3 jobs')
  await page.getByRole('link', { name: 'Remove filter: Within 50 km of Austin, TX' }).click()
  await expectCount(page, '1 job')
  await expect(page).toHaveURL(/near=Pune/)
})

test('a single word without results links to similar words with their counts', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs?q=zzzqqqxxx')
  await page.getByRole('link', { name: /^All jobs\s*[\d,]+ jobs$/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('pagination works both ways and lists each job once', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto(`/applied-jobs${DEMO_JOBS}`)
  const links = page.getByRole('article').getByRole('link')
  const jobs = () => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const first = await jobs()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of')).toBeVisible()
  const second = await jobs()
  expect(first).toHaveLength(20)
  expect(second.filter((href) => first.includes(href))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of')).toBeVisible()
})

test('a job list links to pages by type and to a job, where a button scrolls back to the top', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const more = page.getByRole('navigation', { name: 'More jobs' })
  await more.getByRole('link', { name: /^Remote/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeVisible()
  await expect(page.getByText(/^\d+ jobs? (is|are) open\b.*; the newest was posted .+ ago\.$/)).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/applied-jobs\/apply\//)

  const button = page.getByRole('button', { name: /top/i })
  await expect(button).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('six jobs are visible on a laptop, and two and a half on a phone', { tag: '@both' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs?location=USA')
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  // The sum of each card's visible fraction.
  const inView = await page.getByRole('article').evaluateAll((cards) =>
    cards.reduce((sum, card) => {
      const { top, bottom, height } = card.getBoundingClientRect()
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height
    }, 0),
  )
  expect(inView).toBeGreaterThanOrEqual(isPhone ? 2.5 : 6)
})

test('a filter updates jobs and counts right away, and keeps the page, scroll position and focus', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto(`/applied-jobs${DEMO_JOBS}`)
  await hydrated(page, 'filter-behavior')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const remote = page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' })
  const before = await page.getByText(/^\d+ jobs$/).textContent()
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await remote.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/type=Remote/)
  const after = page.getByText(/^\d+ jobs?$/)
  await expect(after).not.toHaveText(before ?? '')
  const [from, to] = [before?.replace(' jobs', ''), await after.textContent()]
  await expect(page.getByRole('status').filter({ hasText: `${from} → ${to}` })).toBeAttached()
  await expect(remote).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.getByRole('group', { name: 'Experience' }).getByRole('checkbox', { name: '5+ Years' }).check()
  await expect(page).toHaveURL(/experience=5/)
  await page.goBack()
  await expect(page).not.toHaveURL(/type=|experience=/)
  await expect(page.getByText(before ?? '', { exact: true })).toBeVisible()
  await expect(remote).not.toBeChecked()
  await page.goForward()
  await expect(remote).toBeChecked()
  await page.getByRole('link', { name: /^Remove filter: Remote/ }).click()
  await expect(remote).not.toBeChecked()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  // Islands that were added later hydrate like the rest.
  await expect(page.locator('portal-island:not([data-hydrated])')).toHaveCount(0)
})

test('the drawer shows how many jobs it will find', { tag: '@phone' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto(`/applied-jobs${DEMO_JOBS}`)
  await hydrated(page, 'filter-behavior')
  await openFilters(page)
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toHaveText('Apply Filters')
  const drawer = page.getByRole('form', { name: 'Filters' })
  const isFocusInside = () => drawer.evaluate((form) => form.contains(document.activeElement))
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await isFocusInside(), `${key} keeps the focus in the drawer`).toBe(true)
  }
  await page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' }).check()
  const apply = page.getByRole('button', { name: /^Apply Filters: Show \d+ jobs?$/ })
  await expect(apply).toBeVisible()
  const count = (await apply.textContent())?.replace(/.*Show /, '') ?? ''
  await apply.click()
  await expect(page.getByText(count, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/type=Remote/)
})

test('filters that were applied arrive, although the drawer was opened again before', { tag: '@phone' }, async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/applied-jobs?location=USA')
  await hydrated(page, 'filter-behavior')
  const held: (() => void)[] = []
  await page.route(/\/applied-jobs(\?|$)/, async (route) => {
    if (held.length === 0) await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await openFilters(page)
  await page
    .getByRole('button', { name: 'Reset' })
    .or(page.getByRole('link', { name: 'Reset' }))
    .first()
    .click()
  await expect.poll(() => held.length).toBe(1)
  const jobs = page.locator('[data-part=jobs]')
  await expect(jobs).toHaveAttribute('aria-busy', 'true')
  await openFilters(page)
  const previewed = page.waitForResponse(/\/applied-jobs\?.*Remote/)
  await page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' }).check()
  await previewed
  for (const release of held) release()
  await expect(jobs).not.toHaveAttribute('aria-busy')
  await expect(page).not.toHaveURL(/location=USA/)
})

async function openFilters(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
}

test('all documented filters are visible beside the list on a laptop', { tag: '@desktop' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/applied-jobs')
  await page.evaluate(() => scrollTo(0, 300))
  for (const name of ['Date posted', 'Minimum monthly salary', 'Job Type', 'Location', 'Experience'])
    await expect(page.getByRole('group', { name, exact: true })).toBeInViewport({ ratio: 1 })
})
