import type { Page } from '@playwright/test'
import { query } from './support/database'
import { fillAndKeep } from './support/drafts'
import { openPalette } from './support/hydration'
import { applyTo, newApprovedJob, postingData, submitPosting } from './support/jobs'
import { newAdmin, newSeeker, signInAdmin } from './support/people'
import { openAs, openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

test.use({ expectedErrors: [/status of (401|409)|Failed to load resource/] })

const pending = (words: string) => `/adminpostjobs?${new URLSearchParams({ status: 'pending', search: words })}`

/** Rendered once the list handles keys. */
const panelOf = (owner: Page) => owner.getByRole('region', { name: 'Posting preview' }).getByRole('heading').first()

async function newApplication(): Promise<number> {
  const { json } = await applyTo(await newApprovedJob(await signInAdmin()), await newSeeker())
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

test("a decision that can't be saved names its posting, and the next key retries it", {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const stem = `Yard Marshal ${Date.now()}`
  for (const name of ['A', 'B']) await submitPosting(postingData({ jobTitle: `${stem} ${name}` }))
  const owner = await newPerson()
  await openAsOwner(owner, pending(stem))
  const rows = owner.getByRole('row').filter({ hasText: stem })
  await expect(rows).toHaveCount(2)
  const first = `${stem} ${(await rows.first().innerText()).includes(`${stem} A`) ? 'A' : 'B'}`
  await expect(panelOf(owner)).toBeVisible()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await owner.route('**/hire-from-us', (route) => failing.then(() => route.abort()), { times: 1 })
  await owner.keyboard.press('j')
  await owner.keyboard.press('a')
  await expect(rows).toHaveCount(1)
  fail()
  await expect(
    owner.getByText(`${first}, Lantern Freight Systems: We couldn't save the decision. Try again.`),
  ).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toBeFocused()
})

test('questions to an employer stay in the form after a conflict with another admin', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const jobTitle = `Yard Clerk ${Date.now()}`
  const { json } = await submitPosting(postingData({ jobTitle }))
  const { hireFromUsId } = json as { hireFromUsId: number }
  const owner = await newPerson()
  await openAsOwner(owner, pending(jobTitle))
  await expect(panelOf(owner)).toBeVisible()
  await owner.keyboard.press('j')
  await owner.keyboard.press('s')
  const dialog = owner.getByRole('dialog', { name: new RegExp(jobTitle) })
  await dialog.getByLabel('Questions').fill('Which shift is it?')
  await (await signInAdmin()).call('PUT', '/hire-from-us', { json: { hireFromUsId, status: 'approved' } })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'approved this posting' })).toBeVisible()
  await expect(dialog.getByLabel('Questions')).toHaveValue('Which shift is it?')
})

test('a note is restored after leaving its page and after the session ended elsewhere', async ({ newPerson }) => {
  const path = `/adminappliedjobs/${await newApplication()}`
  const owner = await newPerson()
  await openAsOwner(owner, path)
  const note = owner.getByRole('textbox', { name: 'Note' })
  await fillAndKeep(note, 'Call after the holiday')
  await owner.goto('/dashboard')
  await owner.goto(path)
  await expect(note).toHaveValue('Call after the holiday')
  await expect(owner.getByRole('button', { name: 'Discard draft' })).toBeVisible()

  const cookies = await owner.context().cookies()
  await owner.context().clearCookies()
  await owner.getByRole('button', { name: 'Add note' }).click()
  const signedOut = owner.getByRole('dialog', { name: "You've been signed out" })
  await expect(signedOut.getByRole('link', { name: 'Sign in' })).toBeFocused()
  await owner.keyboard.press('Escape')
  await expect(note).toHaveValue('Call after the holiday')
  await owner.context().addCookies(cookies)
  await owner.getByRole('button', { name: 'Add note' }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Call after the holiday' })).toBeVisible()
  await expect(note).toHaveValue('')
  await owner.reload()
  await expect(note).toHaveValue('')
})

test("the next person in the browser doesn't see drafts", async ({ newPerson }) => {
  const path = `/adminappliedjobs/${await newApplication()}`
  const browser = await newPerson()
  const noteOf = async (colleague: Visitor) => {
    await openAs(colleague, browser, path)
    const note = browser.getByRole('textbox', { name: 'Note' })
    await expect(note).toBeVisible()
    return note
  }
  const [first, second] = [await newAdmin('RECRUITER'), await newAdmin('RECRUITER')]
  await fillAndKeep(await noteOf(first), 'Not on the phone list')
  const old = 'portal:form-draft:1:news'
  await browser.evaluate((name) => localStorage.setItem(name, JSON.stringify({ time: 0, values: {} })), old)
  // Otherwise, the resume beside the note could still be loading when the session ends.
  const leave = () => browser.goto('/dashboard')
  await leave()
  await expect.poll(() => browser.evaluate((name) => localStorage.getItem(name), old)).toBeNull()
  await browser.context().clearCookies()
  await expect(await noteOf(second)).toHaveValue('')
  await leave()
  await browser.context().clearCookies()
  await expect(await noteOf(first)).toHaveValue('Not on the phone list')
  await leave()
  await browser.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(browser).toHaveURL(/\/admin$/)
  expect(await browser.evaluate(() => JSON.stringify(localStorage))).not.toContain('phone list')
})

test("the console says that a decision wasn't saved because the session ended elsewhere", async ({ newPerson }) => {
  const id = await newApplication()
  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs/${id}`)
  await owner.waitForLoadState('networkidle')
  await owner.context().clearCookies()
  await owner.getByRole('button', { name: /^.*Change the status of/ }).click()
  await owner.getByRole('menuitemradio', { name: /^Reviewed/ }).click()
  await expect(owner.getByRole('dialog', { name: "You've been signed out" })).toBeVisible()
  const rows = await query<{ state: string }>(`SELECT "state" FROM "Application" WHERE "id" = $1`, [id])
  expect(rows[0]?.state).toBe('NEW')
})

test('a single Escape keeps what was typed into a dialog', async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/partnerlist')
  await owner.getByRole('button', { name: 'Add' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add partner' })
  await dialog.getByRole('textbox').first().fill('Harbor Analytics')
  await owner.keyboard.press('Escape')
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Harbor Analytics')
  await owner.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an unsaved email template is restored', async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/mail-templates')
  await owner.getByRole('link', { name: /^Edit/ }).first().click()
  const text = owner.getByRole('textbox').last()
  const written = await text.inputValue()
  await text.fill(`${written} More.`)
  await owner.getByRole('link', { name: 'Cancel' }).click()
  await owner.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(text).toHaveValue(`${written} More.`)
  await owner.getByRole('button', { name: 'Discard draft' }).click()
  await expect(text).toHaveValue(written)
})

test('the palette accepts input each time it opens', { tag: '@desktop' }, async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/dashboard')
  for (let opened = 0; opened < 3; opened += 1) {
    const field = (await openPalette(owner)).getByRole('combobox')
    await expect(field).toBeFocused()
    await owner.keyboard.press('Escape')
    await expect(field).toBeHidden()
  }
})

test('pasting unsupported content into an article shows a notice', { tag: '@desktop' }, async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/blogs/new')
  const editor = owner.getByRole('textbox', { name: 'Description', exact: true })
  await editor.evaluate((element) => {
    const pasted = new DataTransfer()
    const picture = '<img src="https://elsewhere.example/a.png" alt="A">'
    const table = '<table><tr><td>Course</td><td>Weeks</td></tr></table>'
    pasted.setData('text/html', `<p>Before</p>${picture}<h4>Small</h4>${table}<p>After</p>`)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  })
  await expect(owner.getByText("Images from other sites weren't pasted")).toBeVisible()
  await expect(editor.getByRole('heading', { level: 2, name: 'Small' })).toBeVisible()
  await expect(editor.getByText('Course | Weeks')).toBeVisible()
  await expect(editor.locator('img[src]')).toHaveCount(0)
})
