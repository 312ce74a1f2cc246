import { expect, type Page } from '@playwright/test'
import { ownerCredentials } from './people'

/** Opens a page of the back office as the owner, through the admins' door and back. */
export async function openAsOwner(page: Page, path: string): Promise<void> {
  const { email, password } = await ownerCredentials()
  return openAsAdmin(page, path, email, password)
}

/** The same as any admin. */
export async function openAsAdmin(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
}
