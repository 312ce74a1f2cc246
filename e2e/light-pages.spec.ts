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

test('a page leaves what nobody has used yet as the server drew it', async ({ newPerson }) => {
  const page = await newPerson()
  const live = (name: string) => page.locator(`portal-island[data-name=${name}][data-live]`)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(live('session-mirror')).toHaveCount(1)
  await expect(live('login-form')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(live('login-form')).toHaveCount(1)

  await page.goto('/applied-jobs', { waitUntil: 'networkidle' })
  await expect(live('filter-behaviour')).toHaveCount(1)
  await expect(live('save-job')).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  await expect(live('save-job').first()).toBeAttached()
  expect(await live('save-job').count()).toBeLessThan(await page.getByRole('article').count())
})

test('a page that is only read comes alive after some seconds', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/login')
  await expect(page.locator('portal-island[data-name=login-form][data-live]')).toHaveCount(1, { timeout: 15_000 })
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
