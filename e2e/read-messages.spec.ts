import { contactMessage } from './support/access/documented'
import { waitForMail } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newEmail, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test('an owner reads a message, marks it and deletes it', { tag: '@desktop' }, async ({ newPerson }) => {
  const email = newEmail('sender')
  const subject = `Java training ${Date.now()}: 50% off?`
  const message = 'Do you offer it\non weekends?'
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email, subject, message } })

  const owner = await newPerson()
  await openAsOwner(owner, '/contactus?state=unread')
  await expect(owner.getByRole('heading', { level: 1, name: 'Contact Us List' })).toBeVisible()
  for (const header of ['Name', 'Email', 'Mobile', 'Date', 'Subject', 'Message', 'Action'])
    await expect(owner.getByRole('columnheader', { name: new RegExp(`^${header}`) })).toBeVisible()
  await owner.getByRole('searchbox').fill(email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner.getByText('1 message', { exact: true })).toBeVisible()
  await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('New')

  await owner.keyboard.press('Escape')
  const markedAsRead = owner.waitForResponse((response) => response.request().method() === 'PATCH')
  await owner.getByRole('link', { name: subject, exact: true }).click()
  await markedAsRead
  const pane = owner.getByRole('region', { name: subject })
  await expect(pane.getByText(message)).toBeVisible()
  const answer = pane.getByRole('link', { name: 'Reply by email' })
  await expect(answer).toHaveAttribute('href', new RegExp(`^mailto:${encodeURIComponent(email)}\\?`))
  await expect(answer).toHaveAttribute(
    'href',
    new RegExp(`subject=${encodeURIComponent(`Re: ${subject}`).replace('?', '\\?')}`),
  )
  await pane.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(owner.getByText('Marked as answered.')).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Mark as unanswered' })).toBeVisible()
  await pane.getByRole('link', { name: 'Close message' }).click()
  await expect(owner.getByText('No records found.')).toBeVisible()

  await owner.goto(`/audit?search=${encodeURIComponent(email)}`)
  for (const [before, after] of [
    ['read', ''],
    ['marked', ' as answered'],
  ])
    await expect(owner.getByRole('row', { name: `${before} “${subject}, ${email}”${after}` })).toHaveCount(1)
  await owner.goto(`/contactus?state=unread&search=${encodeURIComponent(email)}`)
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
  await expect(owner.getByText('No records found.')).toBeVisible()
  await owner.goto(`/audit?search=${encodeURIComponent(subject)}`)
  // The audit log doesn't link deleted records.
  await expect(owner.getByRole('row', { name: `deleted the message “${subject}”` })).toHaveCount(1)
  await expect(owner.getByRole('link', { name: subject })).toHaveCount(0)
})

test.describe('when a colleague is faster', () => {
  test.use({ expectedErrors: [/responded with a status of 409/] })

  test('an owner replies in the console and sees in the thread who wrote what and whether it was sent', {
    tag: '@both',
  }, async ({ newPerson }) => {
    const email = newEmail('sender')
    const subject = `Weekend training ${Date.now()}`
    await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email, subject } })

    const owner = await newPerson()
    await openAsOwner(owner, `/contactus?search=${encodeURIComponent(email)}`)
    await owner.getByRole('link', { name: `Reply to ${subject}` }).click()
    const pane = owner.getByRole('region', { name: subject })
    const reply = pane.getByRole('form', { name: 'Reply' })
    await expect(reply.getByLabel('Your reply')).toBeFocused()
    await expect(reply.getByLabel('Subject')).toHaveValue(`Re: ${subject}`)
    await expect(reply.getByLabel('Your reply')).toHaveValue(/^Hi /)
    const isPhone = (owner.viewportSize()?.width ?? 0) < 1000
    await expect(owner.getByRole('table')).toHaveCount(isPhone ? 0 : 1)
    expect(await problemsOfView(owner)).toEqual([])

    await reply.getByLabel('Your reply').fill('')
    await reply.getByRole('button', { name: 'Send reply' }).click()
    await expect(reply.getByText('Enter the text.')).toBeVisible()
    await reply.getByLabel('Your reply').fill('Yes, every Saturday.')

    const id = new URL(owner.url()).searchParams.get('message')
    const json = { subject: 'Re: Training', text: 'A colleague was here.', seen: 0 }
    expect((await (await signInAdmin()).call('POST', `/contactus/${id}/replies`, { json })).status).toBe(201)
    await reply.getByRole('button', { name: 'Send reply' }).click()
    await expect(reply.getByText(/A colleague just replied/)).toBeVisible()
    const replies = pane.getByRole('list', { name: 'Replies' }).getByRole('listitem')
    await expect(replies).toHaveCount(1)
    await expect(reply.getByLabel('Your reply')).toHaveValue('Yes, every Saturday.')
    await reply.getByRole('button', { name: 'Send reply' }).click()
    await expect(owner.getByText('Reply sent.')).toBeVisible()
    await expect(replies).toHaveCount(2)
    await expect(replies.last()).toContainText('Yes, every Saturday.')
    await expect(reply.getByLabel('Your reply')).toHaveValue(/^Hi /)
    expect((await waitForMail(email, 2)).text).toContain('Yes, every Saturday.')

    const mail = replies.last().getByRole('link', { name: /in the email log/ })
    await expect(mail).toHaveAttribute('href', /^\/outbox\/\d+$/)
    await pane.getByRole('link', { name: isPhone ? 'Contact Us List' : 'Close message' }).click()
    await expect(pane).toBeHidden()
    await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('Answered')
  })
})
