import { Employer } from '@/e2e/support/employers'
import { applyTo } from '@/e2e/support/jobs'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newSeeker, signInAdmin } from '@/e2e/support/people'

test('notifies applicants without a decision when their job closes', async () => {
  const admin = await signInAdmin()
  const jobTitle = `Closing Job ${Date.now()}`
  const employer = await Employer.ofJob({ jobTitle }, admin)
  const [waiting, shortlisted, rejected] = [await newSeeker(), await newSeeker(), await newSeeker()]
  const decide = async (seeker: typeof waiting, state: string) => {
    const { json } = await applyTo(employer.id, seeker)
    const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
    await admin.call('PATCH', `/api/applications/${id}`, { json: { state } })
  }
  await applyTo(employer.id, waiting)
  await decide(shortlisted, 'shortlisted')
  await decide(rejected, 'rejected')

  expect((await employer.take('close')).status).toBe(200)

  const subject = `A job you applied for has closed: ${jobTitle}`
  for (const { email } of [waiting, shortlisted]) await waitForMailAbout(email, subject)
  expect((await mailsTo(rejected.email)).map((mail) => mail.subject)).not.toContain(subject)
  const { text } = await waiting.visitor.call('GET', '/jobs-applied', { headers: { accept: 'text/html' } })
  expect(text).toContain('This job has closed.')
})
