import { readFileSync } from 'node:fs'
import { newestRelease } from '@/lib/console/system/changes'
import packageJson from '@/package.json' with { type: 'json' }
import { newAdmin } from './support/people'
import { openAs, openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

const { name, groups } = newestRelease(readFileSync('CHANGELOG.md', 'utf8'))

test("an owner sees the site's version and what's new in it", async ({ page }) => {
  await openAsOwner(page, '/system')
  await expect(page.getByText(packageJson.version, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: `What's new in ${name}` })).toBeVisible()
  for (const { title, changes } of groups) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText(changes[0] ?? '', { exact: true })).toBeVisible()
  }
  await expect(page.getByText('For operators')).toHaveCount(0)
})

test('sends a recruiter to the dashboard', async ({ page }) => {
  await openAs(await newAdmin('RECRUITER'), page, '/system')
  await expect(page).toHaveURL(/\/dashboard\?refused=/)
})
