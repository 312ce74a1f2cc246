import type { Page } from '@playwright/test'
import { publicPages } from './support/public-pages'
import { expect, test } from './support/test'

test('tabs are chosen by click and keys, shared by their address and found again by Back', async ({ newPerson }) => {
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

test('the menus open and close by keyboard, and the theme stays chosen', async ({ newPerson }) => {
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
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every public page can be read without scripts and names itself to machines', async ({ browser, viewport }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  const titles = new Map<string, string>()
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const title = await page.title()
    expect(titles.get(title) ?? path, `${path} shares the title "${title}"`).toBe(path)
    titles.set(title, path)
    if (['/otpverification', '/forgotpassword'].includes(path)) continue
    for (const name of ['og:title', 'og:image', 'og:url'])
      await expect(page.locator(`meta[property="${name}"]`), `${path} ${name}`).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', /^http/)
    const named = await page.locator('link[rel=canonical]').evaluate((link) => (link as HTMLLinkElement).href)
    expect(new URL(named).origin).toBe(new URL(page.url()).origin)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(new URL(image ?? '').origin).toBe(new URL(page.url()).origin)
    if (['/login', '/register'].includes(path)) continue
    await expect(page.locator('script[type="application/ld+json"]').first(), path).toBeAttached()
  }
  await page.goto('/application-services')
  for (const heading of await page.getByRole('tabpanel').all()) await expect(heading).toBeVisible()
  for (const path of ['/contact-us', '/registration', '/login', '/hirefromus']) {
    await page.goto(path)
    await expect(page.locator('form noscript p').first(), `${path} says that it needs scripts`).toBeVisible()
  }
  await context.close()
})

test('a page that was built in another year names this one', async ({ newPerson }) => {
  const page = await newPerson()
  await page.clock.setFixedTime('2031-03-01')
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ')
})

test('the map of an office loads nothing from elsewhere until it is asked for', async ({ newPerson }) => {
  const page = await newPerson()
  const elsewhere: string[] = []
  await page.route(/openstreetmap\.org/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto('/contact-us')
  await page
    .getByRole('region', { name: 'USA office' })
    .getByRole('button', { name: /Show the map/ })
    .click()
  await expect(page.frameLocator('iframe[title^="Map of the USA office"]').getByText('A map')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
})

test('what is typed and sent before the scripts arrive is not lost', async ({ newPerson }) => {
  const page = await newPerson()
  const release = await holdScripts(page)
  await page.goto('/forgotpassword', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('not-an-address')
  await page.getByRole('button', { name: 'Send' }).click()
  release()
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('not-an-address')
})

test('what is chosen before the scripts arrive is not lost, and nothing else counts as chosen', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const release = await holdScripts(page)
  await page.goto('/hirefromus', { waitUntil: 'commit' })
  await page.getByLabel('Experience').selectOption({ index: 2 })
  const chosen = await page.getByLabel('Experience').inputValue()
  release()
  await page.getByRole('button', { name: 'Post Job' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('link', { name: /job type/i })).toBeVisible()
  await expect(summary.getByRole('link', { name: /experience/i })).toHaveCount(0)
  await expect(page.getByLabel('Experience')).toHaveValue(chosen)
})

test('a button that is pressed before the scripts arrive does its work when they have', async ({ newPerson }) => {
  const page = await newPerson()
  const release = await holdScripts(page)
  await page.goto('/applied-jobs', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/applied-jobs$/)
  release()
  await expect(page).toHaveURL(/\/login\?/)
})

/** Keeps the page's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/islands\/load-/, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('the API reference leads to the calls of a group, says who may make them and opens one', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/api-docs')
  await page.getByRole('main').getByRole('link', { name: 'Postings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postings' })).toBeVisible()
  const fields = page.getByRole('region', { name: 'What PUT /hire-from-us takes' })
  await expect(fields).toBeHidden()
  const row = page.getByRole('row', { name: /^PUT \/hire-from-us / })
  await expect(row.getByRole('cell').first()).toHaveText('no')
  await expect(row.getByRole('cell', { name: 'yes' }).first()).toBeVisible()
  await row.getByRole('link').click()
  await expect(fields).toBeInViewport()
})
