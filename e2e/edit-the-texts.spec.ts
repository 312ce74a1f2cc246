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

test('an editor follows Edit this page, and changes and publishes texts where visitors read them', async ({
  newPerson,
}) => {
  const [editor, visitor] = [await newPerson(), await newPerson()]
  await editor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(await newAdmin('EDITOR'), editor, '/site-texts')
  await editor.goto('/focus-on-innovation')
  await editor.getByRole('link', { name: 'Edit this page' }).click()
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true })
  const button = (name: string) => editor.getByRole('button', { name, exact: true })
  const [headline, paragraph] = [
    `Ideas <img src=x onerror="alert(1)"> ${Date.now()}`,
    '<b>Every</b> <script>alert(1)</script> Friday',
  ]
  await field('Top of the page: Title').fill(headline)
  await field('Top of the page: Title').press('Enter')
  const text = field('Section: Every Friday afternoon: Paragraph 1')
  await text.press('ControlOrMeta+a')
  await editor.evaluate(async (html) => {
    const [rich, plain] = ['text/html', 'text/plain'].map((type) => new Blob([html], { type }))
    if (rich && plain) await navigator.clipboard.write([new ClipboardItem({ [rich.type]: rich, [plain.type]: plain })])
  }, paragraph)
  await editor.keyboard.press('ControlOrMeta+v')
  await expect(text).toHaveText(paragraph)
  await expect(editor.getByRole('main').locator('[role=textbox] :is(b, img, script)')).toHaveCount(0)
  await button('Undo').click()
  await expect(text).toContainText('The only condition is a card on the wall')
  await button('Redo').click()
  await expect(text).toHaveText(paragraph)

  await field('Last line: Label').fill(' ')
  await button('Publish').click()
  await expect(field('Last line: Label')).toBeFocused()
  await expect(field('Last line: Label')).toHaveAccessibleDescription('Enter text, or reset to the default.')
  await field('Last line: Label').fill('Ask us something')
  await editor.getByLabel('Replace image: Top of the page').setInputFiles('e2e/support/logo.png')
  const alt = field('Image description: Top of the page')
  await expect(alt).toBeFocused()
  await button('Publish').click()
  await expect(alt).toBeFocused()
  await expect(alt).toHaveAccessibleDescription('Enter text, or reset to the default.')
  await alt.fill('A shoot on a stump')
  await button('Other fields').click()
  await editor.getByRole('dialog').getByLabel('Top of the page: Search engine title').fill('Ideas')
  await button('Done').click()
  await expect(editor.getByText('Your draft is saved.')).toBeVisible()
  await visitor.goto('/focus-on-innovation')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Focus on Innovation')
  await editor.reload()
  await expect(text).toHaveText(paragraph)

  await button('Publish').click()
  await expect(editor.getByText('Published. Your changes are live.')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline, { timeout: 500 })
  }).toPass({ timeout: 2_000 })
  for (const words of [paragraph, 'Ask us something']) await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'A shoot on a stump' })).toHaveAttribute('src', /uploads/)
  await expect(visitor).toHaveTitle(/^Ideas/)
  await expect(visitor.getByRole('link', { name: 'Edit this page' })).toBeHidden()
})
