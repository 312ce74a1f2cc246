import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'
import { until } from './support/waiting'
import { startReceiver } from './support/webhooks'

test('an owner creates a webhook, tests it, resends an event, pauses it and deletes it', {
  tag: '@both',
}, async ({ newPerson }) => {
  const receiver = await startReceiver((_received, response) => response.writeHead(202).end('Got it'))
  // Other tests may delete people, which is an event too.
  const testIds = () => receiver.received.filter(({ type }) => type === 'test.sent').map(({ id }) => id)
  const page = await newPerson()
  const name = `Sync ${Date.now()}`
  await openAs(await newAdmin('OWNER'), page, '/settings/webhooks')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create webhook' })

  await test.step('mistakes show beside their fields, and nothing is lost', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'URL' }).fill('example.com/hooks')
    await dialog.getByRole('checkbox', { name: 'person.deleted' }).check()
    await dialog.getByRole('button', { name: 'Create webhook' }).click()
    await expect(dialog.getByText('Enter a URL that starts with https://').first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
    expect(await problemsOfView(page)).toEqual([])
  })

  const secret = await test.step('the secret is shown once', async () => {
    await dialog.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
    await dialog.getByRole('button', { name: 'Create webhook' }).click()
    const shown = await dialog.getByText(/^whsec_/).textContent()
    expect(await problemsOfView(page)).toEqual([])
    await dialog.getByRole('button', { name: "I've saved it" }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    return shown ?? ''
  })
  expect(secret).toMatch(/^whsec_/)
  expect(await page.content()).not.toContain(secret)

  const events = page
    .getByRole('region', { name: 'Latest events' })
    .getByRole('listitem')
    .filter({ hasText: 'test.sent' })
  await test.step('a test event arrives, and its request and response are listed', async () => {
    await page.getByRole('button', { name: 'Send test event' }).click()
    await expect(page.getByText('Test event queued.')).toBeVisible()
    await until(() => testIds().length === 1)
    await expect(async () => {
      await page.reload()
      await expect(events.first()).toContainText('Delivered', { timeout: 1_000 })
    }).toPass()
    await events.first().getByText('Response 202').click()
    await expect(events.first()).toContainText(testIds()[0] ?? 'nothing')
    await expect(events.first()).toContainText('Got it')
    expect(await problemsOfView(page)).toEqual([])
  })

  await test.step('it is sent again', async () => {
    await events.first().getByRole('button', { name: 'Resend' }).click()
    await expect(page.getByText('Event queued again.')).toBeVisible()
    await until(() => testIds().length === 2)
    expect(testIds()[1]).toBe(testIds()[0])
  })

  await test.step('it pauses and resumes, and its secret changes', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Events wait until you resume it.')).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Active')).toBeVisible()
    await page.getByRole('button', { name: 'Change secret' }).click()
    const change = page.getByRole('dialog', { name: 'Change secret' })
    await change.getByRole('button', { name: 'Change secret' }).click()
    await expect(change.getByText(/^whsec_/)).not.toHaveText(secret)
    await change.getByRole('button', { name: "I've saved it" }).click()
  })

  await test.step('it is renamed and deleted', async () => {
    await page.getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit webhook' })
    await edit.getByRole('textbox', { name: 'Name' }).fill(`${name} B`)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `${name} B`, level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Webhooks' }).first().click()
    const row = page.getByRole('row').filter({ hasText: `${name} B` })
    await expect(row).toContainText('Active')
    expect(await problemsOfView(page)).toEqual([])
    await row.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(row).toBeHidden()
  })
  await receiver.close()
})
