import { newProgram, type Program } from '@/e2e/support/api-keys'
import { query } from '@/e2e/support/database'
import { holdDecision, releaseDecision } from '@/e2e/support/decisions'
import { applyTo, newApprovedJob, pdfResume, postingData } from '@/e2e/support/jobs'
import { newProfile, newSeeker, signInAdmin } from '@/e2e/support/people'
import { until } from '@/e2e/support/waiting'

type Application = {
  id: number
  status: string
  statusChangedAt: string
  job: { id: number; externalId: string | null }
  applicant: { name: string; email: string; phone: string | null }
  profile: { summary: string } | null
  resume: { fileName: string; type: string; size: number; url: string }
}
type Page = { applications: Application[]; next: string | null; asOf: string }

async function apply(jobId: number, name: string, more: Record<string, unknown> = {}) {
  const seeker = await newSeeker(name)
  await newProfile(seeker, { summary: `Summary of ${name}` })
  const { json } = await applyTo(jobId, seeker, pdfResume(name), more)
  return { ...seeker, id: (json as { applyJobDetailsId: number }).applyJobDetailsId }
}

const list = async (program: Program, path: string) => (await program.call('GET', path)).json as Page
const pathOf = (href: string | null) => new URL(href ?? '').pathname + new URL(href ?? '').search

test('lists applications with their profile, page by page', async () => {
  const jobId = await newApprovedJob(await signInAdmin())
  const applied = [await apply(jobId, 'Ana Reyes', { coverNote: 'Hello' }), await apply(jobId, 'Ben Hale')]
  const program = await newProgram(['applications:read'])
  const first = await list(program, `/api/v1/applications?jobId=${jobId}&limit=1`)
  expect(first.applications).toMatchObject([
    {
      id: applied[0]?.id,
      status: 'new',
      job: { id: jobId, externalId: null },
      applicant: { name: 'Ana Reyes', email: applied[0]?.email },
      coverNote: 'Hello',
      profile: { summary: 'Summary of Ana Reyes' },
      resume: { fileName: 'resume.pdf', type: 'application/pdf', size: expect.any(Number) },
    },
  ])
  const second = await list(program, pathOf(first.next))
  expect(second.next).toBeNull()
  expect(second.applications.map(({ id }) => id)).toEqual([applied[1]?.id])
  expect((await program.call('GET', `/api/v1/applications/${applied[1]?.id}`)).json).toEqual(second.applications[0])
})

test('lists what changed since a time, and by status', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const [moved, newest] = [await apply(jobId, 'Cy Lund'), await apply(jobId, 'Dee Park')]
  const program = await newProgram(['applications:read'])
  const all = await list(program, `/api/v1/applications?jobId=${jobId}`)
  expect(all.applications.map(({ id }) => id)).toEqual([moved.id, newest.id])
  const ever = await list(program, `/api/v1/applications?jobId=${jobId}&updatedSince=0000-01-01T00:00:00Z`)
  expect(ever.applications.map(({ id }) => id)).toEqual([moved.id, newest.id])
  const since = new Date(Date.parse(all.applications[1]?.statusChangedAt ?? '') + 1).toISOString()
  await admin.call('PATCH', `/api/applications/${moved.id}`, { json: { state: 'shortlisted' } })
  const changed = () => list(program, `/api/v1/applications?jobId=${jobId}&updatedSince=${since}`)
  await holdDecision(moved.id)
  expect((await changed()).applications).toEqual([])
  await releaseDecision(moved.id)
  await until(async () => (await changed()).applications.length > 0)
  const later = await changed()
  expect(later.applications.map(({ id, status }) => [id, status])).toEqual([[moved.id, 'shortlisted']])
  const shortlisted = await list(program, `/api/v1/applications?jobId=${jobId}&status=shortlisted`)
  expect(shortlisted.applications.map(({ id }) => id)).toEqual([moved.id])
  expect((await program.call('GET', '/api/v1/applications?status=lost&limit=101&page=2')).json).toMatchObject({
    errors: { status: expect.any(String), limit: expect.any(String), page: 'Unknown parameter: page' },
  })
})

test('lists an application again after its decision was undone', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const { id } = await apply(jobId, 'Gil Stone')
  const program = await newProgram(['applications:read'])
  const idsSince = async (since: string) => {
    const page = await list(program, `/api/v1/applications?jobId=${jobId}&updatedSince=${since}`)
    return { ids: page.applications.map((row) => [row.id, row.status]), asOf: page.asOf }
  }
  await query(`UPDATE "Application" SET "stateChangedAt" = now() - interval '1 hour' WHERE "id" = $1`, [id])
  await admin.call('PATCH', `/api/applications/${id}`, { json: { state: 'shortlisted' } })
  await holdDecision(id)
  const { ids, asOf } = await idsSince('2000-01-01T00:00:00Z')
  expect(ids).toEqual([])
  expect((await admin.call('POST', `/api/applications/${id}/undo`)).status).toBe(200)
  expect((await idsSince(asOf)).ids).toEqual([[id, 'new']])
  expect((await idsSince(new Date().toISOString())).ids).toEqual([])
})

test("names the job's external ID to its own system only", async () => {
  const writer = await newProgram(['jobs:write', 'jobs:publish', 'applications:read'])
  const other = await newProgram(['applications:read'])
  const externalId = `REQ-${Date.now()}`
  const { json } = await writer.call('POST', '/api/v1/jobs', { json: { ...postingData(), externalId, publish: true } })
  const { id } = await apply((json as { id: number }).id, 'Eve Marsh')
  const jobFor = async (program: Program) =>
    ((await program.call('GET', `/api/v1/applications/${id}`)).json as Application).job
  expect(await jobFor(writer)).toMatchObject({ externalId })
  expect(await jobFor(other)).toMatchObject({ externalId: null })
})

test('downloads a resume, and notes each reading', async () => {
  const jobId = await newApprovedJob(await signInAdmin())
  const { id, email } = await apply(jobId, 'Fay Quinn')
  const program = await newProgram(['applications:read'], { name: 'Resume reader' })
  const { resume } = (await program.call('GET', `/api/v1/applications/${id}`)).json as Application
  const reply = await program.call('GET', pathOf(resume.url))
  expect(reply.status).toBe(200)
  expect(reply.text).toContain('% Fay Quinn')
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toContain('attachment; filename="resume.pdf"')
  const readings = () =>
    query(
      `SELECT "actorKind"::text, "actorId", "actorName", "subject" FROM "AuditEntry"
       WHERE "action" = 'application.resume-read' AND "subjectId" = $1`,
      [id],
    )
  const reading = { actorKind: 'API_KEY', actorId: program.id, actorName: 'Resume reader' }
  expect(await readings()).toMatchObject([{ ...reading, subject: expect.stringContaining('Fay Quinn') }])

  // The person's deletion leaves nothing to read.
  await query('DELETE FROM "Application" WHERE "id" = $1', [id])
  expect((await program.call('GET', pathOf(resume.url))).status).toBe(404)
  expect(await readings()).toHaveLength(1)
  const { text } = await program.call('GET', `/api/v1/applications?jobId=${jobId}`)
  expect(text).not.toContain(email)
})
