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
  await page.goto(`/adminpostjobs/${jobId}`)
  await page.getByRole('link', { name: 'Stages' }).click()
  await expect(stage(6).getByLabel('Items')).toHaveValue('Check the visa\nCall')
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible()
  for (const place of [6, 5, 4, 3]) await page.getByRole('button', { name: `Move stage ${place} up` }).click()
  await page.getByRole('button', { name: 'Save stages' }).click()
  await expect(page.getByText('Stages saved.')).toBeVisible()
  await expect(stage(2).getByLabel('Name')).toHaveValue('Phone screen')
  await expect(stage(2).getByLabel('Status')).toHaveCount(0)
  await page.reload()
  await expect(stage(2).getByLabel('Name')).toHaveValue('Phone screen')
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0)
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

test('a recruiter filters the list by the stages of a job, and another job or tab shows all of them again', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const owner = await signInAdmin()
  const jobTitle = `Crane Rigger ${Date.now()}`
  const [jobId, other] = [await newApprovedJob(owner, { jobTitle }), await newApprovedJob(owner, { jobTitle })]
  const stages = ['Inbox', 'Second look'].map((name) => {
    return { id: null, name, status: 'new', subject: '', text: '', checklist: '' }
  })
  await owner.call('PUT', `/api/postings/${jobId}/stages`, { json: { updatedAt: null, stages } })
  for (const [id, name] of [
    [jobId, 'Bela Roy'],
    [jobId, 'Chitra Rao'],
    [other, 'Divya Nair'],
  ] as const)
    await applyTo(id, await newSeeker(name))
  const page = await newPerson()
  await openAsOwner(page, `/adminappliedjobs?view=all&job=${jobId}`)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await rowOf('Bela Roy').getByRole('button', { name: 'Change the status of Bela Roy' }).click()
  await page.getByRole('menuitemradio', { name: 'Second look' }).click()
  await expect(rowOf('Bela Roy').getByRole('button', { name: 'Change the status' })).toContainText('Second look')
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Second look')
  await expect(rowOf('Chitra Rao')).toHaveCount(0)
  await expect(rowOf('Bela Roy')).toBeVisible()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^New/ }).click()
  await expect(rowOf('Chitra Rao')).toBeVisible()
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Inbox')
  await expect(rowOf('Bela Roy')).toHaveCount(0)
  await expect(page).toHaveURL(/stage=/)
  const inbox = new URL(page.url())
  await page.getByRole('combobox', { name: 'Job' }).selectOption(String(other))
  await expect(rowOf('Divya Nair')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveCount(0)
  // Before scripts have loaded, the form also sends the other job's stage.
  inbox.searchParams.set('job', String(other))
  await page.goto(inbox.href)
  await expect(rowOf('Divya Nair')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveCount(0)
})
