import { query } from '@/e2e/support/database'
import { EICAR } from '@/e2e/support/eicar'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'

/** The two-process site has a virus scanner if one is installed. The single-process site has none. */
const hasScanner = Boolean(process.env.TEST_SCANNER)
const infected = () => new File([`Resume of a carrier\n${EICAR}\n`], 'resume.txt', { type: 'text/plain' })
const scansOf = (email: string) =>
  query<{ scannedAt: Date | null }>(
    `SELECT f."scannedAt" FROM "StoredFile" f JOIN "Application" a ON a."resumeId" = f."id"
    JOIN "Seeker" s ON s."id" = a."seekerId" WHERE s."email" = $1`,
    [email],
  )

let jobId: number
beforeAll(async () => {
  jobId = await newApprovedJob(await signInAdmin())
})

test('rejects an infected resume and stores nothing', async () => {
  const seeker = await newSeeker()
  const reply = await applyTo(jobId, seeker, infected())
  expect(reply.status).toBe(hasScanner ? 400 : 201)
  if (hasScanner)
    expect(reply.json).toMatchObject({ errors: { resume: expect.stringContaining('We found a virus in this file.') } })
  expect(await scansOf(seeker.email)).toEqual(hasScanner ? [] : [{ scannedAt: null }])
})

test('accepts a clean resume and records the scan', async () => {
  const seeker = await newSeeker()
  expect((await applyTo(jobId, seeker, pdfResume())).status).toBe(201)
  expect(await scansOf(seeker.email)).toEqual([{ scannedAt: hasScanner ? expect.any(Date) : null }])
})

test('scans profile resumes too', async () => {
  const { visitor } = await newSeeker()
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'x' }))
  // Profiles accept this file type. It contains the test virus.
  form.set('resume', new File([await pdfResume(EICAR).arrayBuffer()], 'resume.pdf'))
  expect((await visitor.call('POST', '/profile/add', { form })).status).toBe(hasScanner ? 400 : 201)
})
