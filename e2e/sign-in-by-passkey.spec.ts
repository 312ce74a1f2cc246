import type { Page } from '@playwright/test'
import { showsBriefly } from './support/brief-text'
import { query } from './support/database'
import { waitForMailAbout } from './support/mail'
import { newAdmin, newEmail, newSeeker, PASSWORD, type TestSeeker } from './support/people'
import { openAs, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'
import { VirtualAuthenticator } from './support/virtual-authenticator'

test.use({ expectedErrors: [/responded with a status of (400|401)/] })

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

const named = (page: Page, name: string) => passkeys(page).getByRole('paragraph').filter({ hasText: name })

/** Turns off passkey suggestions, because the virtual authenticator accepts the first one without a click. */
const turnOffSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

/** Opens the account page as someone else in the same browser. */
async function switchTo(seeker: TestSeeker, page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await openAsSeeker(seeker, page, '/account-setting')
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(named(page, name)).toBeVisible()
}

test('a seeker adds a passkey, logs in with it, renames it and removes it', {
  tag: '@both',
}, async ({ newPerson }) => {
  const seeker = await newSeeker('Finger Walker')
  const page = await newPerson()
  const authenticator = await VirtualAuthenticator.on(page)
  await turnOffSuggestions(page)
  await openAsSeeker(seeker, page, '/account-setting')
  await expect(passkeys(page).getByText("You don't have any passkeys yet.")).toBeVisible()

  await test.step("nothing is added if the sensor doesn't recognize them", async () => {
    await authenticator.recognize(false)
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    const form = page.getByRole('form', { name: 'Add a passkey' })
    await form.getByLabel('Name').fill('My laptop')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText("Your browser didn't create a passkey. Try again.")).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('My laptop')
    await authenticator.recognize(true)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(named(page, 'My laptop')).toBeVisible()
    await expect(passkeys(page).getByText('Passkey added.')).toBeVisible()
  })
  await waitForMailAbout(seeker.email, 'Passkey added')

  await test.step('the same device gets no second passkey', async () => {
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    const form = page.getByRole('form', { name: 'Add a passkey' })
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText('This device already has a passkey for your account.')).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the passkey logs them in without an email', async () => {
    await page.context().clearCookies()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?next=/)
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
    await showsBriefly(page.getByText('Login successful'), () => signIn.click())
    await expect(page).toHaveURL(/\/profile/)
    await expect(page.getByRole('banner').getByText('Finger Walker')).toBeAttached()
  })

  await test.step('they rename and remove it', async () => {
    await page.goto('/account-setting')
    await expect(passkeys(page).getByText(/Last used/)).toBeVisible()
    await passkeys(page).getByRole('button', { name: 'Rename My laptop' }).click()
    const name = page.getByRole('form', { name: 'Rename passkey' }).getByLabel('Name')
    await name.fill('Old laptop')
    await name.press('Enter')
    await expect(named(page, 'Old laptop')).toBeVisible()
    await passkeys(page).getByRole('button', { name: 'Remove Old laptop' }).click()
    await page.getByRole('form', { name: 'Remove passkey' }).getByRole('button', { name: 'Remove' }).click()
    await expect(passkeys(page).getByText("You don't have any passkeys yet.")).toBeVisible()
  })

  await test.step('the removed passkey no longer works', async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText("We don't recognize that passkey.")).toBeVisible()
    expect(await authenticator.count()).toBe(1)
  })
})

test('an admin signs in to the console with a passkey instead of a password and a code', {
  tag: '@both',
}, async ({ newPerson }) => {
  const email = newEmail('key-holder')
  const admin = await newAdmin('RECRUITER', email)
  const page = await newPerson()
  await VirtualAuthenticator.on(page)
  await turnOffSuggestions(page)
  await openAs(admin, page, '/adminaccount')
  await addPasskey(page, 'Office key')
  await page.context().clearCookies()
  await page.goto('/admin?next=/adminaccount')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/adminaccount$/)
  await expect(passkeys(page).getByText(/Last used/)).toBeVisible()
})

test('a seeker whose session ends signs in again in place with a passkey, but not with another account', async ({
  newPerson,
}) => {
  const [seeker, other] = [await newSeeker('Form Filler'), await newSeeker('Other Person')]
  const page = await newPerson()
  const authenticator = await VirtualAuthenticator.on(page)
  await openAsSeeker(other, page, '/account-setting')
  await addPasskey(page, 'Shared laptop')
  await switchTo(seeker, page)
  await page.getByLabel('Your Name').fill('Typed Before The End')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog.getByText("You're now signed in with a different account in this browser.")).toBeVisible()

  await authenticator.forget()
  await switchTo(seeker, page)
  await addPasskey(page, 'My laptop')
  await page.getByLabel('Your Name').fill('Typed Before The End')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Update' }).click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('a while after signing in, a change needs the password or, without one, a fresh sign-in', async ({
  newPerson,
}) => {
  const seeker = await newSeeker()
  const ofSeeker = `(SELECT "id" FROM "Seeker" WHERE "email" = $1)`
  const page = await newPerson()
  await VirtualAuthenticator.on(page)
  await openAsSeeker(seeker, page, '/account-setting')
  // The sign-in is recent when the page opens, but not when the form is sent.
  await query(`UPDATE "Session" SET "createdAt" = now() - interval '1 hour' WHERE "seekerId" = ${ofSeeker}`, [
    seeker.email,
  ])
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Late laptop')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByLabel('Your password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(named(page, 'Late laptop')).toBeVisible()

  await query(`UPDATE "Seeker" SET "passwordHash" = NULL, "openedByCodeAt" = now() WHERE "email" = $1`, [seeker.email])
  await page.reload()
  await passkeys(page).getByRole('button', { name: 'Remove Late laptop' }).click()
  await expect(page.getByText('To change your passkeys, sign in again')).toBeVisible()
  await passkeys(page).getByRole('button', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/\/login\?next=.+account-setting/)
})

test('the email field suggests passkeys', async ({ newPerson }) => {
  const seeker = await newSeeker('Suggested Person')
  const page = await newPerson()
  await VirtualAuthenticator.on(page)
  await openAsSeeker(seeker, page, '/account-setting')
  await addPasskey(page, 'My laptop')
  await page.context().clearCookies()
  // The virtual authenticator chooses the suggestion by itself.
  await showsBriefly(page.getByText('Login successful'), () => page.goto('/login'))
  await expect(page).toHaveURL(/\/userdashboard/)
})

test('a person who chooses no passkey logs in another way', async ({ newPerson }) => {
  const page = await newPerson()
  await VirtualAuthenticator.on(page)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText("You didn't choose a passkey. Try again, or log in another way.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})
