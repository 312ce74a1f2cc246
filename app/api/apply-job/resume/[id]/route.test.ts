import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

let owner: Visitor
let seeker: TestSeeker

beforeAll(async () => {
  owner = await signInAdmin()
  seeker = await newSeeker()
}, 60_000)

async function apply(resume?: File): Promise<number> {
  const { json } = await applyTo(await newApprovedJob(owner), seeker, resume)
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

test('displays a PDF in the browser, isolated from the site', async () => {
  const { status, headers, text } = await owner.call('GET', `/apply-job/resume/${await apply()}`)
  expect(status).toBe(200)
  expect(text).toMatch(/^%PDF/)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="resume.pdf"/)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('sends other file types as downloads', async () => {
  const id = await apply(new File(['Ten years of COBOL'], 'cv.txt', { type: 'text/plain' }))
  const { headers } = await owner.call('GET', `/apply-job/resume/${id}`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="cv.txt"/)
})

test('deletes the resume with the application', async () => {
  const id = await apply()
  expect((await owner.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  expect((await owner.call('GET', `/apply-job/resume/${id}`)).status).toBe(404)
  const trail = await owner.call('GET', `/api/exports/audit?action=application.deleted`)
  expect(trail.text).toContain(`,application.deleted,${id},`)
}, 20_000)

test('keeps a resume that a profile or another application still uses', async () => {
  const { visitor } = await newSeeker()
  const profile = new FormData()
  profile.set('profileData', JSON.stringify({ summary: 'x' }))
  profile.set('resume', pdfResume('of the profile'))
  await visitor.call('POST', '/profile/add', { form: profile })
  const applyWithProfile = async () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ jobId: await newApprovedJob(owner), useProfileResume: true }))
    const { json } = await visitor.call('POST', '/apply-job/create', { form })
    return (json as { applyJobDetailsId: number }).applyJobDetailsId
  }
  const [first, second] = [await applyWithProfile(), await applyWithProfile()]
  for (const id of [first, second]) {
    expect((await owner.call('GET', `/apply-job/resume/${id}`)).text).toContain('of the profile')
    expect((await owner.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  }
  expect((await visitor.call('GET', '/api/profile/resume')).text).toContain('of the profile')
}, 60_000)
