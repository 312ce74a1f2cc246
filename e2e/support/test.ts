import { randomInt } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test'

const MOST_CALLS = 8
const MOST_SEEN = 2_000

type Fixtures = {
  /** Opens a browser of its own for one more person: own cookies, own storage, own address for limits. */
  newPerson: () => Promise<Page>
  /** What the journey brings about on purpose: the browser reports a refused call as an error. */
  expectedErrors: RegExp[]
}

/** The test of every journey: a console error or a failed script on any page fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  newPerson: async ({ browser, viewport, hasTouch, expectedErrors }, use, testInfo) => {
    const errors: string[] = []
    const calls = new Map<BrowserContext, string[]>()
    await use(async () => {
      const address = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
      const context = await browser.newContext({ viewport, hasTouch, extraHTTPHeaders: { 'x-forwarded-for': address } })
      context.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
      )
      context.on('weberror', (failure) => errors.push(failure.error().message))
      const answers: string[] = []
      calls.set(context, answers)
      context.on('response', (response) => isCall(response) && answers.push(inWords(response)))
      return context.newPage()
    })
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [context, answers] of calls) await tell(context.pages(), answers)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    for (const context of browser.contexts()) await context.close()
  },
})

const isCall = (response: Response) => new URL(response.url()).pathname.startsWith('/api/')

function inWords(response: Response): string {
  const { pathname, search } = new URL(response.url())
  return `${new Date().toISOString()} ${response.request().method()} ${pathname}${search}: ${response.status()}`
}

/** Says in the output what a person last saw and called: where the tests ran, nothing else of a failed journey may be left. */
async function tell(pages: Page[], answers: string[]): Promise<void> {
  for (const page of pages) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    console.log(
      [`— ${new Date().toISOString()} ${page.url()}`, ...answers.slice(-MOST_CALLS), shortened(seen)].join('\n'),
    )
  }
}

const shortened = (text: string) =>
  text.length > 2 * MOST_SEEN ? `${text.slice(0, MOST_SEEN)}\n…\n${text.slice(-MOST_SEEN)}` : text

export { expect }
