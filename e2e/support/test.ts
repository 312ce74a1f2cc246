import { test as base, expect } from '@playwright/test'

/** The test of every journey: a console error or a failed script in any page of it fails it. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      context.on('weberror', ({ error }) => errors.push(error().message))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
