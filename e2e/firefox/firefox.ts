import { randomInt } from 'node:crypto'
import puppeteer, { type Browser } from 'puppeteer-core'
import { required } from '@/e2e/support/settings'
import { findFirefox, NO_FIREFOX } from '@/scripts/browser'

const VIEWPORT = { width: 1280, height: 900 }
const WAIT_MS = 60_000

export async function openFirefox(): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error(NO_FIREFOX)
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: VIEWPORT })
}

/** Opens a page for a visitor with their own IP, so that other tests don't use up their limits. */
export async function newVisit(browser: Browser) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const ip = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
  let isHeld = false
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const url = request.url()
    if (isHeld && /\/islands\/load-[^?]+$/.test(url))
      return request.respond({
        contentType: 'text/javascript',
        body: `globalThis.release = () => import('${url}?held')`,
      })
    return request.continue({ headers: { ...request.headers(), 'x-forwarded-for': ip } })
  })

  const open = async (path: string) => {
    await page.goto(required('TEST_SITE_URL') + path)
  }
  /** Opens a page, interacts before its scripts have loaded, then lets them load. */
  const openEarly = async (path: string, act: () => Promise<void>) => {
    isHeld = true
    await open(path)
    await act()
    isHeld = false
    await page.evaluate(() => (globalThis as unknown as { release: () => Promise<unknown> }).release())
  }
  return { page, errors, openEarly }
}
