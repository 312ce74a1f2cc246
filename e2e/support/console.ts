import { expect, type Page } from '@playwright/test'
import { required } from './settings'

/** Opens a page of the back office as the owner, through the admins' door and back. */
export async function openAsOwner(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(required('ADMIN_EMAIL'))
  await page.getByRole('textbox', { name: 'Password' }).fill(required('ADMIN_PASSWORD'))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
}
