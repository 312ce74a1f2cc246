import { newsTo } from './support/alerts'
import { moveClock, resetClock } from './support/clock'
import { newApprovedJob } from './support/jobs'
import { linkIn, type ReceivedMail, waitForMail } from './support/mail'
import { newEmail, newSeeker, PASSWORD, signInAdmin } from './support/people'
import { expect, test } from './support/test'

test.afterEach(resetClock)

test('someone without an account asks for new jobs by mail, confirms, hears of one and unsubscribes', async ({
  newPerson,
}) => {
  test.setTimeout(150_000)
  const word = `Viaduct${Date.now()}`
  const email = newEmail('reader')
  const page = await newPerson()
  await page.goto(`/applied-jobs?q=${word}&type=Hybrid`)
  await page.getByRole('link', { name: 'Mail me new jobs' }).click()
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.getByLabel('Email').fill('reader@')
  await form.getByRole('button', { name: 'Mail me new jobs' }).click()
  await expect(form.getByText('Please enter a valid email.')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('How often').selectOption('Every day')
  await form.getByRole('button', { name: 'Mail me new jobs' }).click()
  await expect(form.getByText('Please open the link that we have just mailed to you.')).toBeVisible()

  await page.goto(linkIn(await waitForMail(email), '/job-alerts/confirm'))
  await expect(page.getByText(`“${word}”, Hybrid`)).toBeVisible()
  await page.getByRole('button', { name: 'Mail me new jobs' }).click()
  await expect(page.getByText('Thank you. From now on we mail you new jobs like these.')).toBeVisible()

  await newApprovedJob(await signInAdmin(), { jobTitle: `${word} Engineer` })
  const mail = await newsOf(email, 1.01)
  expect(mail.subject).toBe(`New job: ${word} Engineer at Lantern Freight Systems`)
  await page.goto(linkIn(mail, `/applied-jobs/apply/${word.toLowerCase()}-engineer`))
  await expect(page.getByRole('heading', { level: 1, name: `${word} Engineer` })).toBeVisible()

  const manage = linkIn(mail, '/job-alerts/manage')
  await page.goto(manage)
  await expect(page.getByText(`“${word}”, Hybrid`)).toBeVisible()
  await page.getByLabel('How often').selectOption('Every week')
  await expect(page.getByText('Saved. This is how often we write from now on.')).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You get no more mails about these jobs.')).toBeVisible()
  await page.goto(manage)
  await expect(page.getByText('This job alert has ended')).toBeVisible()
})

test('a link that was not opened within a week confirms nothing', async ({ newPerson }) => {
  const email = newEmail('late')
  const page = await newPerson()
  await page.goto('/applied-jobs?type=Remote')
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Mail me new jobs' }).click()
  const link = linkIn(await waitForMail(email), '/job-alerts/confirm')
  moveClock(7.1)
  await page.goto(link)
  await expect(page.getByText('This link does not work any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mail me new jobs' })).toBeHidden()
})

test('a seeker’s alert begins at once and is changed and deleted among their alerts', async ({ newPerson }) => {
  test.setTimeout(120_000)
  const { email } = await newSeeker('Meera Rao')
  const page = await newPerson()
  await page.goto('/login?next=%2Fapplied-jobs%3Flocation%3DIndia')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/applied-jobs\?location=India/)
  const form = page.getByRole('form', { name: 'Job alert' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByRole('button', { name: 'Mail me new jobs' }).click()
  await expect(form.getByText('Done. We mail you as soon as there are new jobs like these.')).toBeVisible()

  await page.goto('/job-alerts')
  await expect(page.getByRole('link', { name: 'India', exact: true })).toBeVisible()
  await page.getByLabel('How often').selectOption('Every week')
  await expect(page.getByText('Saved. This is how often we write from now on.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('How often')).toHaveValue('weekly')
  await page.getByRole('button', { name: 'Delete job alert India' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are you sure you want to delete this job alert?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No job alerts yet.')).toBeVisible()
})

/** The mail about new jobs that comes once so many days have passed. */
async function newsOf(email: string, days: number): Promise<ReceivedMail> {
  moveClock(days)
  await expect.poll(async () => (await newsTo(email)).length, { timeout: 20_000 }).toBe(1)
  return (await newsTo(email))[0] as ReceivedMail
}
