import { linkIn, waitForMailAbout } from './support/mail'
import { newSeeker } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

test('an editor tests and sends a newsletter, and a subscriber unsubscribes through its link', {
  tag: '@both',
}, async ({ newPerson }) => {
  const subscriber = await newSeeker('Gita Rao')
  await subscriber.visitor.call('PUT', '/api/account/consents/news')
  const subject = `Evening course ${Date.now()}`
  const editor = await newPerson()
  await openAsOwner(editor, '/news-mails')
  await editor.getByRole('link', { name: 'Write a newsletter' }).click()
  const form = editor.getByRole('form', { name: 'Write a newsletter' })
  await form.getByRole('button', { name: /^Send to/ }).click()
  await expect(form.getByText('Enter a subject.')).toBeVisible()
  await expect(form.getByText('Enter the text.')).toBeVisible()
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Text').fill('It begins on Monday.\n\nCome at six.')
  await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('Come at six.')
  await form.getByRole('button', { name: 'Send me a test' }).click()
  await expect(editor.getByText('Test email sent to you.')).toBeVisible()
  await form.getByRole('button', { name: /^Send to/ }).click()
  const dialog = editor.getByRole('dialog', { name: 'Send newsletter' })
  await expect(dialog).toContainText("This can't be undone.")
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByLabel('Subject')).toHaveValue(subject)
  await form.getByRole('button', { name: /^Send to/ }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(editor.getByText('Newsletter on its way.')).toBeVisible()
  await editor.getByRole('link', { name: subject }).click()
  await expect(editor.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(editor.getByText('Come at six.')).toBeVisible()

  const mail = await waitForMailAbout(subscriber.email, subject)
  const visitor = await newPerson()
  await visitor.goto(linkIn(mail, '/news/unsubscribe'))
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByText("You won't get our newsletter anymore.")).toBeVisible()
})
