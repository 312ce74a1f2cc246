import type { Page } from '@playwright/test'
import { PASSWORD } from './people'

/** Logs a seeker in at /login, or at wherever the page was led to, and waits until the login has led on. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
