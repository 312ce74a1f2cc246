import { fillAndKeep } from './support/drafts'
import { newAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

const path = '/mail-templates/application-hired'

test.use({ expectedErrors: [/responded with a status of 409/] })

test('a recruiter edits an email template, resolves a conflict with a colleague, and resets it to the default', async ({
  newPerson,
}) => {
  const colleague = await newAdmin('RECRUITER')
  const recruiter = await newPerson()
  // The page's old URL, which people may have bookmarked.
  await openAsOwner(recruiter, '/mail-wording')
  await expect(recruiter).toHaveURL(/\/mail-templates$/)
  await recruiter.getByRole('link', { name: 'Edit Hired' }).click()
  await expect(recruiter).toHaveURL(new RegExp(`${path}$`))
  const form = recruiter.getByRole('form', { name: 'Edit the email template' })

  await form.getByLabel('Subject').fill('Thank you, {first name}')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/\{first name\} isn't a placeholder/)).toBeVisible()
  await form.getByLabel('Subject').fill('Thank you, {name}')
  const preview = recruiter.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Thank you, Meera Rao')

  await save(colleague, 'application-hired', 'Quicker')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Someone else just edited this.')).toBeVisible()
  await expect(form.getByText('Theirs: Quicker')).toBeVisible()
  await form.getByRole('button', { name: 'Use theirs for Text' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Template saved.')).toBeVisible()

  const card = recruiter.getByRole('article').filter({ hasText: 'Hired' })
  await expect(card).toContainText('Thank you, {name}')
  await expect(card).toContainText('Edited')
  await card.getByRole('link', { name: /Edit/ }).click()
  await recruiter.getByRole('button', { name: 'Reset to default' }).click()
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(recruiter.getByText('Template reset to its default.')).toBeVisible()
  await expect(card).toContainText('You got the job: {job title}')
})

test('a draft of an email template shows what a colleague has saved since it was started', async ({ newPerson }) => {
  const colleague = await newAdmin('RECRUITER')
  const recruiter = await newPerson()
  await openAsOwner(recruiter, '/mail-templates/interview-reminder')
  const form = recruiter.getByRole('form', { name: 'Edit the email template' })
  await fillAndKeep(form.getByLabel('Subject'), 'See you tomorrow, {name}')
  await recruiter.goto('/mail-templates')
  const version = await save(colleague, 'interview-reminder', 'Tomorrow')

  const changed = form.getByText('Someone edited this after you started your draft.')
  await recruiter.goto('/mail-templates/interview-reminder')
  await expect(changed).toBeVisible()
  await expect(form.getByLabel('Subject')).toHaveValue('See you tomorrow, {name}')
  await expect(form.getByText('Theirs: Tomorrow')).toBeVisible()
  await expect(form.getByText('Theirs: Dear {name}')).toBeVisible()

  // Earlier releases stored drafts without a version.
  await recruiter.goto('/mail-templates')
  await recruiter.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':template-interview-reminder')) ?? ''
    const { time, values } = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ time, values }))
  })
  await recruiter.goto('/mail-templates/interview-reminder')
  await expect(changed).toBeVisible()
  await form.getByRole('button', { name: 'Discard draft' }).click()
  await expect(form.getByLabel('Subject')).toHaveValue('Tomorrow')
  await expect(changed).toHaveCount(0)
  await expect(form.getByText('Theirs:')).toHaveCount(0)
  const reset = await colleague.call('DELETE', `/api/mail-templates/interview-reminder?version=${version}`)
  expect(reset.status).toBe(200)
})

/** Saves a template and returns its new version. The API sends the current one if someone saves an unknown one. */
async function save(recruiter: Visitor, key: string, subject: string): Promise<number> {
  const json = { subject, text: 'Dear {name}', version: 2_000_000_000 }
  const refused = await recruiter.call('PUT', `/api/mail-templates/${key}`, { json })
  const { version } = (refused.json as { current: { version: number } }).current
  const saved = await recruiter.call('PUT', `/api/mail-templates/${key}`, { json: { ...json, version } })
  expect(saved.status).toBe(200)
  return version + 1
}
