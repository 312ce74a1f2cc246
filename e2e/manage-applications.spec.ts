import { openAsOwner } from './support/console'
import { applyTo, newApprovedJob } from './support/jobs'
import { newSeeker, signInAdmin } from './support/people'
import { expect, test } from './support/test'

test('an owner finds an application, decides, reads the resume, takes the list home and deletes it', async ({
  newPerson,
}) => {
  const admin = await signInAdmin()
  const seeker = await newSeeker('Meera Rao')
  const jobTitle = `Data Engineer ${Date.now()}`
  const [first, second] = [await newApprovedJob(admin, { jobTitle }), await newApprovedJob(admin)]
  await applyTo(first, seeker)
  await applyTo(second, seeker, new File(['Ten years of Python'], 'meera.txt', { type: 'text/plain' }))

  const owner = await newPerson()
  await openAsOwner(owner, '/adminappliedjobs')
  await owner.getByRole('searchbox').fill(seeker.email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner.getByText('2 applications', { exact: true })).toBeVisible()
  await owner.getByRole('link', { name: 'Job', exact: true }).click()
  await expect(owner).toHaveURL(/sort=job/)
  await expect(owner.getByRole('row').filter({ hasText: seeker.email }).last()).toContainText(jobTitle)

  await owner
    .getByRole('row')
    .filter({ hasText: 'meera.txt' })
    .getByRole('button', { name: 'Change the state of Meera Rao' })
    .click()
  const state = owner.getByRole('dialog', { name: 'Meera Rao' })
  await state.getByRole('combobox', { name: 'State' }).selectOption('Shortlisted')
  await state.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('The state is changed.')).toBeVisible()
  await expect(owner.getByRole('row').filter({ hasText: 'meera.txt' })).toContainText('Shortlisted')

  const text = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'Download meera.txt of Meera Rao' }).click()
  expect((await text).suggestedFilename()).toBe('meera.txt')
  const csv = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^applications-.*\.csv$/)

  await owner.getByRole('searchbox').fill(jobTitle)
  await owner.getByRole('combobox', { name: 'Date' }).selectOption('Last 24 hours')
  await owner.getByRole('combobox', { name: 'State' }).selectOption('New')
  await owner.getByRole('button', { name: 'Search' }).click()
  await expect(owner.getByText('1 application', { exact: true })).toBeVisible()
  const row = owner.getByRole('row').filter({ hasText: seeker.email })
  const tab = owner.waitForEvent('popup')
  await row.getByRole('link', { name: 'Read the resume of Meera Rao in a new tab' }).click()
  await expect(await tab).toHaveURL(/\/apply-job\/resume\/\d+$/)

  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = owner.getByRole('dialog', { name: 'Delete application' })
  await expect(question).toContainText('Are you sure you want to delete this application?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('Application deleted successfully.')).toBeVisible()
  await expect(owner.getByText('No records found.')).toBeVisible()
  await expect(owner.getByText('Application deleted successfully.')).toBeHidden()
})
