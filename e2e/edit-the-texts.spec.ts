import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { newSitePage } from './support/site-pages'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

// Times that are past, and descriptions that are missing.
test.use({ expectedErrors: [/responded with a status of 400/] })

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
  // The console notes that an editor uses this browser once it's hydrated.
  await editor.waitForFunction(() => localStorage.getItem('portal:editor'))
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
  }).toPass()
  for (const words of [paragraph, 'Ask us something']) await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'A shoot on a stump' })).toHaveAttribute('src', /uploads/)
  await expect(visitor).toHaveTitle(/^Ideas/)
  await expect(visitor.getByRole('link', { name: 'Edit this page' })).toBeHidden()
})

test('an editor schedules texts of a built-in page on the page itself, and cancels that in the form', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const path = '/site-texts/best-in-class-software-engineering'
  await openAs(await newAdmin('EDITOR'), page, `${path}/edit`)
  const title = page.getByRole('textbox', { name: 'Top of the page: Title' })
  const open = page.getByRole('button', { name: 'Schedule', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  const send = dialog.getByRole('button', { name: 'Schedule' })
  await title.fill(' ')
  await open.click()
  await send.click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Enter text, or reset to the default.')
  await title.fill('Engineering next year')
  await open.click()
  await dialog.getByLabel('Publish on').fill('2020-01-01T10:00')
  await send.click()
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Publish on').fill(`${tomorrow}T10:00`)
  await dialog.getByLabel('Publish on').press('Enter')
  await expect(page.getByText(/^Scheduled for .+10:00 AM/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  await expect(title).toHaveText('Engineering next year')

  await page.goto('/site-texts')
  const entry = page.getByRole('listitem').filter({ hasText: 'Best-in-Class Software Engineering' })
  await expect(entry.getByText(/^Scheduled for/)).toBeVisible()
  await entry.getByRole('link').click()
  await page.getByRole('button', { name: 'Cancel schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(page.getByText('Schedule canceled. Your draft is still here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue('Engineering next year')
})

test("a draft doesn't revert what someone else has published since it was started", async ({ newPerson }) => {
  const [editor, other, page] = [await newAdmin('EDITOR'), await newAdmin('EDITOR'), await newPerson()]
  const slug = 'business-services'
  const version = await versionOf(other, slug)
  const texts = { lead: `Our lead ${Date.now()}`, metaTitle: 'Before' }
  await saveTexts(other, slug, version, texts)
  const mine = `My title ${Date.now()}`
  await saveTexts(editor, `${slug}/draft`, version + 1, { ...texts, title: mine, metaTitle: 'Mine' })
  const theirs = { lead: `Their lead ${Date.now()}`, metaTitle: 'Theirs' }
  await saveTexts(other, slug, version + 1, theirs)

  await openAs(editor, page, `/site-texts/${slug}`)
  const form = page.getByRole('form', { name: 'Page content' })
  await expect(form.getByRole('textbox', { name: 'Lead', exact: true })).toHaveValue(theirs.lead)
  await expect(form.getByRole('textbox', { name: 'Search engine title' })).toHaveValue('Mine')
  await expect(form.getByText('Theirs: Theirs')).toBeVisible()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
  const { json } = await saveTexts(other, slug, NEVER, {})
  expect(json).toMatchObject({ current: { texts: { lead: theirs.lead, title: mine, metaTitle: 'Mine' } } })
})

test("what couldn't be saved when someone left the page is merged with what someone else has published since", async ({
  newPerson,
}) => {
  const [editor, other, page] = [await newAdmin('EDITOR'), await newAdmin('EDITOR'), await newPerson()]
  const slug = 'global-staffing'
  await openAs(editor, page, `/site-texts/${slug}`)
  const form = page.getByRole('form', { name: 'Page content' })
  const lead = form.getByRole('textbox', { name: 'Lead', exact: true })
  await form.getByRole('textbox', { name: 'Search engine title' }).fill('My title')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await lead.fill('')
  await page.goto('/dashboard')
  const theirs = `Their title ${Date.now()}`
  await saveTexts(other, slug, await versionOf(other, slug), { title: theirs, metaTitle: 'Their search title' })

  await page.goto(`/site-texts/${slug}`)
  await expect(lead).toHaveValue('')
  await expect(form.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(theirs)
  await expect(form.getByRole('textbox', { name: 'Search engine title' })).toHaveValue('My title')
  await expect(form.getByText('Theirs: Their search title')).toBeVisible()
})

/** A version that no page has. */
const NEVER = 2_000_000_000

const saveTexts = (visitor: Visitor, path: string, version: number, texts: object) =>
  visitor.call('PUT', `/api/site-texts/${path}`, { json: { version, texts } })

/** A page's current version, which the API returns if someone publishes an unknown one. */
async function versionOf(visitor: Visitor, slug: string): Promise<number> {
  const { json } = await saveTexts(visitor, slug, NEVER, {})
  return (json as { current: { version: number } }).current.version
}

test("an editor follows a link while a field is invalid, and finds every edit when they're back", async ({
  newPerson,
}) => {
  const page = await newPerson()
  await openAs(await newAdmin('EDITOR'), page, '/site-texts')
  const form = page.getByRole('form', { name: 'Page content' })
  const lead = form.getByRole('textbox', { name: 'Lead', exact: true })
  const title = form.getByRole('textbox', { name: 'Search engine title' })
  const description = form.getByRole('textbox', { name: 'Search engine description' })
  const openForm = () => page.getByRole('main').getByRole('link', { name: 'Staff Augmentation' }).click()
  const leave = () => page.getByRole('main').getByRole('link', { name: 'Page content' }).click()
  await openForm()
  await title.fill('Engineers who stay')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await lead.fill('')
  await description.fill('Our engineers, your backlog.')
  await leave()
  await openForm()
  await expect(description).toHaveValue('Our engineers, your backlog.')
  await expect(title).toHaveValue('Engineers who stay')
  await expect(lead).toHaveValue('')

  await lead.fill('Our engineers join your team.')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await leave()
  await expect(page.getByRole('heading', { level: 1, name: 'Page content' })).toBeVisible()
  const backups = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/api/site-texts/')))
  expect(await backups()).toEqual([])
})

test("an editor replaces a slide's image by dropping one, and another by choosing one, and describes both", async ({
  newPerson,
}) => {
  const page = await newPerson()
  await openAs(await newAdmin('EDITOR'), page, '/site-texts/home/edit')
  const image = (slide: string) => page.getByLabel(new RegExp(`^Replace image: Slide: ${slide}`))
  const alt = (slide: string) => page.getByRole('textbox', { name: new RegExp(`^Image description: Slide: ${slide}`) })
  await expect(image('IT solutions')).toBeAttached()
  await dropFile(page, 'IT solutions', 'e2e/support/logo.png')
  await expect(alt('IT solutions')).toBeFocused()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(alt('IT solutions')).not.toBeFocused()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(alt('IT solutions')).toBeFocused()
  await expect(alt('IT solutions')).toHaveAccessibleDescription('Enter text, or reset to the default.')
  await alt('IT solutions').fill('Our new office')

  await page.getByRole('button', { name: 'Show slide 3' }).click()
  await expect(page.locator('[aria-label="3 of 3"]')).not.toHaveAttribute('inert')
  await image('Technology leadership').focus()
  await expect(image('Technology leadership')).toBeFocused()
  await image('Technology leadership').setInputFiles('e2e/support/logo.png')
  await expect(alt('Technology leadership')).toBeFocused()
  await page.keyboard.type('Three advisers')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()

  await page.goto('/site-texts/home/preview')
  for (const description of ['Our new office', 'Three advisers'])
    await expect(page.locator(`main img[alt="${description}"]`)).toHaveAttribute('src', /uploads/)
})

/** Drops a file on the image of a slide, as from a folder. */
async function dropFile(page: Page, slide: string, file: string): Promise<void> {
  const box = await page.getByLabel(new RegExp(`^Replace image: Slide: ${slide}`)).boundingBox()
  if (!box) throw new Error("The image isn't in view.")
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [resolve(file)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
  }
}

test('an editor replaces a decorative image, which needs no description', async ({ newPerson }) => {
  const page = await newPerson()
  await openAs(await newAdmin('EDITOR'), page, '/site-texts/registration/edit')
  const image = page.getByLabel('Replace image: Top of the page')
  await image.setInputFiles('e2e/support/logo.png')
  const reset = page.getByRole('button', { name: /^Reset to default ?: image: Top of the page$/ })
  await expect(reset).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Image description/ })).toHaveCount(0)
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.goto('/site-texts/registration/preview')
  const drawn = page.locator('main img[alt=""][width="480"]')
  const uploaded = page.locator('main img[alt=""][src*="/uploads/"]')
  await expect(uploaded).toBeVisible()
  await expect(drawn).toHaveCount(0)
  await page.goto('/site-texts/registration/edit')
  await reset.click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
  await expect(reset).toBeHidden()
})

test('a focused text is never hidden behind the publish bar @both', async ({ newPerson }) => {
  const editor = await newAdmin('EDITOR')
  const page = await newPerson()
  const added = await newSitePage(editor)
  await openAs(editor, page, '/site-texts/our-niche/edit')
  for (const path of ['/site-texts/our-niche/edit', `/site-pages/${added.id}/edit`]) {
    await page.goto(path)
    const texts = page.getByRole('main').getByRole('textbox').filter({ visible: true })
    await expect(texts.nth(1)).toBeVisible()
    for (const text of (await texts.all()).slice(0, 8)) {
      // At the end of the window, where the bar is.
      await text.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
      await text.evaluate((element: HTMLElement) => element.focus())
      const bar = await page.getByRole('form', { name: 'Publish' }).locator('> div').boundingBox()
      const box = await text.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
})
