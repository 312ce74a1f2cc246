import type { Locator, Page } from '@playwright/test'
import { eventsIn, invitationIn, slotsAhead } from './support/interviews'
import { applyTo, newApprovedJob } from './support/jobs'
import { linkIn, waitForMailAbout } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newAdmin, newEmail, newSeeker, signInAdmin, type TestSeeker } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

const austin = 'America/Chicago'

async function newApplication(seeker: TestSeeker, jobTitle: string): Promise<number> {
  const { json } = await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle }), seeker)
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).click()
  return page.getByRole('form', { name })
}

test("a recruiter's next proposal starts with the link and the length of the last one", async ({ newPerson }) => {
  const ids = [await newApplication(await newSeeker(), 'Pilot'), await newApplication(await newSeeker(), 'Pilot')]
  const recruiter = await newPerson({ timezoneId: austin })
  await openAs(await newAdmin('RECRUITER'), recruiter, `/adminappliedjobs/${ids[0]}`)
  const form = await openForm(recruiter, 'Propose interview')
  await expect(form.getByLabel('Link')).toHaveValue('')
  await form.getByLabel('Link').fill('https://meet.example/hiring')
  await form.getByLabel('Length in minutes').fill('30')
  const [first, second] = slotsAhead(12, 13).map(({ startsAt }) => startsAt)
  await form.getByRole('textbox', { name: 'Time 1' }).fill(first ?? '')
  await form.getByRole('textbox', { name: 'Time 2' }).fill(second ?? '')
  await form.getByRole('button', { name: 'Propose interview' }).click()
  await expect(recruiter.getByText('Waiting for the applicant')).toBeVisible()
  await recruiter.goto(`/adminappliedjobs/${ids[1]}`)
  await openForm(recruiter, 'Propose interview')
  await expect(form.getByLabel('Link')).toHaveValue('https://meet.example/hiring')
  await expect(form.getByLabel('Length in minutes')).toHaveValue('30')
  await expect(form.getByLabel('Note to the applicant')).toHaveValue('')
})

test('a recruiter proposes times, and the applicant chooses one by keyboard', { tag: '@both' }, async ({
  newPerson,
}) => {
  const seeker = await newSeeker('Ilse Brandt')
  const jobTitle = `Dredge Master ${Date.now()}`
  const id = await newApplication(seeker, jobTitle)
  const email = newEmail('recruiter')

  const recruiter = await newPerson({ timezoneId: austin })
  await openAs(await newAdmin('RECRUITER', email), recruiter, `/adminappliedjobs/${id}`)
  const form = await openForm(recruiter, 'Propose interview')
  await expect(form.getByLabel('Time zone')).toHaveValue(austin)
  expect(await problemsOfView(recruiter)).toEqual([])
  await form.getByLabel('Link').fill('https://meet.example/ilse')
  await form.getByRole('button', { name: 'Propose interview' }).click()
  await expect(form.getByRole('textbox', { name: 'Time 1' })).toBeFocused()
  const [first, second] = slotsAhead(12, 13).map(({ startsAt }) => startsAt)
  await form.getByRole('textbox', { name: 'Time 1' }).fill(first ?? '')
  await form.getByRole('textbox', { name: 'Time 2' }).fill(second ?? '')
  await form.getByLabel('Note to the applicant').fill('We talk about boats.')
  await form.getByRole('button', { name: 'Propose interview' }).click()
  const card = recruiter.getByRole('region', { name: 'Interview' })
  await expect(card.getByText('Waiting for the applicant')).toBeVisible()

  const applicant = await newPerson({ timezoneId: 'Asia/Kolkata' })
  await openAs(seeker.visitor, applicant, '/jobs-applied')
  await expect(applicant.getByRole('link', { name: `Choose a time for ${jobTitle}` })).toBeVisible()
  expect(await problemsOfView(applicant)).toEqual([])
  const link = linkIn(await waitForMailAbout(seeker.email, 'Choose a time'), '/interview')
  await applicant.goto(link)
  await expect(applicant.getByText('Times are in your time zone, Asia/Kolkata.')).toBeVisible()
  expect(await problemsOfView(applicant)).toEqual([])
  await applicant.getByRole('radio').first().focus()
  await applicant.keyboard.press('ArrowDown')
  await expect(applicant.getByRole('radio').nth(1)).toBeChecked()
  await applicant.keyboard.press('Enter')
  await expect(applicant.getByText('Your interview is confirmed.')).toBeVisible()
  await expect(applicant.getByText('We talk about boats.')).toBeVisible()
  expect(await problemsOfView(applicant)).toEqual([])
  const confirmed = invitationIn(await waitForMailAbout(seeker.email, 'Confirmed'))
  expect(confirmed.method).toBe('REQUEST')
  expect(confirmed.DTSTART).toMatch(/T1[78]0000Z$/)
  await applicant.goto('/jobs-applied')
  // Noon in Austin.
  await expect(applicant.getByText(/1[01]:30 PM – 1[12]:\d\d (PM|AM) GMT\+5:30/)).toBeVisible()
  await applicant.getByRole('link', { name: `View or cancel for ${jobTitle}` }).click()
  await expect(applicant.getByText('Your interview is confirmed.')).toBeVisible()
  expect(invitationIn(await waitForMailAbout(email, 'Interview scheduled')).UID).toBe(confirmed.UID)
})

test('a recruiter reschedules and cancels an interview', { tag: '@both' }, async ({ newPerson }) => {
  const seeker = await newSeeker('Ilse Brandt')
  const id = await newApplication(seeker, `Dredge Master ${Date.now()}`)
  const visitor = await newAdmin('RECRUITER')
  const json = { title: 'Talk', kind: 'phone', place: '+1', minutes: 30, timeZone: austin, slots: slotsAhead(12, 13) }
  const { json: made } = await visitor.call('POST', `/api/applications/${id}/interviews`, { json })
  const applicant = await newPerson()
  await applicant.goto(linkIn(await waitForMailAbout(seeker.email, 'Choose a time'), '/interview'))
  await applicant.getByRole('radio').first().check()
  await applicant.getByRole('button', { name: 'Confirm time' }).click()
  await expect(applicant.getByText('Your interview is confirmed.')).toBeVisible()
  const confirmed = invitationIn(await waitForMailAbout(seeker.email, 'Confirmed'))
  expect(confirmed).toMatchObject({ method: 'REQUEST', SEQUENCE: '1' })

  const recruiter = await newPerson()
  await openAs(visitor, recruiter, `/adminappliedjobs/${(made as { applicationId: number }).applicationId}`)
  const card = recruiter.getByRole('region', { name: 'Interview' })
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible()
  const form = await openForm(recruiter, 'Propose new times')
  await form.getByRole('button', { name: 'Remove time 2' }).click()
  await expect(form.getByRole('textbox', { name: 'Time 1' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Time 1' }).fill(slotsAhead(15)[0]?.startsAt ?? '')
  await form.getByRole('button', { name: 'Propose new times' }).click()
  await expect(card.getByText('Waiting for the applicant')).toBeVisible()

  const moved = await waitForMailAbout(seeker.email, 'New times')
  expect(invitationIn(moved)).toMatchObject({ method: 'CANCEL', UID: confirmed.UID, SEQUENCE: '2' })
  await applicant.goto(linkIn(moved, '/interview'))
  await applicant.getByRole('radio').check()
  await applicant.getByRole('button', { name: 'Confirm time' }).click()
  await expect(applicant.getByText('Your interview is confirmed.')).toBeVisible()

  await recruiter.reload()
  const cancel = await openForm(recruiter, 'Cancel interview')
  await cancel.getByLabel('Message to the applicant').fill('The ship has sailed.')
  await cancel.getByRole('button', { name: 'Cancel interview' }).click()
  const history = recruiter.getByRole('region', { name: 'History' })
  await expect(history.getByText('Interview canceled')).toBeVisible()
  const canceled = await waitForMailAbout(seeker.email, 'Canceled')
  expect(invitationIn(canceled)).toMatchObject({ method: 'CANCEL', UID: confirmed.UID, SEQUENCE: '4' })
  expect(canceled.text).toContain('> The ship has sailed.')
  await applicant.reload()
  await expect(applicant.getByText('This interview is canceled.')).toBeVisible()
  await applicant.goto('/interview?token=wrong')
  await expect(applicant.getByText('This link has expired')).toBeVisible()
})

test('an applicant without JavaScript asks for other times', { tag: '@desktop' }, async ({ newPerson }) => {
  const seeker = await newSeeker('June Park')
  const id = await newApplication(seeker, `Net Mender ${Date.now()}`)
  const recruiter = await newAdmin('RECRUITER')
  const json = { title: 'Talk', kind: 'on-site', place: '1 Pier', minutes: 30, timeZone: austin, slots: slotsAhead(9) }
  expect((await recruiter.call('POST', `/api/applications/${id}/interviews`, { json })).status).toBe(201)
  const applicant = await newPerson({ javaScriptEnabled: false })
  await applicant.goto(linkIn(await waitForMailAbout(seeker.email, 'Choose a time'), '/interview'))
  await applicant.getByLabel('Your time zone').selectOption('Asia/Kolkata')
  await applicant.getByRole('button', { name: 'Show times' }).click()
  await expect(applicant.getByText('Times are in your time zone, Asia/Kolkata.')).toBeVisible()
  await applicant.getByText('None of these times works').click()
  await applicant.getByLabel('When would suit you?').fill('After 6 PM.')
  await applicant.getByRole('button', { name: 'Ask for other times' }).click()
  await expect(applicant.getByText('Thanks for letting us know.')).toBeVisible()
})

test('a recruiter subscribes to their interviews', { tag: '@desktop' }, async ({ newPerson, request }) => {
  const recruiter = await newPerson()
  await openAs(await newAdmin('RECRUITER'), recruiter, '/adminaccount')
  const section = recruiter.getByRole('region', { name: 'Calendar' })
  await expect(async () => {
    await section.getByRole('button', { name: 'Create link' }).click({ timeout: 1_000 })
    await expect(section.locator('code')).toBeVisible()
  }).toPass()
  const url = (await section.locator('code').textContent()) ?? ''
  await section.getByRole('button', { name: "I've saved it" }).click()
  const feed = await request.get(url)
  expect(feed.status()).toBe(200)
  expect(eventsIn(await feed.text())).toEqual([])
  await section.getByRole('button', { name: 'Remove link' }).click()
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click()
  await expect(section.getByRole('button', { name: 'Create link' })).toBeVisible()
  expect((await request.get(url)).status()).toBe(404)
})
