import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '@/scripts/browser'
import { buildIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { startSite } from '@/scripts/test-site'
import { openPrerendered } from './prerendered'

const FOLDER = 'docs/pictures/films'
const RUNS = 9
const LIST = '/applied-jobs'
const viewport = { width: 1280, height: 800 }
/** Lighthouse's desktop network. */
const desktop = { offline: false, latency: 40, downloadThroughput: 1_280_000, uploadThroughput: 1_280_000 }
const FRAME = { width: 400, height: 250, label: 22 }
const MAX_FRAMES = 12
const FILM_MS = 1_200
const FIRST_JOB = 'article a'
const SIZE = `--window-size=${viewport.width},${viewport.height}`

/**
 * `npm run bench -- moves`: measures the time from a click until the next page is painted, with and without hovering
 * the link first, and from clicking a filter until its jobs appear. Prints medians of nine on a desktop network. Films
 * one of each into docs/pictures/films.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-moves-'))
await buildIfChanged()
const site = await startSite(folder)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const baseURL = site.env.TEST_SITE_URL as string
  const visit = async <T>(act: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ viewport, baseURL })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', desktop)
    await page.goto(LIST, { waitUntil: 'networkidle' })
    const found = await act(page)
    await context.close()
    return found
  }
  const hovered = (...flags: string[]) => openPrerendered(baseURL + LIST, FIRST_JOB, desktop, [SIZE, ...flags])
  const moves: [string, () => Promise<number>][] = [
    ['a job’s page, with its link hovered first', () => hovered()],
    ['the same, with reduced motion', () => hovered('--force-prefers-reduced-motion')],
    ['a job’s page, clicked right away', () => visit(openFirstJob)],
    ['a filter of the list', () => visit(chooseRemote)],
  ]
  const times: Record<string, number[]> = {}
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, measure] of moves) {
      times[name] ??= []
      times[name].push(await measure())
    }
  }
  for (const [name, all] of Object.entries(times)) say(`${name}: ${median(all)} ms (${all.sort(byNumber).join(', ')})`)
  mkdirSync(FOLDER, { recursive: true })
  await visit((page) => film(page, 'page-change', () => openFirstJob(page)))
  await visit((page) => film(page, 'filter', () => chooseRemote(page)))
} finally {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

/** Milliseconds from the click until the browser has painted the job's page. */
async function openFirstJob(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
      },
    )
  })
  await page.locator(FIRST_JOB).first().click({ noWaitAfter: true })
  await page.waitForURL(/\/applied-jobs\/apply\//, { waitUntil: 'load' })
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          const clicked = Number(sessionStorage.getItem('clicked'))
          if (first) done(Math.round(performance.timeOrigin + first.startTime - clicked))
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Milliseconds from the click until the first frame that shows different jobs. */
async function chooseRemote(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = 0
        addEventListener('click', () => (clicked ||= performance.now()), { capture: true })
        new MutationObserver((_, observer) => {
          if (!location.search.includes('type=Remote')) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now() - clicked))))
        }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name: 'Remote' }).click()
  return painted
}

/** Saves the frames painted after the click as one picture, labeled with their times. */
async function film(page: Page, name: string, act: () => Promise<number>): Promise<void> {
  const frames: { at: number; data: string }[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data })
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  let clicked = 0
  await page.exposeFunction('tellClick', (at: number) => {
    clicked = at
  })
  await page.evaluate(() => {
    const { tellClick } = window as unknown as { tellClick: (at: number) => void }
    addEventListener('click', () => tellClick(performance.timeOrigin + performance.now()), { capture: true })
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 })
  await act()
  await page.waitForTimeout(FILM_MS)
  await devtools.send('Page.stopScreencast')
  frames.sort((one, other) => one.at - other.at)
  const before = frames.filter(({ at }) => at <= clicked).slice(-1)
  const after = frames.filter(({ at }) => at > clicked)
  const every = Math.max(1, Math.ceil(after.length / (MAX_FRAMES - 1)))
  const pictured = [...before, ...after.filter((_, place) => place % every === 0)]
  const cells = await Promise.all(pictured.map(({ at, data }) => cell(data, Math.round(at - clicked))))
  const columns = 4
  const height = FRAME.height + FRAME.label
  await sharp({
    create: {
      width: columns * FRAME.width,
      height: Math.ceil(cells.length / columns) * height,
      channels: 3,
      background: 'white',
    },
  })
    .composite(
      cells.map((input, place) => ({
        input,
        left: (place % columns) * FRAME.width,
        top: Math.floor(place / columns) * height,
      })),
    )
    .webp({ quality: 50 })
    .toFile(join(FOLDER, `${name}.webp`))
  say(`${name}: ${frames.length} frames, ${pictured.length} of them in ${FOLDER}/${name}.webp`)
}

async function cell(data: string, milliseconds: number): Promise<Buffer> {
  const text = milliseconds < 0 ? 'before the click' : `${milliseconds} ms`
  const label = Buffer.from(
    `<svg width="${FRAME.width}" height="${FRAME.label}"><text x="6" y="16" font-family="sans-serif" font-size="14">${text}</text></svg>`,
  )
  return sharp(Buffer.from(data, 'base64'))
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'cover', position: 'top' })
    .extend({ top: FRAME.label, background: 'white' })
    .composite([{ input: label, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

function median(all: number[]): number | undefined {
  return [...all].sort(byNumber)[Math.floor(all.length / 2)]
}

function byNumber(one: number, other: number): number {
  return one - other
}
