import type { Locator, Page } from '@playwright/test'
import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { allSections, newPicture, newSitePage, openPage, publishSitePage } from './support/site-pages'
import { expect, test } from './support/test'
import { until } from './support/waiting'

// Times that are past, and what someone else published first.
test.use({ expectedErrors: [/responded with a status of (400|409)/] })

const text = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })
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
  await expect.poll(() => headings(page)).toEqual(['Meet the team', 'How we work together'])
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: viewport?.width ?? 1_280, height: 3_000 })
  await dragSection(page, 2, 1, 'mouse')
  await expect.poll(() => headings(page)).toEqual(['How we work together', 'Meet the team'])
  await dragSection(page, 1, 'end', 'touch')
  await expect.poll(() => headings(page)).toEqual(['Meet the team', 'How we work together'])
  await page.setViewportSize(viewport ?? { width: 1_280, height: 720 })
  await button(page, 'Remove section 2').click()
  await expect.poll(() => headings(page)).toEqual(['Meet the team'])
  await button(page, 'Undo').click()
  await expect.poll(() => headings(page)).toEqual(['Meet the team', 'How we work together'])
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.reload()
  await expect.poll(() => headings(page)).toEqual(['Meet the team', 'How we work together'])

  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
  await until(async () => (await openPage(saved.path)).text.includes('Meet the team'))
  const { text: html } = await openPage(saved.path)
  for (const words of ['Careers with us', 'How we work together', 'Always.', 'The team at lunch'])
    expect(html).toContain(words)
})

/** Drags a section by its name to the place before another one, with the mouse or a finger. */
async function dragSection(page: Page, from: number, to: number | 'end', by: 'mouse' | 'touch') {
  const place = (number: number) => page.getByText(`Section ${number}: `)
  const target = to === 'end' ? button(page, 'Add a section') : place(to)
  const [start, end] = [await place(from).boundingBox(), await target.boundingBox()]
  if (!start || !end) throw new Error("The sections aren't in view.")
  const [x, y] = [start.x + 60, start.y + start.height / 2]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  if (by === 'mouse') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 20, { steps: 4 })
    await page.mouse.move(x, end.y, { steps: 8 })
  } else {
    await touch('touchStart', { x, y })
    // Playwright can't long-press, so this waits for the drag to start.
    await expect(page.locator('[data-over]')).toBeAttached()
    await touch('touchMove', { x, y: end.y })
    await touch('touchMove', { x, y: end.y + 2 })
  }
  await expect(page.locator('[data-over]').filter({ has: target })).toBeAttached()
  if (by === 'mouse') await page.mouse.up()
  else await touch('touchEnd')
}

test('if two editors change a page at once, the second sees what the first published and loses nothing', async ({
  newPerson,
}) => {
  const [first, second] = [await newAdmin('EDITOR'), await newAdmin('EDITOR')]
  const saved = await newSitePage(first, { title: 'Careers' })
  const page = await newPerson()
  await openAs(second, page, `/site-pages/${saved.id}/edit`)
  await text(page, 'Heading of section 1').fill('My heading')
  const [section] = saved.content?.sections ?? []
  const theirs = { ...saved.content, lead: 'Their lead', sections: [{ ...section, heading: 'Their heading' }] }
  expect((await publishSitePage(first, saved.id, 1, theirs)).status).toBe(200)
  await button(page, 'Publish').click()
  await expect(page.getByText('Someone else just published this page.')).toBeVisible()
  await expect(text(page, 'Heading of section 1')).toHaveText('My heading')
  await expect(text(page, 'Lead')).toHaveText('Their lead')
  await page.getByRole('button', { name: /^Use theirs/ }).click()
  await expect(text(page, 'Heading of section 1')).toHaveText('Their heading')
  await button(page, 'Undo').click()
  await expect(text(page, 'Heading of section 1')).toHaveText('My heading')
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
})

test('an editor schedules a change, cancels it, and restores a version whose changes are marked', async ({
  newPerson,
}) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin, { title: 'Careers before' })
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}/edit`)
  await text(page, 'Title').fill('Careers after')
  await button(page, 'Schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publish on').fill('2020-01-01T10:00')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/schedule', (route) => released.then(() => route.continue()))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  release()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await button(page, 'Schedule').click()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Publish on').fill(`${tomorrow}T10:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for .+10:00 AM/).first()).toBeVisible()
  await expect(button(page, 'Cancel schedule')).toBeVisible()

  await page.goto(`/site-pages?q=${encodeURIComponent(saved.path)}`)
  await expect(page.getByText(/^Scheduled for/).first()).toBeVisible()
  await page.goto(`/site-pages/${saved.id}`)
  await button(page, 'Cancel schedule').click()
  const canceling = page.getByRole('dialog', { name: 'Cancel schedule' })
  await canceling.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(page.getByText('Schedule canceled. Your draft is still here.')).toBeVisible()

  await page.getByRole('form', { name: 'Page' }).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('1 part changed').first().click()
  await expect(history.locator('del').first()).toHaveText('before')
  await expect(history.locator('ins').first()).toHaveText('after')
  await history.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Earlier version restored.')).toBeVisible()
  await until(async () => (await openPage(saved.path)).text.includes('Careers before'))
})

test('a page is not published while an image is uploading', async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin, { sections: allSections() })
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}/edit`)
  const uploads = await holdUploads(page)
  await text(page, 'Title').fill('With an image')
  await page.getByLabel('Image of section 1', { exact: true }).setInputFiles('e2e/support/logo.png')
  await button(page, 'Publish').click()
  await expect(page.getByText('An image is still uploading. Try again when it has finished.')).toBeVisible()
  uploads.release()
  const alt = page.getByRole('textbox', { name: 'Image description of section 1' })
  await expect(alt).toBeFocused()
  await alt.fill('The new office')
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Your changes are live.')).toBeVisible()
  await until(async () => (await openPage(saved.path)).text.includes('The new office'))
})

test('an image that finishes uploading after its section was moved is in that section', async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin, { sections: allSections().slice(0, 2) })
  const page = await newPerson()
  for (const path of [`/site-pages/${saved.id}/edit`, `/site-pages/${saved.id}`]) {
    await openAs(admin, page, path)
    const uploads = await holdUploads(page)
    const isForm = !path.endsWith('/edit')
    const sections = page.locator('[data-section]')
    const ids = () => sections.evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
    const [first, second] = await ids()
    const imagesIn = (id: string | null | undefined) =>
      page.locator(`[data-section="${id}"]`).getByRole('textbox', { name: /^Image description/ })
    const input = sections.first().locator('input[type=file]')
    await input.setInputFiles('e2e/support/logo.png')
    await button(page, isForm ? 'Move Section 1 down' : 'Move section 1 down').click()
    await expect.poll(ids).toEqual([second, first])
    uploads.release()
    await expect(imagesIn(first)).toBeFocused()
    await expect(imagesIn(second)).toHaveCount(0)
    await expect(page.getByText('Your draft is saved.')).toBeVisible()
    expect((await admin.call('DELETE', `/api/site-pages/${saved.id}/draft`)).status).toBe(200)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('going back to an editor shows the draft, not what the page was loaded with', async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin, { title: 'First title' })
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}`)
  await text(page, 'Title').fill('Second title')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  await page.goBack()
  await expect(text(page, 'Title')).toHaveValue('Second title')

  await page.getByRole('link', { name: 'Edit on the page' }).click()
  await expect(text(page, 'Title')).toHaveText('Second title')
  await text(page, 'Title').fill('Third title')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.goBack()
  await expect(text(page, 'Title')).toHaveValue('Third title')
  await text(page, 'Lead (optional)').fill('A lead')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.reload()
  await expect(text(page, 'Title')).toHaveValue('Third title')
  await expect(text(page, 'Lead (optional)')).toHaveValue('A lead')
})

test("a card's image is added to the card it was chosen for, even if that moved", async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const cards = allSections().filter(({ kind }) => kind === 'cards')
  const saved = await newSitePage(admin, { sections: cards })
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}`)
  const uploads = await holdUploads(page)
  const first = page.getByRole('group', { name: 'Card 1' })
  const title = await text(first, 'Title').inputValue()
  await first.locator('input[type=file]').setInputFiles('e2e/support/logo.png')
  await first.getByRole('button', { name: 'Move card 1 down' }).click()
  const second = page.getByRole('group', { name: 'Card 2' })
  await expect(text(second, 'Title')).toHaveValue(title)
  uploads.release()
  await expect(text(second, 'Image description')).toBeFocused()
  await expect(text(first, 'Image description')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

/** Holds back what is uploaded until it's released. */
async function holdUploads(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/blogs/images', (route) => released.then(() => route.continue()))
  return { release }
}

test('restoring a version keeps an own draft, and shows what it restored beside it', async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const saved = await newSitePage(admin, { title: 'First title', lead: 'First lead' })
  const second = { ...saved.content, title: 'Second title', lead: 'Second lead' }
  expect((await publishSitePage(admin, saved.id, 1, second)).status).toBe(200)
  const draft = { json: { ...second, version: 2, lead: 'My lead' } }
  expect((await admin.call('PUT', `/api/site-pages/${saved.id}/draft`, draft)).status).toBe(200)
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}`)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Earlier version restored.')).toBeVisible()
  await expect(text(page, 'Title')).toHaveValue('First title')
  await expect(text(page, 'Lead (optional)')).toHaveValue('My lead')
  await expect(page.getByText('Theirs: First lead')).toBeVisible()
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.reload()
  await expect(text(page, 'Title')).toHaveValue('First title')
  await expect(text(page, 'Lead (optional)')).toHaveValue('My lead')
})

test('the page being edited has no accessibility problems at any width, light or dark', async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const picture = await newPicture(admin)
  const saved = await newSitePage(admin, { sections: allSections(picture) })
  const page = await newPerson()
  await openAs(admin, page, `/site-pages/${saved.id}/edit`)
  await expect(text(page, 'Heading of section 1')).toBeVisible()
  for (const [width, colorScheme] of [
    [1_280, 'light'],
    [390, 'light'],
    [1_280, 'dark'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect({ width, colorScheme, problems: await problemsOfView(page) }).toEqual({ width, colorScheme, problems: [] })
  }
  await button(page, 'Preview').click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Phone' }).click()
  const frame = preview.getByTitle('Preview at 390 px').contentFrame()
  await expect(frame.getByRole('heading', { name: 'Careers that stay interesting' })).toBeVisible()
})
