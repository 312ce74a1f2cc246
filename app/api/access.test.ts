import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyTo, newApprovedJob, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { newEmail, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

type Fixture = {
  admin: Visitor
  own: TestSeeker
  other: TestSeeker
  jobId: number
  pendingId: number
  applicationId: number
  logo: string
  resume: string
  messageId: number
}
type Sent = { path: string; json?: unknown; form?: FormData }
type As = 'anon' | 'own' | 'other' | 'admin'
type Row = {
  call: string
  anon: number
  other: number
  own: number
  admin: number
  sent: (fixture: Fixture, as: As) => Sent
}

let fixture: Fixture

beforeAll(async () => {
  const admin = await signInAdmin()
  const [own, other] = [await newSeeker('Own Seeker'), await newSeeker('Other Seeker')]
  const jobId = await newApprovedJob(admin)
  const { json: pending } = await submitPosting(postingData())
  const { json: application } = await applyTo(jobId, own)
  await new Visitor().call('POST', '/contactus/add', { json: contactMessage })
  const messages = (await admin.call('GET', '/contactus')).json as { id: number }[]
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
    messageId: messages[0]?.id ?? 0,
  }
}, 60_000)

const json = (path: string, value: unknown): Sent => ({ path, json: value })
const form = (path: string, part: string, data: unknown, files: Record<string, File> = {}): Sent => {
  const body = new FormData()
  body.set(part, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) body.set(name, file)
  return { path, form: body }
}
const contactMessage = {
  name: 'Lena Ortiz',
  email: 'lena@mail.example',
  mobile: '+1 512-555-0190',
  subject: 'A question',
  message: 'When does the next Java course begin?',
  date: new Date().toISOString(),
}
const demo = {
  student_id: 1,
  first_name: 'Lena',
  last_name: 'Ortiz',
  type: 'Live Session',
  email: 'lena@mail.example',
  number: '+1 512-555-0190',
  date: new Date().toISOString().slice(0, 10),
}
const everyone = { anon: 200, other: 200, own: 200, admin: 200 }
const ofOwnEmail = (path: string) => (row: Fixture) => ({ path: `${path}email=${encodeURIComponent(row.own.email)}` })

/** Who may make which call (contract §2, security matrix). `own` is the seeker whose record the call names. */
const rows: Row[] = [
  {
    call: 'POST /api/v1/user/login',
    ...everyone,
    sent: () => json('/api/v1/user/login', { email: newEmail(), password: 'x' }),
  },
  {
    call: 'POST /api/v1/user/adminlogin',
    ...everyone,
    sent: () => json('/api/v1/user/adminlogin', { email: newEmail(), password: 'x' }),
  },
  {
    call: 'POST /api/v1/user/send-otp',
    ...everyone,
    sent: () => ({ path: `/api/v1/user/send-otp?email=${newEmail()}` }),
  },
  {
    call: 'PUT /api/v1/user/regenerate-otp',
    ...everyone,
    sent: () => ({ path: `/api/v1/user/regenerate-otp?email=${newEmail()}` }),
  },
  {
    call: 'POST /api/v1/user/verify-otp',
    anon: 400,
    other: 400,
    own: 400,
    admin: 400,
    sent: () => json('/api/v1/user/verify-otp', { email: newEmail(), otp: 'AAAA' }),
  },
  {
    call: 'PUT /api/v1/user/register',
    anon: 400,
    other: 400,
    own: 400,
    admin: 400,
    sent: () =>
      json('/api/v1/user/register', {
        userName: 'A B',
        email: newEmail(),
        mobile: '9000001234',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
  },
  {
    call: 'PUT /api/v1/user/forgotpassword',
    ...everyone,
    sent: () => ({ path: `/api/v1/user/forgotpassword?email=${newEmail()}` }),
  },
  {
    call: 'POST /api/v1/user/reset-password',
    anon: 400,
    other: 400,
    own: 400,
    admin: 400,
    sent: () => json('/api/v1/user/reset-password', { token: 'x', password: PASSWORD, confirmPassword: PASSWORD }),
  },
  {
    call: 'GET /api/v1/user/students',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    sent: () => ({ path: '/api/v1/user/students' }),
  },
  {
    call: 'GET /api/v1/user/myprofile',
    anon: 401,
    other: 403,
    own: 200,
    admin: 200,
    sent: ofOwnEmail('/api/v1/user/myprofile?'),
  },
  {
    call: 'PATCH /api/v1/user/partial-update',
    anon: 401,
    other: 403,
    own: 200,
    admin: 403,
    sent: (row) => json(ofOwnEmail('/api/v1/user/partial-update?')(row).path, { userName: 'Own Seeker' }),
  },
  {
    call: 'PUT /api/v1/user/change-password',
    anon: 401,
    other: 403,
    own: 200,
    admin: 403,
    sent: (row) =>
      json('/api/v1/user/change-password', { email: row.own.email, oldPassword: PASSWORD, newPassword: PASSWORD }),
  },
  { call: 'GET /api/auth/session', ...everyone, sent: () => ({ path: '/api/auth/session' }) },
  {
    call: 'GET /apply-job/getAll',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    sent: () => ({ path: '/apply-job/getAll' }),
  },
  {
    call: 'GET /apply-job/downloadResume',
    anon: 401,
    other: 403,
    own: 200,
    admin: 200,
    sent: (row) => ({
      path: `/apply-job/downloadResume?jobId=${row.jobId}&email=${row.own.email}&resumeFileName=${row.resume}`,
    }),
  },
  {
    call: 'GET /apply-job/check',
    anon: 401,
    other: 403,
    own: 200,
    admin: 200,
    sent: (row) => ({ path: `/apply-job/check?jobId=${row.jobId}&email=${row.own.email}` }),
  },
  {
    call: 'POST /apply-job/create',
    anon: 401,
    other: 201,
    own: 409,
    admin: 403,
    sent: (row) =>
      form('/apply-job/create', 'data', { jobId: row.jobId, mobileNumber: '9000001234' }, { resume: pdfResume() }),
  },
  {
    call: 'DELETE /apply-job/delete/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    sent: (row) => ({ path: `/apply-job/delete/${row.applicationId}` }),
  },
  { call: 'GET /hire-from-us/getApprovedJobs', ...everyone, sent: () => ({ path: '/hire-from-us/getApprovedJobs' }) },
  { call: 'GET /hire-from-us', anon: 401, other: 403, own: 403, admin: 200, sent: () => ({ path: '/hire-from-us' }) },
  {
    call: 'POST /hire-from-us',
    anon: 201,
    other: 201,
    own: 201,
    admin: 201,
    sent: () => form('/hire-from-us', 'data', postingData()),
  },
  {
    call: 'PUT /hire-from-us',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    sent: (row) => json('/hire-from-us', { hireFromUsId: row.pendingId, status: 'rejected' }),
  },
  { call: 'GET /hire-from-us/{file}', ...everyone, sent: (row) => ({ path: `/hire-from-us/${row.logo}` }) },
  {
    call: 'POST /hire-from-us/confirm',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    sent: () => json('/hire-from-us/confirm', { token: 'x' }),
  },
  {
    call: 'GET /uploads/{file}',
    anon: 404,
    other: 404,
    own: 404,
    admin: 404,
    sent: () => ({ path: '/uploads/no-such-file.pdf' }),
  },
  {
    call: 'GET /uploads/blogs/{file}',
    anon: 404,
    other: 404,
    own: 404,
    admin: 404,
    sent: () => ({ path: '/uploads/blogs/no-such-file.webp' }),
  },
  {
    call: 'GET /uploads/partners/{file}',
    anon: 404,
    other: 404,
    own: 404,
    admin: 404,
    sent: () => ({ path: '/uploads/partners/no-such-file.webp' }),
  },
  { call: 'GET /partners/strip', ...everyone, sent: () => ({ path: '/api/partners/strip' }) },
  { call: 'GET /blog', ...everyone, sent: () => ({ path: '/blog' }) },
  { call: 'GET /contactus', anon: 401, other: 403, own: 403, admin: 200, sent: () => ({ path: '/contactus' }) },
  { call: 'GET /contactus/captcha', ...everyone, sent: () => ({ path: '/contactus/captcha' }) },
  {
    call: 'POST /contactus/add',
    anon: 201,
    other: 201,
    own: 201,
    admin: 201,
    sent: () => json('/contactus/add', contactMessage),
  },
  {
    call: 'DELETE /contactus/delete/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    sent: (row) => ({ path: `/contactus/delete/${row.messageId}` }),
  },
  {
    call: 'POST /demoregister/add',
    anon: 201,
    other: 201,
    own: 201,
    admin: 201,
    sent: () => json('/demoregister/add', demo),
  },
  { call: 'DELETE /api/auth/session', ...everyone, sent: () => ({ path: '/api/auth/session?kind=admin' }) },
]

describe.each(rows)('$call', (row) => {
  test.each(['anon', 'other', 'own', 'admin'] as const)('as %s', async (as) => {
    // Signing out must not end the session that later rows use.
    const visitors = {
      anon: new Visitor(),
      other: fixture.other.visitor,
      own: fixture.own.visitor,
      admin: fixture.admin,
    }
    const visitor = row.call === 'DELETE /api/auth/session' ? new Visitor() : visitors[as]
    const { path, ...body } = row.sent(fixture, as)
    const reply = await visitor.call(row.call.split(' ')[0] ?? '', path, body)
    expect({ status: reply.status, text: reply.status === row[as] ? '' : reply.text }).toEqual({
      status: row[as],
      text: '',
    })
    if (reply.json && [401, 403].includes(reply.status)) expect(Object.keys(reply.json)).toEqual(['message'])
  })

  test('from another site', async () => {
    const { path, ...body } = row.sent(fixture, 'admin')
    const method = row.call.split(' ')[0] ?? ''
    if (method === 'GET') return
    const reply = await fixture.admin.call(method, path, { ...body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.status).toBe(403)
  })
})

test('every handler has a row', () => {
  const calls = routeFiles('app/api').flatMap(callsOf).sort()
  const known = rows.map(({ call }) => normal(call)).sort()
  expect(calls.filter((call) => !known.includes(call))).toEqual([])
})

function routeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts') && !name.startsWith('[...'))
    .map((name) => join(folder, name))
}

/** The verbs that a route file answers, read from its source: each stands on a line of its own. */
function callsOf(file: string): string[] {
  const verbs = [...readFileSync(file, 'utf8').matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): route\(/gm)].map(
    ([, verb]) => verb,
  )
  if (verbs.length === 0) throw new Error(`${file} names no verb as \`  GET: route(\``)
  const path = file.replace(/^app/, '').replace(/\/route\.ts$/, '')
  return verbs.map((verb) => normal(`${verb} ${path}`))
}

function normal(call: string): string {
  return call.replace(/\[[^\]]+\]|\{[^}]+\}/g, '{}').replace(/^(\w+) \/api\//, '$1 /')
}
