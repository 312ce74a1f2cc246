import type { CDPSession, Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Maximum size of a public page's compressed JavaScript in bytes, without headers. The first pattern that matches a
 * path counts.
 */
const MAX_SCRIPT_BYTES: [RegExp, number][] = [
  [/^\/(hirefromus|applied-jobs\/apply\/)/, 140_000],
  [/^\/(contact-us|login|register|registration|forgotpassword|resetpassword|otpverification|\w+\/manage)/, 130_000],
  [/^\/applied-jobs/, 115_000],
  [/^\/blogsection\/./, 85_000],
  [/^/, 80_000],
]
const MAX_STYLE_BYTES = 16_000
const MAX_LAYOUT_SHIFT = 0.01
/** A visitor's larger default text size in px: twice the usual size. */
export const LARGE_TEXT = 32
const STANDARD_TEXT = 16
/** WCAG requires 24 px, but thumbs need more. */
const MIN_TARGET = { phone: 44, desktop: 24 }
const DENSE_REFERENCE = '/api-docs'
/** Admin pages have Next's runtime and few visitors. */
const BACK_OFFICE = '/admin'

/** Loads a page as on a first visit and lists all its problems. */
export async function problemsOfPage(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  // Allows motion while measuring layout shifts, because motion may cause them.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  const weight = await weightOf(devtools, path)
  await page.goto(path)
  await laterFiles(page)
  if (!path.startsWith(BACK_OFFICE)) problems.push(...weight())
  problems.push(...(await layoutShift(page)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  problems.push(...(await problemsOfView(page)))
  const leastSize = isWide(page) ? MIN_TARGET.desktop : MIN_TARGET.phone
  if (!path.startsWith(DENSE_REFERENCE)) problems.push(...(await page.evaluate(targetsBelow, leastSize)))
  await setTextSize(page, devtools, LARGE_TEXT)
  problems.push(...(await page.evaluate(tooWide, 'with double-size text')))
  return problems.map((problem) => `${path}: ${problem}`)
}

/**
 * Lists problems of the current page: its heading, its width and what axe finds. Colors are mostly the same at every
 * width, so dark mode and contrast themes are only checked on desktops, and on phones at night.
 */
export async function problemsOfView(page: Page): Promise<string[]> {
  const inAllColors = isWide(page) || Boolean(process.env.E2E_EVERY_WIDTH)
  await page.locator('h1').first().waitFor()
  // React puts streamed content outside the page until its placeholder exists.
  await page.waitForFunction(() => !document.querySelector('template[id^="B:"], [hidden][id^="S:"]'))
  const headings = await page.locator('h1').count()
  await page.evaluate(axe.source)
  const light = await page.evaluate(axeViolations, {})
  const dark = inAllColors ? await darkViolations(page) : []
  return [
    ...(headings === 1 ? [] : [`${headings} level-1 headings`]),
    ...(await page.evaluate(tooWide, '')),
    ...light.map((violation) => `in light, ${violation}`),
    ...dark.map((violation) => `in dark, ${violation}`),
    ...(inAllColors ? await problemsOfForcedColors(page) : []),
  ]
}

export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1000

/** Lists what disappears with a contrast theme, which replaces backgrounds and drops shadows. */
async function problemsOfForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markFilled)
  await page.emulateMedia({ forcedColors: 'active' })
  // After this, browsers treat focus changes as made by keyboard.
  await page.keyboard.press('Tab')
  const problems = await page.evaluate(lostInForcedColors)
  await page.emulateMedia({ forcedColors: 'none' })
  return problems.map((problem) => `in forced colors, ${problem}`)
}

/** Finds problems in dark mode, without loading the page again. */
async function darkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  // Color transitions cascade down the DOM, one level per frame.
  await page.waitForFunction(() =>
    // Chromium may list finished transitions of hidden elements.
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  )
  return page.evaluate(axeViolations, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** Sets the browser's font size, which affects rem, and em in media queries. */
export async function setTextSize(page: Page, devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard)
}

/** Says how much wider than the screen a page is with double-size text. Resets the text size afterward. */
export async function problemsOfLargeText(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await setTextSize(page, devtools, LARGE_TEXT)
  const problems = await page.evaluate(tooWide, 'with double-size text')
  await setTextSize(page, devtools, STANDARD_TEXT)
  await devtools.detach()
  return problems
}

/** Counts compressed bytes from now on. The returned function lists what is over the limit. */
async function weightOf(devtools: CDPSession, path: string): Promise<() => string[]> {
  const bytes = { Script: 0, Stylesheet: 0 }
  const maxScriptBytes = MAX_SCRIPT_BYTES.find(([paths]) => paths.test(path))?.[1] ?? 0
  const types = new Map<string, string>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength
  })
  return () => [
    ...(bytes.Script > maxScriptBytes ? [`${bytes.Script} bytes of scripts`] : []),
    ...(bytes.Stylesheet > MAX_STYLE_BYTES ? [`${bytes.Stylesheet} bytes of styles`] : []),
  ]
}

/** Waits for the scripts that a light page fetches after it's painted. */
async function laterFiles(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('portal-island:not([data-hydrated])') === null)
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
        // Entries are reported after painting, so this waits for the next frame.
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

/** Runs in the page. */
async function axeViolations(options: axe.RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(document, {
    ...options,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Runs in the page: marks buttons and links that have a background fill. */
function markFilled(): void {
  for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
    const { backgroundColor } = getComputedStyle(element)
    if (!/, 0\)$|transparent/.test(backgroundColor)) element.dataset.filled = ''
  }
}

/** Runs in the page: lists states, focus and buttons that look the same as their surroundings. */
function lostInForcedColors(): string[] {
  const tag = (element: Element) => element.outerHTML.slice(0, 160)
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 8
  const looksOf = (element: Element) =>
    JSON.stringify(
      [element, ...element.querySelectorAll('*')].map((each) => {
        const { color, backgroundColor, border, outline, translate, fill } = getComputedStyle(each)
        return [color, backgroundColor, border, outline, translate, fill]
      }),
    )
  const states = [
    'aria-current=page',
    'aria-current=true',
    'aria-selected=true',
    'aria-pressed=true',
    'aria-checked=true',
  ]
  const chosen = ['a', 'button', 'summary', 'tr', '[role]'].flatMap((kind) =>
    states.map((state) => `${kind}[${state}]`),
  )
  const problems: string[] = []
  for (const element of document.querySelectorAll(chosen.join())) {
    if (!isSeen(element)) continue
    const before = looksOf(element)
    const restored = [...element.attributes].filter(({ name }) => states.some((state) => state.startsWith(`${name}=`)))
    for (const { name } of restored) element.removeAttribute(name)
    if (looksOf(element) === before) problems.push(`selection looks like the rest: ${tag(element)}`)
    for (const { name, value } of restored) element.setAttribute(name, value)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-filled]')) {
    const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(element)
    const isFramed = borderTopWidth !== '0px' || outlineStyle !== 'none' || textDecorationLine !== 'none'
    if (isSeen(element) && !isFramed) problems.push(`a button without a boundary: ${tag(element)}`)
    delete element.dataset.filled
  }
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
    if (!isSeen(element)) continue
    // Focuses as if by keyboard, even though a mouse was used before.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true }
    element.focus(options)
    if (document.activeElement !== element) continue
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      problems.push(`invisible focus: ${tag(element)}`)
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  return problems
}

/** Runs in the page. */
function tooWide(when: string): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth
  return overflow > 0 ? [`${overflow} px too wide ${when}`] : []
}

/** Runs in the page: lists tap targets smaller than `least` px, except links within a sentence. */
function targetsBelow(least: number): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input:not([type=hidden])')]
  return targets.flatMap((target) => {
    const style = getComputedStyle(target)
    const isInSentence = style.display === 'inline' && target.parentElement?.closest('p, .reading') !== null
    const isWholeCard = getComputedStyle(target, '::after').position === 'absolute'
    const tapped = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target
    const { width, height } = tapped.getBoundingClientRect()
    const isForPrograms = target.closest('[aria-hidden=true]') !== null
    if (isForPrograms || isInSentence || isWholeCard || !target.checkVisibility() || width <= 1) return []
    const size = `${Math.round(width)}x${Math.round(height)}`
    return Math.min(width, height) < least - 0.5 ? [`a target of ${size}: ${target.outerHTML.slice(0, 120)}`] : []
  })
}
