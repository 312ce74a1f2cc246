import { randomInt } from 'node:crypto'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test'

const MAX_RESPONSES = 8
const MAX_HALF_LENGTH = 2_000

type Fixtures = {
  /** Opens a browser for another person, with their own cookies, storage and IP. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>
  /** Errors that the test causes on purpose. Browsers report failed calls as errors. */
  expectedErrors: RegExp[]
}

/** Fails a journey if any page logs a console error or a script fails. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  newPerson: async ({ browser, expectedErrors }, use, testInfo) => {
    const errors: string[] = []
    const responses = new Map<BrowserContext, string[]>()
    await use(async (options = {}) => {
      const ip = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
      const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'x-forwarded-for': ip } })
      // bench/mutations turns on a bug this way.
      if (process.env.MUTATION) await context.addInitScript(`globalThis.MUTATION = '${process.env.MUTATION}'`)
      context.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
      )
      context.on('weberror', (failure) => errors.push(failure.error().message))
      const received: string[] = []
      responses.set(context, received)
      context.on('response', (response) => isApi(response) && received.push(inWords(response)))
      return context.newPage()
    })
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [context, received] of responses)
        for (const page of context.pages()) await attachReport(page, received, testInfo)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    for (const context of browser.contexts()) await context.close()
  },
})

const isApi = (response: Response) => new URL(response.url()).pathname.startsWith('/api/')

function inWords(response: Response): string {
  const { pathname, search } = new URL(response.url())
  return `${new Date().toISOString()} ${response.request().method()} ${pathname}${search}: ${response.status()}`
}

/**
 * Prints what each person in a failed journey last saw and called, because often only the output of a run is kept.
 * Playwright's own screenshots would slow down every passing journey.
 */
async function attachReport(page: Page, responses: string[], testInfo: TestInfo): Promise<void> {
  const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  const lines = [`— ${new Date().toISOString()} ${page.url()}`, ...responses.slice(-MAX_RESPONSES), shortened(seen)]
  console.log(lines.join('\n'))
  const path = testInfo.outputPath(`page-${testInfo.attachments.length + 1}.png`)
  await page.screenshot({ path, timeout: 5_000 }).catch(() => {})
  testInfo.attachments.push({ name: page.url(), path, contentType: 'image/png' })
}

const shortened = (text: string) =>
  text.length > 2 * MAX_HALF_LENGTH ? `${text.slice(0, MAX_HALF_LENGTH)}\n…\n${text.slice(-MAX_HALF_LENGTH)}` : text

export { expect }
