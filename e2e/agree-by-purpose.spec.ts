import { newApprovedJob, pdfResume } from './support/jobs'
import { newSeeker, signInAdmin } from './support/people'
import { openAsOwner, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'

test('a seeker leaves a resume for future jobs, recruiters find it, and it disappears when the consent is withdrawn', {
  tag: '@both',
}, async ({ newPerson }) => {
  const seeker = await newSeeker(`Maren ${Date.now()}`)
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/applied-jobs?q=zzzqqqxxx')
  await page.getByRole('link', { name: 'Leave your resume for future jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resume for future jobs' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Resume for future jobs' })
  // On a slow connection scripts load late. Input, choices and clicks from before that aren't lost.
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/_next/static/**/*.js', (route) => released.then(() => route.continue()))
  await page.goto(page.url(), { waitUntil: 'commit' })
  const wish = form.getByRole('textbox', { name: /What are you looking for/ })
  await wish.fill('Night shifts in Pune')
  const file = { name: 'maren.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume().arrayBuffer()) }
  await form.getByLabel(/^Resume/).setInputFiles(file)
  await form.getByRole('button', { name: 'Leave my resume' }).click()
  release()
  await expect(page.getByText('Agree that we may keep your resume.')).toBeVisible()
  await expect(wish).toHaveValue('Night shifts in Pune')
  await expect(form.getByText('maren.pdf')).toBeVisible()
  await page.getByRole('checkbox', { name: /may keep my resume/ }).check()
  await page.getByRole('button', { name: 'Leave my resume' }).click()
  await expect(page.getByText("Thanks! We'll be in touch when a job fits.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'maren.pdf' })).toBeVisible()

  const desk = await newPerson()
  await openAsOwner(desk, `/adminregister?tab=later&search=${encodeURIComponent(seeker.email)}`)
  await expect(desk.getByText('Night shifts in Pune').first()).toBeVisible()

  await page.goto('/account-setting')
  await page.getByRole('button', { name: 'Withdraw your consent: Future jobs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw your consent: Future jobs' })).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByText('Night shifts in Pune')).toHaveCount(0)
})

test('a seeker gives and withdraws consents and voluntary answers in their account', async ({ newPerson }) => {
  const page = await newPerson()
  await openAsSeeker(await newSeeker(), page, '/account-setting')
  const reminders = page.getByRole('checkbox', { name: /a saved job is about to close/ })
  await expect(reminders).toBeChecked()
  await reminders.uncheck()
  await expect(page.getByText("You won't get emails about your saved jobs anymore.")).toBeVisible()
  await page.getByRole('checkbox', { name: /may email me/ }).check()
  await expect(page.getByText("Thanks! You're on the list.")).toBeVisible()
  await page.getByRole('combobox', { name: /Gender/ }).selectOption('Female')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Your answers only appear in totals.')).toBeVisible()
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: /Gender/ })).toHaveValue('Female')
  await page.getByRole('button', { name: 'Delete answers' }).click()
  await expect(page.getByText('Answers deleted.')).toBeVisible()
})

test('a visitor shares a job by link or email and prints it', { tag: '@both' }, async ({ newPerson }) => {
  const jobTitle = `Canal Engineer ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const page = await newPerson()
  const path = `/applied-jobs/apply/${jobTitle.toLowerCase().replaceAll(' ', '-')}`
  await page.goto(path)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const share = page.getByRole('region', { name: 'Share this job' })
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href)
  await expect(share.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Canal%20Engineer/,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(share).toBeHidden()
  await expect(page.getByRole('form', { name: 'Apply' })).toBeHidden()
})
