import { applyTo, newApprovedJob, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { waitForMail } from '@/e2e/support/mail'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

let admin: Visitor
let seeker: TestSeeker

beforeAll(async () => {
  admin = await signInAdmin()
  seeker = await newSeeker('Meera Rao')
})

test("uses the session's name and email instead of the payload's", async () => {
  const jobId = await newApprovedJob(admin, { jobTitle: 'Data Engineer' })
  const stranger = { ...seeker, email: 'someone.else@mail.example', userName: 'Someone Else' }
  const reply = await applyTo(jobId, stranger)
  expect(reply.status).toBe(201)
  expect(reply.json).toMatchObject({
    jobId,
    jobTitle: 'Data Engineer',
    studentName: 'Meera Rao',
    email: seeker.email,
    resume: 'resume.pdf',
  })
  const all = (await admin.call('GET', '/apply-job/getAll')).json as { email: string; jobId: number }[]
  expect(all.filter((row) => row.jobId === jobId).map(({ email }) => email)).toEqual([seeker.email])
  expect((await waitForMail(seeker.email)).text).toContain('Data Engineer')
})

test('stores only one of twenty simultaneous applications', async () => {
  const jobId = await newApprovedJob(admin)
  const fresh = await newSeeker()
  const attempts = await Promise.all(Array.from({ length: 10 }, () => applyTo(jobId, fresh)))
  const rest = await Promise.all(Array.from({ length: 10 }, () => applyTo(jobId, fresh)))
  const statuses = [...attempts, ...rest].map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([])
  const all = (await admin.call('GET', '/apply-job/getAll')).json as { jobId: number }[]
  expect(all.filter((row) => row.jobId === jobId)).toHaveLength(1)
})

test('returns the same resume bytes to its owner and to an admin', async () => {
  const jobId = await newApprovedJob(admin)
  const fresh = await newSeeker()
  const file = pdfResume('exact bytes')
  await applyTo(jobId, fresh, file)
  for (const visitor of [fresh.visitor, admin]) {
    const reply = await visitor.call(
      'GET',
      `/apply-job/downloadResume?jobId=${jobId}&email=${fresh.email}&resumeFileName=resume.pdf`,
    )
    expect(reply.text).toBe(await file.text())
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`,
    )
  }
  const wrongName = await admin.call(
    'GET',
    `/apply-job/downloadResume?jobId=${jobId}&email=${fresh.email}&resumeFileName=..%2F..%2Fetc%2Fpasswd`,
  )
  expect(wrongName.status).toBe(404)
})

test('rejects applications to unknown, pending and rejected jobs', async () => {
  const { json } = await submitPosting(postingData())
  const { hireFromUsId } = json as { hireFromUsId: number }
  expect((await applyTo(2_000_000_000, seeker)).status).toBe(404)
  expect((await applyTo(hireFromUsId, seeker)).status).toBe(404)
})

const bad: { name: string; file: File | null; status: number }[] = [
  { name: 'no resume', file: null, status: 400 },
  { name: 'an unsupported extension', file: new File(['%PDF-1.4'], 'resume.exe'), status: 415 },
  {
    name: 'a web page named .pdf',
    file: new File(['<!doctype html><script>alert(1)</script>'], 'resume.pdf'),
    status: 415,
  },
  { name: 'a web page named .txt', file: new File(['<html><script>alert(1)</script>'], 'resume.txt'), status: 415 },
  {
    name: 'binary data named .txt',
    file: new File([new Uint8Array([0xff, 0xfe, 0x00, 0x01])], 'resume.txt'),
    status: 415,
  },
  { name: 'a file above 5 MB', file: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'resume.pdf'), status: 413 },
  {
    name: 'a body far above all limits',
    file: new File([new Uint8Array(40 * 1024 * 1024)], 'resume.pdf'),
    status: 413,
  },
]

test.each(bad)('rejects $name with $status', async ({ file, status }) => {
  const fresh = await newSeeker()
  const jobId = await newApprovedJob(admin)
  const reply = await applyTo(jobId, fresh, file)
  expect({ status: reply.status, text: reply.status === status ? '' : reply.text }).toEqual({ status, text: '' })
  expect((await fresh.visitor.call('GET', `/apply-job/check?jobId=${jobId}&email=${fresh.email}`)).json).toBe(false)
})
