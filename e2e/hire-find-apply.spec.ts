import type { Locator, Page } from '@playwright/test'
import { showsBriefly } from './support/brief-text'
import { pdfResume } from './support/jobs'
import { codeIn, waitForMail } from './support/mail'
import { newEmail, PASSWORD } from './support/people'
import { required } from './support/settings'
import { expect, test } from './support/test'

test("a phone's first screen shows the first field of the hire form", { tag: '@phone' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/hirefromus')
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Confirm your email', { exact: true })).toBeVisible()
})

test('the form drops a parsed place when another one is typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/hirefromus')
  const place = page.getByLabel('Location')
  await place.fill('Pune')
  await expect(page.getByText('Understood as Pune')).toBeVisible()
  let answer = () => {}
  const isRequested = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/postings/reading?*', async (route) => {
    await isRequested
    await route.continue()
  })
  await place.fill('Austin, TX')
  await expect(page.getByText('Understood as Pune')).toBeHidden()
  answer()
  await expect(page.getByText('Understood as Austin')).toBeVisible()
})

test('the hire form shows that it is busy before it validates', { tag: '@desktop' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/hirefromus')
  const form = page.getByRole('form', { name: 'Post a job' })
  const post = form.getByRole('button', { name: 'Post Job' })
  await expect(page.locator('portal-island[data-name=hire-form]')).toHaveAttribute('data-hydrated')
  const afterTheClick = form.evaluate(
    (element) =>
      new Promise((done) => {
        const look = () => ({
          isBusy: element.querySelector('[type=submit]')?.ariaDisabled,
          wrong: element.querySelectorAll('[aria-invalid]').length,
        })
        element.addEventListener('submit', () => setTimeout(() => done(look())), { capture: true, once: true })
      }),
  )
  await post.click()
  expect(await afterTheClick).toEqual({ isBusy: 'true', wrong: 0 })
  await expect(form.getByLabel('First name')).toBeFocused()
  await expect(post).not.toHaveAttribute('aria-disabled')
})

test.describe('the first invalid field of the hire form', () => {
  // The server rejects the mistyped number.
  test.use({ expectedErrors: [/status of 400/] })

  test('has the focus and is in view, wherever it is', { tag: '@both' }, async ({ newPerson }) => {
    const page = await newPerson()
    await page.goto('/hirefromus')
    const form = page.getByRole('form', { name: 'Post a job' })
    const expectFirst = async (label: string) => {
      await form.getByRole('button', { name: 'Post Job' }).click()
      await expect(form.getByLabel(label)).toBeFocused()
      await expect(form.getByLabel(label)).toBeInViewport({ ratio: 1 })
      await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expectFirst('First name')
    await fillIn(form, 'Bridge Data Engineer')
    await form.getByText('Enter the pay as numbers').click()
    await expect(form.getByLabel('Maximum pay')).toHaveValue('90000')
    await form.getByLabel('Maximum pay').fill('9')
    await form.getByText('Enter the pay as numbers').click()
    await expect(form.getByLabel('Maximum pay')).toBeHidden()
    await expectFirst('Maximum pay')
    await form.getByLabel('Maximum pay').fill('90000')
    await form.getByRole('button', { name: 'Remove logo.png' }).click()
    await expectFirst('Company logo')
    await form.getByLabel('Company logo').setInputFiles('e2e/support/logo.png')
    await form.getByLabel('Mobile number').fill('12')
    await expectFirst('Mobile number')
  })
})

test('a link in the list of problems leads to a field below the list', { tag: '@both' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/hirefromus')
  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post Job' }).click()
  const problems = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  await problems.getByRole('link', { name: 'Company logo is required' }).click()
  const logo = form.locator('label').filter({ hasText: 'Company logo' })
  await expect(form.getByLabel('Company logo')).toBeFocused()
  await expect(logo).toBeInViewport()
  const [list, label] = [await problems.locator('xpath=..').boundingBox(), await logo.boundingBox()]
  expect(label?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0))
})

test('on a phone on its side, the list of problems leaves the screen to the form', async ({ newPerson }) => {
  const page = await newPerson()
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/hirefromus')
  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post Job' }).click()
  const problems = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  await problems.getByRole('link', { name: 'Company logo is required' }).click()
  await expect(form.locator('label').filter({ hasText: 'Company logo' })).toBeInViewport()
  await expect(problems).not.toBeInViewport()
})

test('an employer posts a job, an admin approves it, a seeker applies, and the admin reads the application', {
  tag: '@both',
}, async ({ newPerson }) => {
  const jobTitle = `Bridge Data Engineer ${Date.now()}`
  const employer = await newPerson()
  await postJob(employer, jobTitle)

  const admin = await newPerson()
  await signInAdmin(admin)
  await approve(admin, jobTitle)

  const seeker = await newPerson()
  await findJob(seeker, jobTitle)
  await expect(seeker.getByRole('heading', { level: 1 })).toBeVisible()
  await askToLogIn(seeker)
  const email = await register(seeker)
  await logIn(seeker, email)
  await apply(seeker)
  await seeAppliedJob(seeker, jobTitle)

  await readApplication(admin, jobTitle, email)
})

async function postJob(page: Page, jobTitle: string) {
  await page.goto('/hirefromus')
  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post Job' }).click()
  await expect(form.getByText('Job title is required').first()).toBeVisible()
  await fillIn(form, jobTitle)
  await form.getByRole('button', { name: 'Post Job' }).click()
  await expect(page.getByText('Job posted successful!').first()).toBeVisible()
}

async function fillIn(form: Locator, jobTitle: string) {
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill('Whitfield')
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail('employer'))
  await form.getByLabel('Mobile number').fill('+1 512-555-0137')
  await form.getByLabel('Company', { exact: false }).first().fill('Lantern Freight Systems')
  await form.getByLabel('Company website').fill('https://lantern-freight.example')
  await form.getByLabel('Company logo').setInputFiles('e2e/support/logo.png')
  await form.getByLabel('Job title').fill(jobTitle)
  await form.getByLabel('Vacancies').fill('2')
  await form.getByRole('combobox', { name: 'Experience' }).selectOption('2 - 4 Years')
  await form.getByLabel('Type of Employment').selectOption('Full Time')
  await form.getByLabel('Job Type').selectOption('Hybrid')
  await form.getByLabel('Working Days').selectOption('Mon - Fri')
  await form.getByLabel('Notice period').fill('15 Days')
  await form.getByLabel('Description').fill('Plan truck routes.\n- Own two services')
  await form.getByLabel('Qualification').fill('- Three years of TypeScript')
  await form.getByLabel('Salary').fill('₹60,000 - ₹90,000 per month')
  await form.getByLabel('Location').fill('Hyderabad, Telangana, India')
}

async function signInAdmin(page: Page) {
  await page.goto('/adminpostjobs')
  await expect(page).toHaveURL(/\/admin\?next=/)
  await page.getByRole('textbox', { name: 'Email' }).fill(required('ADMIN_EMAIL'))
  await page.getByRole('textbox', { name: 'Password' }).fill(required('ADMIN_PASSWORD'))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/adminpostjobs/)
}

async function approve(page: Page, jobTitle: string) {
  await page.getByRole('searchbox').fill(jobTitle)
  await page.getByRole('searchbox').press('Enter')
  const approval = page.waitForResponse((response) => response.url().endsWith('/hire-from-us'))
  await page.getByRole('button', { name: `Approve ${jobTitle}, Lantern Freight Systems` }).click()
  await expect(page.getByText(`Approved ${jobTitle}.`)).toBeVisible()
  expect((await approval).status()).toBe(200)
}

async function findJob(page: Page, jobTitle: string) {
  await page.goto('/applied-jobs')
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: 'Hybrid' }).check()
  await page.getByRole('checkbox', { name: 'India' }).check()
  await page.getByRole('radio', { name: 'Last 24 hours' }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/type=Hybrid/)
  await page.getByLabel('Search job titles').fill(jobTitle.toUpperCase())
  await page.getByLabel('Search job titles').press('Enter')
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  await expect(page).toHaveURL(/\/applied-jobs\/apply\/bridge-data-engineer-/)
  await expect(page.getByText('Lantern Freight Systems').first()).toBeVisible()
}

async function askToLogIn(page: Page) {
  await page.getByRole('form', { name: /apply/i }).getByRole('button', { name: 'Submit Application' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Please login before applying')).toBeVisible()
  await dialog.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
}

async function register(page: Page): Promise<string> {
  const email = newEmail()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Full Name').fill('Meera Rao')
  await page.getByLabel('Email Id').fill(email)
  await page.getByLabel('Mobile Number').fill('9000001234')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/otpverification/)
  const code = codeIn(await waitForMail(email))
  const boxes = page.getByRole('group', { name: /code/i }).getByRole('textbox')
  await boxes.first().click()
  await page.keyboard.type(code.toLowerCase())
  await expect(boxes.nth(3)).toHaveValue(code.charAt(3))
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(`${PASSWORD}x`)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD)
  const register = page.getByRole('button', { name: 'Register' })
  await showsBriefly(page.getByText('User registered successfully'), () => register.click())
  await expect(page).toHaveURL(/\/login/)
  return email
}

async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Captcha validation is necessary')).toBeVisible()
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  // After registering, the seeker returns to the job that required signing in.
  await expect(page).toHaveURL(/\/applied-jobs\/apply\/bridge-data-engineer-/)
}

async function apply(page: Page) {
  const form = page.getByRole('form', { name: /apply/i })
  const send = form.getByRole('button', { name: /apply|submit/i })
  await expect(form.getByLabel('Full Name')).toHaveValue('Meera Rao')
  await send.click()
  await expect(form.getByText('Please attach your resume.').first()).toBeVisible()
  await form.getByLabel(/^resume/i).setInputFiles({
    name: 'meera.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdfResume().arrayBuffer()),
  })
  await send.click()
  await expect(form.getByText('Please acknowledge the Privacy Notice and Terms & Conditions.').first()).toBeVisible()
  await form.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await send.click()
  await expect(page.getByRole('dialog').getByText('Thank you! Our Team will contact you soon.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('✅ Application submitted successfully!')).toBeVisible()
}

async function seeAppliedJob(page: Page, jobTitle: string) {
  await page.goto('/userdashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Rao')
  await page.goto('/jobs-applied')
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible()
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('appliedJobs') ?? '[]') as { job_title: string }[],
  )
  expect(stored.map(({ job_title }) => job_title)).toEqual([jobTitle])
}

async function readApplication(page: Page, jobTitle: string, email: string) {
  await page.goto(`/adminappliedjobs?search=${encodeURIComponent(email)}`)
  const table = page.getByRole('table')
  await expect(table.getByText(jobTitle).first()).toBeVisible()
  await expect(table.getByText(email).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /meera\.pdf/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('meera.pdf')
}
