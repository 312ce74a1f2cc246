import type { Page } from '@playwright/test'
import { publicPages } from './support/public-pages'
import { expect, test } from './support/test'

const MOST_SCRIPT = 90_000
const MOST_STYLE = 15_000

test('no public page sends more than 90 kB of scripts and 15 kB of styles, or shifts', async ({ newPerson }) => {
  test.setTimeout(180_000)
  const page = await newPerson()
  await page.goto('/applied-jobs')
  const job = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  const heavy: string[] = []
  for (const path of [...publicPages, job ?? '']) {
    const { script, style, shift } = await weigh(await newPerson(), path)
    if (script > MOST_SCRIPT) heavy.push(`${path}: ${script} bytes of scripts`)
    if (style > MOST_STYLE) heavy.push(`${path}: ${style} bytes of styles`)
    if (shift > 0.01) heavy.push(`${path}: a layout shift of ${shift}`)
  }
  expect(heavy).toEqual([])
})

const asleep = 'portal-island:not([data-live])'

test('every island comes alive soon after the page has loaded, and one that is put in later too', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.goto('/login')
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.goto('/applied-jobs')
  await expect(page.locator(asleep)).toHaveCount(0)
  await page.evaluate(() => {
    const card = document.querySelector('article')
    const copy = card?.cloneNode(true) as Element
    for (const island of copy.querySelectorAll('portal-island')) island.removeAttribute('data-live')
    card?.parentElement?.append(copy)
  })
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('an island that is touched comes alive before the page has loaded', async ({ newPerson }) => {
  const page = await newPerson()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('button', { name: /Show the map/ })
    .first()
    .click()
  await expect(page.locator('iframe').first()).toBeAttached()
  await expect(page.locator(asleep)).not.toHaveCount(0)
  release()
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('a page is painted when all of it has been read', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const waitsFor = await page.locator('link[rel=expect][blocking=render]').getAttribute('href')
  await expect(page.locator(waitsFor ?? 'no link')).toHaveCount(1)
})

/** What a first visit loads, in compressed bytes, and how much the page moved. */
async function weigh(page: Page, path: string) {
  const bytes = { Script: 0, Stylesheet: 0 }
  const types = new Map<string, string>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }
        const watcher = new PerformanceObserver((list) => add(list.getEntries()))
        watcher.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          add(watcher.takeRecords())
          done(sum)
        }, 100)
      }),
  )
  await page.context().close()
  return { script: bytes.Script, style: bytes.Stylesheet, shift }
}
