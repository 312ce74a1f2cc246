import { applyTo } from '@/e2e/support/jobs'
import { newEmail, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { type Client, clientOf, ok } from './client'

/**
 * An applicant tracking system's day: an owner creates its key, it posts, changes and fills jobs and reads applications,
 * and the team and the seeker see all of it. Returns what they read.
 */
export async function journey(ownerVisitor: Visitor, seeker: TestSeeker) {
  const owner = clientOf(ownerVisitor)
  const key = await ok(
    owner.POST('/api/api-keys', {
      body: {
        name: 'Typed client',
        system: `typed-${Date.now()}`,
        scopes: ['jobs:read', 'jobs:write', 'jobs:publish', 'applications:read'],
        callsPerMinute: '600',
        expiresOn: '',
        // The session that tests share may be older than ten minutes.
        password: process.env.ADMIN_PASSWORD ?? PASSWORD,
      },
    }),
  )
  const program = clientOf(new Visitor(), { authorization: `Bearer ${key.secret}` })
  const job = await postJob(program)
  const applied = await applyTo(job.id, seeker)
  const { applyJobDetailsId } = applied.json as { applyJobDetailsId: number }
  const results = {
    vacancies: job.vacancies,
    ...(await decide(owner, applyJobDetailsId)),
    ...(await readApplication(program, job.id, applyJobDetailsId)),
    ...(await lookUp(job.id)),
    ...(await lookUpOwn(clientOf(seeker.visitor), seeker.email, job.id)),
    ...(await lookUpAsOwner(owner, key.id, job.id)),
    ...(await end(program, job.id)),
  }
  await ok(owner.DELETE('/api/api-keys/{id}', { params: { path: { id: key.id } } }))
  const { error } = await program.GET('/api/v1/jobs/changes')
  return { ...results, refusal: error?.status }
}

async function postJob(program: Client) {
  const externalId = `REQ-${Date.now()}`
  const posted = await ok(
    program.POST('/api/v1/jobs', {
      params: { header: { 'Idempotency-Key': externalId } },
      body: {
        externalId,
        firstName: 'Nora',
        lastName: 'Whitfield',
        email: newEmail('employer'),
        mobileNumber: '+1 512-555-0137',
        company: 'Lantern Freight Systems',
        companyUrl: 'https://lantern-freight.example',
        jobTitle: 'Data Engineer',
        vacancies: 2,
        experience: '2 - 4 Years',
        employmentType: 'Full Time',
        jobType: 'Hybrid',
        workDays: 'Mon - Fri',
        noticePeriod: '15 Days',
        salary: '$110,000 a year',
        location: 'Austin, TX',
        description: 'Plan truck routes.',
        qualification: 'SQL',
        remoteCountries: [],
        questions: [],
        publish: true,
      },
    }),
  )
  const path = { job: `external:${externalId}` }
  await ok(program.PATCH('/api/v1/jobs/{job}', { params: { path }, body: { vacancies: 5, publish: true } }))
  const { jobs } = await ok(program.GET('/api/v1/jobs/changes', { params: { query: { own: 'true', limit: 10 } } }))
  if (!jobs.some(({ id }) => id === posted.id)) throw new Error("The list of changes doesn't have the job.")
  return ok(program.GET('/api/v1/jobs/{job}', { params: { path } }))
}

async function decide(owner: Client, id: number) {
  const params = { path: { id } }
  await ok(owner.PATCH('/api/applications/{id}', { params, body: { state: 'shortlisted' } }))
  const note = await ok(owner.POST('/api/applications/{id}/notes', { params, body: { text: 'Call on Monday' } }))
  return { note: note.text }
}

async function readApplication(program: Client, jobId: number, id: number) {
  const query = { jobId, status: 'shortlisted' } as const
  const list = async () => (await ok(program.GET('/api/v1/applications', { params: { query } }))).applications
  // Programs see a decision once it can't be undone anymore.
  await until(async () => (await list()).length > 0)
  const applications = await list()
  const params = { path: { id } }
  const application = await ok(program.GET('/api/v1/applications/{id}', { params }))
  const { response } = await program.GET('/api/v1/applications/{id}/resume', { params, parseAs: 'text' })
  return {
    applications: applications.map(({ status }) => status),
    applicant: application.applicant.name,
    resume: [application.resume.fileName, response.headers.get('content-type')],
  }
}

async function lookUp(jobId: number) {
  const guest = clientOf(new Visitor())
  const { jobs } = await ok(guest.GET('/api/v1/jobs', { params: { query: { sort: 'newest', perPage: 100 } } }))
  const approved = await ok(guest.GET('/hire-from-us/getApprovedJobs'))
  const blogs = await ok(guest.GET('/blog'))
  const health = await ok(guest.GET('/healthz'))
  return {
    isListed: jobs.some(({ title }) => title === 'Data Engineer'),
    isApproved: approved.some(({ hireFromUsId }) => hireFromUsId === jobId),
    hasBlogs: blogs.every(({ title }) => title.length > 0),
    health: health.status,
  }
}

async function lookUpOwn(seeker: Client, email: string, jobId: number) {
  await ok(seeker.PUT('/api/saved-jobs/{id}', { params: { path: { id: jobId } } }))
  const { applied, saved } = await ok(seeker.GET('/api/viewer/jobs', { params: { query: { ids: String(jobId) } } }))
  const profile = await ok(seeker.GET('/api/v1/user/myprofile', { params: { query: { email } } }))
  const hasApplied = await ok(seeker.GET('/apply-job/check', { params: { query: { jobId, email } } }))
  return { applied, saved, email: profile.email, hasApplied }
}

async function lookUpAsOwner(owner: Client, keyId: number, jobId: number) {
  const postings = await ok(owner.GET('/hire-from-us'))
  const applications = await ok(owner.GET('/apply-job/getAll'))
  const admins = await ok(owner.GET('/api/admins'))
  const keys = await ok(owner.GET('/api/api-keys'))
  return {
    posting: postings.find(({ hireFromUsId }) => hireFromUsId === jobId)?.status,
    isInAll: applications.some((application) => application.jobId === jobId),
    hasOwner: admins.some(({ role }) => role === 'OWNER'),
    isKeyUsed: keys.some(({ id, lastUsedAt }) => id === keyId && lastUsedAt !== null),
  }
}

async function end(program: Client, jobId: number) {
  const params = { path: { job: String(jobId) } }
  const closed = await ok(program.POST('/api/v1/jobs/{job}/close', { params }))
  const filled = await ok(program.POST('/api/v1/jobs/{job}/fill', { params }))
  return { ends: [closed.status, filled.status] }
}
