import { contactMessage } from '@/e2e/support/access/documented'
import { dataCopyOf } from '@/e2e/support/data-copy'
import { slotsAhead } from '@/e2e/support/interviews'
import { applyTo, newApprovedJob, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { newPasskey, signInWith } from '@/e2e/support/passkeys'
import { newProfile, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { storeHolds } from '@/e2e/support/store'
import { Visitor } from '@/e2e/support/visitor'

test("exports all of a seeker's data and files, and no one else's", async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const [seeker, other] = [await newSeeker('Export Own'), await newSeeker('Export Other')]
  await newProfile(seeker, { skills: 'Kubernetes', keySkills: ['Helm'] })
  await newProfile(other, { skills: 'Cobol' })
  for (const [applicant, title] of [
    [seeker, 'Own talk'],
    [other, 'Their talk'],
  ] as const) {
    const { applyJobDetailsId } = (await applyTo(jobId, applicant)).json as Application
    const json = { title, kind: 'phone', place: '+1', minutes: 30, timeZone: 'UTC', slots: slotsAhead(9) }
    expect((await admin.call('POST', `/api/applications/${applyJobDetailsId}/interviews`, { json })).status).toBe(201)
  }
  const { authenticator } = await newPasskey(seeker.visitor, 'seeker', 'My laptop')
  await newPasskey(other.visitor, 'seeker', 'Their laptop')
  for (const { email } of [seeker, other]) {
    const message = { ...contactMessage, email: email.toUpperCase(), message: `A question from ${email}` }
    expect((await new Visitor().call('POST', '/contactus/add', { json: message })).status).toBe(201)
  }
  const files = await dataCopyOf(seeker.visitor)
  const names = Object.keys(files)
  expect(names.filter((name) => name.endsWith('.json')).sort()).toEqual([
    'account.json',
    'applications.json',
    'comments.json',
    'consents.json',
    'demos.json',
    'generalApplication.json',
    'importedRows.json',
    'jobAlerts.json',
    'mails.json',
    'messages.json',
    'passkeys.json',
    'person.json',
    'profile.json',
    'reports.json',
    'savedJobs.json',
    'selfIdentification.json',
    'sessions.json',
    'signInMethods.json',
    'suggestions.json',
  ])
  const text = names.map((name) => Buffer.from(files[name] ?? []).toString('utf8')).join('\n')
  expect(text).toContain('Kubernetes')
  expect(text).toContain('Own talk')
  expect(text).toContain(`A question from ${seeker.email}`)
  expect(text).toContain(seeker.email)
  expect(JSON.parse(Buffer.from(files['profile.json'] ?? []).toString('utf8'))).toMatchObject({ keySkills: ['Helm'] })
  expect(JSON.parse(Buffer.from(files['suggestions.json'] ?? []).toString('utf8'))).toMatchObject({
    skills: ['Helm', 'Kubernetes'],
  })
  expect(JSON.parse(Buffer.from(files['passkeys.json'] ?? []).toString('utf8'))).toMatchObject([{ name: 'My laptop' }])
  for (const secret of [
    'Cobol',
    'Their talk',
    'Their laptop',
    authenticator.id,
    other.email,
    'passwordHash',
    '$argon2',
  ])
    expect(text).not.toContain(secret)
  expect(names.filter((name) => name.startsWith('files/application-'))).toHaveLength(1)
  expect(JSON.parse(Buffer.from(files['consents.json'] ?? []).toString('utf8'))).toMatchObject([
    { kind: 'account-terms' },
    { kind: 'application-terms' },
  ])
})

test('deletes an account with its password and leaves nothing behind', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const userName = `Gone Soon ${Date.now()}`
  const seeker = await newSeeker(userName)
  const id = await newProfile(seeker, { skills: 'Java' })
  const [sent, inProfile] = [`sent by ${seeker.email}`, `kept by ${seeker.email}`]
  const removed = (await applyTo(await newApprovedJob(admin), seeker)).json as Application
  await admin.call('PATCH', `/api/applications/${removed.applyJobDetailsId}`, { json: { state: 'reviewed' } })
  expect((await admin.call('DELETE', `/apply-job/delete/${removed.applyJobDetailsId}`)).status).toBe(200)
  const first = (await applyTo(jobId, seeker)).json as Application
  await seeker.visitor.call('POST', `/api/applications/${first.applyJobDetailsId}/withdraw`)
  const { applyJobDetailsId } = (await applyTo(jobId, seeker, pdfResume(sent))).json as Application
  const form = new FormData()
  form.set('profileData', '{}')
  form.set('resume', pdfResume(inProfile))
  const { resume } = (await seeker.visitor.call('PUT', `/profile/update/${id}`, { form })).json as { resume: string }
  expect([storeHolds(sent), storeHolds(inProfile)]).toEqual([true, true])
  const { authenticator } = await newPasskey(seeker.visitor, 'seeker')
  const thief = seeker.visitor.clone()
  const wrong = await seeker.visitor.call('DELETE', '/api/account', { json: { password: 'wrong-password' } })
  expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { password: "That password isn't right" } }])
  expect(storeHolds(sent)).toBe(true)

  const gone = await remove(seeker)
  expect([gone.status, gone.json]).toMatchObject([200, { message: 'Your account has been deleted.' }])
  expect((await thief.call('GET', '/api/account/export')).status).toBe(401)
  expect((await logIn(seeker)).json).toMatchObject({ status: false, message: 'Invalid email or password' })
  expect((await signInWith(new Visitor(), 'seeker', authenticator)).status).toBe(400)
  expect([storeHolds(sent), storeHolds(inProfile)]).toEqual([false, false])
  expect((await admin.call('GET', `/uploads/${resume}`)).status).toBe(404)
  const applications = (await admin.call('GET', '/apply-job/getAll')).json as Application[]
  expect(applications.some((each) => each.applyJobDetailsId === applyJobDetailsId)).toBe(false)
  expect((await admin.call('GET', `/profile/get/${encodeURIComponent(userName)}`)).status).toBe(404)
  const students = (await admin.call('GET', '/api/v1/user/students')).json as { email: string }[]
  expect(students.some(({ email }) => email === seeker.email)).toBe(false)
  for (const own of [seeker.email, userName]) expect(await auditRowsWith(admin, own)).toBe(0)
})

test("keeps an employer's postings when the account with the same email is deleted", async () => {
  const admin = await signInAdmin()
  const seeker = await newSeeker()
  await submitPosting(postingData({ email: seeker.email }))
  await remove(seeker)
  const postings = (await admin.call('GET', '/hire-from-us')).json as { email: string }[]
  expect(postings.filter(({ email }) => email === seeker.email)).toHaveLength(1)
})

test('deletes an account once and lets its email register again', async () => {
  const seeker = await newSeeker()
  const [first, second] = [seeker.visitor.clone(), seeker.visitor.clone()]
  const replies = await Promise.all(
    [first, second].map((visitor) => visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  const again = await new Visitor().call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(seeker.email)}`)
  expect(again.status).toBe(200)
})

type Application = { applyJobDetailsId: number }

const remove = ({ visitor }: TestSeeker) => visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
const logIn = ({ email }: TestSeeker) =>
  new Visitor().call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })

/** Counts the rows in the audit log's CSV that contain an email. */
async function auditRowsWith(admin: Visitor, words: string): Promise<number> {
  const { status, text } = await admin.call('GET', '/api/exports/audit')
  expect(status).toBe(200)
  return text.split('\n').filter((line) => line.includes(words)).length
}
