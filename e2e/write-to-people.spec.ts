import { query } from './support/database'
import { mailsTo, waitForMail } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newEmail, newSeeker, personLinkedTo, type TestSeeker } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

// A time that has passed.
test.use({ expectedErrors: [/responded with a status of 400/] })

test('a recruiter keeps a template, writes to one person and then to several', { tag: '@both' }, async ({
  newPerson,
}) => {
  const family = `Bose${Date.now()}`
  const [ila, raj, uma] = [
    await newSeeker(`Ila ${family}`),
    await newSeeker(`Raj ${family}`),
    await newSeeker(`Uma ${family}`),
  ]
  const id = await personLinkedTo(ila)
  for (const seeker of [raj, uma]) await personLinkedTo(seeker)
  await query(
    `UPDATE "PersonEmail" SET "refusedAt" = now(), "refusal" = '550 Mailbox not found' WHERE "address" = $1`,
    [uma.email],
  )
  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER', newEmail('recruiter')), recruiter, '/people/templates')
  await recruiter.getByRole('button', { name: 'Add template' }).click()
  const dialog = recruiter.getByRole('dialog', { name: 'Add template' })
  await dialog.getByLabel('Name').fill(family)
  await dialog.getByLabel('Subject').fill('A job for {name}')
  await dialog.getByLabel('Text').fill('Hi {nickname}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText("{nickname} isn't a placeholder.", { exact: false })).toBeVisible()
  await dialog.getByLabel('Text').fill('Hi {name},\n\nAre you free?\n\n{recruiter}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Template added.')).toBeVisible()
  expect(await problemsOfView(recruiter)).toEqual([])

  await recruiter.goto(`/people/${id}`)
  await recruiter.getByRole('link', { name: 'Write email' }).click()
  await recruiter.getByLabel('Start from a template').selectOption({ label: family })
  const preview = recruiter.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(`A job for Ila ${family}`)
  expect(await problemsOfView(recruiter)).toEqual([])
  await recruiter.getByLabel('Send at').fill('2020-01-01T10:00')
  await recruiter.getByRole('button', { name: 'Schedule' }).click()
  await expect(recruiter.getByText('Choose a time in the future.')).toBeVisible()
  const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await recruiter.getByLabel('Send at').fill(soon)
  await recruiter.getByRole('button', { name: 'Schedule' }).click()
  await expect(recruiter.getByText('Email scheduled.')).toBeVisible()
  const history = recruiter.getByRole('region', { name: 'History' })
  await expect(history.getByText(/Email scheduled for/)).toBeVisible()
  expect(await problemsOfView(recruiter)).toEqual([])
  await history.getByRole('button', { name: 'Cancel email' }).click()
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Cancel email' }).click()
  await expect(history.getByText(/Email canceled/)).toBeVisible()

  await recruiter.goto(`/people?search=${family}`)
  await expect(recruiter.getByText('Refused')).toBeVisible()
  await recruiter.getByLabel('Select all 3 on this page').check()
  expect(await problemsOfView(recruiter)).toEqual([])
  await recruiter.getByRole('link', { name: 'Write to 3' }).click()
  await recruiter.getByLabel('Start from a template').selectOption({ label: family })
  await expect(recruiter.getByText("1 person won't get this email:")).toBeVisible()
  await expect(preview).toContainText('1 of 2')
  const shown = await preview.innerText()
  await recruiter.getByRole('button', { name: 'Next person' }).click()
  await expect(preview).toContainText('2 of 2')
  expect(await preview.innerText()).not.toBe(shown)
  expect(await problemsOfView(recruiter)).toEqual([])
  await recruiter.getByRole('button', { name: 'Send 2 emails' }).click()
  await expect(recruiter.getByText('2 emails sent.')).toBeVisible()
  for (const seeker of [ila, raj]) {
    const mail = await waitForMail(seeker.email)
    expect(mail.to).toEqual([seeker.email])
    expect(mail.text).toContain(`Hi ${seeker === ila ? 'Ila' : 'Raj'} ${family},`)
  }
  expect(await mailsTo(uma.email)).toEqual([])
})

test('a recruiter schedules an email to several people, undoes it, and later cancels it for all at once', async ({
  newPerson,
}) => {
  const family = `Sen${Date.now()}`
  const people = [await newSeeker(`Ila ${family}`), await newSeeker(`Raj ${family}`)]
  const [ila = 0, raj = 0] = [
    await personLinkedTo(people[0] as TestSeeker),
    await personLinkedTo(people[1] as TestSeeker),
  ]
  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER', newEmail('recruiter')), recruiter, `/people/write?people=${ila}.${raj}`)
  await recruiter.getByLabel('Subject').fill('A job in May')
  await recruiter.getByLabel('Text').fill('Are you free?')
  const later = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await recruiter.getByLabel('Send at').fill(later)
  await recruiter.getByRole('button', { name: 'Schedule 2 emails' }).click()
  await expect(recruiter.getByText('2 emails scheduled.')).toBeVisible()
  await recruiter.getByRole('button', { name: 'Undo' }).click()
  await expect(recruiter.getByText('2 emails canceled.')).toBeVisible()

  await recruiter.goto(`/people/write?people=${ila}.${raj}`)
  await expect(recruiter.getByLabel('Text')).toHaveValue('Are you free?')
  await recruiter.getByRole('button', { name: 'Schedule 2 emails' }).click()
  await expect(recruiter.getByText('2 emails scheduled.')).toBeVisible()

  await recruiter.goto(`/people/${ila}`)
  const history = recruiter.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Cancel email' }).click()
  const dialog = recruiter.getByRole('dialog')
  await dialog.getByLabel('Also cancel it for 1 other person').check()
  expect(await problemsOfView(recruiter)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel email' }).click()
  await expect(recruiter.getByText('2 emails canceled.')).toBeVisible()
  await recruiter.goto(`/people/${raj}`)
  await expect(history.getByText(/Email canceled/)).toHaveCount(2)
})
