import { query } from './support/database'
import { newApprovedJob, pdfResume } from './support/jobs'
import { newEmail, newProfile, newSeeker, PASSWORD, signInAdmin } from './support/people'
import { logIn, openAsSeeker, REDIRECT_MS } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test.use({ expectedErrors: [/responded with a status of (401|500)/] })

const NEW_PASSWORD = 'seven-harbors-at-dusk'

test('a seeker whose session ends while filling in a form signs in again in place and saves it', async ({
  newPerson,
}) => {
  const seeker = await newSeeker()
  await newProfile(seeker)
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/profile')
  await page.getByRole('button', { name: 'Edit Skills' }).click()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Terraform, Go')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(seeker.email)
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await expect(password).toBeFocused()
  await password.fill('not-my-password')
  await password.press('Enter')
  await expect(dialog.getByText('Invalid email or password')).toBeVisible()
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Skills' }).getByRole('listitem')).toHaveText(['Terraform', 'Go'])
})

test('signing in again on the login page returns to the restored input', async ({ newPerson }) => {
  const seeker = await newSeeker()
  const { email } = seeker
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/account-setting')
  await page.getByLabel('Your Name').fill('Typed Before The End')
  // Changes the password on another device, which ends the session here.
  const device = await signedIn(email)
  const json = { email, oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await device.call('PUT', '/api/v1/user/change-password', { json })).status).toBe(200)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the login page' }).click()
  await expect(page.getByText("Sign in again to continue. We'll bring you right back.")).toBeVisible()
  await logIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/account-setting/)
  await expect(page.getByText('We restored what you entered')).toBeVisible()
  await expect(page.getByLabel('Your Name')).toHaveValue('Typed Before The End')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('a seeker signs in again in another tab and sends an application with its resume', async ({ newPerson }) => {
  const jobTitle = `Tide Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const page = await newPerson()
  await openAsSeeker(await newSeeker('Tara Bose'), page, `/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Tara Bose')
  const buffer = Buffer.from(await pdfResume().arrayBuffer())
  await page.getByLabel(/^resume/i).setInputFiles({ name: 'tara.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(page.getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
})

test('a form keeps its input and shows the documented message when the server fails', async ({ newPerson }) => {
  const page = await newPerson()
  await openAsSeeker(await newSeeker(), page, '/account-setting')
  await page.route('**/partial-update?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong."}' }),
  )
  await page.getByLabel('Your Name').fill('Kept As Typed')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await expect(page.getByLabel('Your Name')).toHaveValue('Kept As Typed')
})

test('signing out in one tab signs out the other', { tag: '@both' }, async ({ newPerson }) => {
  const jobTitle = `Two Tabs Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const page = await newPerson()
  await openAsSeeker(await newSeeker('Tara Bose'), page, '/userdashboard')
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

test('a seeker without a session cookie signs in and returns, and the browser forgets their name', async ({
  newPerson,
}) => {
  const seeker = await newSeeker('Lena Forgotten')
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/userdashboard')
  const storedName = () => page.evaluate(() => [localStorage.getItem('isLoggedIn'), localStorage.getItem('userName')])
  await expect.poll(storedName).toEqual(['true', 'Lena Forgotten'])
  await page.context().clearCookies()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  await expect.poll(storedName).toEqual([null, null])
  await logIn(page, seeker.email, PASSWORD)
  await expect(page).toHaveURL(/\/profile$/)
  await expect.poll(storedName).toEqual(['true', 'Lena Forgotten'])
})

test("a browser doesn't ask on every page who is signed in", async ({ newPerson }) => {
  const page = await newPerson()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/auth/session') && asked.push(page.url()))
  await openAsSeeker(await newSeeker('Uma Asking'), page, '/about-us')
  await expect.poll(() => asked.length).toBe(1)
  for (const path of ['/contact-us', '/business-services']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('banner').getByText('Uma Asking')).toBeVisible()
  }
  expect(asked).toHaveLength(1)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("says if signing out didn't work, and signs out when tried again", async ({ newPerson }) => {
    const page = await newPerson()
    await openAsSeeker(await newSeeker('Wim Staying'), page, '/userdashboard')
    const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
    await page.context().setOffline(true)
    await logout.click()
    await expect(page.getByText("We couldn't log you out. Try again.")).toBeVisible()
    await page.context().setOffline(false)
    await logout.click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/userdashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('without a network and a password', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("says if logging out to log in again didn't work", async ({ newPerson }) => {
    const page = await newPerson()
    const seeker = await newSeeker('Wim Without Password')
    await openAsSeeker(seeker, page, '/account-setting')
    await query(
      `UPDATE "Session" SET "createdAt" = now() - interval '1 hour'
       WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
      [seeker.email],
    )
    await query(`UPDATE "Seeker" SET "passwordHash" = NULL, "openedByCodeAt" = now() WHERE "email" = $1`, [
      seeker.email,
    ])
    await page.reload()
    const again = page.getByRole('button', { name: 'Log in again' }).first()
    await page.context().setOffline(true)
    await again.click()
    await expect(page.getByText("We couldn't log you out. Try again.")).toBeVisible()
    await expect(page).toHaveURL(/\/account-setting$/)
    await page.context().setOffline(false)
    await again.click()
    await expect(page).toHaveURL(/\/login\?next=.+account-setting/)
  })
})

test('a form can be sent again after the Back button', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/forgotpassword')
  const sent = 'Password reset link sent to your email'
  // What a browser with a back/forward cache says, which browsers in tests don't have.
  await page.evaluate((text) => {
    const restore = () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      document.body.dataset.restored = ''
    }
    new MutationObserver((_, observer) => {
      if (!document.body.innerText.includes(text)) return
      observer.disconnect()
      setTimeout(restore, 100)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, sent)
  const send = async () => {
    await page.getByLabel('Email').fill(newEmail())
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await send()
  await expect(page.locator('body[data-restored]')).toBeVisible()
  await page.waitForTimeout(REDIRECT_MS + 500)
  await send()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('the Back button shows nothing private after signing out', async ({ newPerson }) => {
  const page = await newPerson()
  const seeker = await newSeeker('Vera Private')
  await openAsSeeker(seeker, page, '/account-setting')
  await expect(page.getByLabel('Your Name')).toHaveValue('Vera Private')
  await page.goto('/profile')
  await page.getByRole('banner').getByText('Vera Private').locator('xpath=ancestor-or-self::summary').click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  for (let step = 1; step <= 2; step += 1) {
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Vera Private')).toHaveCount(0)
  }
})

async function signedIn(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  return visitor
}
