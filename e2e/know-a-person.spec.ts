import { contactMessage } from './support/access/documented'
import { query } from './support/database'
import { applyTo, newApprovedJob } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newProfile, newSeeker, personLinkedTo, signInAdmin, type TestSeeker } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'
import { until } from './support/waiting'

test.use({ expectedErrors: [/responded with a status of 409/] })

/** Waits for the background job that links rows to their person. */
async function linked({ email }: TestSeeker): Promise<void> {
  await until(async () => {
    const [left] = await query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM "Seeker" WHERE "email" = $1 AND "personId" IS NULL)
        + (SELECT count(*) FROM "ContactMessage" WHERE "email" = $1 AND "personId" IS NULL))::int AS "count"`,
      [email],
    )
    return left?.count === 0
  })
}

test('a recruiter sees everything about a person, takes care of them and is reminded', { tag: '@both' }, async ({
  newPerson,
}) => {
  const seeker = await newSeeker('Ila Bose')
  const jobTitle = `Ferry Pilot ${Date.now()}`
  await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle }), seeker)
  const message = { ...contactMessage, name: 'Ila Bose', email: seeker.email, message: 'Any night shifts?' }
  const sent = await new Visitor().call('POST', '/contactus/add', { json: message })
  expect(sent.status).toBe(201)
  await linked(seeker)

  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER'), recruiter, `/people?search=${seeker.email}`)
  expect(await problemsOfView(recruiter)).toEqual([])
  await recruiter.getByRole('link', { name: 'Ila Bose' }).click()
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Ila Bose' })).toBeVisible()
  const history = recruiter.getByRole('region', { name: 'History' })
  await expect(history.getByText('Any night shifts?')).toBeVisible()
  await expect(history.getByRole('link', { name: new RegExp(jobTitle) })).toBeVisible()
  expect(await problemsOfView(recruiter)).toEqual([])

  await recruiter.getByRole('button', { name: 'Change the status of Ila Bose' }).click()
  await recruiter.getByRole('menuitemradio', { name: 'Reviewed' }).click()
  await expect(history.getByText('Reviewed', { exact: true })).toBeVisible()

  await recruiter.getByRole('textbox', { name: 'Note' }).fill('Speaks Dutch.')
  await recruiter.getByRole('button', { name: 'Add note' }).click()
  await expect(recruiter.getByRole('region', { name: 'Notes' }).getByText('Speaks Dutch.')).toBeVisible()
  await expect(history.getByText('Speaks Dutch.')).toBeVisible()

  await recruiter.getByLabel('Follow up on').fill('2026-01-15')
  await recruiter.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Choose an owner for the follow-up.')).toBeVisible()
  await expect(recruiter.getByLabel('Owner', { exact: true })).toBeFocused()
  await recruiter.getByLabel('Owner', { exact: true }).selectOption({ label: 'Test RECRUITER (you)' })
  await recruiter.getByRole('textbox', { name: 'Tags' }).fill('nights, Nights, captain')
  await recruiter.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Person saved.')).toBeVisible()
  await expect(recruiter.getByRole('textbox', { name: 'Tags' })).toHaveValue('nights, captain')
  await expect(recruiter.getByRole('link', { name: 'Everyone tagged captain' })).toBeVisible()

  await recruiter.goto('/dashboard')
  await recruiter.getByRole('link', { name: '1 follow-up' }).click()
  await expect(recruiter.getByRole('link', { name: 'Ila Bose' })).toBeVisible()
})

test('two recruiters who change a person at once see what the other entered', { tag: '@desktop' }, async ({
  newPerson,
}) => {
  const seeker = await newSeeker('Jaya Sen')
  await linked(seeker)
  const owner = await signInAdmin()
  const [row] = await query<{ personId: number }>('SELECT "personId" FROM "PersonEmail" WHERE "address" = $1', [
    seeker.email,
  ])
  const recruiter = await newPerson()
  await openAs(owner, recruiter, `/people/${row?.personId}`)
  await recruiter.getByRole('textbox', { name: 'Tags' }).fill('mine')
  const theirs = { ownerId: '', followUpAt: '', tags: 'theirs', version: 1 }
  expect((await owner.call('PATCH', `/api/people/${row?.personId}`, { json: theirs })).status).toBe(200)
  await recruiter.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Theirs: theirs')).toBeVisible()
  await recruiter.getByRole('button', { name: 'Use theirs for Tags' }).click()
  await recruiter.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('Person saved.')).toBeVisible()
  await expect(recruiter.getByRole('link', { name: 'Everyone tagged theirs' })).toBeVisible()
})

test('a recruiter merges two people who are the same, and undoes it', { tag: '@both' }, async ({ newPerson }) => {
  const name = `Kiran Rao${Date.now()}`
  const [first, second] = [await newSeeker(name), await newSeeker(name)]
  const phone = `+1512${String(Date.now()).slice(-7)}`
  await query('UPDATE "Seeker" SET "mobile" = $1, "phoneE164" = $1 WHERE "userName" = $2', [phone, name])
  for (const seeker of [first, second]) await linked(seeker)
  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER'), recruiter, `/people?search=${first.email}`)
  await recruiter.getByRole('link', { name }).click()
  const duplicates = recruiter.getByRole('region', { name: 'Possible duplicates' })
  await expect(duplicates).toContainText('Same phone number')
  await duplicates.getByRole('button', { name: 'Merge' }).click()
  const dialog = recruiter.getByRole('dialog', { name: 'Merge people' })
  await expect(dialog).toContainText(second.email)
  expect(await problemsOfView(recruiter)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(recruiter.getByText('People merged.')).toBeVisible()
  await expect(recruiter.getByRole('region', { name: 'Contact' })).toContainText(second.email)
  expect(await problemsOfView(recruiter)).toEqual([])
  await recruiter.getByRole('button', { name: 'Undo merge' }).click()
  await expect(recruiter.getByText('Merge undone.')).toBeVisible()
  await expect(recruiter.getByRole('region', { name: 'Contact' })).not.toContainText(first.email)
  await expect(recruiter.getByRole('region', { name: 'Contact' })).toContainText(second.email)
})

test('a recruiter finds people like someone, widens the search and saves it as a view', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const name = `Kiran Iyer${Date.now()}`
  const [first, second, elsewhere] = [await newSeeker(name), await newSeeker(name), await newSeeker(name)]
  await newProfile(first, { skills: 'ABAP, COBOL', personalInfo: 'Lives in Boise, ID' })
  await newProfile(second, { skills: 'COBOL, ABAP, SQL', personalInfo: 'Boise, Idaho' })
  await newProfile(elsewhere, { skills: 'ABAP', personalInfo: 'Boise, Idaho' })
  for (const seeker of [first, second, elsewhere]) await linked(seeker)
  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER'), recruiter, `/people/${await personLinkedTo(first)}`)
  await recruiter.getByRole('link', { name: 'People like this' }).click()
  const people = recruiter.getByRole('table', { name: 'People' })
  await expect(people).toContainText(second.email)
  await expect(people).not.toContainText(elsewhere.email)
  await expect(recruiter.getByRole('combobox', { name: 'Place' })).toHaveValue('US:ID')
  await recruiter.getByRole('combobox', { name: 'Skills' }).selectOption('ABAP')
  await expect(people).toContainText(elsewhere.email)
  await recruiter.getByRole('button', { name: /columns and views/ }).click()
  await recruiter.getByRole('button', { name: 'Save view' }).click()
  const form = recruiter.getByRole('form', { name: 'View' })
  await form.getByLabel('Name').fill('ABAP in Idaho')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(recruiter.getByText('View saved.')).toBeVisible()
  await recruiter.goto('/people')
  await recruiter.getByRole('button', { name: /columns and views/ }).click()
  await recruiter.getByRole('link', { name: 'ABAP in Idaho' }).click()
  await expect(recruiter).toHaveURL(/place=US%3AID&skills=ABAP$/)
  await expect(people).toContainText(elsewhere.email)
  await people.getByRole('link', { name }).first().click()
  await expect(recruiter.getByRole('heading', { level: 1, name })).toBeVisible()
  await recruiter.getByRole('main').getByRole('link', { name: 'People', exact: true }).click()
  await expect(recruiter).toHaveURL(/\/people\?.*place=US%3AID&skills=ABAP$/)
  await expect(people).toContainText(elsewhere.email)
})
