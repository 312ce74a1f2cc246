import { logIn } from './support/doors'
import { newApprovedJob } from './support/jobs'
import { newProfile, newSeeker, signInAdmin } from './support/people'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of (401|500)/] })

test('a session that ends in mid-form is said kindly, and what was typed is saved after the login', async ({
  newPerson,
}) => {
  test.setTimeout(90_000)
  const seeker = await newSeeker()
  await newProfile(seeker)
  const page = await newPerson()
  await logIn(page, seeker.email)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Skills' }).click()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Terraform, Go')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your session has ended.')).toBeVisible()
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Login' }).click()
  const login = await opening
  await logIn(login, seeker.email)
  await login.close()
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('Terraform, Go')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Skills' }).getByText('Terraform, Go')).toBeVisible()
})

test('a server that fails is said in the documented words, and what was typed stays', async ({ newPerson }) => {
  const { email } = await newSeeker()
  const page = await newPerson()
  await logIn(page, email)
  await page.goto('/account-setting')
  await page.route('**/partial-update?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong."}' }),
  )
  await page.getByLabel('Your Name').fill('Kept As Typed')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await expect(page.getByLabel('Your Name')).toHaveValue('Kept As Typed')
})

test('signing out in one tab is seen in the other', async ({ newPerson }) => {
  const jobTitle = `Two Tabs Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const { email } = await newSeeker('Tara Bose')
  const page = await newPerson()
  await logIn(page, email)
  const other = await page.context().newPage()
  await other.goto(`/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await other.getByRole('link', { name: jobTitle, exact: true }).click()
  await expect(other.getByLabel('Full Name')).toHaveValue('Tara Bose')
  const menu = page.getByRole('banner').getByText('Tara Bose')
  await menu.locator('xpath=ancestor-or-self::summary').click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByLabel('Full Name')).toHaveValue('')
  await other.getByRole('button', { name: 'Submit Application' }).click()
  await expect(other.getByRole('dialog').getByText('Please login before applying')).toBeVisible()
})
