import type { Locator, Page } from '@playwright/test'
import { query } from './support/database'
import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs, openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

// A published post without a draft is a 404, and a stale edit is a 409.
test.use({ expectedErrors: [/status of (404.*\/blogsection|409.*\/blog\/update)\//] })

test('an editor writes a post, previews the draft, publishes it and changes its title', async ({ newPerson }) => {
  const title = `Notes from the yard ${Date.now()}`
  const editor = await newPerson()
  await openAsEditor(editor)
  await editor.getByRole('link', { name: 'Add Blog' }).click()
  const form = editor.getByRole('form', { name: 'Add Blog' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await expect(form.getByText('Enter a description')).toBeVisible()
  await expect(form.getByLabel('Title')).toBeFocused()

  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Category').fill('Staffing')
  await form.getByLabel('Author').fill('Lena Ortiz')
  await write(form)
  await insertPicture(form)
  const checks = form.getByRole('region', { name: 'Links, headings and images' })
  await expect(checks.getByText('No problems found.')).toBeVisible()
  await form.getByRole('button', { name: 'Preview on a phone' }).click()
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(title)).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A crane at the quay' })).toBeVisible()
  expect((await preview.locator('[data-width=phone]').boundingBox())?.width).toBeLessThanOrEqual(390)
  expect(await problemsOfView(editor)).toEqual([])
  await form.getByRole('button', { name: 'Preview on a desktop' }).click()
  await expect(preview.locator('[data-width=desktop]')).toBeVisible()
  await form.getByRole('button', { name: 'Preview on a desktop' }).click()
  await expect(preview).toBeHidden()
  await form.getByLabel('Status').selectOption('Draft')
  await expect(editor.getByText(/^Draft saved at/)).toBeVisible()
  await editor.reload()
  await expect(editor.getByText('We restored your unsaved draft')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByRole('img', { name: 'A crane at the quay' })).toBeVisible()
  await expect(form.getByLabel('Status')).toHaveValue('draft')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Blog added.')).toBeVisible()
  await expect(form).toBeHidden()

  await find(editor, title)
  await expect(rowOf(editor, title)).toContainText('Draft')
  await editor.getByRole('link', { name: `Preview ${title}` }).click()
  await expectPost(editor, title)
  const id = new URL(editor.url()).pathname.split('/').at(-1)
  const visitor = await newPerson()
  expect((await visitor.goto(`/blogsection/${id}`))?.status()).toBe(404)

  await editor.getByRole('link', { name: 'All blogs' }).click()
  await find(editor, title)
  await change(editor, title, (edit) => edit.getByLabel('Status').selectOption('Published'))
  await expect(rowOf(editor, title)).toContainText('Public')
  await visitor.goto(`/blogsection/${id}`)
  const url = visitor.url()
  expect(url).toContain('notes-from-the-yard')
  await expectPost(visitor, title)

  const newTitle = title.replace('yard', 'harbor')
  await change(editor, title, (edit) => edit.getByLabel('Title').fill(newTitle))
  await visitor.goto(url)
  await expect(visitor).toHaveURL(/notes-from-the-harbor/)
  await expect(visitor.getByRole('heading', { level: 1, name: newTitle })).toBeVisible()

  await find(editor, newTitle)
  await rowOf(editor, newTitle)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const deleting = editor.getByRole('dialog', { name: 'Delete blog' })
  await expect(deleting).toContainText('Are you sure you want to delete this blog?')
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(editor.getByText('Blog deleted.')).toBeVisible()
  await expect(editor.getByText('No records found.')).toBeVisible()
  expect((await visitor.goto(url))?.status()).toBe(404)
})

test("a second admin's stale edit is rejected and shows what changed", async ({ newPerson }) => {
  const title = `Two pens ${Date.now()}`
  const [one, other] = [await newPerson(), await newPerson()]
  await openAsEditor(one)
  await add(one, title)
  await openAsOwner(other, `/blogs?${new URLSearchParams({ search: title })}`)
  await other.getByRole('link', { name: `Edit ${title}` }).click()
  await find(one, title)
  await change(one, title, async (edit) => {
    await edit.getByLabel('Author').fill('Ravi Menon')
    await edit.getByRole('textbox', { name: 'Description', exact: true }).fill('Words of the first pen.')
  })

  const form = other.getByRole('form', { name: 'Edit Blog' })
  await form.getByLabel('Category').fill('Consulting')
  await form.getByLabel('Author').fill('Noor Aziz')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Someone else just edited this.')).toBeVisible()
  await expect(form.getByText('Theirs: Ravi Menon')).toBeVisible()
  await expect(form.getByText('Theirs: Words of the first pen.')).toBeVisible()
  await form.getByRole('button', { name: 'Use theirs for Description' }).click()
  await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toHaveText('Words of the first pen.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Blog saved.')).toBeVisible()
  await find(other, title)
  await expect(rowOf(other, title)).toContainText('Noor Aziz')
  await expect(rowOf(other, title)).toContainText('Consulting')
})

test("a draft that's restored after a colleague's edit shows what changed", async ({ newPerson }) => {
  const title = `Left overnight ${Date.now()}`
  const [one, other] = [await newPerson(), await newPerson()]
  await openAsEditor(one)
  await add(one, title)
  await find(one, title)
  const form = one.getByRole('form', { name: 'Edit Blog' })
  const open = async () => {
    await one.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible()
  }
  await open()
  await form.getByLabel('Category').fill('Consulting')
  await expect(form.getByText(/^Draft saved at/)).toBeVisible()
  await form.getByRole('link', { name: 'Cancel' }).click()

  await openAsOwner(other, `/blogs?${new URLSearchParams({ search: title })}`)
  await change(other, title, async (edit) => {
    await edit.getByLabel('Author').fill('Ravi Menon')
    await edit.getByRole('textbox', { name: 'Description', exact: true }).fill('Words of the second pen.')
  })

  // Leaving again without saving doesn't make the draft one of the newer version.
  for (const _time of ['first', 'second']) {
    await open()
    await expect(form.getByText('We restored your unsaved draft')).toBeVisible()
    await expect(form.getByText('Someone edited this after you started your draft.')).toBeVisible()
    await expect(form.getByLabel('Category')).toHaveValue('Consulting')
    await expect(form.getByText('Theirs: Ravi Menon')).toBeVisible()
    await expect(form.getByText('Theirs: Words of the second pen.')).toBeVisible()
    await form.getByLabel('Image description').fill('A crane')
    await form.getByRole('link', { name: 'Cancel' }).click()
  }
  await open()
  await form.getByRole('button', { name: 'Use theirs for Author' }).click()
  await form.getByRole('button', { name: 'Use theirs for Description' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(one.getByText('Blog saved.')).toBeVisible()
  await expect(rowOf(one, title)).toContainText('Ravi Menon')
  await expect(rowOf(one, title)).toContainText('Consulting')
  await open()
  await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toHaveText('Words of the second pen.')
  await expect(form.getByText('We restored your unsaved draft')).toHaveCount(0)
})

test('a scheduled post appears on time', async ({ newPerson }) => {
  const title = `From next week ${Date.now()}`
  const editor = await newPerson()
  await openAsEditor(editor)
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await add(editor, title, (form) => form.getByLabel('Publish on').fill(inTwoDays))
  await find(editor, title)
  await expect(rowOf(editor, title)).toContainText('Scheduled for')
  const visitor = await newPerson()
  await visitor.goto('/blogsection')
  await expect(visitor.getByText(title)).toHaveCount(0)
  await query(`UPDATE "Blog" SET "publishAt" = now() - interval '1 minute' WHERE "title" = $1`, [title])
  await expect(async () => {
    await visitor.goto('/blogsection')
    await expect(visitor.getByText(title).filter({ visible: true }).first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

async function openAsEditor(page: Page) {
  await openAs(await newAdmin('EDITOR'), page, '/blogs')
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

async function find(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 blog', { exact: true })).toBeVisible()
}

async function add(page: Page, title: string, fill?: (form: Locator) => Promise<unknown>) {
  await page.getByRole('link', { name: 'Add Blog' }).click()
  const form = page.getByRole('form', { name: 'Add Blog' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Category').fill('Staffing')
  await form.getByLabel('Author').fill('Lena Ortiz')
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('A few words.')
  await fill?.(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Blog added.')).toBeVisible()
}

async function change(page: Page, title: string, fill: (form: Locator) => Promise<unknown>) {
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  const form = page.getByRole('form', { name: 'Edit Blog' })
  await fill(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Blog saved.')).toBeVisible()
  await expect(form).toBeHidden()
}

/** Uses the toolbar to write a heading, bold text, a list and a link. */
async function write(form: Locator) {
  const text = form.getByRole('textbox', { name: 'Description', exact: true })
  const tool = (name: string) => form.getByRole('button', { name, exact: true })
  const page = form.page()
  // The editor takes the focus back in the next frame. Keys pressed before that would reach the button.
  const use = async (name: string) => {
    await tool(name).click()
    await expect(text).toBeFocused()
  }
  await text.click()
  await use('Header 2')
  await page.keyboard.type('What we saw')
  await page.keyboard.press('Enter')
  await use('Bold')
  await page.keyboard.type('Cranes first.')
  await use('Bold')
  await page.keyboard.press('Enter')
  await use('Bullet list')
  await page.keyboard.type('One berth')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Link').click()
  await form.getByLabel('Link URL').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Set link' }).click()
  await expect(form.getByText('Start with https://, mailto: or /')).toBeVisible()
  await form.getByLabel('Link URL').fill('https://harbor.example/plan')
  await form.getByLabel('Link URL').press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.press('Enter')
}

async function insertPicture(form: Locator) {
  await form.getByRole('button', { name: 'Image', exact: true }).first().click()
  await form.getByLabel('Image file').setInputFiles('e2e/support/logo.png')
  await form.getByRole('button', { name: 'Insert image' }).click()
  await expect(form.getByText("Describe the image for people who can't see it.")).toBeVisible()
  await form.getByLabel('Describe the image').fill('A crane at the quay')
  await form.getByLabel('Describe the image').press('Enter')
  await expect(form.getByRole('img', { name: 'A crane at the quay' })).toBeVisible()
}

async function expectPost(page: Page, title: string) {
  const post = page.getByRole('article')
  await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(post.getByRole('heading', { name: 'What we saw' })).toBeVisible()
  await expect(post.locator('strong', { hasText: 'Cranes first.' })).toBeVisible()
  await expect(post.getByRole('listitem').filter({ hasText: 'One berth' })).toBeVisible()
  await expect(post.getByRole('link', { name: 'https://harbor.example/plan' })).toHaveAttribute('rel', /nofollow/)
  await expect(post.getByRole('img', { name: 'A crane at the quay' })).toHaveAttribute('width', /^\d+$/)
}
