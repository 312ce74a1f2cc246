import { expect, test } from './support/test'

const fontSize = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)

test('the home page shows open jobs, and the search on its second slide finds them', {
  tag: '@both',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/')
  const newest = page.getByRole('region', { name: 'Newest jobs' })
  await expect(newest.getByRole('listitem')).toHaveCount(3)
  await expect(newest.getByRole('link', { name: /^All \d+ open jobs/ })).toBeVisible()
  const figures = page.getByRole('region', { name: 'What changed for three clients' })
  await expect(figures.getByRole('listitem')).toHaveCount(3)
  const carousel = page.getByRole('region', { name: 'What we do' })
  const h1 = await page.getByRole('heading', { level: 1 }).evaluate(fontSize)
  expect(h1).toBeGreaterThan(await carousel.getByRole('heading').first().evaluate(fontSize))

  await carousel.getByRole('button', { name: 'Show slide 2' }).click()
  const field = carousel.getByLabel(/Search jobs/)
  await field.fill('java')
  await field.press('ArrowLeft')
  await expect(carousel.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/applied-jobs\?q=java/)
})

test('the first screen at 1280 by 800 shows the company, three jobs and three figures', async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const newest = page.getByRole('region', { name: 'Newest jobs' })
  await expect(newest.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('roles filled in seven weeks')).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThanOrEqual(80)
})

test('every case study has its own URL and links to the next', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/case-studies')
  await page.getByRole('link', { name: 'Support at half the cost' }).click()
  await expect(page).toHaveURL(/\/case-studies\/harrow-county-credit-union$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Support at half the cost' })).toBeVisible()
  await expect(page.getByText('$620k')).toBeVisible()
  await page.getByRole('link', { name: 'Eighteen people in seven weeks' }).click()
  await expect(page).toHaveURL(/\/case-studies\/prairie-lantern-clinics$/)
})

test('a visitor shares a post by link or email and opens the next one', async ({ newPerson }) => {
  const page = await newPerson()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blogsection/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const mail = page.getByRole('main').getByRole('link', { name: 'Email', exact: true })
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=${encodeURIComponent(title).slice(0, 12)}`))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('drawings follow the selected theme', async ({ newPerson }) => {
  const page = await newPerson()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/our-niche')
  const drawing = page.getByRole('img', { name: /copper tile/ })
  await drawing.scrollIntoViewIfNeeded()
  const light = await drawing.screenshot()
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect(async () => expect((await drawing.screenshot()).equals(light)).toBe(false)).toPass()
})
