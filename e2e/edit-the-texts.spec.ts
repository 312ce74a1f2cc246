import type { Page } from '@playwright/test'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

/** The page has the lead twice, for phones and for wider screens. Only one is visible. */
const visibleText = (page: Page, text: string) => page.getByRole('main').getByText(text).filter({ visible: true })

test("an editor changes a page's content, previews it, publishes it and resets it to the default", async ({
  newPerson,
}) => {
  const heading = `Culture ${Date.now()}`
  const [editor, visitor] = [await newPerson(), await newPerson()]
  await openAs(await newAdmin('EDITOR'), editor, '/site-texts')
  await editor.getByRole('link', { name: 'Customer-First Culture' }).click()
  const form = editor.getByRole('form', { name: 'Page content' })
  const lead = form.getByRole('textbox', { name: 'Lead' })
  const before = await lead.inputValue()
  await lead.fill(' ')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByText('Enter text, or reset to the default.').first()).toBeVisible()
  await expect(lead).toBeFocused()
  await lead.fill(heading)
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(editor).toHaveURL(/\/preview$/)
  await expect(visibleText(editor, heading)).toBeVisible()
  await visitor.goto('/customer-first-culture')
  await expect(visibleText(visitor, heading)).toBeHidden()

  await editor.getByRole('link', { name: 'Back to editing' }).click()
  await expect(lead).toHaveValue(heading)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(editor.getByText('Published. Your changes are live.')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visibleText(visitor, heading)).toBeVisible({ timeout: 500 })
  }).toPass()

  const history = editor.getByRole('region', { name: 'History' })
  await expect(history.getByText('Live version.')).toBeVisible()
  await history.getByRole('button', { name: 'Restore the default content' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(editor.getByText('Earlier version restored.')).toBeVisible()
  await expect(lead).toHaveValue(before)
  await expect(async () => {
    await visitor.reload()
    await expect(visibleText(visitor, before)).toBeVisible({ timeout: 500 })
  }).toPass()
})
