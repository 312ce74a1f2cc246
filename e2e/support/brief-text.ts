import type { Locator } from '@playwright/test'

/** Acts, and sees a text that's only shown for two seconds: the page itself looks for it, in every frame. */
export async function showsBriefly(text: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([text.waitFor(), act()])
}
