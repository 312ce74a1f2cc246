import type { Page } from '@playwright/test'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

const card = (page: Page) => page.getByRole('form', { name: 'Contact messages' }).locator('..')

test('an owner sets how long messages are kept, sees how many that affects, and removes the rule', async ({
  newPerson,
}) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/retention')
  await expect(owner.getByRole('heading', { level: 1, name: 'Retention' })).toBeVisible()
  const messages = card(owner)
  await messages.getByRole('radio', { name: 'Delete after a set time' }).check()
  await messages.getByRole('spinbutton', { name: 'Months' }).fill('2')
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect(messages.getByText('Enter 3 to 120 months, or choose Keep forever.')).toBeVisible()

  await messages.getByRole('spinbutton', { name: 'Months' }).fill('120')
  await messages.getByRole('button', { name: 'Save' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Save rule' }).click()
  await expect(messages.getByText('Deleted 120 months after they were received')).toBeVisible()
  await expect(messages.getByText('Past the limit')).toBeVisible()
  await expect(messages.getByText('0 messages')).toHaveCount(2)

  await owner.reload()
  await messages.getByRole('radio', { name: 'Keep forever', exact: true }).check()
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect(messages.getByText('Kept indefinitely')).toBeVisible()
})
