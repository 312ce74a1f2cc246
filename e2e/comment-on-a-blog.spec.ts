import type { Page } from '@playwright/test'
import { newAdmin, newEmail } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

/** Only bots read a post and comment faster than this. */
const READING_MS = 3_100
const thanks = /^Thanks! Your comment will appear here once/

test("an editor approves a comment, rejects another, and sees a bot's marked as spam", async ({ newPerson }) => {
  const admin = await newAdmin('EDITOR')
  const blog = await newPost(admin)
  const stamp = Date.now()
  const [kind, rude, spam] = [`We tried this. ${stamp}`, `Not about the post. ${stamp}`, `Cheap offers. ${stamp}`]
  const [visitor, other, program] = [await newPerson(), await newPerson(), await newPerson()]
  for (const page of [visitor, other, program]) await page.goto(blog)
  const openedAt = Date.now()

  const form = formOf(visitor)
  await form.getByRole('button', { name: 'Send comment' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await expect(form.getByText('Write a comment')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await fill(visitor, 'Noor Aziz', kind)
  await fill(other, 'Tom Keller', rude)
  await fill(program, 'Best Offers', spam)
  await program.getByLabel('Leave this blank').fill('https://pills.example')
  const editor = await newPerson()
  await openAs(admin, editor, `/partners?${new URLSearchParams({ tab: 'comments', search: String(stamp) })}`)
  await editor.waitForTimeout(Math.max(0, READING_MS - (Date.now() - openedAt)))
  for (const page of [visitor, other, program]) {
    await formOf(page).getByRole('button', { name: 'Send comment' }).click()
    await expect(formOf(page).getByText(thanks)).toBeVisible()
  }
  await visitor.reload()
  for (const words of [kind, rude, spam]) await expect(visitor.getByText(words)).toHaveCount(0)

  await editor.reload()
  await expect(editor.getByText('3 comments', { exact: true })).toBeVisible()
  await expect(rowOf(editor, spam)).toContainText('Marked as spam')
  await expect(rowOf(editor, kind)).toContainText('Pending')
  await press(editor, kind, /^Approve/)
  await expect(editor.getByText("Comment approved. It's now live.")).toBeVisible()
  await expect(rowOf(editor, kind)).toContainText('Approved')
  await press(editor, rude, /^Reject/)
  await expect(editor.getByText("Comment rejected. It won't be shown.")).toBeVisible()
  await expect(rowOf(editor, rude)).toContainText('Rejected')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expect(visitor.getByText(kind)).toBeVisible()
  for (const words of [rude, spam]) await expect(visitor.getByText(words)).toHaveCount(0)

  await press(editor, kind, /^Delete/)
  const question = editor.getByRole('dialog', { name: 'Delete comment' })
  await expect(question).toContainText('Are you sure you want to delete this comment?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(editor.getByText('Comment deleted.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(kind)).toHaveCount(0)
})

/** Publishes a post; returns its path. */
async function newPost(editor: Visitor): Promise<string> {
  const form = new FormData()
  const blog = { category_name: 'Training', title: `Open ears ${Date.now()}`, author: 'Lena Ortiz' }
  form.set('blogData', JSON.stringify({ ...blog, description: '<p>Words</p>' }))
  const { status, json } = await editor.call('POST', '/blog/add', { form })
  expect(status).toBe(201)
  return `/blogsection/${(json as { id: number }).id}`
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Write a comment' })
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const press = (page: Page, words: string, name: RegExp) => rowOf(page, words).getByRole('button', { name }).click()

async function fill(page: Page, name: string, words: string) {
  const form = formOf(page)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(newEmail('visitor'))
  await form.getByRole('textbox', { name: 'Comment' }).fill(words)
}
