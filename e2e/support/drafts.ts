import type { Locator } from '@playwright/test'
import { expect } from './test'

/** Fills a field until its draft is stored. Until the page has hydrated, nothing stores it. */
export async function fillAndKeep(field: Locator, text: string) {
  await expect(async () => {
    await field.fill('')
    await field.fill(text)
    const stored = () => field.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored, { timeout: 3_000 }).toContain(text)
  }).toPass()
}
