import type { Locator, Page } from '@playwright/test'
import { applyTo, newApprovedJob } from './support/jobs'
import { mailsTo, waitForMailAbout } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newSeeker, signInAdmin, type TestSeeker } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

async function newApplicants(...names: string[]) {
  const jobTitle = `Bridge Welder ${Date.now()}`
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle })
  const seekers: TestSeeker[] = []
  const ids: number[] = []
  for (const name of names) {
    const seeker = await newSeeker(name)
    const { json } = await applyTo(jobId, seeker, undefined, { coverNote: `Cover note of ${name}` })
    seekers.push(seeker)
    ids.push((json as { applyJobDetailsId: number }).applyJobDetailsId)
  }
  return { jobTitle, jobId, seekers, ids }
}

const columnOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

async function drag(page: Page, card: Locator, column: Locator) {
  const [from, to] = [await card.boundingBox(), await column.boundingBox()]
  if (!from || !to) throw new Error("The card or the column isn't in view.")
  await page.mouse.move(from.x + from.width / 2, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
  const [name] = (await column.getByRole('heading').innerText()).split('\n')
  await expect(page.getByText(`is over ${name}.`)).toBeAttached()
  await page.mouse.up()
}

/** Holds the card until it can be dragged. Playwright only taps, so the touches are sent to the browser itself. */
async function dragByTouch(page: Page, card: Locator, column: Locator) {
  const [from, to] = [await card.boundingBox(), await column.boundingBox()]
  if (!from || !to) throw new Error("The card or the column isn't in view.")
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from.x + 60, from.y + from.height / 2)
  await expect(page.getByText('is over Reviewed.')).toBeAttached()
  // The columns scroll while the finger is at their edge.
  await touch('touchMove', to.x + to.width - 30, to.y + 80)
  await touch('touchMove', to.x + to.width - 32, to.y + 84)
  await expect(page.getByText('is over New.')).toBeAttached()
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a recruiter moves an applicant with two clicks in the list, one key, or one drag on the board', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const { jobTitle, jobId, seekers } = await newApplicants('Asha Verma', 'Bela Iyer', 'Chitra Nair')
  const owner = await newPerson()
  await owner.clock.install()
  await openAsOwner(owner, `/adminappliedjobs?view=all&search=${encodeURIComponent(jobTitle)}`)
  let steps = 0
  const click = async (target: Locator) => {
    steps += 1
    await target.click()
  }
  await click(owner.getByRole('button', { name: 'Change the status of Asha Verma' }))
  await click(owner.getByRole('menuitemradio', { name: 'Reviewed' }))
  await expect(owner.getByRole('row').filter({ hasText: 'Asha Verma' })).toContainText('Reviewed')
  expect(steps).toBe(2)

  await owner.getByRole('row').filter({ hasText: 'Bela Iyer' }).focus()
  await owner.keyboard.press('v')
  await expect(owner.getByRole('row').filter({ hasText: 'Bela Iyer' })).toContainText('Reviewed')

  await owner.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(owner).toHaveURL(/\/adminappliedjobs\/board\?search=/)
  await owner.getByRole('combobox', { name: 'Job' }).selectOption(String(jobId))
  await expect(owner).toHaveURL(/job=/)
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toHaveCount(2)
  expect(await problemsOfView(owner)).toEqual([])

  const card = columnOf(owner, 'New').getByRole('listitem').filter({ hasText: 'Chitra Nair' })
  await drag(owner, card, columnOf(owner, 'Shortlisted'))
  await expect(columnOf(owner, 'Shortlisted').getByRole('listitem')).toContainText('Chitra Nair')
  await owner.keyboard.press('u')
  await expect(columnOf(owner, 'New').getByRole('listitem')).toContainText('Chitra Nair')
  await drag(owner, card, columnOf(owner, 'Shortlisted'))
  await waitForMailAbout(`${seekers[2]?.email}`, "You've been shortlisted")
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("a status that can't be saved goes back to the last one", { tag: '@desktop' }, async ({ newPerson }) => {
    const { jobTitle } = await newApplicants('Esha Rao')
    const owner = await newPerson()
    await openAsOwner(owner, `/adminappliedjobs?view=all&search=${encodeURIComponent(jobTitle)}`)
    const row = owner.getByRole('row').filter({ hasText: 'Esha Rao' })
    // With all scripts.
    await owner.waitForLoadState('networkidle')
    await owner.context().setOffline(true)
    await row.focus()
    await owner.keyboard.press('v')
    await expect(owner.getByRole('alert').getByText(/^Esha Rao: /)).toBeVisible()
    // The row also contains the menu's other statuses.
    await expect(row).toContainText('StatusNew')
    await owner.context().setOffline(false)
  })
})

test('a card moves by keyboard, and an impossible move explains why', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const { jobTitle } = await newApplicants('Divya Rao', 'Ela Bhatt')
  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs/board?search=${encodeURIComponent(jobTitle)}`)
  const grip = owner.getByRole('button', { name: 'Move Divya Rao' })
  const isOver = owner.getByText('Divya Rao is over New.')
  // The key does nothing until the board has hydrated.
  await expect(async () => {
    await grip.focus()
    if ((await isOver.count()) === 0) await owner.keyboard.press('Space')
    await expect(isOver).toBeAttached({ timeout: 2_000 })
  }).toPass()
  await owner.keyboard.press('ArrowRight')
  await expect(owner.getByText('Divya Rao is over Reviewed.')).toBeAttached()
  await owner.keyboard.press('Space')
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Divya Rao')
  await expect(owner.getByText('Divya Rao: Reviewed.')).toBeVisible()
  await expect(grip).toBeFocused()

  await owner.keyboard.press('l')
  await expect(columnOf(owner, 'Shortlisted').getByRole('listitem')).toContainText('Divya Rao')
  await expect(grip).toBeFocused()
  await owner.keyboard.press('h')
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Divya Rao')
  await expect(grip).toBeFocused()
  await owner.getByRole('button', { name: 'Change the status of Divya Rao' }).click()
  await owner.keyboard.press('l')
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Divya Rao')
  await owner.keyboard.press('Escape')

  const rejected = columnOf(owner, 'Rejected')
  await expect(rejected.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await drag(owner, columnOf(owner, 'Reviewed').getByRole('listitem'), rejected)
  await expect(rejected.getByRole('button')).toHaveText('Rejected 1')
  await owner.keyboard.press('u')
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Divya Rao')
  await rejected.getByRole('button').click()

  await columnOf(owner, 'Reviewed').getByRole('listitem').focus()
  await owner.keyboard.press('x')
  await owner.getByRole('checkbox', { name: 'Select Ela Bhatt' }).click()
  await owner.getByRole('button', { name: 'Move to Shortlisted' }).click()
  await expect(owner.getByText('2 applicants: Shortlisted.')).toBeVisible()
  await expect(columnOf(owner, 'Shortlisted').getByRole('listitem')).toHaveCount(2)
  await expect(owner.getByRole('button', { name: 'Move Ela Bhatt' })).toBeFocused()
  await owner.keyboard.press('u')
  await expect(columnOf(owner, 'New').getByRole('listitem')).toContainText('Ela Bhatt')
  await owner.getByRole('checkbox', { name: 'Select Ela Bhatt' }).click()
  await owner.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(owner.getByRole('button', { name: 'Move Ela Bhatt' })).toBeFocused()

  await columnOf(owner, 'Reviewed').getByRole('listitem').focus()
  await owner.keyboard.press('x')
  await owner.getByRole('checkbox', { name: 'Select Ela Bhatt' }).click()
  await expect(owner.getByText('Divya Rao and Ela Bhatt')).toBeVisible()

  await drag(owner, columnOf(owner, 'Reviewed').getByRole('listitem'), columnOf(owner, 'Withdrawn'))
  await expect(owner.getByText('Only the applicant can withdraw an application.')).toBeVisible()
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Divya Rao')

  await owner.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Divya Rao and Ela Bhatt' })).toBeVisible()
})

test('a phone shows columns to swipe, and moves a card by touch or with a menu', { tag: '@phone' }, async ({
  newPerson,
}) => {
  const { jobTitle } = await newApplicants('Esha Pillai')
  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs/board?search=${encodeURIComponent(jobTitle)}`)
  await expect(columnOf(owner, 'New')).toBeInViewport()
  await expect(columnOf(owner, 'Hired')).not.toBeInViewport()
  expect(await problemsOfView(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Change the status of Esha Pillai' }).click()
  await owner.getByRole('menuitemradio', { name: 'Reviewed' }).click()
  await columnOf(owner, 'Reviewed').scrollIntoViewIfNeeded()
  await expect(columnOf(owner, 'Reviewed').getByRole('listitem')).toContainText('Esha Pillai')

  await dragByTouch(owner, columnOf(owner, 'Reviewed').getByRole('listitem'), columnOf(owner, 'New'))
  await expect(columnOf(owner, 'New').getByRole('listitem')).toContainText('Esha Pillai')
})

test("a recruiter edits a decision's email before it's sent, and the history shows what was sent", async ({
  newPerson,
}) => {
  const { seekers, ids } = await newApplicants('Farah Khan')
  const email = `${seekers[0]?.email}`
  const owner = await newPerson()
  await owner.route(/\/undo\?/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await openAsOwner(owner, `/adminappliedjobs/${ids[0]}`)
  const state = owner.getByRole('button', { name: 'Change the status of Farah Khan' })
  await state.click()
  await owner.getByRole('menuitemradio', { name: /^Rejected/ }).click()
  await owner.getByRole('button', { name: /^Edit email/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'Farah Khan: Rejected' })
  await expect(dialog.getByLabel('Text')).toHaveValue(/moving forward this time/)
  await dialog.getByLabel('Text').fill('')
  await dialog.getByRole('button', { name: 'Send and mark as rejected' }).click()
  await expect(dialog.getByText('Enter the text.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(state).toContainText('New')

  await state.click()
  await owner.getByRole('menuitem', { name: 'Hired, with your own email' }).click()
  const hiring = owner.getByRole('dialog', { name: 'Farah Khan: Hired' })
  await hiring.getByLabel('Subject').fill('See you on Monday')
  await hiring.getByLabel('Text').fill('Hello Farah,\n\ncome at nine. {name} stays as it is.')
  await hiring.getByRole('button', { name: 'Send and mark as hired' }).click()
  await expect(hiring).toBeHidden()
  await expect(state).toContainText('Hired')
  const mail = await waitForMailAbout(email, 'See you on Monday')
  expect(mail.text).toContain('come at nine. {name} stays as it is.')
  expect((await mailsTo(email)).some(({ subject }) => /You got the job|Your application/.test(subject))).toBe(false)

  await owner.reload()
  const history = owner.getByRole('region', { name: 'History' })
  await history.getByText('Email sent: See you on Monday').click()
  await expect(history.getByText('come at nine.')).toBeVisible()
  const outbox = history
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /In the email log/ })
  await expect(outbox).toHaveAttribute('href', /^\/outbox\/\d+$/)
})

test('pressing e twice to edit an email undoes only the last decision', async ({ newPerson }) => {
  const { jobTitle } = await newApplicants('Indra Nair', 'Jaya Menon')
  const owner = await newPerson()
  await owner.route(/\/undo\?/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await openAsOwner(owner, `/adminappliedjobs/board?search=${encodeURIComponent(jobTitle)}`)
  for (const name of ['Indra Nair', 'Jaya Menon']) {
    await owner.getByRole('button', { name: `Change the status of ${name}` }).click()
    await owner.getByRole('menuitemradio', { name: /^Rejected/ }).click()
    await expect(owner.getByRole('status').getByText(`${name}: Rejected.`)).toBeVisible()
  }
  await owner.keyboard.press('e')
  await owner.keyboard.press('e')
  const dialog = owner.getByRole('dialog', { name: 'Jaya Menon: Rejected' })
  await expect(dialog.getByLabel('Text')).toHaveValue(/moving forward this time/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(columnOf(owner, 'New').getByRole('listitem')).toContainText('Jaya Menon')
  await expect(columnOf(owner, 'Rejected').getByRole('button').first()).toHaveText('Rejected 1')
})

test('a recruiter compares two applicants side by side', { tag: '@both' }, async ({ newPerson }) => {
  const { jobTitle } = await newApplicants('Gita Shah', 'Hema Das')
  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs?view=all&search=${encodeURIComponent(jobTitle)}`)
  await owner.getByRole('checkbox', { name: 'Select Gita Shah' }).check()
  await owner.getByRole('checkbox', { name: 'Select Hema Das' }).check()
  await owner.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Hema Das and Gita Shah' })).toBeVisible()
  const notes = owner.getByRole('region', { name: 'Cover note' })
  await expect(notes).toContainText('Cover note of Gita Shah')
  await expect(notes).toContainText('Cover note of Hema Das')
  expect(await problemsOfView(owner)).toEqual([])
})
