import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

test('a recruiter hides columns, saves the list as a view and sees it first', {
  tag: '@both',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await openAs(await newAdmin('RECRUITER'), page, '/adminregister?search=a')
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000
  const menu = page.getByRole('region', { name: 'Columns and views' })
  await page.getByRole('button', { name: /columns and views/ }).click()
  await menu.getByRole('checkbox', { name: 'Phone' }).uncheck()
  await menu.getByRole('checkbox', { name: 'Email' }).uncheck()
  await expect(page).toHaveURL(/without=email(%2C|,)phone$/)
  await menu.getByRole('checkbox', { name: 'Email' }).check()
  await expect(page).toHaveURL(/without=phone$/)
  await expect(menu.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked()
  if (!isPhone) await expect(page.getByRole('columnheader', { name: /^Phone/ })).toHaveCount(0)
  expect(await problemsOfView(page)).toEqual([])

  await menu.getByRole('button', { name: 'Save view' }).click()
  const form = page.getByRole('form', { name: 'View' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Name this view.')).toBeVisible()
  await form.getByLabel('Name').fill('With an a')
  await form.getByLabel('Make this my default view of this list').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('View saved.')).toBeVisible()

  await page.goto('/adminregister')
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  const button = page.getByRole('button', { name: /^With an a\b/ })
  await button.click()
  await menu.getByRole('button', { name: 'Rename With an a' }).click()
  await form.getByLabel('Name').fill('The As')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('View updated.')).toBeVisible()

  await page.getByRole('button', { name: /^The As\b/ }).click()
  await menu.getByRole('button', { name: 'Delete The As' }).click()
  await page.getByRole('dialog', { name: 'Delete view' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('View deleted.')).toBeVisible()
  await page.goto('/adminregister')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('leads back from a person to everyone, although another view comes first', async ({ newPerson }) => {
  const recruiter = await newAdmin('RECRUITER')
  const view = { list: 'people', name: 'No one', query: 'search=zzzzqqqq', isDefault: true }
  expect((await recruiter.call('POST', '/api/views', { json: view })).status).toBe(201)
  const page = await newPerson()
  await openAs(recruiter, page, '/people')
  await expect(page.getByRole('searchbox')).toHaveValue('zzzzqqqq')
  await page.goto('/people?view=all')
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/people\/\d+\?view=all$/)
  await page.getByRole('main').getByRole('link', { name: 'People', exact: true }).click()
  await expect(page).toHaveURL(/\/people\?view=all$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
