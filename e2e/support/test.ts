import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Opens a browser of its own for one more person: own cookies, own storage, own address for limits. */
  newPerson: () => Promise<Page>
  /** What the journey brings about on purpose: the browser reports a refused call as an error. */
  expectedErrors: RegExp[]
}

/** The test of every journey: a console error or a failed script on any page fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  newPerson: async ({ browser, viewport, hasTouch, expectedErrors }, use) => {
    const errors: string[] = []
    await use(async () => {
      const address = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
      const context = await browser.newContext({ viewport, hasTouch, extraHTTPHeaders: { 'x-forwarded-for': address } })
      context.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
      )
      context.on('weberror', (failure) => errors.push(failure.error().message))
      return context.newPage()
    })
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    for (const context of browser.contexts()) await context.close()
  },
})

export { expect }
