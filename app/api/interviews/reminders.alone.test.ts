import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { slotsAhead } from '@/e2e/support/interviews'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import type { WireInterview } from '@/lib/hiring/interviews/schema'

afterAll(resetClock)

test('reminds both the day before, once, and closes the link after the interview', async () => {
  const email = newEmail('recruiter')
  const recruiter = await newAdmin('RECRUITER', email)
  const seeker = await newSeeker('Tess Wolf')
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle: `Lock Keeper ${Date.now()}` })
  const { json } = await applyTo(jobId, seeker)
  const { applyJobDetailsId: id } = json as { applyJobDetailsId: number }
  const proposal = {
    title: 'Talk',
    kind: 'phone',
    place: '+1 512 555 0100',
    minutes: 30,
    timeZone: 'UTC',
    slots: slotsAhead(10),
  }
  const made = await recruiter.call('POST', `/api/applications/${id}/interviews`, { json: proposal })
  const [slot = ''] = (made.json as WireInterview).slots
  const link = linkIn(await waitForMailAbout(seeker.email, 'Choose a time'), '/interview')
  const path = `/api/interviews/answer${link.slice(link.indexOf('?'))}`
  expect((await new Visitor().call('POST', path, { json: { answer: 'pick', slot } })).status).toBe(200)
  await waitForMailAbout(seeker.email, 'Confirmed')

  const daysUntil = (Date.parse(slot) - Date.now()) / 86_400_000
  const reminders = async (to: string) => (await mailsTo(to)).filter(({ subject }) => subject.includes('Reminder'))
  moveClock(daysUntil - 1.1)
  await aFewTurns()
  expect(await reminders(seeker.email)).toEqual([])
  moveClock(daysUntil - 0.9)
  await waitForMailAbout(seeker.email, 'Reminder: Talk')
  await waitForMailAbout(email, 'Reminder: Tess Wolf')
  await aFewTurns()
  expect(await reminders(seeker.email)).toHaveLength(1)
  expect(await reminders(email)).toHaveLength(1)

  moveClock(daysUntil + 0.1)
  const page = await new Visitor().call('GET', link, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('This interview is over.')
  expect((await new Visitor().call('POST', path, { json: { answer: 'cancel' } })).status).toBe(410)
})
