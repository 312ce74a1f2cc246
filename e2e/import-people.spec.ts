import { strToU8, zipSync } from 'fflate'
import { query } from './support/database'
import { newApprovedJob, pdfResume } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newEmail } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

test('a recruiter imports people with a resume, sees what is refused, and undoes it', { tag: '@both' }, async ({
  newPerson,
}) => {
  const page = await newPerson()
  const recruiter = await newAdmin('RECRUITER')
  const job = await newApprovedJob(recruiter)
  // No other file has this column, and no field has its name.
  const tools = `Tools ${newEmail('tools')}`
  const lines = [
    `Email,Full Name,City,Req ID,CV,${tools}`,
    `${newEmail('ada')},Ada Lane,Austin,${job},ada.pdf,Go`,
    `${newEmail('ben')},Ben Cole,Denver,${job},ben.exe,Go`,
  ]
  const table = { name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  const zip = zipSync({
    'ada.pdf': new Uint8Array(await pdfResume('Ada').arrayBuffer()),
    'ben.exe': strToU8('MZ'),
  })
  await openAs(recruiter, page, '/people')
  await page.getByRole('link', { name: 'Import people' }).click()
  await expect(page.getByRole('heading', { name: 'Import people', level: 1 })).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await page.getByLabel('CSV file').setInputFiles(table)
  await page
    .getByLabel('Zip file with resumes')
    .setInputFiles({ name: 'resumes.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await page.getByRole('button', { name: 'Upload files' }).click()
  await expect(page.getByRole('heading', { name: 'candidates.csv', level: 1 })).toBeVisible()
  await expect(page.getByLabel('CV', { exact: true })).toHaveValue('resume')
  await expect(page.getByLabel('Req ID', { exact: true })).toHaveValue('job')
  expect(await problemsOfView(page)).toEqual([])
  await page.getByLabel(tools, { exact: true }).selectOption('skills')
  // A file that no worker scans.
  const ownImport = `"importId" = ${Number(page.url().split('/').at(-1))}`
  await query(
    `INSERT INTO "ImportFile" ("importId", "name", "isWaiting")
     SELECT "importId", 'waiting.pdf', true FROM "JobImportRow" WHERE ${ownImport} LIMIT 1`,
  )
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText('Waiting for the virus scan of 1 resume.')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await query(`DELETE FROM "ImportFile" WHERE ${ownImport} AND "name" = 'waiting.pdf'`)
  await expect(page.getByText('ben.exe: Choose a .pdf')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('1 row imported.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('1 row deleted.')).toBeVisible()
  await page.goto('/people/imports')
  await expect(page.getByRole('link', { name: 'candidates.csv' }).first()).toBeVisible()
  await page.getByLabel('CSV file').setInputFiles(table)
  await page.getByRole('button', { name: 'Upload files' }).click()
  await expect(page.getByText('These are the choices for the last file with these columns.')).toBeVisible()
  await expect(page.getByLabel(tools, { exact: true })).toHaveValue('skills')
})
