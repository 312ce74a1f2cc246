import type { Page } from '@playwright/test'
import { newApprovedJob, pdfResume } from './support/jobs'
import { codeIn, waitForMail, waitForMailAbout } from './support/mail'
import { newEmail, newSeeker, signInAdmin } from './support/people'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of (400|409)/] })

const questions = [{ kind: 'years', text: 'How many years have you welded?', isRequired: true }]
const boxesOf = (page: Page) => page.getByRole('group', { name: 'One-time code' }).getByRole('textbox')
const formOf = (page: Page) => page.getByRole('form', { name: 'Apply' })

async function openJob(page: Page, jobTitle: string) {
  await page.goto(`/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(jobTitle)
}

async function attachResume(page: Page) {
  const buffer = Buffer.from(await pdfResume().arrayBuffer())
  await formOf(page)
    .getByLabel(/^resume/i)
    .setInputFiles({ name: 'guest.pdf', mimeType: 'application/pdf', buffer })
}

/** Starts like the right code, so the right code's characters replace the wrong ones. */
const wrongCodeLike = (code: string) => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A')

/** The first box is focused when it appears and after a wrong code. */
async function fillBoxes(page: Page, code: string) {
  await expect(boxesOf(page).first()).toBeFocused()
  await page.keyboard.type(code, { delay: 50 })
  for (const [index, character] of [...code].entries()) await expect(boxesOf(page).nth(index)).toHaveValue(character)
}

async function typeCode(page: Page, code: string) {
  await fillBoxes(page, code)
  await formOf(page).getByRole('button', { name: 'Submit Application' }).click()
}

test('a visitor whose phone drops the tab while they look for the code continues where they were', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const jobTitle = `Guest Rigger ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle, questions })
  const email = newEmail('guest')
  const page = await newPerson()
  await openJob(page, jobTitle)
  const form = formOf(page)
  await form.getByRole('button', { name: 'Apply without an account' }).click()
  await form.getByLabel('Full Name').fill('Gita Guest')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('How many years have you welded?').fill('12')
  await attachResume(page)
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText(`We emailed a code to ${email}.`)).toBeVisible()

  await page.reload()
  await expect(form.getByText(`We emailed a code to ${email}.`)).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Gita Guest')
  await expect(form.getByLabel('How many years have you welded?')).toHaveValue('12')
  await attachResume(page)
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await boxesOf(page).first().focus()
  await typeCode(page, codeIn(await waitForMail(email)))
  await expect(page.getByRole('dialog').getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
})

test('a visitor applies with an emailed code and loses no input after a wrong one', {
  tag: '@both',
}, async ({ newPerson }) => {
  const jobTitle = `Guest Welder ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle, questions })
  const email = newEmail('guest')
  const page = await newPerson()
  await openJob(page, jobTitle)
  const form = formOf(page)
  await form.getByLabel('Cover note').fill('A tank that does not leak.')
  await form.getByRole('button', { name: 'Submit Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please login before applying' })
  await dialog.getByRole('button', { name: 'Apply without an account' }).click()
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText('Full Name is required')).toBeVisible()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await expect(form.getByText('Please attach your resume.')).toBeVisible()
  await form.getByLabel('Full Name').fill('Gita Guest')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('How many years have you welded?').fill('12')
  await attachResume(page)
  await expect(form.getByText('By registering you agree to the Privacy Notice')).toBeVisible()
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText(`We emailed a code to ${email}.`)).toBeVisible()
  await expect(boxesOf(page).first()).toBeFocused()

  const code = codeIn(await waitForMail(email))
  await typeCode(page, wrongCodeLike(code))
  await expect(form.getByText('That code is wrong or has expired.')).toBeVisible()
  await expect(boxesOf(page).first()).toBeFocused()
  await expect(form.getByLabel('Full Name')).toHaveValue('Gita Guest')
  await expect(form.getByLabel('Cover note')).toHaveValue('A tank that does not leak.')
  await expect(form.getByText('guest.pdf')).toBeVisible()

  await typeCode(page, code)
  await expect(page.getByRole('dialog').getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'My applied jobs' }).click()
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Gita Guest')).toBeAttached()

  await page.goto('/changepassword')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible()
  await waitForMailAbout(email, 'Choose a new')

  await page.goto('/account-setting')
  await page.getByRole('button', { name: 'Delete your account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete your account' })
  await deletion.getByRole('button', { name: 'Email me a code' }).click()
  await expect(boxesOf(page).first()).toBeFocused()
  const goodbye = codeIn(await waitForMailAbout(email, 'delete'))
  await fillBoxes(page, wrongCodeLike(goodbye))
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await expect(deletion.getByText('That code is wrong or has expired.')).toBeVisible()
  await fillBoxes(page, goodbye)
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Goodbye, and best of luck' })).toBeVisible()
})

test('a new code or a corrected email replaces the old one, and repeat applicants see a notice', async ({
  newPerson,
}) => {
  const jobTitle = `Guest Rigger ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const { email } = await newSeeker('Known Already')
  const page = await newPerson()
  await openJob(page, jobTitle)
  const form = formOf(page)
  await form.getByRole('button', { name: 'Apply without an account' }).click()
  await form.getByLabel('Full Name').fill('K. Already')
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail('mistyped'))
  await attachResume(page)
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(boxesOf(page)).toHaveCount(4)
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(boxesOf(page)).toHaveCount(0)
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText(`We emailed a code to ${email}.`)).toBeVisible()
  await waitForMail(email)
  await form.getByRole('button', { name: 'Send another code' }).click()
  await expect(form.getByText('We emailed you a code.')).toBeVisible()
  await boxesOf(page).first().click()
  await typeCode(page, codeIn(await waitForMail(email, 2)))
  await expect(page.getByRole('dialog').getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByText('Known Already')).toBeAttached()

  const other = await newPerson()
  await openJob(other, jobTitle)
  await formOf(other).getByRole('button', { name: 'Apply without an account' }).click()
  await formOf(other).getByLabel('Full Name').fill('K. Already')
  await formOf(other).getByRole('textbox', { name: 'Email' }).fill(email)
  await attachResume(other)
  await formOf(other)
    .getByRole('checkbox', { name: /I acknowledge/ })
    .check()
  await formOf(other).getByRole('button', { name: 'Email me a code' }).click()
  await expect(boxesOf(other).first()).toBeFocused()
  // The confirmation email for the application came in between.
  await typeCode(other, codeIn(await waitForMail(email, 4)))
  await expect(formOf(other).getByText('You applied to this job')).toBeVisible()
})
