import { expect, test } from './support/test'

test('tabs switch by click and keyboard, have a URL, and follow the Back button', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/technology-trainings')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Microsoft Technologies')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await tab('Salesforce').click()
  await expect(page).toHaveURL(/#salesforce$/)
  await expect(page.getByRole('tabpanel', { name: 'Salesforce' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tab('ERP')).toBeFocused()
  await page.goBack()
  await expect(tab('Salesforce')).toHaveAttribute('aria-selected', 'true')
  const friend = await newPerson()
  await friend.goto('/technology-trainings#hyperion')
  await expect(friend.getByRole('tabpanel', { name: 'Hyperion' })).toBeVisible()
})

test('menus open and close by keyboard, and the theme is remembered', { tag: '@both' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000
  const name = page.getByRole('banner').getByText(isPhone ? 'Menu' : 'Services', { exact: true })
  await name.locator('xpath=ancestor-or-self::summary').focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('banner').getByRole('link', { name: 'Global Staffing' })
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(entry, 'a menu does not stay open above what has the focus').toBeHidden()
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the navigation marks the current page and shows focus on dark backgrounds', async ({ newPerson }) => {
  const page = await newPerson()
  // Once in the wide layout and once in the small screens' menu.
  const jobs = page.locator('header a[href="/applied-jobs"]')
  for (const [path, current] of [
    ['/applied-jobs', 'page'],
    ['/applied-jobs/type/remote', 'true'],
  ] as const) {
    await page.goto(path)
    await expect(jobs.and(page.locator(`[aria-current=${current}]`))).toHaveCount(2)
  }
  await expect(page.locator('header a[href="/products"][aria-current]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })
  await home.focus()
  const [ring, ground] = await home.evaluate((link) => [
    getComputedStyle(link).outlineColor,
    getComputedStyle(link.closest('footer') ?? link).backgroundColor,
  ])
  expect(contrast(ring ?? '', ground ?? '')).toBeGreaterThanOrEqual(3)
})

/** The WCAG contrast of two colors, each as 'rgb(r, g, b)'. */
function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

test('a page built in another year shows the current one', async ({ newPerson }) => {
  const page = await newPerson()
  await page.clock.setFixedTime('2031-03-01')
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ')
})

test("an office's map loads nothing from other sites until it's requested", async ({ newPerson }) => {
  const page = await newPerson()
  const elsewhere: string[] = []
  await page.route(/openstreetmap\.org/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto('/contact-us')
  const office = page.getByRole('region', { name: 'USA office' })
  await office.getByRole('button', { name: /Show the map/ }).click()
  await expect(page.frameLocator('iframe[title^="Map of the USA office"]').getByText('A map')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
})

test("the API reference lists a group's endpoints, shows who can use them and opens one", async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/api-docs')
  await page.getByRole('main').getByRole('link', { name: 'Postings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postings' })).toBeVisible()
  const fields = page.getByRole('region', { name: 'Parameters of PUT /hire-from-us' })
  await expect(fields).toBeHidden()
  const row = page.getByRole('row', { name: /^PUT \/hire-from-us / })
  await expect(row.getByRole('cell').first()).toHaveText('no')
  await expect(row.getByRole('cell', { name: 'yes' }).first()).toBeVisible()
  await row.getByRole('link').click()
  await expect(fields).toBeInViewport()
})
