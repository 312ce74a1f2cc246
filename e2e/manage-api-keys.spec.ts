import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test('an owner creates an API key, which is shown once, and revokes it', { tag: '@both' }, async ({ newPerson }) => {
  const page = await newPerson()
  const name = `Sync ${Date.now()}`
  await openAs(await newAdmin('OWNER'), page, '/settings/api-keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })

  await test.step('mistakes show beside their fields, and nothing is lost', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'System' }).fill('Green House')
    await dialog.getByRole('button', { name: 'Create API key' }).click()
    await expect(dialog.getByText('Use lowercase letters, digits and dashes').first()).toBeVisible()
    await expect(dialog.getByText('Choose at least one scope').first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
    expect(await problemsOfView(page)).toEqual([])
  })

  const secret = await test.step('the key is shown once', async () => {
    await dialog.getByRole('textbox', { name: 'System' }).fill('greenhouse')
    await dialog.getByRole('checkbox', { name: 'Read jobs' }).check()
    await dialog.getByRole('checkbox', { name: 'Read applications' }).press('Space')
    await dialog.getByRole('button', { name: 'Create API key' }).click()
    const shown = await dialog.getByText(/^spk_/).textContent()
    expect(await problemsOfView(page)).toEqual([])
    await dialog.getByRole('button', { name: "I've saved it" }).click()
    await expect(dialog).toBeHidden()
    return shown ?? ''
  })
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Read jobs, Read applications')
  await expect(row).toContainText('Active')
  await expect(row).toContainText('greenhouse')
  expect(await page.content()).not.toContain(secret)

  await test.step('a program uses it', async () => {
    const headers = { authorization: `Bearer ${secret}` }
    expect((await new Visitor().call('GET', '/api/v1/jobs/changes', { headers })).status).toBe(200)
    await page.reload()
    await expect(row).not.toContainText('Last used Never')
    expect(await problemsOfView(page)).toEqual([])
  })

  await test.step('it stops working when revoked', async () => {
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('API key revoked.')).toBeVisible()
    await expect(row).toContainText('Revoked')
    const headers = { authorization: `Bearer ${secret}` }
    expect((await new Visitor().call('GET', '/api/v1/jobs/changes', { headers })).status).toBe(401)
  })
})
