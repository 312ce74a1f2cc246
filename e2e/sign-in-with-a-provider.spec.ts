import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newApprovedJob } from './support/jobs'
import { codeIn, waitForMailAbout } from './support/mail'
import { OpenIdProvider, removeProviders } from './support/openid-provider'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newEmail, newSeeker, signInAdmin } from './support/people'
import { openAs, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'

// A rejected address, a wrong code, and settings that another test changed.
test.use({ expectedErrors: [/responded with a status of (400|409)/] })

const REDIRECT_MS = 2_000
const domain = `d${randomBytes(4).toString('hex')}.example`

let provider: OpenIdProvider
let key: string
let name: string

test.beforeAll(async () => {
  provider = await OpenIdProvider.start()
  key = await provider.connect({ forSeekers: true, forStaff: true, domains: domain, editorGroups: 'writers' })
  name = `Directory ${key}`
})

test.afterAll(async () => {
  await removeProviders(key)
  provider.stop()
})

/** Picks a person on the provider's own page. */
async function signInThere(page: Page, sub: string) {
  await expect(page.getByRole('heading', { name: 'Directory' })).toBeVisible()
  await page.getByLabel('Person').selectOption(sub)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a seeker continues with a provider, confirms their name, and is back where they were', {
  tag: '@both',
}, async ({ newPerson }) => {
  const email = newEmail()
  const sub = await provider.person({ email, email_verified: true, name: 'Meera Nair' })
  const page = await newPerson()
  await page.goto('/saved-jobs')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: `Continue with ${name}` }).click()
  await signInThere(page, sub)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera Nair')
  await expect(page.getByText('Privacy Notice')).not.toHaveCount(0)
  expect(await problemsOfView(page)).toEqual([])
  await page.getByLabel('Full Name').fill('Meera N')
  await page.clock.install()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome!')).toBeVisible()
  await page.clock.fastForward(REDIRECT_MS)
  await expect(page).toHaveURL(/\/saved-jobs/)
  await page.waitForFunction((mine) => localStorage.getItem('userEmail') === mine, email)

  await page.goto('/account-setting')
  const methods = page.getByRole('region', { name: 'Sign-in methods' })
  await expect(methods.getByText(name)).toBeVisible()
  await expect(methods.getByText('Code by email')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await methods.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(methods.getByRole('link', { name: `Add ${name}` })).toBeVisible()
})

async function enterCode(page: Page, email: string, confirmed: string) {
  const code = codeIn(await waitForMailAbout(email, 'sign-in code'))
  await page.getByRole('group', { name: 'One-time code' }).getByRole('textbox').first().click()
  await page.keyboard.insertText(code)
  await page.clock.install()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(confirmed)).toBeVisible()
  await page.clock.fastForward(REDIRECT_MS)
}

test('someone with an account proves that it is theirs with an emailed code', async ({ newPerson }) => {
  const { email } = await newSeeker('Existing Person')
  const sub = await provider.person({ email, email_verified: true, name: 'Existing Person' })
  const page = await newPerson()
  await page.goto('/register')
  await page.getByRole('link', { name: `Continue with ${name}` }).click()
  await signInThere(page, sub)
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await enterCode(page, email, 'Welcome!')
  await expect(page).toHaveURL(/\/userdashboard/)
})

test('adds a provider to the account, and applies with what was entered before signing in', {
  tag: '@both',
}, async ({ newPerson }) => {
  const seeker = await newSeeker('Asha Verma')
  const sub = await provider.person({ email: newEmail('private'), email_verified: true, name: 'Asha' })
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/account-setting')
  await page.getByRole('link', { name: `Add ${name}` }).click()
  await signInThere(page, sub)
  await expect(page).toHaveURL(/\/account-setting#sign-in-methods/)
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()

  const title = `Provider Engineer ${randomBytes(3).toString('hex')}`
  await newApprovedJob(await signInAdmin(), { jobTitle: title })
  const other = await newPerson()
  await other.goto(`/applied-jobs?q=${encodeURIComponent(title)}`)
  await other.getByRole('link', { name: title, exact: true }).click()
  const form = other.getByRole('form', { name: 'Apply' })
  await form.getByRole('link', { name: `Continue with ${name}` }).click()
  await signInThere(other, sub)
  await expect(other).toHaveURL(/\/applied-jobs\/apply\//)
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(seeker.email)
})

test('an owner without a password proves who they are, although the provider does not say that it asked', {
  tag: '@both',
}, async ({ newPerson }) => {
  const hosted = `d${randomBytes(4).toString('hex')}.example`
  const own = await OpenIdProvider.start('--claims-in-id-token')
  const google = await own.connect({ kind: 'google', forStaff: true, domains: hosted, ownerGroups: 'owners' })
  const email = `owner.${randomBytes(3).toString('hex')}@${hosted}`
  const claims = { email, email_verified: true, name: 'Ravi Rao', hd: hosted, groups: ['owners'] }
  const sub = await own.person(claims)
  const page = await newPerson()
  await page.goto('/admin')
  await page.getByRole('link', { name: `Continue with Directory ${google}` }).click()
  await signInThere(page, sub)
  await expect(page).toHaveURL(/\/dashboard/)
  // The browser is signed in at the provider, which doesn't ask a second time.
  await page.goto(`/api/auth/start/${google}?for=admin&next=/settings/api-keys`)
  await expect(page).toHaveURL(/\/settings\/api-keys/)
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  expect(await problemsOfView(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Career site')
  const opening = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'sign in again' }).click()
  const account = await opening
  await account.getByRole('link', { name: `Sign in again with Directory ${google}` }).click()
  await expect(account.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await expect(account.getByRole('link', { name: 'Go back' })).toBeVisible()
  expect(await problemsOfView(account)).toEqual([])
  await enterCode(account, email, "Thanks, that's confirmed.")
  await expect(account).toHaveURL(/\/adminaccount/)
  await expect(account.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible()
  await expect(account.getByRole('link', { name: /^Sign in again/ })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'System' }).fill('career-site')
  await dialog.getByRole('checkbox', { name: 'Read jobs' }).check()
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect(dialog.getByText(/^spk_/)).toBeVisible()
  await removeProviders(google)
  own.stop()
})

test('says so when someone cancels at the provider, and the other ways still work', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/login')
  expect(await problemsOfView(page)).toEqual([])
  await page.getByRole('link', { name: `Continue with ${name}` }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText(`You canceled signing in with ${name}.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

test('staff get in with a group, and without one after an owner approves them', {
  tag: '@both',
}, async ({ newPerson }) => {
  const writer = await provider.person(
    {
      ...{ email: `writer.${key}@${domain}`, email_verified: true, name: 'Wren Writer', groups: ['writers'] },
    },
    `writer-${randomBytes(3).toString('hex')}`,
  )
  const page = await newPerson()
  await page.goto('/admin')
  await page.getByRole('link', { name: `Continue with ${name}` }).click()
  await signInThere(page, writer)
  await expect(page).toHaveURL(/\/dashboard/)

  const email = `newcomer.${randomBytes(3).toString('hex')}@${domain}`
  const sub = await provider.person({ email, email_verified: true, name: `Nora ${email}` })
  const newcomer = await newPerson()
  await newcomer.goto('/admin')
  await newcomer.getByRole('link', { name: `Continue with ${name}` }).click()
  await signInThere(newcomer, sub)
  await expect(newcomer.getByRole('alert').getByText('An owner has to approve your access first.')).toBeVisible()

  const owner = await newPerson()
  await openAs(await newAdmin('OWNER'), owner, '/admins')
  const row = owner.getByRole('table', { name: 'Waiting for access' }).getByRole('row').filter({ hasText: email })
  await row.getByLabel(/Role of/).selectOption('EDITOR')
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(owner.getByText('Access approved.')).toBeVisible()

  await newcomer.getByRole('link', { name: `Continue with ${name}` }).click()
  await expect(newcomer).toHaveURL(/\/dashboard/)
})

test('an owner sets up a provider, tests it and sees what is wrong beside the field', async ({ newPerson }) => {
  const page = await newPerson()
  const form = page.getByRole('form', { name: 'Sign-in settings' })
  const entry = form.getByRole('group').last()
  const own = `own-${randomBytes(3).toString('hex')}`
  const field = (name: string) => entry.getByRole('textbox', { name, exact: true })

  async function addProvider() {
    await form.getByLabel('Provider', { exact: true }).selectOption({ label: 'Another OpenID Connect provider' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await field('Name').fill(`Okta ${own}`)
    await field('ID').fill(own)
    await field('Client ID').fill('client')
    await field('Client secret').fill('salt-marsh-secret')
  }

  await openAs(await newAdmin('OWNER'), page, '/settings/sign-in')
  await addProvider()
  await field('Issuer').fill('http://example.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(entry.getByText("Enter the provider's address, starting with https://")).toBeVisible()
  await field('Issuer').fill(provider.issuer)
  await entry.getByRole('button', { name: /^Test/ }).click()
  await expect(entry.getByText('responds. Register this redirect URL there')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])

  // Other tests may change the settings between opening and saving them.
  await expect(async () => {
    await page.reload()
    await addProvider()
    await field('Issuer').fill(provider.issuer)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await form.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(200)
  }).toPass()
  await expect(page.getByText('Sign-in settings saved.')).toBeVisible()
  await removeProviders(own)
})
