import { expect, type Page } from '@playwright/test'
import { PASSWORD, signInAdmin, type TestSeeker } from './people'
import { required } from './settings'
import type { Visitor } from './visitor'

/** Delay of the documented redirect after signing in (requirements §9). */
export const REDIRECT_MS = 2_000

/**
 * Opens a console page with the session that all tests share. Only hire-find-apply.spec.ts signs in through the form.
 */
export async function openAsOwner(page: Page, path: string): Promise<void> {
  await openAs(await signInAdmin(), page, path)
}

/** Opens a page with the session of someone who signed in elsewhere. */
export async function openAs(visitor: Visitor, page: Page, path: string): Promise<void> {
  await keepCookies(visitor, page)
  await page.goto(path)
}

export async function keepCookies(visitor: Visitor, page: Page): Promise<void> {
  const url = required('TEST_SITE_URL')
  await page.context().addCookies(visitor.cookiePairs().map(([name, value]) => ({ name, value, url })))
}

/** Opens a page with a seeker's session and fills the browser's storage too. */
export async function openAsSeeker({ visitor, email }: TestSeeker, page: Page, path: string): Promise<void> {
  await openAs(visitor, page, path)
  await page.waitForFunction((mine) => localStorage.getItem('userEmail') === mine, email)
}

/**
 * Signs in a seeker through the form, at /login or wherever the page redirected to, and fast-forwards to the redirect.
 */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.clock.install()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login successful')).toBeVisible()
  await page.clock.fastForward(REDIRECT_MS)
  await page.waitForURL((url) => url.pathname !== '/login')
}
