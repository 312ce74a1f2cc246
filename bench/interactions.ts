import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '@/scripts/browser'
import { buildIfChanged } from '@/scripts/build'
import { startSite } from '@/scripts/test-site'

const RUNS = 5
const SLOWDOWN = 4
const SETTLED_MS = 800
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** When the page is used: once everything has loaded, or as soon as the control is there. */
type When = 'loaded' | 'at once'
/** One interaction of a visit: how long it took, in ms, and its event and element. */
type Longest = { ms: number; what: string }
type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/**
 * `npm run bench -- interactions`: measures Interaction to Next Paint on a phone-sized screen with 4x CPU throttling:
 * the time from a tap or key until the browser paints the result. Takes the longest interaction of each visit. The
 * table shows the median and maximum of five visits in ms (browsers round to 8), and what was the longest in the slowest.
 */
const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    act: async (page) => {
      await page.locator('summary').filter({ hasText: 'Menu' }).tap()
    },
  },
  {
    name: 'choose a filter',
    path: '/applied-jobs',
    act: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).tap()
      await page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' }).tap()
    },
  },
  {
    name: 'type in the search',
    path: '/applied-jobs',
    act: async (page) => {
      const search = page.getByLabel('Search job titles')
      await search.tap()
      await search.pressSequentially('data engineer', { delay: 60 })
    },
  },
  {
    name: 'write an application and send it',
    path: '/applied-jobs/apply/scrum-master',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Apply' })
      await form.getByLabel('Cover note').tap()
      await form.getByLabel('Cover note').pressSequentially('I can start soon.', { delay: 60 })
      await form.getByRole('button', { name: 'Submit Application' }).tap()
    },
  },
  {
    name: 'move through the hire form',
    path: '/hirefromus',
    act: async (page) => {
      await page.getByLabel('First name').tap()
      for (let field = 0; field < 8; field += 1) {
        await page.keyboard.type('a1', { delay: 60 })
        await page.keyboard.press('Tab')
      }
      await page.getByRole('button', { name: 'Post Job' }).tap()
    },
  },
]

const folder = mkdtempSync(join(tmpdir(), 'portal-interactions-'))
await buildIfChanged()
const site = await startSite(folder)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  console.log('| interaction | once loaded | at once |\n| --- | --- | --- |')
  for (const interaction of interactions) {
    const cells: string[] = []
    for (const when of ['loaded', 'at once'] as const) {
      const all: Longest[] = []
      for (let run = 0; run < RUNS; run += 1) all.push(await visit(interaction, when))
      all.sort((one, other) => one.ms - other.ms)
      const slowest = all.at(-1)
      cells.push(`${all[Math.floor(RUNS / 2)]?.ms} (${slowest?.ms}, ${slowest?.what})`)
    }
    console.log(`| ${[interaction.name, ...cells].join(' | ')} |`)
  }
} finally {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function visit({ path, act }: Interaction, when: When): Promise<Longest> {
  const context = await browser.newContext({ ...phone, baseURL: site.env.TEST_SITE_URL })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const longest = { ms: 0, what: '' }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0 && duration > longest.ms)
          Object.assign(longest, { ms: duration, what: `${name} ${(target as Element | null)?.id ?? ''}`.trim() })
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(path, { waitUntil: when === 'loaded' ? 'networkidle' : 'commit' })
  await act(page)
  await page.waitForTimeout(SETTLED_MS)
  const longest = await page.evaluate(() => (window as unknown as { longest: Longest }).longest)
  await context.close()
  return longest
}
