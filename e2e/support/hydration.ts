import type { Page } from '@playwright/test'
import { expect } from './test'

/** Waits until an island listens to what's outside it. Its own fields and buttons don't need this: boot.js replays those. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await expect(page.locator(`portal-island[data-name=${island}][data-hydrated]`).first()).toBeAttached()
}

/** Opens the console's palette. Repeats the key, because it does nothing until the page has hydrated. */
export async function openPalette(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return palette
}

/** Waits until a console list handles keys and filters, and focuses its first row. */
export async function listReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(page.locator('[data-row]').first()).toBeFocused({ timeout: 300 })
  }).toPass()
}
