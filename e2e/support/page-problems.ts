import AxeBuilder from '@axe-core/playwright'
import type { CDPSession, Page } from '@playwright/test'

const MAX_SCRIPT_BYTES = 90_000
const MAX_STYLE_BYTES = 15_000
const MAX_LAYOUT_SHIFT = 0.01
/** The default size of text in px that a visitor with weak eyes may set in the browser: twice the usual one. */
export const LARGE_TEXT = 32
/** WCAG asks for 24 px; a thumb needs more. */
const MIN_TARGET = { phone: 44, desktop: 24 }
const DENSE_REFERENCE = '/api-docs'
/** Its pages carry the whole runtime and are loaded by few. */
const BACK_OFFICE = '/admin'

/** Loads a page once, as a first visit, and names everything that is wrong with it. */
export async function problemsOfPage(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  const report = (found: string[]) => problems.push(...found.map((problem) => `${path}: ${problem}`))
  // What moves may shift the page; it is measured as most visitors meet it, and is still only afterwards.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  const weight = await weightOf(devtools)
  await page.goto(path)
  await laterFiles(page)
  if (!path.startsWith(BACK_OFFICE)) report(weight())
  report(await layoutShift(page))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  report(await structure(page))
  report(await violations(page, 'light'))
  await page.emulateMedia({ colorScheme: 'dark' })
  report(await violations(page, 'dark'))
  if (!path.startsWith(DENSE_REFERENCE)) report(await page.evaluate(targetsBelow, leastTarget(page)))
  await setTextSize(devtools, LARGE_TEXT)
  report(await page.evaluate(tooWide, 'with text at twice its size'))
  return problems
}

/** What a visitor's browser is set to in its settings: it changes rem and the em of media queries at once. */
export async function setTextSize(devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Counts compressed bytes from now on; the function that it gives names what is too heavy. */
async function weightOf(devtools: CDPSession): Promise<() => string[]> {
  const bytes = { Script: 0, Stylesheet: 0 }
  const types = new Map<string, string>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength
  })
  return () => [
    ...(bytes.Script > MAX_SCRIPT_BYTES ? [`${bytes.Script} bytes of scripts`] : []),
    ...(bytes.Stylesheet > MAX_STYLE_BYTES ? [`${bytes.Stylesheet} bytes of styles`] : []),
  ]
}

/** Waits for the scripts that a light page fetches once it has been painted. */
async function laterFiles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const later = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later ?? ''
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const done = new Set(fetched.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => new URL(name).pathname))
    return later.split(' ').every((path) => path === '' || done.has(path))
  })
}

async function layoutShift(page: Page): Promise<string[]> {
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
        // Past the next frame: entries are told of after they are painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(watcher.takeRecords())
            done(sum)
          }),
        )
      }),
  )
  return shift > MAX_LAYOUT_SHIFT ? [`a layout shift of ${shift}`] : []
}

async function structure(page: Page): Promise<string[]> {
  const headings = await page.locator('h1').count()
  return [...(headings === 1 ? [] : [`${headings} headings of the first level`]), ...(await page.evaluate(tooWide, ''))]
}

export async function violations(page: Page, colorScheme: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `in ${colorScheme}, ${id}: ${html}`))
}

const leastTarget = (page: Page) => ((page.viewportSize()?.width ?? 0) < 1000 ? MIN_TARGET.phone : MIN_TARGET.desktop)

/** Runs in the page. */
function tooWide(when: string): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth
  return overflow > 0 ? [`${overflow} px too wide ${when}`] : []
}

/** Runs in the page: what can be tapped, is no link within a sentence, and is narrower or lower than so many px. */
function targetsBelow(least: number): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input:not([type=hidden])')]
  return targets.flatMap((target) => {
    const style = getComputedStyle(target)
    const isInSentence = style.display === 'inline' && target.parentElement?.closest('p, .reading') !== null
    const isWholeCard = getComputedStyle(target, '::after').position === 'absolute'
    const tapped = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target
    const { width, height } = tapped.getBoundingClientRect()
    if (isInSentence || isWholeCard || !target.checkVisibility() || width <= 1) return []
    const size = `${Math.round(width)}x${Math.round(height)}`
    return Math.min(width, height) < least - 0.5 ? [`a target of ${size}: ${target.outerHTML.slice(0, 120)}`] : []
  })
}
