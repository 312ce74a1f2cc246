import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/responded with a status of 415/] })

test('a recruiter imports jobs from a CSV file with the keyboard, and undoes the import', async ({ newPerson }) => {
  const page = await newPerson()
  const id = Date.now()
  const title = `Crane operator ${id}`
  const lines = ['ID;Position;Openings;Where', `${id};${title};2;Austin, TX`, `${id}-2;${title} II;none;Austin, TX`]
  await openAs(await newAdmin('RECRUITER'), page, '/adminpostjobs')
  await page.getByRole('link', { name: 'Import jobs' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Import jobs', level: 1 })).toBeVisible()

  await test.step('a file that is not a table is refused', async () => {
    const zip = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04 zipped') }
    await page.getByLabel('CSV or XML file').setInputFiles(zip)
    await page.getByRole('button', { name: 'Upload file' }).press('Enter')
    await expect(page.getByText("The file's content doesn't match its type.").first()).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
  })

  await test.step('columns are suggested, and missing values filled in', async () => {
    const file = { name: 'cranes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await page.getByLabel('CSV or XML file').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload file' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'cranes.csv', level: 1 })).toBeVisible()
    const columns = page.getByRole('region', { name: 'Columns' })
    await expect(columns.getByLabel('Position')).toHaveValue('jobTitle')
    await expect(columns.getByLabel('Openings')).toHaveValue('vacancies')
    await columns.getByLabel('Where').selectOption('Location')
    const warning = columns.getByText("No column has the jobs' IDs")
    await expect(warning).toBeHidden()
    await columns.getByLabel('ID', { exact: true }).selectOption("Don't import")
    await expect(warning).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
    await columns.getByLabel('ID', { exact: true }).selectOption('ID')
    await expect(warning).toBeHidden()
    const values = page.getByRole('region', { name: 'Values for jobs without one' })
    for (const [label, value] of [
      ['First name', 'Nora'],
      ['Last name', 'Whitfield'],
      ['Email', 'nora@lantern.example'],
      ['Mobile number', '+1 512-555-0137'],
      ['Company', 'Lantern Freight'],
      ['Notice period', '15 Days'],
      ['Description', 'Operate cranes.'],
      ['Qualification', 'A license.'],
      // Without pay, so that it doesn't change the count that find-a-job.spec.ts expects.
      ['Salary', 'Competitive'],
    ] as const)
      await values.getByLabel(label, { exact: true }).fill(value)
    for (const label of ['Experience', 'Type of Employment', 'Job Type', 'Working Days'])
      await values.getByLabel(label).selectOption({ index: 1 })
    expect(await problemsOfView(page)).toEqual([])
    await page.getByRole('button', { name: 'Check rows' }).press('Enter')
  })

  await test.step('the preview names the refused row, and the import publishes the other', async () => {
    await expect(page.getByText('Vacancies is required.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download refused rows' })).toBeVisible()
    await page.getByRole('radio', { name: 'Send to review' }).press('ArrowDown')
    expect(await problemsOfView(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 job' }).press('Enter')
    await expect(page.getByText('1 job imported.')).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
  })

  await test.step('undoing deletes the job', async () => {
    await page.getByRole('button', { name: 'Undo import' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).press('Enter')
    await expect(page.getByText('1 job deleted')).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
  })

  await test.step('it is listed, and the same columns are suggested next time', async () => {
    await page.goto('/adminpostjobs/imports')
    await expect(page.getByRole('link', { name: 'cranes.csv' }).first()).toBeVisible()
    const again = { name: 'cranes-2.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await page.getByLabel('CSV or XML file').setInputFiles(again)
    await page.getByRole('button', { name: 'Upload file' }).press('Enter')
    await expect(page.getByText('These are the choices for the last file with these columns.')).toBeVisible()
    await expect(page.getByLabel('Where', { exact: true })).toHaveValue('location')
    await expect(page.getByRole('region', { name: 'Values for jobs without one' }).getByLabel('Company')).toHaveValue(
      'Lantern Freight',
    )
  })
})
