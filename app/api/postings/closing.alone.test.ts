import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { Employer } from '@/e2e/support/employers'
import { applyTo } from '@/e2e/support/jobs'
import { linkIn, mailsTo, type ReceivedMail, waitForMailAbout } from '@/e2e/support/mail'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(resetClock)

/** Creates an open job that closes at the end of the day, that many days from now. */
async function jobOf(days: number): Promise<Employer> {
  const closesOn = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return Employer.ofJob({ closesOn }, await signInAdmin())
}

const mailsAbout = async (email: string, subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.subject.startsWith(subject))

/** Moves the clock that many days ahead and returns the first email with the subject. */
function mailAfter(days: number, email: string, subject: string): Promise<ReceivedMail> {
  moveClock(days)
  return waitForMailAbout(email, subject)
}

test('reminds the employer once, a week before the job closes', async () => {
  const employer = await jobOf(9)
  moveClock(1.5)
  await aFewTurns()
  expect(await mailsAbout(employer.email, 'Closing soon')).toEqual([])
  const mail = await mailAfter(3.1, employer.email, 'Closing soon')
  expect(linkIn(mail, '/hirefromus/manage')).toContain('token=')
  await aFewTurns()
  expect(await mailsAbout(employer.email, 'Closing soon')).toHaveLength(1)
})

test("sends no reminder for a job that's open for less than a week", async () => {
  const employer = await jobOf(5)
  moveClock(1)
  await aFewTurns()
  expect(await mailsAbout(employer.email, 'Closing soon')).toEqual([])
})

test('expires the job after its closing date, notifies everyone once, and lets the employer renew it', async () => {
  const employer = await jobOf(2)
  const [waiting, withdrawn] = [await newSeeker(), await newSeeker()]
  expect((await applyTo(employer.id, waiting)).status).toBe(201)
  const { applyJobDetailsId } = (await applyTo(employer.id, withdrawn)).json as { applyJobDetailsId: number }
  const takenBack = await withdrawn.visitor.call('POST', `/api/applications/${applyJobDetailsId}/withdraw`)
  expect(takenBack.status).toBe(200)
  const mail = await mailAfter(3.1, employer.email, 'Your job has closed')
  expect(linkIn(mail, '/hirefromus/manage')).toContain('token=')
  expect((await employer.read()).status).toBe('expired')
  const late = await applyTo(employer.id, await newSeeker())
  expect(late.status).toBe(410)
  await waitForMailAbout(waiting.email, 'A job you applied for has closed')
  await aFewTurns()
  expect(await mailsAbout(employer.email, 'Your job has closed')).toHaveLength(1)
  expect(await mailsAbout(waiting.email, 'A job you applied for has closed')).toHaveLength(1)
  expect(await mailsAbout(withdrawn.email, 'A job you applied for has closed')).toEqual([])
  expect((await employer.take('renew')).status).toBe(200)
  const open = (await new Visitor().call('GET', '/hire-from-us/getApprovedJobs')).json as { hireFromUsId: number }[]
  expect(open.map(({ hireFromUsId }) => hireFromUsId)).toContain(employer.id)
})
