import type { Page } from '@playwright/test'
import { answerTo } from './support/captcha'
import { newEmail } from './support/people'
import { expect, test } from './support/test'

const labelled = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))

/** Expects each invalid field in the summary, with an error beside it, and the first one focused and in view. */
async function expectProblems(page: Page, form: string, labels: string[]) {
  const summary = page.getByRole('form', { name: form }).getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('link')).toHaveCount(labels.length)
  const first = labelled(page, labels[0] ?? '')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  for (const label of labels) await expect(labelled(page, label)).toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link').last().click()
  await expect(labelled(page, labels.at(-1) ?? '')).toBeFocused()
}

async function answerCaptcha(page: Page) {
  const question = page
    .getByRole('group', { name: 'Captcha' })
    .getByRole('paragraph')
    .filter({ hasText: /\S/, hasNotText: /does not match/ })
  await page.getByLabel('Your answer').fill(String(answerTo(await question.innerText())))
}

test.describe('the contact form', () => {
  // The server rejects the mistyped captcha, and then a response is lost.
  test.use({ expectedErrors: [/status of 400|ERR_FAILED|the server isn't responding/] })

  test('a visitor corrects a message and keeps it after a mistyped captcha and a failure', async ({ newPerson }) => {
    const page = await newPerson()
    await page.goto('/contact-us')
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    const consent = 'I agree to receive a text message'
    await expectProblems(page, 'Contact us', ['Name', 'Email', 'Phone', 'Subject', 'Message', consent])
    await labelled(page, 'Name').fill('Lena Ortiz')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Phone').fill('+1 512-555-0190')
    await page.getByLabel('Subject').fill('A question')
    await labelled(page, 'Message').fill('When does the next Java course begin?')
    await page.getByLabel(consent).check()
    await page.getByRole('button', { name: /ask me a question/i }).click()
    await page.getByLabel('Your answer').fill('0')
    await send.click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Captcha does not match.' })).toBeVisible()
    await expect(labelled(page, 'Message')).toHaveValue('When does the next Java course begin?')
    await expect(page.getByLabel('Your answer')).toHaveValue('')
    // The request arrives and uses up the captcha, but the response is lost.
    await page.route('**/contactus/add', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await answerCaptcha(page)
    await send.click()
    await expect(page.getByText('Something went wrong!')).toBeVisible()
    await expect(page.getByLabel('Your answer')).toHaveValue('')
    await answerCaptcha(page)
    await send.click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(labelled(page, 'Message')).toHaveValue('')
  })
})

test("a visitor sees what's missing and then registers for a demo session", {
  tag: '@both',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/registration')
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await register.click()
  const labels = ['First Name', 'Last Name', 'Type', 'Email', 'Contact Number']
  await expectProblems(page, 'Register for a demo session', labels)
  await page.getByLabel('First Name').fill('Lena')
  await page.getByLabel('Last Name').fill('Ortiz')
  await page.getByLabel('Type').selectOption('Live Session')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Contact Number').fill('+1 512-555-0190')
  await register.click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})
