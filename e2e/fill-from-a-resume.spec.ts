import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { query } from './support/database'
import { newApprovedJob } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { newSeeker, signInAdmin } from './support/people'
import { textResume, wordResume } from './support/resumes'
import { openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of 422/] })

type FilePayload = { name: string; mimeType: string; buffer: Buffer }

/** Presses the button by keyboard and chooses the file that it asks for. */
async function fill(page: Page, place: Page | Locator, file: FilePayload) {
  const choosing = page.waitForEvent('filechooser')
  await place.getByRole('button', { name: 'Fill from my resume' }).press('Enter')
  await (await choosing).setFiles(file)
}

const fixture = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(`lib/platform/resumes/fixtures/${name}`),
})

test('a visitor registers with values from a resume, which keeps what was typed and stores no file', {
  tag: '@both',
}, async ({ newPerson }) => {
  const mark = crypto.randomUUID()
  const named = (file: FilePayload, name = file.name) => ({ ...file, name: `${mark}-${name}` })
  const page = await newPerson()
  await page.goto('/register')
  await page.getByLabel('Email Id').fill('typed@example.org')
  await fill(page, page, named(fixture('locked.pdf')))
  await expect(page.getByText('Your resume is protected with a password')).toBeVisible()
  await fill(page, page, named(fixture('scan.pdf')))
  await expect(page.getByText('Your resume has no text.')).toBeVisible()
  await fill(page, page, named(textResume(), 'lee.png'))
  await expect(page.getByText('Choose a .pdf, .doc, .docx, .rtf, or .txt file.')).toBeVisible()

  await fill(page, page, named(textResume()))
  await expect(page.getByRole('status').filter({ hasText: 'values for 2 empty fields' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  expect(await problemsOfView(page)).toEqual([])
  await page.getByRole('button', { name: 'Use for Full Name' }).press('Enter')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveValue('Lee Wong')
  await expect(page.getByRole('button', { name: 'Use for Email Id' })).toBeHidden()
  await page.getByRole('button', { name: 'Use for Mobile Number' }).press('Enter')
  await expect(page.getByLabel('Mobile Number')).toHaveValue('+1 (512) 555-0142')
  await expect(page.getByLabel('Email Id')).toHaveValue('typed@example.org')
  expect(await query('SELECT FROM "StoredFile" WHERE "originalName" LIKE $1', [`${mark}%`])).toEqual([])
})

test('a visitor fills an application from the resume that goes with it', { tag: '@both' }, async ({ newPerson }) => {
  const jobTitle = `Resume Reader ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${encodeURIComponent(jobTitle)}`)
  await page.getByRole('link', { name: jobTitle, exact: true }).click()
  const form = page.getByRole('form', { name: 'Apply' })
  await form.getByRole('button', { name: 'Apply without an account' }).click()
  await form.getByLabel('Cover note').fill('Ready in May.')
  await fill(page, form, textResume())
  await expect(form.getByText('lee.txt')).toBeVisible()
  await expect(form.getByText('From your resume: lee.wong@example.com')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await form.getByRole('button', { name: 'Use all' }).press('Enter')
  await expect(form.getByLabel('Full Name')).toHaveValue('Lee Wong')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('lee.wong@example.com')
  await expect(form.getByLabel('Mobile Number')).toHaveValue('+1 (512) 555-0142')
  await expect(form.getByLabel('Cover note')).toHaveValue('Ready in May.')
  await expect(form.getByRole('button', { name: 'Fill from my resume' })).toBeFocused()
  await form.getByRole('button', { name: 'Remove lee.txt' }).click()
  await form.getByLabel('Full Name').fill('')
  await expect(form.getByText('From your resume:')).toBeHidden()
})

test('a seeker fills a profile from a new resume, then from the saved one', {
  tag: '@both',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await openAsSeeker(await newSeeker('Lee Wong'), page, '/profile')
  await page.getByRole('button', { name: 'Edit Personal Info' }).click()
  await page.getByRole('textbox', { name: 'Personal Info' }).fill('I live in Dallas.')
  await fill(page, page, wordResume())
  await expect(page.getByRole('status').filter({ hasText: 'values for 4 empty fields' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Positions' })).toContainText(
    'Data Engineer, Harbor Systems, Apr 2018 – present',
  )
  expect(await problemsOfView(page)).toEqual([])
  await page.getByRole('button', { name: 'Use for Positions' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Positions' })).toBeFocused()
  await page.getByRole('button', { name: 'Use for Key skills' }).press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(page.getByText('From your resume:')).toBeHidden()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Personal Info' })).toContainText('I live in Dallas.')
  await expect(page.getByRole('region', { name: 'Additional Info' })).toContainText('Not filled in yet')
  await page.getByRole('button', { name: 'Fill from my resume' }).press('Enter')
  await page.getByRole('button', { name: 'Use all' }).press('Enter')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Degrees' })).toContainText('Rutgers University · 2016')
  await expect(page.getByRole('region', { name: 'Additional Info' })).toContainText('linkedin.com/in/lee-wong')
  await expect(page.getByRole('region', { name: 'Key skills' }).getByRole('listitem')).toHaveText([
    'Java',
    'PostgreSQL',
    'Kubernetes',
  ])
})
