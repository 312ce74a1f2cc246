import type { Page } from '@playwright/test'
import { applyTo, newApprovedJob } from './support/jobs'
import { waitForMailAbout } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newEmail, newSeeker, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

/** How long the console shows a confirmation (requirements §9). */
const STATUS_MS = 3_000

/** On phones, filters are in a sheet, which Escape closes. */
async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}

test('an owner finds an application, decides on it, reads the resume, downloads the list and deletes it', {
  tag: '@both',
}, async ({ newPerson }) => {
  const admin = await signInAdmin()
  const seeker = await newSeeker('Meera Rao')
  const jobTitle = `Data Engineer ${Date.now()}`
  const [first, second] = [await newApprovedJob(admin, { jobTitle }), await newApprovedJob(admin)]
  await applyTo(first, seeker)
  await applyTo(second, seeker, new File(['Ten years of Python'], 'meera.txt', { type: 'text/plain' }))

  const owner = await newPerson()
  await owner.clock.install()
  await openAsOwner(owner, '/adminappliedjobs?view=all')
  await owner.getByRole('searchbox').fill(seeker.email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner.getByText('2 applications', { exact: true })).toBeVisible()
  await openFilters(owner)
  await owner.getByRole('link', { name: 'Job', exact: true }).click()
  await expect(owner).toHaveURL(/sort=job/)
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('row').filter({ hasText: seeker.email }).last()).toContainText(jobTitle)

  await owner
    .getByRole('row')
    .filter({ hasText: 'meera.txt' })
    .getByRole('button', { name: 'Change the status of Meera Rao' })
    .click()
  await owner.getByRole('menuitemradio', { name: /^Shortlisted/ }).click()
  await expect(owner.getByText('Meera Rao: Shortlisted.')).toBeVisible()
  await expect(owner.getByRole('row').filter({ hasText: 'meera.txt' })).toContainText('Shortlisted')

  const text = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'Download meera.txt of Meera Rao' }).click()
  expect((await text).suggestedFilename()).toBe('meera.txt')
  await openFilters(owner)
  const csv = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^applications-.*\.csv$/)
  await owner.keyboard.press('Escape')

  await owner.getByRole('searchbox').fill(jobTitle)
  await openFilters(owner)
  await owner.getByRole('combobox', { name: 'Date' }).selectOption('Last 24 hours')
  await expect(owner).toHaveURL(/date=day/)
  await owner.keyboard.press('Escape')
  await owner.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^New/ }).click()
  await expect(owner.getByText('1 application', { exact: true })).toBeVisible()
  const row = owner.getByRole('row').filter({ hasText: seeker.email })
  // Not the tab itself: browsers without a PDF viewer download the file instead.
  const resume = owner
    .context()
    .waitForEvent('response', (response) => /\/apply-job\/resume\/\d+$/.test(response.url()))
  await row.getByRole('link', { name: 'View the resume of Meera Rao in a new tab' }).click()
  expect((await resume).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })

  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = owner.getByRole('dialog', { name: 'Delete application' })
  await expect(question).toContainText('Are you sure you want to delete this application?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('Application deleted successfully.')).toBeVisible()
  await expect(owner.getByText('No records found.')).toBeVisible()
  await owner.clock.fastForward(STATUS_MS)
  await expect(owner.getByText('Application deleted successfully.')).toBeHidden()
})

test("a recruiter adds a note and a decision on an application's page and sees the history", async ({ newPerson }) => {
  const admin = await signInAdmin()
  const seeker = await newSeeker('Tara Bose')
  const resume = new File(['Five years of SQL'], 'tara.txt', { type: 'text/plain' })
  const { json } = await applyTo(await newApprovedJob(admin), seeker, resume, { coverNote: 'Two lines\nof hope' })
  const path = `/adminappliedjobs/${(json as { applyJobDetailsId: number }).applyJobDetailsId}`

  const colleague = newEmail('colleague')
  await newAdmin('RECRUITER', colleague)

  const owner = await newPerson()
  await openAsOwner(owner, path)
  await expect(owner.getByRole('heading', { level: 1, name: 'Tara Bose' })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Cover note' })).toContainText('of hope')

  const notes = owner.getByRole('region', { name: 'Notes' })
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText('Enter a note.')).toBeVisible()
  await notes.getByRole('textbox', { name: 'Note' }).pressSequentially(`Call on Monday. @${colleague.slice(0, 14)}`)
  await expect(notes.getByRole('option')).toContainText(colleague)
  expect(await problemsOfView(owner)).toEqual([])
  await owner.keyboard.press('Enter')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Call on Monday. @Test RECRUITER')
  await waitForMailAbout(colleague, 'mentioned you in a note')
  await expect(notes.getByRole('textbox', { name: 'Note' })).toHaveValue('')

  const state = owner.getByRole('button', { name: /Change the status of Tara Bose/ })
  await state.click()
  await owner.getByRole('menuitemradio', { name: /^Hired/ }).click()
  await expect(state).toContainText('Hired')
  await owner.keyboard.press('u')
  await expect(state).toContainText('New')
  await state.click()
  await owner.getByRole('menuitemradio', { name: /^Rejected/ }).click()
  const history = owner.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(3)
  await expect(history.first()).toContainText('Rejected')
  await expect(history.nth(1)).toContainText('Hired (undone)')
  await expect(history.last()).toContainText(seeker.email)
  expect((await waitForMailAbout(seeker.email, 'Your application')).text).toContain('moving forward this time')

  await notes.getByRole('button', { name: /^Delete/ }).click()
  await owner.getByRole('dialog', { name: 'Delete note' }).getByRole('button', { name: 'Delete' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(0)
})

test('the resume viewer returns the focus to the note being typed', async ({ newPerson }) => {
  const { json } = await applyTo(await newApprovedJob(await signInAdmin()), await newSeeker('Dev Malhotra'))
  const owner = await newPerson()
  await openAsOwner(owner, `/adminappliedjobs/${(json as { applyJobDetailsId: number }).applyJobDetailsId}`)
  const note = owner.getByRole('textbox', { name: 'Note' })
  const frame = owner.locator('iframe')
  const takeFocus = () => frame.evaluate((element) => element.focus())
  // In one go, because the viewer itself may take the focus between two keys.
  await note.fill('Call on ')
  await takeFocus()
  await expect(note).toBeFocused()
  await note.press('M')
  await owner.getByRole('heading', { level: 1 }).click()
  await takeFocus()
  await expect(frame).not.toBeFocused()
  await expect(note).not.toBeFocused()
  await expect(note).toHaveValue('Call on M')
  // Hovering shows it.
  await frame.hover()
  await takeFocus()
  await expect(frame).toBeFocused()
})
