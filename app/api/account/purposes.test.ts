import { askForAlert } from '@/e2e/support/alerts'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

function leave({ visitor }: TestSeeker, data: Record<string, unknown>, resume: File | null = pdfResume()) {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  if (resume) form.set('resume', resume)
  return visitor.call('PUT', '/api/general-application', { form })
}
const consentsPage = async ({ visitor }: TestSeeker) =>
  (await visitor.call('GET', '/account-setting', { headers: { accept: 'text/html' } })).text
const withdraw = ({ visitor }: TestSeeker, purpose: string) =>
  visitor.call('DELETE', `/api/account/consents/${purpose}`)

test('a resume for future jobs needs a file and consent, is visible to recruiters, and is deleted with the consent', async () => {
  const seeker = await newSeeker(`Ilse ${Date.now()}`)
  expect((await leave(seeker, { consent: true }, null)).json).toMatchObject({
    errors: { resume: 'Please attach your resume.' },
  })
  expect((await leave(seeker, { consent: false })).json).toMatchObject({
    errors: { consent: 'Agree that we may keep your resume.' },
  })
  expect((await leave(seeker, { consent: true, wish: 'Night shifts in Pune' })).status).toBe(200)
  // Changing another consent doesn't delete the file.
  expect((await leave(seeker, { consent: true, wish: 'Day shifts in Pune' }, null)).status).toBe(200)
  const left = (await seeker.visitor.call('GET', '/api/general-application')).json as { wish: string; resume: string }
  expect(left).toMatchObject({ wish: 'Day shifts in Pune' })

  const recruiter = await newAdmin('RECRUITER')
  const list = await recruiter.call('GET', `/adminregister?tab=later&search=${encodeURIComponent(seeker.email)}`, {
    headers: { accept: 'text/html' },
  })
  expect(list.text).toContain('Day shifts in Pune')
  const read = async (visitor: Visitor) => (await visitor.call('GET', `/uploads/${left.resume}`)).status
  expect(await read(recruiter)).toBe(200)
  expect(await read((await newSeeker()).visitor)).toBe(404)
  expect(await read(await newAdmin('EDITOR'))).toBe(404)

  expect(await consentsPage(seeker)).toContain('Future jobs')
  expect((await withdraw(seeker, 'later-jobs')).status).toBe(200)
  expect((await seeker.visitor.call('GET', '/api/general-application')).status).toBe(404)
  expect(await read(recruiter)).toBe(404)
  expect(await consentsPage(seeker)).toContain('withdrawn')
})

test("a resume for future jobs from the profile ignores a file that's sent with it", async () => {
  const seeker = await newSeeker()
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'x' }))
  form.set('resume', pdfResume('of the profile'))
  await seeker.visitor.call('POST', '/profile/add', { form })
  const choice = { consent: true, useProfileResume: true }
  expect((await leave(seeker, choice, pdfResume('chosen before'))).status).toBe(200)
  const { resume } = (await seeker.visitor.call('GET', '/api/general-application')).json as { resume: string }
  expect((await seeker.visitor.call('GET', `/uploads/${resume}`)).text).toContain('of the profile')
})

test('the apply form asks separately about future jobs and newsletters', async () => {
  const admin = await signInAdmin()
  const [plain, generous] = [await newSeeker(), await newSeeker()]
  const jobId = await newApprovedJob(admin)
  expect((await applyTo(jobId, plain)).status).toBe(201)
  expect((await plain.visitor.call('GET', '/api/general-application')).status).toBe(404)
  expect((await applyTo(jobId, generous, pdfResume(), { keepForLater: true, wantsNews: true })).status).toBe(201)
  const { resume } = (await generous.visitor.call('GET', '/api/general-application')).json as { resume: string }
  // The application still uses the file.
  await withdraw(generous, 'later-jobs')
  expect((await generous.visitor.call('GET', `/uploads/${resume}`)).status).toBe(200)
  const rows = await query<{ kind: string; textVersion: string; withdrawnAt: Date | null }>(
    'SELECT "kind", "textVersion", "withdrawnAt" FROM "Consent" JOIN "Seeker" ON "Seeker"."id" = "seekerId" WHERE "email" = $1 ORDER BY "kind"',
    [generous.email],
  )
  expect(rows.map(({ kind, withdrawnAt }) => [kind, withdrawnAt !== null])).toEqual([
    ['account-terms', false],
    ['application-terms', false],
    ['later-jobs', true],
    ['news', false],
  ])
  expect(rows.every(({ textVersion }) => textVersion)).toBe(true)
})

test('withdrawing a consent ends the applications, alerts or newsletters that relied on it', async () => {
  const seeker = await newSeeker()
  const jobId = await newApprovedJob(await signInAdmin())
  await applyTo(jobId, seeker)
  await askForAlert(seeker.visitor, { email: seeker.email })
  await seeker.visitor.call('PUT', '/api/account/consents/news')
  for (const purpose of ['application-terms', 'job-alerts', 'news'])
    expect([purpose, (await withdraw(seeker, purpose)).status]).toEqual([purpose, 200])
  const checked = await seeker.visitor.call('GET', `/apply-job/check?jobId=${jobId}&email=${seeker.email}`)
  expect(checked.json).toBe(false)
  expect((await seeker.visitor.call('GET', '/api/job-alerts')).json).toEqual([])
  for (const purpose of ['account-terms', 'anything'])
    expect([purpose, (await withdraw(seeker, purpose)).status]).toEqual([purpose, 404])
})

describe('voluntary equal opportunity answers', () => {
  const answers = { gender: 'Non-binary', ethnicity: '', veteran: '', disability: '' }
  const path = '/api/account/self-identification'

  test('can only be read, changed and deleted by their seeker, and are deleted with the account', async () => {
    const seeker = await newSeeker()
    expect((await seeker.visitor.call('PUT', path, { json: { ...answers, gender: 'Moon' } })).status).toBe(400)
    expect((await seeker.visitor.call('PUT', path, { json: answers })).status).toBe(200)
    expect((await seeker.visitor.call('GET', path)).json).toEqual(answers)
    await seeker.visitor.call('DELETE', path)
    expect((await seeker.visitor.call('GET', path)).json).toMatchObject({ gender: '' })
    await seeker.visitor.call('PUT', path, { json: answers })
    expect((await seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })).status).toBe(200)
    const rows = await query(
      'SELECT count(*)::int AS "left" FROM "SelfIdentification" WHERE "seekerId" NOT IN (SELECT "id" FROM "Seeker")',
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  test('are only shown to owners, as totals of ten or more', async () => {
    const owner = await signInAdmin()
    const jobId = await newApprovedJob(owner)
    const html = { headers: { accept: 'text/html' } }
    const countOnPage = async () => {
      const { text } = await owner.call('GET', '/equal-opportunity', html)
      return /Non-binary<\/dt><dd[^>]*>([^<]*)</.exec(text.replaceAll('<!-- -->', ''))?.[1]
    }
    expect(await countOnPage()).toBe('fewer than 10')
    const add = (count: number) =>
      query(
        `WITH people AS (INSERT INTO "Seeker" ("email") SELECT 'eeo-' || random() || '@example.com' FROM generate_series(1, $1::int) RETURNING "id"),
          file AS (INSERT INTO "StoredFile" ("name", "kind", "originalName", "mimeType", "size")
            VALUES ('eeo' || (random() * 1e9)::int || '.pdf', 'RESUME', 'a.pdf', 'application/pdf', 1) RETURNING "id"),
          applied AS (INSERT INTO "Application" ("postingId", "seekerId", "studentName", "email", "mobileNumber", "resumeId", "termsVersion")
            SELECT $2::int, people."id", 'Eeo ' || people."id", 'eeo-' || people."id" || '@example.com', '', file."id", '' FROM people, file RETURNING "seekerId")
        INSERT INTO "SelfIdentification" ("seekerId", "gender") SELECT "seekerId", 'Non-binary' FROM applied`,
        [count, jobId],
      )
    await add(9)
    expect(await countOnPage()).toBe('fewer than 10')
    await add(1)
    expect(await countOnPage()).toBe('10')
    const recruiter = await newAdmin('RECRUITER')
    expect((await recruiter.call('GET', '/equal-opportunity', html)).text).not.toContain('Non-binary')
  })
})
