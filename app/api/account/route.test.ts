import { unzipSync } from 'fflate'
import { applyTo, newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newProfile, newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

test('the export holds exactly one’s own data and files', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const [seeker, other] = [await newSeeker('Export Own'), await newSeeker('Export Other')]
  await newProfile(seeker, { skills: 'Kubernetes' })
  await newProfile(other, { skills: 'Cobol' })
  await applyTo(jobId, seeker)
  await applyTo(jobId, other)
  const files = await zipOf(seeker.visitor)
  const names = Object.keys(files)
  expect(names.filter((name) => name.endsWith('.json')).sort()).toEqual([
    'account.json',
    'applications.json',
    'consents.json',
    'jobAlerts.json',
    'profile.json',
    'savedJobs.json',
    'sessions.json',
  ])
  const text = names.map((name) => Buffer.from(files[name] ?? []).toString('utf8')).join('\n')
  expect(text).toContain('Kubernetes')
  expect(text).toContain(seeker.email)
  for (const secret of ['Cobol', other.email, 'passwordHash', '$argon2']) expect(text).not.toContain(secret)
  expect(names.filter((name) => name.startsWith('files/application-'))).toHaveLength(1)
  expect(JSON.parse(Buffer.from(files['consents.json'] ?? []).toString('utf8'))).toMatchObject([
    { kind: 'account-terms' },
    { kind: 'application-terms' },
  ])
})

test('deleting an account needs its password and leaves nothing of it', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const seeker = await newSeeker('Gone Soon')
  const id = await newProfile(seeker, { skills: 'Java' })
  const { json } = await applyTo(jobId, seeker)
  await submitPosting(postingData({ email: seeker.email, jobTitle: 'An employer of the same address' }))
  const thief = seeker.visitor.clone()
  const wrong = await seeker.visitor.call('DELETE', '/api/account', { json: { password: 'wrong-password' } })
  expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { password: 'The password is not right' } }])
  const gone = await seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
  expect(gone.status).toBe(200)
  expect((await thief.call('GET', '/api/account/export')).status).toBe(401)
  const again = await new Visitor().call('POST', '/api/v1/user/login', {
    json: { email: seeker.email, password: PASSWORD },
  })
  expect(again.json).toMatchObject({ status: false })
  const applications = (await admin.call('GET', '/apply-job/getAll')).json as { applyJobDetailsId: number }[]
  const { applyJobDetailsId } = json as { applyJobDetailsId: number }
  expect(applications.some((each) => each.applyJobDetailsId === applyJobDetailsId)).toBe(false)
  const postings = (await admin.call('GET', '/hire-from-us')).json as { email: string }[]
  expect(postings.filter(({ email }) => email === seeker.email)).toHaveLength(1)
  expect((await admin.call('GET', '/profile/get/Gone%20Soon')).status).toBe(404)
  expect(id).toBeGreaterThan(0)
  // One may come back.
  const registered = await new Visitor().call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(seeker.email)}`)
  expect(registered.status).toBe(200)
})

async function zipOf(visitor: Visitor): Promise<Record<string, Uint8Array>> {
  const response = await fetch(`${required('TEST_SITE_URL')}/api/account/export`, {
    headers: { cookie: visitor.cookieHeader(), 'x-forwarded-for': visitor.address },
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}
