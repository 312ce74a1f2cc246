import { holdDecision, releaseDecision } from './support/decisions'
import { applyTo, newApprovedJob } from './support/jobs'
import { waitForMailAbout } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newSeeker, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

test('a recruiter sets up stages, moves an applicant, works through the checklist and undoes a move', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle: `Crane Operator ${Date.now()}` })
  const seeker = await newSeeker('Asha Verma')
  const { json } = await applyTo(jobId, seeker)
  const { applyJobDetailsId: id } = json as { applyJobDetailsId: number }
  const page = await newPerson()

  await openAsOwner(page, `/adminpostjobs/${jobId}`)
  await page.getByRole('link', { name: 'Stages' }).click()
  const stage = (place: number) => page.getByRole('group', { name: `stage ${place}`, exact: true })
  await expect(stage(6).getByLabel('Name')).toHaveValue('Withdrawn')
  await page.getByRole('button', { name: 'Remove stage 2' }).click()
  await stage(2).getByLabel('Name').fill('Technical interview')
  await page.getByRole('button', { name: 'Add stage' }).click()
  await page.getByRole('button', { name: 'Save stages' }).click()
  await expect(stage(6).getByText('Name is required')).toBeVisible()
  await stage(6).getByLabel('Name').fill('Phone screen')
  await stage(6).getByText('Email', { exact: true }).click()
  await stage(6).getByLabel('Subject').fill('A call about {job title}')
  await stage(6).getByLabel('Text').fill('Hi {name},\n\nWhen can we call you?')
  await stage(6).getByText('Checklist', { exact: true }).click()
  await stage(6).getByLabel('Items').fill('Check the visa\nCall')
  for (const place of [6, 5, 4, 3]) await page.getByRole('button', { name: `Move stage ${place} up` }).click()
  await page.getByRole('button', { name: 'Save stages' }).click()
  await expect(page.getByText('Stages saved.')).toBeVisible()
  await expect(stage(2).getByLabel('Name')).toHaveValue('Phone screen')
  await expect(stage(2).getByLabel('Status')).toHaveCount(0)
  expect(await problemsOfView(page)).toEqual([])

  await page.getByRole('link', { name: 'Board', exact: true }).click()
  const columnOf = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(columnOf('New').getByRole('listitem')).toContainText('Asha Verma')
  await page.getByRole('button', { name: 'Move Asha Verma' }).press('l')
  await expect(columnOf('Phone screen').getByRole('listitem')).toContainText('Asha Verma')
  // The card moves before the decision is saved.
  await expect(() => releaseDecision(id)).toPass()
  expect((await waitForMailAbout(seeker.email, 'A call about Crane Operator')).text).toContain('Hi Asha Verma,')

  await columnOf('Phone screen').getByRole('link', { name: 'Asha Verma' }).click()
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await checklist.getByRole('checkbox', { name: 'Call' }).check()
  await expect(checklist.getByRole('listitem').filter({ hasText: 'Call' })).toContainText(/, \w{3} \d+, \d{4}/)
  await page.getByRole('button', { name: 'Change the status of Asha Verma' }).click()
  await page.getByRole('menuitemradio', { name: 'Technical interview' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Technical interview')
  await holdDecision(id)
  await page.reload()
  await history.getByRole('button', { name: 'Undo' }).click()
  await expect(history.getByRole('listitem').first()).toContainText('Technical interview (undone)')
  await expect(page.getByRole('button', { name: 'Change the status of Asha Verma' })).toContainText('Phone screen')
  await expect(checklist.getByRole('checkbox', { name: 'Call' })).toBeChecked()

  await openAsOwner(page, `/adminpostjobs/${jobId}/stages`)
  await page.getByRole('button', { name: 'Remove stage 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove stage?' })
  await expect(dialog).toContainText(
    '1 applicant will move to another stage with the same status. 1 checked item will be',
  )
  await dialog.getByRole('button', { name: 'Remove stage' }).click()
  await expect(stage(2).getByLabel('Name')).toHaveValue('Technical interview')
})
