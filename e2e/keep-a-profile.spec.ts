import { join } from 'node:path'
import { applyTo, newApprovedJob, pdfResume } from './support/jobs'
import { newProfile, newSeeker, signInAdmin } from './support/people'
import { openAsOwner, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'

const resume = async (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfResume(name).arrayBuffer()),
})

test('a seeker creates a profile, changes one section, and only that section is sent', async ({ newPerson }) => {
  const page = await newPerson()
  await openAsSeeker(await newSeeker('Nila Rao'), page, '/profile')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeHidden()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Summary' }).click()
  await page.getByRole('textbox', { name: 'Summary' }).fill('Ten years of payments.')
  await page.getByRole('button', { name: 'Edit Education' }).click()
  await page.getByRole('textbox', { name: 'Degree' }).fill('B.Tech')
  await page.getByRole('button', { name: 'Edit Notice Period' }).click()
  await page.getByRole('combobox', { name: 'Notice Period' }).selectOption('15 Days')
  await page.getByLabel('Add a resume').setInputFiles(await resume('nila.pdf'))
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resume' }).getByText('nila.pdf')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Skills' }).click()
  await page.getByRole('button', { name: 'Edit Summary' }).click()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Java')
  const sending = page.waitForRequest((request) => request.url().includes('/profile/update/'))
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const sent = (await sending).postData() ?? ''
  expect(/\{[^}]*\}/.exec(sent)?.[0]).toBe('{"userName":"Nila Rao","skills":"Java"}')
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
})

test("a seeker keeps what they enter while the profile is being saved, and it's sent next", async ({ newPerson }) => {
  const page = await newPerson()
  await openAsSeeker(await newSeeker('Nila Rao'), page, '/profile')
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/profile/add', (route) => released.then(() => route.continue()))
  const [summary, degree] = [
    page.getByRole('textbox', { name: 'Summary' }),
    page.getByRole('group', { name: 'degree 1' }),
  ]
  await page.getByRole('button', { name: 'Edit Summary' }).click()
  await summary.fill('Ten years of payments.')
  await page.getByRole('button', { name: 'Edit Skills' }).click()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Java')
  const sending = page.waitForRequest('**/profile/add')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await sending
  await summary.fill('Eleven years of payments.')
  await page.getByLabel('Add a resume').setInputFiles(await resume('nila.pdf'))
  await page.getByRole('button', { name: 'Edit Degrees' }).click()
  await page.getByRole('button', { name: 'Add a degree' }).click()
  await degree.getByRole('textbox', { name: 'Degree' }).fill('B.Tech')
  await degree.getByLabel('School').fill('Delhi')
  release()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeHidden()
  await expect(summary).toHaveValue('Eleven years of payments.')
  await expect(degree.getByLabel('School')).toHaveValue('Delhi')
  await expect(degree.getByLabel('School')).toBeFocused()
  const update = page.waitForRequest('**/profile/update/*')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const sent = (await update).postData() ?? ''
  expect(sent).toContain('"summary":"Eleven years of payments."')
  expect(sent).not.toContain('"skills"')
  await expect(page.getByRole('region', { name: 'Degrees' }).getByText('Delhi')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resume' }).getByRole('link', { name: /View/ })).toBeVisible()
})

test('a seeker lists positions and skills on a phone, by keyboard and touch, and a recruiter reads them', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const seeker = await newSeeker('Tara Bose')
  const { json } = await applyTo(await newApprovedJob(await signInAdmin()), seeker)
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/profile')
  await page.getByRole('button', { name: 'Edit Positions' }).press('Enter')
  const add = page.getByRole('button', { name: 'Add a position' })
  await add.press('Enter')
  const first = page.getByRole('group', { name: 'position 1' })
  await expect(first.getByLabel('Job title')).toBeFocused()
  await page.keyboard.type('Data Engineer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Harbor Systems')
  await page.getByRole('button', { name: 'Create Profile' }).press('Enter')
  await expect(first.getByText('Enter the year and month')).toHaveCount(2)
  await expect(first.getByLabel('Company')).toHaveValue('Harbor Systems')
  await first.getByLabel('From').fill('2017-05')
  await first.getByLabel('To').fill('2021-03')
  await add.press('Enter')
  const second = page.getByRole('group', { name: 'position 2' })
  await second.getByLabel('Job title').fill('Platform Lead')
  await second.getByLabel('Company').fill('Quay Labs')
  await second.getByLabel('From').fill('2021-04')
  await second.getByLabel('I work here now').press('Space')
  await second.getByRole('button', { name: 'Move position 2 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move position 1 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit Key skills' }).press('Enter')
  const skill = page.getByLabel('Add a skill')
  for (const name of ['Kafka', 'Terraform', 'kafka']) {
    await skill.fill(name)
    await skill.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Terraform' }).press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Remove Terraform' })).toBeFocused()
  await skill.fill('Python')
  await skill.press('Enter')
  await page.getByRole('button', { name: 'Move Python earlier' }).tap()
  await expect(page.getByRole('button', { name: 'Move Python earlier' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Python earlier' }).tap()
  await expect(page.getByRole('button', { name: 'Move Python later' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Terraform later' }).tap()
  await expect(page.getByRole('button', { name: 'Move Terraform earlier' })).toBeFocused()
  await page.getByRole('button', { name: 'Create Profile' }).press('Enter')
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await page.reload()
  const positions = page.getByRole('region', { name: 'Positions' }).getByRole('listitem')
  await expect(positions).toHaveText([/Platform Lead.*Apr 2021 – present/s, /Data Engineer.*May 2017 – Mar 2021/s])
  await expect(page.getByRole('region', { name: 'Key skills' }).getByRole('listitem')).toHaveText([
    'Python',
    'Kafka',
    'Terraform',
  ])

  const recruiter = await newPerson()
  await openAsOwner(recruiter, `/adminappliedjobs/${(json as { applyJobDetailsId: number }).applyJobDetailsId}`)
  await expect(
    recruiter.getByRole('region', { name: 'Applicant' }).getByText('Quay Labs · Apr 2021 – present'),
  ).toBeVisible()
})

test('a seeker crops a photo, and leaving with unsaved changes asks first', async ({ newPerson }) => {
  const seeker = await newSeeker('Omar Aziz')
  await newProfile(seeker)
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/profile')
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  // The page doesn't notice a file chosen before hydration, so this retries.
  await expect(async () => {
    await page.getByLabel('Choose a photo').setInputFiles(join('e2e', 'support', 'logo.png'))
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  await dialog.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByRole('img', { name: 'Portrait of Omar Aziz' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  const portrait = page.getByRole('img', { name: 'Portrait of Omar Aziz' })
  await expect(portrait).toHaveAttribute('src', /^\/uploads\/[\w-]+\.webp$/)
  await page.getByRole('button', { name: 'Edit Skills' }).click()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Never saved')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a returning seeker applies in two taps, withdraws, and sees the same on a second device', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const jobTitle = `Harbor Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const seeker = await newSeeker('Ivy Chen')
  const form = new FormData()
  form.set('profileData', JSON.stringify({ skills: 'TypeScript' }))
  form.set('resume', pdfResume('profile'))
  await seeker.visitor.call('POST', '/profile/add', { form })
  const [page, phone] = [await newPerson(), await newPerson()]
  await openAsSeeker(seeker, page, `/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /Use the resume in your profile/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /I acknowledge/ }).check()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('dialog').getByText('Thank you! Our Team will contact you soon.')).toBeVisible()

  await openAsSeeker(seeker, phone, '/jobs-applied')
  const card = phone.getByRole('article').filter({ hasText: jobTitle })
  await expect(card.getByText('Applied', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /Withdraw/ }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(card.locator(':focus')).toHaveText('Application withdrawn.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('You applied to this job', { exact: true })).toBeVisible()
  // Browsers in tests have no back/forward cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible()
  await page.goto('/jobs-applied')
  await expect(
    page.getByRole('article').filter({ hasText: jobTitle }).getByText('Withdrawn', { exact: true }),
  ).toBeVisible()

  const owner = await newPerson()
  await openAsOwner(owner, `/adminregister?search=${encodeURIComponent(seeker.email)}`)
  await owner.getByRole('link', { name: '1 application' }).click()
  await expect(owner.getByRole('link', { name: jobTitle }).filter({ visible: true }).first()).toBeVisible()
})
