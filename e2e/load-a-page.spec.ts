import type { Page, Route } from '@playwright/test'
import { newAdmin } from './support/people'
import { keepCookies } from './support/sign-in'
import { expect, test } from './support/test'

const asleep = 'portal-island:not([data-hydrated])'

test('every island hydrates soon after the page has loaded, including one inserted later', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/login')
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.goto('/applied-jobs')
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.evaluate(() => {
    const card = document.querySelector('article')
    const copy = card?.cloneNode(true) as Element
    for (const island of copy.querySelectorAll('portal-island')) island.removeAttribute('data-hydrated')
    card?.parentElement?.append(copy)
  })
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('an island hydrates that was inserted while others were hydrating', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/applied-jobs')
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')].slice(0, 3)
    const insertCopies = () =>
      cards.map((card) => {
        const copy = card.cloneNode(true) as Element
        for (const island of copy.querySelectorAll('portal-island')) island.removeAttribute('data-hydrated')
        card.parentElement?.append(copy)
        return copy
      })
    const firstHydration = new MutationObserver(() => {
      firstHydration.disconnect()
      insertCopies()
    })
    for (const copy of insertCopies())
      firstHydration.observe(copy, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await expect(page.getByRole('article')).toHaveCount(26)
  await expect(page.locator(asleep)).toHaveCount(0)
})

test("an island hydrates before the page has loaded if it's used", async ({ newPerson }) => {
  const page = await newPerson()
  const release = await hold(page, /\.woff2$/)
  const unused: string[] = []
  page.on('request', (request) => request.url().includes('/contact-form.island') && unused.push(request.url()))
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('button', { name: /Show the map/ })
    .first()
    .click()
  await expect(page.locator('iframe').first()).toBeAttached()
  expect(unused).toEqual([])
  await page.getByLabel('Subject').fill('A question')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expect(page.locator(asleep)).not.toHaveCount(0)
  release()
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('a click from before the scripts loaded takes effect before the page has loaded, wherever the focus is now', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const release = await hold(page)
  const releaseFonts = await hold(page, /\.woff2$/)
  await page.goto('/applied-jobs', { waitUntil: 'commit' })
  const save = page.getByRole('button', { name: /^Save / }).first()
  await save.click()
  await save.blur()
  release()
  await expect(page).toHaveURL(/\/login\?/)
  releaseFonts()
})

const earlyChoices: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  ['a checkbox', (page) => page.getByRole('checkbox', { name: 'Remote' }).first().check(), /type=Remote/],
  ['the pay slider', (page) => page.getByRole('slider').press('ArrowRight'), /salary=\d/],
  ['the order', (page) => page.getByRole('combobox', { name: 'Sort jobs' }).selectOption('pay'), /sort=pay/],
]

for (const [control, choose, query] of earlyChoices)
  test(`${control} of the job list, changed before the scripts loaded, applies`, async ({ newPerson }) => {
    const page = await newPerson()
    const release = await hold(page)
    await page.goto('/applied-jobs', { waitUntil: 'commit' })
    await choose(page)
    release()
    await expect(page).toHaveURL(query)
  })

test('files that all islands share are compiled while they load', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/contact-us')
  const shared = page.locator('link[rel=modulepreload]')
  await expect(shared).not.toHaveCount(0)
  for (const link of await shared.all()) {
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(await file.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('a page is painted once it has arrived completely', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const waitsFor = await page.locator('link[rel=expect][blocking=render]').getAttribute('href')
  await expect(page.locator(waitsFor ?? 'no link')).toHaveCount(1)
})

test('input, selections and clicks from before the scripts loaded take effect', async ({ newPerson }) => {
  const page = await newPerson()
  await test.step('an early submit is sent with what was typed', async () => {
    const release = await hold(page)
    await page.goto('/forgotpassword', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('not-an-address')
    await page.getByRole('button', { name: 'Send' }).click()
    release()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('not-an-address')
  })
  await test.step('selected options and nothing else stay selected', async () => {
    const release = await hold(page)
    await page.goto('/hirefromus', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Experience' }).selectOption({ index: 2 })
    const chosen = await page.getByRole('combobox', { name: 'Experience' }).inputValue()
    const sponsorship = page.getByRole('checkbox', { name: /sponsorship/ })
    await sponsorship.check()
    release()
    await page.getByRole('button', { name: 'Post Job' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary.getByRole('link', { name: /job type/i })).toBeVisible()
    await expect(summary.getByRole('link', { name: /experience/i })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Experience' })).toHaveValue(chosen)
    await expect(sponsorship).toBeChecked()
  })
  await test.step('an early click on a button takes effect', async () => {
    const release = await hold(page)
    await page.goto('/applied-jobs', { waitUntil: 'commit' })
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/applied-jobs$/)
    release()
    await expect(page).toHaveURL(/\/login\?/)
  })
})

test('no letter is lost that is typed while a long form hydrates', async ({ newPerson }) => {
  const page = await newPerson()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await hold(page)
  await page.goto('/hirefromus', { waitUntil: 'commit' })
  await page.getByLabel('First name').click()
  await page.keyboard.type('ab')
  release()
  let typed = 'ab'
  while ((await page.locator('portal-island[data-name=hire-form]:not([data-hydrated])').count()) > 0) {
    await page.keyboard.type('ab')
    typed += 'ab'
  }
  await page.keyboard.type('c')
  await expect(page.getByLabel('First name')).toHaveValue(`${typed}c`)
  // The draft has what the form knows, which the field may not show.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('portal:hire-draft') ?? '{}').values?.firstName))
    .toBe(`${typed}c`)
})

test('the caret of a field stays where it is while the form hydrates', async ({ newPerson }) => {
  const page = await newPerson()
  const release = await hold(page)
  await page.goto('/hirefromus', { waitUntil: 'commit' })
  const field = page.getByLabel('First name')
  await field.pressSequentially('Aha')
  await field.press('ArrowLeft')
  await field.press('ArrowLeft')
  release()
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.keyboard.type('s')
  await expect(field).toHaveValue('Asha')
})

test('a press that began before the scripts loaded counts, even if the replayed input moves the button', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const release = await hold(page)
  await page.goto('/hirefromus', { waitUntil: 'commit' })
  const sponsorship = page.getByRole('checkbox', { name: /sponsorship/ })
  await sponsorship.check()
  await page.getByRole('button', { name: 'Post Job' }).hover()
  await page.mouse.down()
  release()
  // React has loaded, but doesn't replay the check yet: that would move the button while it's pressed.
  await page.waitForFunction((box) => !(box as HTMLInputElement).checked, await sponsorship.elementHandle())
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  await expect(sponsorship).toBeChecked()
})

test("a button of the console works if it's clicked before the page's scripts have loaded", async ({ newPerson }) => {
  const page = await newPerson()
  await keepCookies(await newAdmin('EDITOR'), page)
  const release = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto('/site-texts/our-niche', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await expect(dialog).toBeHidden()
  release()
  await expect(dialog).toBeVisible()
})

test('clicks from before the scripts have loaded take effect in their order, and impatient ones once', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await keepCookies(await newAdmin('EDITOR'), page)
  const release = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto('/menus?menu=header', { waitUntil: 'commit' })
  const addGroup = page.getByRole('button', { name: 'Add a group' })
  await addGroup.click()
  await addGroup.click()
  const count = await page.getByRole('group', { name: /^(Link|Group) \d+$/ }).count()
  await page.getByRole('button', { name: 'Add a link', exact: true }).click()
  release()
  await expect(page.getByRole('group', { name: `Link ${count + 2}`, exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: `Group ${count + 1}`, exact: true })).toBeVisible()
})

test.describe('a click on a page whose scripts fail', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is repeated for ten seconds', async ({ newPerson }) => {
    const page = await newPerson()
    await keepCookies(await newAdmin('EDITOR'), page)
    await page.clock.install()
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
    await page.goto('/site-texts/our-niche')
    await page.evaluate(() => {
      const counted = Object.assign(window, { clicks: 0 })
      addEventListener('click', () => {
        counted.clicks += 1
      })
    })
    const clicks = () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect.poll(clicks).toBeGreaterThan(2)
    await page.clock.fastForward(10_000)
    const before = await clicks()
    await page.clock.runFor(500)
    expect(await clicks()).toBe(before)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.clock.runFor(500)
    expect(await clicks()).toBe(before + 1)
  })
})

test("hovering a job's card prefetches its page without counting a view", async ({ newPerson }) => {
  const page = await newPerson()
  const views: string[] = []
  page.on('request', (request) => request.url().endsWith('/views') && views.push(request.url()))
  const devtools = await page.context().newCDPSession(page)
  const ready = new Promise<string>((done) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => status === 'Ready' && done(prefetchUrl))
  })
  await devtools.send('Preload.enable')
  await page.goto('/applied-jobs')
  const link = page.getByRole('article').first().getByRole('link')
  await link.hover()
  expect(await ready).toContain(await link.getAttribute('href'))
  expect(views).toEqual([])
})

/** Holds back the next page's files, by default the islands' loader, until the returned function is called. */
async function hold(page: Page, files = /\/islands\/load-/): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const waitAndGoOn = async (route: Route) => {
    await released
    await route.continue()
  }
  await page.route(files, waitAndGoOn)
  return () => release()
}

test('the job list, its filters, a job and all tabs are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/applied-jobs?type=Remote&experience=5%2B')
  await expect(page.getByText(/^\d+ jobs?$/)).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Job Description')).toBeVisible()
  const job = new URL(page.url()).pathname
  await page.goto('/application-services')
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible()
  for (const path of [job, '/contact-us', '/registration', '/login', '/hirefromus']) {
    await page.goto(path)
    const form = page.locator('form', { has: page.locator('noscript') }).first()
    await expect(form.locator('noscript p'), `${path} says that it needs scripts`).toBeVisible()
    await expect(form.locator('button').locator('visible=true'), `${path} has nothing to click`).toHaveCount(0)
  }
  await context.close()
})
