import { newProgram, type Program } from '@/e2e/support/api-keys'
import { descriptionOf } from '@/e2e/support/described'
import { applyTo, newApprovedJob, postingData } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { type Scope, scopeNames } from '@/lib/auth/scopes'

const system = `scopes-${Date.now()}`
const programs = {} as Record<Scope, Program>
let ids: { job: number; application: number }

beforeAll(async () => {
  for (const scope of scopeNames) programs[scope] = await newProgram([scope], { system })
  const job = await newApprovedJob(await signInAdmin())
  const { json } = await applyTo(job, await newSeeker())
  ids = { job, application: (json as { applyJobDetailsId: number }).applyJobDetailsId }
})

/** Each call of programs, its scope and the status with it. Their own jobs are tested in jobs/programs.test.ts. */
const calls: { call: string; scope: Scope; status: number; path: () => string; json?: () => unknown }[] = [
  {
    call: 'POST /api/v1/jobs',
    scope: 'jobs:write',
    status: 201,
    path: () => '/api/v1/jobs',
    json: () => postingData(),
  },
  { call: 'GET /api/v1/jobs/changes', scope: 'jobs:read', status: 200, path: () => '/api/v1/jobs/changes' },
  { call: 'GET /api/v1/jobs/{job}', scope: 'jobs:read', status: 200, path: () => `/api/v1/jobs/${ids.job}` },
  {
    call: 'PATCH /api/v1/jobs/{job}',
    scope: 'jobs:write',
    // Another system's job.
    status: 404,
    path: () => `/api/v1/jobs/${ids.job}`,
    json: () => ({ vacancies: 4 }),
  },
  {
    call: 'POST /api/v1/jobs/{job}/close',
    scope: 'jobs:write',
    status: 404,
    path: () => `/api/v1/jobs/${ids.job}/close`,
  },
  {
    call: 'POST /api/v1/jobs/{job}/fill',
    scope: 'jobs:write',
    status: 404,
    path: () => `/api/v1/jobs/${ids.job}/fill`,
  },
  { call: 'GET /api/v1/applications', scope: 'applications:read', status: 200, path: () => '/api/v1/applications' },
  {
    call: 'GET /api/v1/applications/{id}',
    scope: 'applications:read',
    status: 200,
    path: () => `/api/v1/applications/${ids.application}`,
  },
  {
    call: 'GET /api/v1/applications/{id}/resume',
    scope: 'applications:read',
    status: 200,
    path: () => `/api/v1/applications/${ids.application}/resume`,
  },
]

describe.each(calls)('$call', ({ call, scope, status, path, json }) => {
  const [method = ''] = call.split(' ')
  const sent = () => (json ? { json: json() } : {})

  test.each(scopeNames)('with the scope %s', async (held) => {
    const reply = await programs[held].call(method, path(), sent())
    expect(reply.status).toBe(held === scope ? status : 403)
    if (held === scope) return
    expect(reply.json).toMatchObject({ message: `This API key needs the scope ${scope}.` })
    expect(reply.headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scope}"`)
  })

  test('without a key', async () => {
    const reply = await new Visitor().call(method, path(), sent())
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe(`Bearer scope="${scope}"`)
  })

  test('from another site, where only a key counts', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }
    expect((await programs[scope].call(method, path(), { ...sent(), headers })).status).toBe(status)
  })
})

test('describes exactly these calls as open to API keys', async () => {
  const { paths } = await descriptionOf(required('TEST_SITE_URL'))
  const described = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { security }]) =>
      security.flatMap(({ apiKey }) => (apiKey ? [`${verb.toUpperCase()} ${path} ${apiKey}`] : [])),
    ),
  )
  expect(described.sort()).toEqual(calls.map(({ call, scope }) => `${call} ${scope}`).sort())
})

test("opens no call that doesn't name a scope", async () => {
  const { paths } = await descriptionOf(required('TEST_SITE_URL'))
  const closed = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) => {
      const isGated = operation['x-audience'] !== 'anyone' && operation['x-audience'] !== 'program'
      return isGated ? [`${verb.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`] : []
    }),
  )
  const all = await newProgram(scopeNames)
  const open: string[] = []
  for (const call of closed) {
    const [method = '', path = ''] = call.split(' ')
    const { status } = await all.call(method, path)
    if (status !== 403) open.push(`${call}: ${status}`)
  }
  expect(closed.length).toBeGreaterThan(80)
  expect(open).toEqual([])
})
