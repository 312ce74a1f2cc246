import type { Page } from '@playwright/test'
import { query } from './support/database'
import { newAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of 409.*\/api\/partners\//] })

test("an admin adds a client logo, which visitors see in the strip while it's active", async ({ newPerson }) => {
  const company = `Harbour Crane ${Date.now()}`
  const admin = await newPerson()
  await openAsOwner(admin, '/partners')
  await expect(admin.getByRole('heading', { level: 1, name: 'Add Client Logo' })).toBeVisible()

  const form = admin.getByRole('form', { name: 'Add partner' })
  await form.getByLabel('Company website').fill('not an address')
  await form.getByRole('button', { name: 'Add Client Logo' }).click()
  await expect(form.getByRole('link', { name: 'Company name is required' })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Enter a web address, like company.com.' })).toBeVisible()
  await expect(form.getByRole('link', { name: 'Choose a logo' })).toBeVisible()
  await form
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(form.getByRole('link', { name: /^Choose a .+ file/ })).toBeVisible()

  await form.getByLabel('Company name').fill(company)
  await form.getByLabel('Company website').fill('harbour-crane.example')
  await form.getByRole('button', { name: 'Logo', exact: true }).setInputFiles('e2e/support/logo.png')
  await expect(form.getByRole('img', { name: /^Logo of/ })).toBeVisible()
  await form.getByRole('button', { name: 'Add Client Logo' }).click()
  await expect(admin.getByText('Partner added.')).toBeVisible()
  await expect(form.getByLabel('Company name')).toHaveValue('')
  await expect(admin.getByRole('img', { name: `Logo of ${company}` })).toBeVisible()

  await expect(await stripOf(await newPerson(), company)).toHaveCount(1)

  await admin.goto(`/partnerlist?search=${encodeURIComponent(company)}`)
  const approval = admin.getByRole('switch', { name: `Active: ${company}` })
  await expect(approval).toBeChecked()
  await approval.click()
  await expect(admin.getByText("Partner set to inactive. It's no longer in the strip.")).toBeVisible()
  await expect(approval).not.toBeChecked()
  await expect(await stripOf(await newPerson(), company)).toHaveCount(0)

  await admin.getByRole('button', { name: `Edit ${company}` }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit partner' })
  await expect(edit.getByLabel('Company website')).toHaveValue('https://harbour-crane.example')
  await edit.getByLabel('Location').fill('Galveston, Texas')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Partner saved.')).toBeVisible()
  const row = admin.getByRole('row').filter({ hasText: company })
  await expect(row).toContainText('Galveston, Texas')

  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = admin.getByRole('dialog', { name: 'Delete partner' })
  await expect(question).toContainText('Are you sure you want to delete this partner?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('Partner deleted.')).toBeVisible()
  await expect(admin.getByText('No records found.')).toBeVisible()
})

test('a stale edit shows the position that a colleague has set or removed', async ({ newPerson }) => {
  const companyName = `Two Cranes ${Date.now()}`
  const colleague = await newAdmin('EDITOR')
  const save = (method: string, path: string, place: number | null) => {
    const form = new FormData()
    form.set('data', JSON.stringify({ companyName, place }))
    return colleague.call(method, path, { form })
  }
  expect((await save('POST', '/api/partners', null)).status).toBe(201)
  const [partner] = await query<{ id: number }>(`SELECT "id" FROM "Partner" WHERE "companyName" = $1`, [companyName])
  const admin = await newPerson()
  await openAsOwner(admin, `/partnerlist?${new URLSearchParams({ search: companyName })}`)
  const form = admin.getByRole('form', { name: 'Edit partner' })
  const position = form.getByLabel('Position in the strip')

  for (const [place, theirs, value] of [
    [7, '7', '7'],
    [null, 'empty', ''],
  ] as const) {
    await admin.getByRole('button', { name: `Edit ${companyName}` }).click()
    await form.getByLabel('Location').fill(`Pier ${theirs}`)
    expect((await save('PUT', `/api/partners/${partner?.id}`, place)).status).toBe(200)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Someone else just edited this.')).toBeVisible()
    await expect(form.getByText(`Theirs: ${theirs}`).first()).toBeVisible()
    await form.getByRole('button', { name: 'Use theirs for Position in the strip' }).click()
    await expect(position).toHaveValue(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(admin.getByRole('row').filter({ hasText: `Pier ${theirs}` })).toBeVisible()
  }
})

/** Scrolls a visitor to the strip above the footer and finds the company there. */
async function stripOf(visitor: Page, company: string) {
  await visitor.goto('/about-us')
  const strip = visitor.getByRole('region', { name: 'Our partners' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByRole('link', { name: 'Quartzline Data' }).first()).toBeVisible()
  return strip.getByRole('link', { name: company })
}
