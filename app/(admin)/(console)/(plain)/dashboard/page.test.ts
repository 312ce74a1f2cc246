import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

async function dashboardOf(visitor: Visitor, search = ''): Promise<string> {
  const { status, text } = await visitor.call('GET', `/dashboard${search}`, { headers: { accept: 'text/html' } })
  expect(status).toBe(200)
  return text
}

/** Returns the words that aren't on the page. */
const missing = (page: string, words: string[]) => words.filter((each) => !page.includes(each))

const tiles = ['Active Partner', 'In-active Partner', 'Applied Jobs', 'Registration']
const ofRecruiters = [
  'Hiring funnel',
  'Applicant sources',
  'Views per week',
  'Applications per week',
  'Registrations per week',
  'Postings by status',
  'By job',
]

test('shows an owner the documented tiles, every chart and all open work', async () => {
  const page = await dashboardOf(await signInAdmin())
  const waiting = ['status=pending', 'state=unanswered', 'tab=comments', 'state=failed']
  expect(missing(page, [...tiles, ...ofRecruiters, ...waiting])).toEqual([])
})

test('shows the numbers of every chart in a table of twelve weeks', async () => {
  const page = await dashboardOf(await signInAdmin())
  const captions = ['Views', 'Applications', 'Registrations'].map((noun) => `>${noun} per week</caption>`)
  expect(missing(page, captions)).toEqual([])
  // Counts on the whole page, because long pages are streamed in parts.
  expect(page.match(/<th scope="row" class="py-1 font-normal"/g)).toHaveLength(3 * 12)
})

test("hides what a role can't see: emails and postings from editors, comments from recruiters", async () => {
  const notOfEditors = [...ofRecruiters, 'status=pending', 'state=failed']
  const ofEditor = await dashboardOf(await newAdmin('EDITOR'))
  expect(missing(ofEditor, [...tiles, 'tab=comments', ...notOfEditors])).toEqual(notOfEditors)
  const notOfRecruiters = ['tab=comments', 'state=failed']
  const ofRecruiter = await dashboardOf(await newAdmin('RECRUITER'))
  expect(missing(ofRecruiter, [...tiles, ...ofRecruiters, 'status=pending', ...notOfRecruiters])).toEqual(
    notOfRecruiters,
  )
})

test('counts outcomes of applications and links each figure to its rows', async () => {
  const owner = await signInAdmin()
  const jobTitle = `Bridge Rigger ${Date.now()}`
  const jobId = await newApprovedJob(owner, { jobTitle })
  const applicants = [await newSeeker('Anil Dutt'), await newSeeker('Bina Sen'), await newSeeker('Chandra Pal')]
  const ids: number[] = []
  for (const applicant of applicants) {
    const source = applicant === applicants[0] ? { source: 'job-fair' } : {}
    const { json } = await applyTo(jobId, applicant, undefined, source)
    ids.push((json as { applyJobDetailsId: number }).applyJobDetailsId)
  }
  for (const [id, state] of [
    [ids[0], 'hired'],
    [ids[1], 'shortlisted'],
    [ids[1], 'rejected'],
  ])
    expect((await owner.call('PATCH', `/api/applications/${id}`, { json: { state } })).status).toBe(200)

  const page = await dashboardOf(owner)
  const date = /\/adminappliedjobs\?date=([\d.-]+)/.exec(page)?.[1]
  expect(page).toContain(`progress=shortlisted&amp;date=${date}`)
  const applicantsOf = async (query: string) => {
    const { text } = await owner.call('GET', `/api/exports/applications?job=${jobId}&date=${date}&${query}`)
    return applicants.filter(({ email }) => text.includes(email)).map(({ userName }) => userName)
  }
  expect(await applicantsOf('')).toEqual(['Anil Dutt', 'Bina Sen', 'Chandra Pal'])
  expect(await applicantsOf('progress=answered')).toEqual(['Anil Dutt', 'Bina Sen'])
  expect(await applicantsOf('progress=unanswered')).toEqual(['Chandra Pal'])
  expect(await applicantsOf('progress=shortlisted')).toEqual(['Anil Dutt', 'Bina Sen'])
  expect(await applicantsOf('state=hired')).toEqual(['Anil Dutt'])
  expect(await applicantsOf('source=job-fair')).toEqual(['Anil Dutt'])
  expect(await applicantsOf('source=(none)')).toEqual(['Bina Sen', 'Chandra Pal'])
  expect(await applicantsOf('date=2020-01-01..2020-12-31')).toEqual([])
})

test('counts an application as undecided after the seeker withdraws and applies again', async () => {
  const owner = await signInAdmin()
  const jobId = await newApprovedJob(owner)
  const seeker = await newSeeker('Dev Anand')
  const { json } = await applyTo(jobId, seeker)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  await owner.call('PATCH', `/api/applications/${id}`, { json: { state: 'shortlisted' } })
  const shortlisted = `/api/exports/applications?job=${jobId}&progress=shortlisted`
  expect((await owner.call('GET', shortlisted)).text).toContain(seeker.email)
  await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)
  expect((await applyTo(jobId, seeker)).status).toBe(201)
  expect((await owner.call('GET', shortlisted)).text).not.toContain(seeker.email)
  const unanswered = await owner.call('GET', `/api/exports/applications?job=${jobId}&progress=unanswered`)
  expect(unanswered.text).toContain(seeker.email)
})

test('finds jobs by when they were viewed and registrations by when they were created', async () => {
  const owner = await signInAdmin()
  const jobTitle = `Bridge Painter ${Date.now()}`
  const jobId = await newApprovedJob(owner, { jobTitle })
  await query(`INSERT INTO "PostingViews" ("postingId", "day", "views") VALUES ($1, '2024-02-29', 7)`, [jobId])
  const viewed = async (days: string) =>
    (await owner.call('GET', `/api/exports/postings?viewed=${days}&search=${encodeURIComponent(jobTitle)}`)).text
  expect(await viewed('2024-02-26..2024-03-03')).toContain(jobTitle)
  expect(await viewed('2024-03-01..2024-03-03')).not.toContain(jobTitle)
  const { email } = await newSeeker()
  const today = new Date().toISOString().slice(0, 10)
  const registered = async (days: string) => (await owner.call('GET', `/api/exports/registrations?date=${days}`)).text
  expect(await registered(`${today}..${today}`)).toContain(email)
  expect(await registered('2020-01-01..2020-12-31')).not.toContain(email)
})

test('explains a redirect from another page, and only names our own pages', async () => {
  const owner = await signInAdmin()
  const note = 'Ask an owner if you need it.'
  expect(missing(await dashboardOf(owner, '?refused=/outbox/7'), [note])).toEqual([])
  for (const refused of ['https://evil.example', '/nowhere', '%3Cb%3E'])
    expect(missing(await dashboardOf(owner, `?refused=${refused}`), [note])).toEqual([note])
})
