import { newProgram } from '@/e2e/support/api-keys'
import { query } from '@/e2e/support/database'
import { postingData } from '@/e2e/support/jobs'

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const writer = () => newProgram(['jobs:write', 'jobs:publish'])
const countOf = async (company: unknown) =>
  (await query<{ id: number }>('SELECT "id" FROM "Posting" WHERE "company" = $1', [company])).length

/** A job that can be posted several times: without an external ID, and open rather than in review. */
const repeatable = (): Record<string, unknown> => ({
  ...postingData({ company: `Repeat ${crypto.randomUUID()}` }),
  publish: true,
})

test('gives the same response to the same call, without a second job', async () => {
  const [program, json, headers] = [await writer(), repeatable(), newKey()]
  const first = await program.call('POST', '/api/v1/jobs', { json, headers })
  const again = await program.call('POST', '/api/v1/jobs', { json, headers })
  expect(first.status).toBe(201)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect({ status: again.status, text: again.text }).toEqual({ status: 201, text: first.text })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await countOf(json.company)).toBe(1)
  // Without the header, it's another job.
  await program.call('POST', '/api/v1/jobs', { json })
  expect(await countOf(json.company)).toBe(2)
})

test('has one effect if the same call comes several times at once', async () => {
  const [program, json, headers] = [await writer(), repeatable(), newKey()]
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => program.call('POST', '/api/v1/jobs', { json, headers })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
  expect(new Set(replies.map(({ text }) => (JSON.parse(text) as { id: number }).id)).size).toBe(1)
  expect(replies.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1)
  expect(await countOf(json.company)).toBe(1)
})

test('rejects the key for another body, path, query or method', async () => {
  const [program, json, headers] = [await writer(), repeatable(), newKey()]
  const { json: job } = await program.call('POST', '/api/v1/jobs', { json, headers })
  const { id } = job as { id: number }
  const different = await program.call('POST', '/api/v1/jobs', { json: { ...json, vacancies: '3' }, headers })
  expect(different).toMatchObject({
    status: 422,
    json: { message: 'This Idempotency-Key was already used for a different request.' },
  })
  expect((await program.call('POST', `/api/v1/jobs/${id}/close`, { headers })).status).toBe(422)
  expect((await program.call('POST', '/api/v1/jobs?from=elsewhere', { json, headers })).status).toBe(422)
  expect(await countOf(json.company)).toBe(1)
})

test('keeps keys apart by program, and for a day', async () => {
  const [program, other, json, headers] = [await writer(), await writer(), repeatable(), newKey()]
  await program.call('POST', '/api/v1/jobs', { json, headers })
  expect((await other.call('POST', '/api/v1/jobs', { json, headers })).status).toBe(201)
  expect(await countOf(json.company)).toBe(2)
  await query(`UPDATE "IdempotentCall" SET "createdAt" = now() - interval '25 hours' WHERE "apiKeyId" = $1`, [
    program.id,
  ])
  await program.call('POST', '/api/v1/jobs', { json, headers })
  expect(await countOf(json.company)).toBe(3)
})

test("doesn't keep a call that failed", async () => {
  const [program, json, headers] = [await writer(), repeatable(), newKey()]
  expect((await program.call('POST', '/api/v1/jobs', { json: { ...json, jobTitle: '' }, headers })).status).toBe(400)
  expect((await program.call('POST', '/api/v1/jobs/1999999999/close', { headers })).status).toBe(404)
  expect((await program.call('POST', '/api/v1/jobs', { json, headers })).status).toBe(201)
})

test('closes a job once', async () => {
  const [program, headers] = [await writer(), newKey()]
  const { json } = await program.call('POST', '/api/v1/jobs', { json: repeatable() })
  const { id } = json as { id: number }
  const close = () => program.call('POST', `/api/v1/jobs/${id}/close`, { headers })
  const [one, two] = await Promise.all([close(), close()])
  expect(two.json).toEqual(one.json)
  const closings = await query(`SELECT 1 FROM "AuditEntry" WHERE "action" = 'posting.closed' AND "subjectId" = $1`, [
    id,
  ])
  expect(closings).toHaveLength(1)
})

test.each(['', 'ä', 'a'.repeat(201)])('rejects the key %j', async (key) => {
  const program = await writer()
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
  expect((await program.call('POST', '/api/v1/jobs', { json: repeatable(), headers })).status).toBe(400)
})
