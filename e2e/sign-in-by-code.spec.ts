import type { Page } from '@playwright/test'
import { showsBriefly } from './support/brief-text'
import { codeIn, linkIn, waitForMail } from './support/mail'
import { newEmail, newSeeker, PASSWORD } from './support/people'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of 502/] })

const boxesOf = (page: Page) => page.getByRole('group', { name: 'One-time code' }).getByRole('textbox')

test('a seeker signs in with an emailed code, after a wrong one, and returns to where they were', {
  tag: '@both',
}, async ({ newPerson }) => {
  const { email } = await newSeeker('Code Walker')
  const page = await newPerson()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  const form = page.getByRole('form', { name: 'Log in with a code' })
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText(`If there's an account for ${email}, we've emailed a code.`)).toBeVisible()
  await expect(boxesOf(page).first()).toBeFocused()
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByText('Enter all 4 characters of the code.')).toBeVisible()
  const code = codeIn(await waitForMail(email))
  const [character = ''] = code
  // Begins like the code, so that the boxes must tell the old character from the new ones.
  const wrong = character.repeat(4)
  await page.keyboard.type(wrong === code ? `${character}${character === 'A' ? 'BBB' : 'AAA'}` : wrong)
  await page.keyboard.press('Enter')
  await expect(form.getByText('That code is wrong or has expired.')).toBeVisible()
  await boxesOf(page).first().click()
  await page.keyboard.press('Home')
  // Types the code the way a phone fills it in.
  await page.keyboard.insertText(code.toLowerCase())
  for (const [index, each] of [...code].entries()) await expect(boxesOf(page).nth(index)).toHaveValue(each)
  await showsBriefly(form.getByText('Login successful'), () => page.keyboard.press('Enter'))
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByRole('banner').getByText('Code Walker')).toBeAttached()
})

test('a corrected email needs its own code, and an email without an account gets an explanation', async ({
  newPerson,
}) => {
  const { email } = await newSeeker()
  const unknown = newEmail('nobody')
  const page = await newPerson()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  const form = page.getByRole('form', { name: 'Log in with a code' })
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await form.getByLabel('Email').fill(unknown)
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(form.getByText(`If there's an account for ${unknown}, we've emailed a code.`)).toBeVisible()
  expect((await waitForMail(unknown)).subject).toContain("We couldn't find your")
  await form.getByLabel('Email').fill(email)
  await expect(boxesOf(page)).toHaveCount(0)
  await form.getByRole('button', { name: 'Email me a code' }).click()
  const first = codeIn(await waitForMail(email))
  await form.getByRole('button', { name: 'Send another code' }).click()
  await expect(form.getByText("If there's an account for this email address, we've emailed a code.")).toBeVisible()
  const second = codeIn(await waitForMail(email, 2))
  await boxesOf(page).first().click()
  await page.keyboard.type(first === second ? 'AAAA' : first)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByText('That code is wrong or has expired.')).toBeVisible()
  await form.getByRole('button', { name: 'Use my password instead' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

test("a response that isn't JSON shows a plain error message", async ({ newPerson }) => {
  const { email } = await newSeeker()
  const page = await newPerson()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  for (const status of [200, 502]) {
    await page.route('**/api/v1/user/login', (route) => route.fulfill({ status, body: `<h1>Gateway ${status}</h1>` }))
    const response = page.waitForResponse('**/api/v1/user/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await response
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(page.getByText('Gateway')).toHaveCount(0)
  }
})

test('the link in the email logs in the browser that requested it, and shows the code in any other', {
  tag: '@both',
}, async ({ newPerson }) => {
  const { email } = await newSeeker('Link Walker')
  const page = await newPerson()
  await page.goto('/profile')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await page.getByRole('button', { name: 'Email me a code', exact: true }).click()
  await expect(boxesOf(page).first()).toBeVisible()
  const mail = await waitForMail(email)
  const link = linkIn(mail, '/login/link')

  await test.step('a phone shows the code to enter', async () => {
    const phone = await newPerson()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Your login code' })).toBeVisible()
    await expect(phone.getByText(codeIn(mail), { exact: true })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  })

  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByText(`You're about to log in as ${email}.`)).toBeVisible()
  await showsBriefly(tab.getByText('Login successful'), () => tab.getByRole('button', { name: 'Log in' }).click())
  await expect(tab).toHaveURL(/\/profile/)
  await expect(tab.getByRole('banner').getByText('Link Walker')).toBeAttached()
  await tab.goto(link)
  await expect(tab).toHaveURL(/\/userdashboard/)
})
