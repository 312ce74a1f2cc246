import type { Page } from '@playwright/test'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { newSitePage, openPage } from './support/site-pages'
import { expect, test } from './support/test'
import { until } from './support/waiting'

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const headings = (page: Page) => page.getByRole('main').locator('[data-section] h2').allInnerTexts()

test('an editor changes texts, images and sections on the page itself, and publishes them @both', async ({
  newPerson,
}) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin)
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}`)
  await page.getByRole('link', { name: 'Edit on the page' }).click()
  const heading = text(page, 'Heading of section 1')
  await heading.fill('How we work together')
  await heading.press('Enter')
  await text(page, 'Title').fill('Careers with us')
  await text(page, 'Text of section 1').press('End')
  await text(page, 'Text of section 1').pressSequentially(' Always.')

  await page.keyboard.press('Control+z')
  await expect(text(page, 'Text of section 1')).not.toContainText('Always.')
  await page.keyboard.press('Control+Shift+z')
  await expect(text(page, 'Text of section 1')).toContainText('Always.')

  await button(page, 'Add a section').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Hero/ }).click()
  await expect(text(page, 'Heading of section 2')).toBeFocused()
  await page.keyboard.type('Meet the team')
  await button(page, 'Publish').click()
  await expect(text(page, 'Text of section 2')).toBeFocused()
  await expect(text(page, 'Text of section 2')).toHaveAccessibleDescription('Text is required')
  await text(page, 'Text of section 2').fill('Seven people.')
  await page.getByLabel('Image of section 2', { exact: true }).setInputFiles('e2e/support/logo.png')
  const alt = page.getByRole('textbox', { name: 'Image description of section 2' })
  await expect(alt).toBeFocused()
  await button(page, 'Publish').click()
  await expect(alt).toHaveAccessibleDescription('Image description is required')
  await expect(alt).toBeFocused()
  await alt.fill('The team at lunch')
  await button(page, 'Move section 2 up').click()
  expect(await headings(page)).toEqual(['Meet the team', 'How we work together'])
  await button(page, 'Remove section 2').click()
  expect(await headings(page)).toEqual(['Meet the team'])
  await button(page, 'Undo').click()
  expect(await headings(page)).toEqual(['Meet the team', 'How we work together'])
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.reload()
  expect(await headings(page)).toEqual(['Meet the team', 'How we work together'])

  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
  await until(async () => (await openPage(saved.path)).text.includes('Meet the team'))
  const { text: html } = await openPage(saved.path)
  for (const words of ['Careers with us', 'How we work together', 'Always.', 'The team at lunch'])
    expect(html).toContain(words)
})
