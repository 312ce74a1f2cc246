import { contactMessage } from '@/e2e/support/access/documented'
import type { As, Fixture, Row } from '@/e2e/support/access/row'
import { accessRows } from '@/e2e/support/access/rows'
import { newAlert } from '@/e2e/support/alerts'
import { query } from '@/e2e/support/database'
import { descriptionOf } from '@/e2e/support/described'
import { applyTo, newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newProfile, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

/** The only fields that a 401 or 403 response can contain. */
const refusal = ['type', 'title', 'status', 'detail', 'instance', 'requestId', 'message']

let fixture: Fixture
let staff: { recruiter: Visitor; editor: Visitor }
const staffEmails = { owner: newEmail('owner'), recruiter: newEmail('recruiter'), editor: newEmail('editor') }

beforeAll(async () => {
  // These calls end their owner's sessions, which other tests need.
  const admin = await newAdmin('OWNER', staffEmails.owner)
  const [own, other] = [await newSeeker(`Own Seeker ${Date.now()}`), await newSeeker('Other Seeker')]
  staff = {
    recruiter: await newAdmin('RECRUITER', staffEmails.recruiter),
    editor: await newAdmin('EDITOR', staffEmails.editor),
  }
  const jobId = await newApprovedJob(admin)
  const { json: pending } = await submitPosting(postingData())
  const { json: application } = await applyTo(jobId, own)
  const sender = newEmail('sender')
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email: sender } })
  const messages = (await admin.call('GET', '/contactus')).json as { id: number; email: string }[]
  const jobs = (await admin.call('GET', '/hire-from-us/getApprovedJobs')).json as { companyLogo: string | null }[]
  fixture = {
    admin,
    own,
    other,
    jobId,
    pendingId: (pending as { hireFromUsId: number }).hireFromUsId,
    applicationId: (application as { applyJobDetailsId: number }).applyJobDetailsId,
    logo: jobs.find(({ companyLogo }) => companyLogo)?.companyLogo ?? '',
    resume: 'resume.pdf',
    messageId: messages.find(({ email }) => email === sender)?.id ?? 0,
    profileId: await newProfile(own),
    alertId: await newAlert(own),
  }
})

describe.each(accessRows)('$call', (row) => {
  beforeAll(keepSessionsRecent)

  const method = row.call.split(' ')[0] ?? ''
  // Roles without access come first, because a successful call can change the others' responses.
  test.each(visitorsOf(row))('returns the declared status to %s', async (as) => {
    const visitors = {
      anon: new Visitor(),
      other: fixture.other.visitor,
      own: fixture.own.visitor,
      admin: fixture.admin,
      ...staff,
    }
    // Signs out with a separate visitor, because later rows need this session.
    const visitor = row.call === 'DELETE /api/auth/session' ? new Visitor() : visitors[as]
    const { path, ...body } = row.sent(fixture, as)
    let reply = await visitor.call(method, path, body)
    // On a busy machine a site can be unready for a moment.
    for (let tries = 0; path === '/readyz' && reply.status === 503 && tries < 10; tries += 1) {
      await new Promise((later) => setTimeout(later, 1_000))
      reply = await visitor.call(method, path, body)
    }
    if (row.roles?.some((role) => role === as)) return expect([401, 403]).not.toContain(reply.status)
    const status = as === 'recruiter' || as === 'editor' ? 403 : row[as]
    expect({ status: reply.status, text: reply.status === status ? '' : reply.text }).toEqual({ status, text: '' })
    if (reply.json && [401, 403].includes(reply.status)) expect(Object.keys(reply.json)).toEqual(refusal)
  })

  test('rejects changes from another site', async () => {
    if (method === 'GET') return
    const { path, ...body } = row.sent(fixture, 'admin')
    const reply = await fixture.admin.call(method, path, { ...body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.status).toBe(row.isForAnySite ? row.admin : 403)
  })
})

/** On a busy machine, the sessions can get too old for calls that need a recent sign-in. */
async function keepSessionsRecent(): Promise<void> {
  await query(
    `UPDATE "Session" SET "createdAt" = now() WHERE "createdAt" < now() - interval '2 minutes' AND (
      "seekerId" IN (SELECT "id" FROM "Seeker" WHERE "email" = ANY($1))
      OR "adminId" IN (SELECT "id" FROM "Admin" WHERE "email" = ANY($1)))`,
    [[fixture.own.email, fixture.other.email, ...Object.values(staffEmails)]],
  )
}

/** Roles only matter for calls that need a session. Anyone can make the others. */
function visitorsOf(row: Row): As[] {
  const roles = ['recruiter', 'editor'] as const
  const may = roles.filter((role) => row.roles?.includes(role))
  const mayNot = row.anon === 401 ? roles.filter((role) => !may.includes(role)) : []
  return ['anon', 'other', ...mayNot, 'own', 'admin', ...may]
}

test('every handler has an access row', async () => {
  const { paths } = await descriptionOf(required('TEST_SITE_URL'))
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => normal(`${verb.toUpperCase()} ${path}`)),
  )
  const known = accessRows.map(({ call }) => normal(call))
  expect(calls.filter((call) => !known.includes(call))).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})

function normal(call: string): string {
  return call.replace(/\[[^\]]+\]|\{[^}]+\}/g, '{}').replace(/^(\w+) \/api\//, '$1 /')
}
