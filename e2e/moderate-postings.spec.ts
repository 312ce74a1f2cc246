import type { Page } from '@playwright/test'
import { holdPosting } from './support/decisions'
import { Employer } from './support/employers'
import { postingData, submitPosting } from './support/jobs'
import { mailsTo, waitForMail } from './support/mail'
import { newEmail, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

const COMPANY = 'Lantern Freight Systems'

test('an admin previews a posting and rejects it with a reason, which the employer reads', async ({ newPerson }) => {
  const jobTitle = `Night Dispatcher ${Date.now()}`
  const email = newEmail('employer')
  const questions = [{ text: 'May you work in the USA?', kind: 'work-authorisation', isRequired: true }]
  await submitPosting(postingData({ jobTitle, email, questions }))

  const admin = await newPerson()
  await openAsOwner(admin, pendingOf(jobTitle))
  await admin.getByRole('link', { name: jobTitle }).click()
  await expect(admin.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
  await expect(admin.getByText('Preview. In review for')).toBeVisible()
  const back = admin.getByRole('main').getByRole('link', { name: 'Jobs Posted', exact: true })
  await expect(back).toHaveAttribute('href', /search=Night(\+|%20)Dispatcher/)
  await expect(admin.getByText('Own two services')).toBeVisible()
  await expect(admin.getByText('May you work in the USA?')).toBeVisible()
  await expect(admin.getByText(email, { exact: true })).toBeVisible()
  await expect(admin.getByRole('definition').filter({ hasText: /^Hyderabad, .* · found under India$/ })).toBeVisible()

  await admin.getByRole('button', { name: `Reject ${jobTitle}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pay missing' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').pressSequentially(' A range is enough.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByText('Job rejected.')).toBeVisible()
  await expect(admin.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await expect(admin.getByRole('button', { name: `Approve ${jobTitle}` })).toHaveCount(0)

  await waitForMail(email, 2)
  const update = (await mailsTo(email)).find(({ subject }) => subject === 'Update on your job posting')
  expect(update?.text).toContain('Add what the job pays, or at least a range. A range is enough.')
})

test('an admin sends a posting back with questions, the employer answers, and the admin approves it', async ({
  newPerson,
}) => {
  const jobTitle = `Dock Supervisor ${Date.now()}`
  const employer = await Employer.ofJob({ jobTitle })

  const admin = await newPerson()
  await openAsOwner(admin, `/adminpostjobs/${employer.id}`)
  await admin.getByRole('button', { name: `Send back ${jobTitle}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Enter your questions for the employer.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Questions/ })).toBeFocused()
  await dialog.getByRole('button', { name: 'The pay' }).click()
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(admin.getByText('Job sent back with your questions.')).toBeVisible()
  await expect(admin.getByText('Sent back', { exact: true }).first()).toBeVisible()
  await expect(admin.getByRole('button', { name: `Approve ${jobTitle}` })).toHaveCount(0)

  await waitForMail(employer.email, 2)
  const questions = (await mailsTo(employer.email)).find(({ subject }) =>
    subject.startsWith('A question about your job posting'),
  )
  expect(questions?.text).toContain('What does the job pay? A range is fine.')
  expect((await employer.change({ salary: '₹75,000 per month' })).status).toBe(200)

  await admin.reload()
  await admin.getByRole('button', { name: `Approve ${jobTitle}` }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Job approved.')).toBeVisible()
  const history = admin.getByRole('region', { name: 'History' }).getByRole('listitem')
  for (const [index, action] of ['Approved', 'Resubmitted', 'Confirmed', 'Sent back', 'Submitted'].entries())
    await expect(history.nth(index)).toContainText(action)

  await holdPosting(employer.id)
  await admin.reload()
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expect(admin.getByRole('button', { name: `Approve ${jobTitle}` })).toBeVisible()
  await expect(history.first()).toContainText('Decision undone')
})

test("an admin compares a published job's change with the live version and approves it", async ({ newPerson }) => {
  const jobTitle = `Freight Broker ${Date.now()}`
  const employer = await Employer.ofJob({ jobTitle }, await signInAdmin())
  await employer.change({ salary: '₹99,000 per month' })

  const admin = await newPerson()
  await openAsOwner(admin, queueOf('changed', jobTitle))
  await admin.getByRole('link', { name: `Change in review for ${jobTitle}` }).click()
  const change = admin.getByRole('region', { name: 'Change in review' })
  await expect(change.getByRole('deletion')).toHaveText('₹60,000 - ₹90,000 per month')
  await expect(change.getByRole('insertion')).toHaveText('₹99,000 per month')
  await expect(admin.getByText('Live until')).toBeVisible()

  await change.getByRole('button', { name: 'Approve change' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Change approved.')).toBeVisible()
  await expect(change).toHaveCount(0)
  await expect(admin.getByRole('article')).toContainText('₹99,000 per month')
})

test('an admin approves several postings at once and sees which one a colleague had decided', async ({ newPerson }) => {
  const stem = `Yard Planner ${Date.now()}`
  const titles = [`${stem} One`, `${stem} Two`, `${stem} Three`]
  for (const jobTitle of titles) await submitPosting(postingData({ jobTitle }))

  const admin = await newPerson()
  await openAsOwner(admin, pendingOf(stem))
  await admin.getByRole('checkbox', { name: /^Select all 3 pending/ }).check()
  await expect(admin.getByRole('checkbox', { name: `Select ${titles[1]}, ${COMPANY}` })).toBeChecked()

  const colleague = await newPerson()
  await openAsOwner(colleague, pendingOf(stem))
  await reject(colleague, `${titles[1]}`)

  await admin.getByRole('button', { name: /^Approve 3/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('2 jobs approved.')).toBeVisible()
  await expect(admin.getByRole('alert').filter({ hasText: `${titles[1]}` })).toContainText(
    /rejected this posting on .+ UTC\./,
  )

  await admin.goto(`/adminpostjobs?search=${encodeURIComponent(stem)}`)
  for (const [index, badge] of ['Approved', 'Rejected', 'Approved'].entries())
    await expect(
      admin
        .getByRole('row')
        .filter({ hasText: `${titles[index]}` })
        .first(),
    ).toContainText(badge)
})

test("a batch's reason isn't suggested for the next one", async ({ newPerson }) => {
  const stem = `Crane Operator ${Date.now()}`
  const titles = [`${stem} One`, `${stem} Two`]
  for (const jobTitle of titles) await submitPosting(postingData({ jobTitle }))
  const admin = await newPerson()
  await openAsOwner(admin, pendingOf(stem))
  const dialog = admin.getByRole('dialog')
  await admin.getByRole('checkbox', { name: `Select ${titles[0]}, ${COMPANY}` }).check()
  await admin.getByRole('button', { name: /^Reject 1/ }).click()
  await dialog.getByRole('button', { name: 'Pay missing' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByText('1 job rejected.')).toBeVisible()
  await admin.getByRole('checkbox', { name: `Select ${titles[1]}, ${COMPANY}` }).check()
  await admin.getByRole('button', { name: /^Reject 1/ }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('')
})

test.describe('two admins at once', () => {
  test.use({ expectedErrors: [/status of 409 .+\/hire-from-us\)/] })

  test('the second admin to decide on a posting sees who decided and when', async ({ newPerson }) => {
    const jobTitle = `Customs Clerk ${Date.now()}`
    await submitPosting(postingData({ jobTitle }))
    const [first, second] = [await newPerson(), await newPerson()]
    for (const admin of [first, second]) await openAsOwner(admin, pendingOf(jobTitle))

    const approval = first.waitForResponse((response) => response.url().endsWith('/hire-from-us'))
    await first.getByRole('button', { name: `Approve ${jobTitle}, ${COMPANY}` }).click()
    await expect(first.getByText(`Approved ${jobTitle}.`)).toBeVisible()
    expect((await approval).status()).toBe(200)

    await second.getByRole('button', { name: `Reject ${jobTitle}, ${COMPANY}` }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Pay missing' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(second.getByRole('alert').filter({ hasText: /approved this posting on .+ UTC\./ })).toBeVisible()
  })
})

const queueOf = (status: string, words: string) =>
  `/adminpostjobs?status=${status}&search=${encodeURIComponent(words).replaceAll('%20', '+')}`
const pendingOf = (words: string) => queueOf('pending', words)

async function reject(page: Page, jobTitle: string) {
  await page.getByRole('button', { name: `Reject ${jobTitle}, ${COMPANY}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay missing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Job rejected.')).toBeVisible()
}

test('an admin takes down a public job for a reason, and it disappears from the site', async ({ newPerson }) => {
  const jobTitle = `Toll Collector ${Date.now()}`
  const employer = await Employer.ofJob({ jobTitle }, await signInAdmin())
  const { path } = await employer.read()
  const admin = await newPerson()
  await openAsOwner(admin, `/adminpostjobs/${employer.id}`)
  await admin.getByRole('button', { name: 'Take down' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(dialog.getByText('Enter a reason for taking down the job.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Asks for money' }).click()
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(admin.getByText('Job taken down.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Take down' })).toHaveCount(0)
  const page = await employer.visitor.call('GET', path ?? '', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(404)
})
