import { contactMessage } from './support/access/documented'
import { newEmail } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test('an owner reads a message, answers it by e-mail, marks it and deletes it', async ({ newPerson }) => {
  const email = newEmail('sender')
  const subject = 'Java training: 50% off?'
  const message = 'Do you offer it\non weekends?'
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email, subject, message } })

  const owner = await newPerson()
  await openAsOwner(owner, '/contactus?state=unread')
  await expect(owner.getByRole('heading', { level: 1, name: 'Contact Us List' })).toBeVisible()
  await owner.getByRole('searchbox').fill(email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner.getByText('1 message', { exact: true })).toBeVisible()
  await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('New')

  await owner.getByRole('button', { name: subject, exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: subject })
  await expect(dialog.getByText(message)).toBeVisible()
  const answer = dialog.getByRole('link', { name: 'Answer by e-mail' })
  await expect(answer).toHaveAttribute('href', new RegExp(`^mailto:${encodeURIComponent(email)}\\?`))
  await expect(answer).toHaveAttribute(
    'href',
    new RegExp(`subject=${encodeURIComponent(`Re: ${subject}`).replace('?', '\\?')}`),
  )
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(owner.getByText('Marked as answered.')).toBeVisible()
  await expect(owner.getByText('No records found.')).toBeVisible()

  await owner.getByRole('link', { name: /^Answered/ }).click()
  const row = owner.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Answered')
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = owner.getByRole('dialog', { name: 'Delete message' })
  await expect(question).toContainText('Are you sure you want to delete this record?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('Message deleted.')).toBeVisible()
  await expect(owner.getByText('No records found.')).toBeVisible()

  await owner.goto(`/audit?search=${encodeURIComponent(email)}`)
  for (const action of ['Message read', 'Message answered', 'Message deleted'])
    await expect(owner.getByRole('row').filter({ hasText: action })).toHaveCount(1)
})
