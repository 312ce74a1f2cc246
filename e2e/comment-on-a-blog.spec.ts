import type { Page } from '@playwright/test'
import { openAsAdmin } from './support/console'
import { newAdmin, newEmail, PASSWORD } from './support/people'
import { expect, test } from './support/test'

/** Nobody who reads a post first writes faster: a program does. */
const READING_MS = 3_500

test('a reader comments on a post, an editor approves it, and everybody reads it', async ({ newPerson }) => {
  const blog = await newPost()
  const reader = await newPerson()
  await reader.goto(blog)
  const form = reader.getByRole('form', { name: 'Write a comment' })
  await form.getByRole('button', { name: 'Send comment' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await expect(form.getByText('Write a comment')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()

  const words = `We tried this with two teams. ${Date.now()}`
  await comment(reader, 'Noor Aziz', words)
  await expect(form.getByText(/^Thank you\. Your comment is shown here once/)).toBeVisible()
  await reader.reload()
  await expect(reader.getByText(words)).toHaveCount(0)

  const editor = await openComments(await newPerson(), words)
  await expect(rowOf(editor, words)).toContainText('Waiting')
  await rowOf(editor, words)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(editor.getByText('Comment approved: it stands under its post.')).toBeVisible()
  await expect(rowOf(editor, words)).toContainText('Approved')
  await reader.reload()
  await expect(reader.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expect(reader.getByText(words)).toBeVisible()

  await rowOf(editor, words)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = editor.getByRole('dialog', { name: 'Delete comment' })
  await expect(question).toContainText('Are you sure you want to delete this comment?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(editor.getByText('Comment deleted successfully.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByText(words)).toHaveCount(0)
})

test('a rejected comment is never shown', async ({ newPerson }) => {
  const blog = await newPost()
  const words = `Not a word about the post. ${Date.now()}`
  const reader = await newPerson()
  await reader.goto(blog)
  await comment(reader, 'Tom Keller', words)
  await expect(reader.getByText(/^Thank you\. Your comment is shown here once/)).toBeVisible()
  const editor = await openComments(await newPerson(), words)
  await rowOf(editor, words)
    .getByRole('button', { name: /^Reject/ })
    .click()
  await expect(editor.getByText('Comment rejected: no reader sees it.')).toBeVisible()
  await expect(rowOf(editor, words)).toContainText('Rejected')
  await reader.reload()
  await expect(reader.getByText(words)).toHaveCount(0)
})

test('what fills in the hidden field is told the same, and parked as spam', async ({ newPerson }) => {
  const blog = await newPost()
  const words = `Cheap offers for everybody. ${Date.now()}`
  const program = await newPerson()
  await program.goto(blog)
  await program.getByLabel('Leave this empty').fill('https://pills.example')
  await comment(program, 'Best Offers', words)
  await expect(program.getByText(/^Thank you\. Your comment is shown here once/)).toBeVisible()
  const editor = await openComments(await newPerson(), words)
  await expect(rowOf(editor, words)).toContainText('Kept out as spam')
  await program.reload()
  await expect(program.getByText(words)).toHaveCount(0)
})

/** A public post of an editor; returns its address. */
async function newPost(): Promise<string> {
  const editor = await newAdmin('EDITOR')
  const form = new FormData()
  const blog = { category_name: 'Training', title: `Open ears ${Date.now()}`, author: 'Lena Ortiz' }
  form.set('blogData', JSON.stringify({ ...blog, description: '<p>Words</p>' }))
  const { status, json } = await editor.call('POST', '/blog/add', { form })
  expect(status).toBe(201)
  return `/blogsection/${(json as { id: number }).id}`
}

async function comment(reader: Page, name: string, words: string) {
  const form = reader.getByRole('form', { name: 'Write a comment' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(newEmail('reader'))
  await form.getByRole('textbox', { name: 'Comment' }).fill(words)
  await reader.waitForTimeout(READING_MS)
  await form.getByRole('button', { name: 'Send comment' }).click()
}

/** The comments of those words, as an editor of the blog finds them. */
async function openComments(page: Page, words: string): Promise<Page> {
  const email = newEmail('editor')
  await newAdmin('EDITOR', email)
  await openAsAdmin(page, '/partners?tab=comments', email, PASSWORD)
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 comment', { exact: true })).toBeVisible()
  return page
}

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
