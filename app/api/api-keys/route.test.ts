import { newProgram, Program, sha256 } from '@/e2e/support/api-keys'
import { query } from '@/e2e/support/database'
import { newAdmin, newEmail, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const key = { name: 'Greenhouse sync', system: 'greenhouse', scopes: ['jobs:read'] }
type Created = { id: number; secret: string }
type Listed = { id: number; start: string; status: string; lastUsedAt: string | null; scopes: string[] }

const listed = async (owner: Visitor, id: number) =>
  ((await owner.call('GET', '/api/api-keys')).json as Listed[]).find((one) => one.id === id)

test('creates a key that is shown once, used and revoked', async () => {
  const owner = await newAdmin('OWNER')
  const created = await owner.call('POST', '/api/api-keys', { json: key })
  const { id, secret } = created.json as Created
  expect(secret).toMatch(/^spk_[\w-]{43}$/)
  expect(await query('SELECT "secretHash", "start" FROM "ApiKey" WHERE "id" = $1', [id])).toEqual([
    { secretHash: sha256(secret), start: secret.slice(0, 10) },
  ])
  expect(await listed(owner, id)).toMatchObject({ status: 'active', lastUsedAt: null, start: secret.slice(0, 10) })

  const program = new Program(id, secret)
  expect((await program.call('GET', '/api/v1/jobs/changes?limit=1')).status).toBe(200)
  expect((await listed(owner, id))?.lastUsedAt).toEqual(expect.any(String))

  expect((await owner.call('DELETE', `/api/api-keys/${id}`)).status).toBe(200)
  expect((await owner.call('DELETE', `/api/api-keys/${id}`)).status).toBe(404)
  expect(await listed(owner, id)).toMatchObject({ status: 'revoked' })
  expect((await program.call('GET', '/api/v1/jobs/changes')).status).toBe(401)

  const entries = await query<{ action: string; detail: unknown }>(
    `SELECT "action", "detail" FROM "AuditEntry" WHERE "action" LIKE 'api-key.%' AND "subjectId" = $1 ORDER BY "id"`,
    [id],
  )
  expect(entries.map(({ action }) => action)).toEqual(['api-key.created', 'api-key.revoked'])
  const lists = [
    await owner.call('GET', '/api/api-keys'),
    await owner.call('GET', '/api/exports/audit?q=Greenhouse'),
    await owner.call('GET', '/api/site-file'),
  ]
  for (const text of [JSON.stringify(entries), ...lists.map((reply) => reply.text)]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(sha256(secret))
  }
})

test.each([
  [{ ...key, name: ' ' }, { name: 'A name is required' }],
  [{ ...key, system: 'Green House' }, { system: 'Use lowercase letters, digits and dashes' }],
  [{ ...key, scopes: [] }, { scopes: 'Choose at least one scope' }],
  [{ ...key, scopes: ['jobs:publish'] }, { scopes: 'Publish jobs also needs Write jobs' }],
  [{ ...key, expiresOn: '2026-01-01' }, { expiresOn: 'Choose a day in the future' }],
])('rejects the key %j', async (json, errors) => {
  const reply = await (await signInAdmin()).call('POST', '/api/api-keys', { json })
  expect(reply).toMatchObject({ status: 400, json: { errors } })
})

test('needs the password if the owner signed in a while ago, and emails the owners', async () => {
  const email = newEmail('owner')
  const owner = await newAdmin('OWNER', email)
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '11 minutes' FROM "Admin" a
    WHERE a."id" = "adminId" AND a."email" = $1`,
    [email],
  )
  const create = (password?: string) => owner.call('POST', '/api/api-keys', { json: { ...key, name: email, password } })
  expect(await create()).toMatchObject({ status: 400, json: { errors: { password: 'Enter your password.' } } })
  expect((await create('wrong')).status).toBe(400)
  expect(await query('SELECT 1 FROM "ApiKey" WHERE "name" = $1', [email])).toEqual([])
  expect((await create(PASSWORD)).status).toBe(201)
  const mails = await query<{ text: string }>('SELECT "text" FROM "Mail" WHERE "to" = $1 AND "subject" LIKE $2', [
    email,
    'API key created%',
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('It can: Read jobs.')
})

describe('a key that does not work', () => {
  const call = (authorization: string) =>
    new Visitor().call('GET', '/api/v1/jobs/changes', { headers: { authorization } })

  test.each(['spk_', `spk_${'a'.repeat(43)}`, 'nonsense'])('is refused: %j', async (secret) => {
    const reply = await call(`Bearer ${secret}`)
    expect(reply).toMatchObject({ status: 401, json: { message: expect.stringContaining("isn't valid") } })
    expect(reply.headers.get('www-authenticate')).toContain('Bearer error="invalid_token"')
    expect(reply.headers.get('content-type')).toBe('application/problem+json')
  })

  test('is refused if truncated, lengthened, expired or revoked', async () => {
    const { secret } = await newProgram(['jobs:read'])
    const expired = await newProgram(['jobs:read'], { expiresAt: new Date(Date.now() - 1_000) })
    const revoked = await newProgram(['jobs:read'], { revokedAt: new Date() })
    expect((await call(`Bearer ${secret}`)).status).toBe(200)
    expect((await call(`bearer  ${secret}`)).status).toBe(200)
    expect((await call(`Bearer ${secret.slice(0, -1)}`)).status).toBe(401)
    expect((await call(`Bearer ${secret}x`)).status).toBe(401)
    expect((await call(`Basic ${secret}`)).status).toBe(401)
    expect((await call(`Bearer ${expired.secret}`)).json).toMatchObject({
      message: 'This API key has expired. Ask the site for a new one.',
    })
    expect((await call(`Bearer ${revoked.secret}`)).json).toMatchObject({
      message: 'This API key was revoked. Ask the site for a new one.',
    })
  })

  test('is not tried again and again from one address', async () => {
    const visitor = new Visitor()
    const headers = { authorization: 'Bearer spk_wrong' }
    const statuses: number[] = []
    for (let tries = 0; tries < 61; tries += 1)
      statuses.push((await visitor.call('GET', '/api/v1/jobs/changes', { headers })).status)
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('limits the calls of each key by the minute', async () => {
  const [slow, other] = [await newProgram(['jobs:read'], { callsPerMinute: 6 }), await newProgram(['jobs:read'])]
  const statuses: number[] = []
  for (let calls = 0; calls < 6; calls += 1)
    statuses.push((await slow.call('GET', '/api/v1/jobs/changes?limit=1')).status)
  expect(statuses).toEqual(Array(6).fill(200))
  const reply = await slow.call('GET', '/api/v1/jobs/changes?limit=1')
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await other.call('GET', '/api/v1/jobs/changes?limit=1')).status).toBe(200)
})

test("doesn't add anything to an owner's session", async () => {
  const owner = await signInAdmin()
  const { secret } = await newProgram(['applications:read'])
  const headers = { authorization: `Bearer ${secret}` }
  expect((await owner.call('GET', '/api/admins', { headers })).json).toMatchObject({
    status: 403,
    message: "API keys can't make this call.",
  })
  // A proxy in front of the site can have a bearer token of its own.
  expect((await owner.call('GET', '/api/admins', { headers: { authorization: 'Bearer eyJhbGciOi' } })).status).toBe(200)
})
