import { query } from '@/e2e/support/database'
import { waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, PASSWORD } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { deliveriesTo, type Hook, newWebhook, type Receiver, signatureOf, startReceiver } from '@/e2e/support/webhooks'

let email: string
let owner: Visitor
let receiver: Receiver
let hook: Hook

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  email = newEmail('owner')
  owner = await newAdmin('OWNER', email)
  hook = await newWebhook(owner, receiver.url, ['person.deleted'])
})
afterEach(async () => {
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
})

const listed = async () =>
  ((await owner.call('GET', '/api/webhooks')).json as Record<string, unknown>[]).find(({ id }) => id === hook.id)
const act = (step: string) => owner.call('POST', `/api/webhooks/${hook.id}/${step}`)
const rename = (json: object) =>
  owner.call('PUT', `/api/webhooks/${hook.id}`, {
    json: { name: 'Renamed', url: receiver.url, events: ['person.deleted'], version: 1, ...json },
  })

async function receivedTest() {
  // Other tests delete persons.
  const tests = () => receiver.received.filter(({ body }) => body.includes('"test.sent"'))
  const before = tests().length
  expect((await act('test')).status).toBe(200)
  await until(() => tests().length > before)
  const last = tests().at(-1)
  if (!last) throw new Error('Nothing was received.')
  return last
}

test('signs events after Standard Webhooks and lists the request and the response', async () => {
  expect(hook.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  receiver.respondWith((_received, response) => response.writeHead(202).end('thanks'))
  const got = await receivedTest()
  expect(got.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-signature': signatureOf(hook.secret, got),
  })
  expect(Math.abs(Number(got.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(JSON.parse(got.body)).toEqual({ type: 'test.sent', timestamp: expect.any(String), data: {} })
  await until(async () => (await deliveriesTo(owner, hook))[0]?.state === 'DELIVERED')
  expect((await deliveriesTo(owner, hook))[0]).toMatchObject({
    eventId: got.id,
    type: 'test.sent',
    url: receiver.url,
    payload: got.body,
    status: 202,
    response: 'thanks',
    attempts: 1,
  })
})

test('signs with both secrets for a day after a change, and tells owners', async () => {
  const changed = await owner.call('POST', `/api/webhooks/${hook.id}/secret`, { json: {} })
  const { secret } = changed.json as Hook
  expect(secret).not.toBe(hook.secret)
  const got = await receivedTest()
  expect(got.headers['webhook-signature']).toBe(`${signatureOf(secret, got)} ${signatureOf(hook.secret, got)}`)
  await waitForMailAbout(email, 'Webhook changed')
  await query(`UPDATE "WebhookEndpoint" SET "oldSecretUntil" = now() WHERE "id" = $1`, [hook.id])
  const later = await receivedTest()
  expect(later.headers['webhook-signature']).toBe(signatureOf(secret, later))
})

test('never shows a secret again, and logs what owners do', async () => {
  await act('pause')
  await act('resume')
  await rename({})
  const entries = await query<{ action: string }>(
    `SELECT * FROM "AuditEntry" WHERE "action" LIKE 'webhook.%' AND "subjectId" = $1 ORDER BY "id"`,
    [hook.id],
  )
  expect(entries.map(({ action }) => action)).toEqual(
    ['created', 'paused', 'resumed', 'changed'].map((change) => `webhook.${change}`),
  )
  const stored = await query(`SELECT * FROM "WebhookEndpoint" WHERE "id" = $1`, [hook.id])
  const list = await owner.call('GET', '/api/webhooks')
  const page = await owner.call('GET', `/settings/webhooks/${hook.id}`, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('Renamed')
  for (const text of [JSON.stringify([entries, stored]), list.text, page.text]) expect(text).not.toContain(hook.secret)
})

test('needs the password if the sign-in was a while ago, for another URL or secret', async () => {
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '1 hour' WHERE "adminId" = (SELECT "id" FROM "Admin" WHERE "email" = $1)`,
    [email],
  )
  const json = { name: 'Another', url: receiver.url, events: ['person.deleted'] }
  const needed = { status: 400, json: { errors: { password: expect.any(String) } } }
  expect(await owner.call('POST', '/api/webhooks', { json })).toMatchObject(needed)
  expect(await owner.call('POST', `/api/webhooks/${hook.id}/secret`, { json: {} })).toMatchObject(needed)
  expect(await rename({ url: 'https://example.com/other' })).toMatchObject(needed)
  expect((await rename({})).status).toBe(200)
  expect((await rename({ url: 'https://example.com/other', version: 2, password: PASSWORD })).status).toBe(200)
  expect(await listed()).toMatchObject({ url: 'https://example.com/other', version: 3, name: 'Renamed' })
})

test('rejects a stale version, and pausing or resuming twice', async () => {
  expect(await rename({ version: 7 })).toMatchObject({ status: 409 })
  expect((await act('resume')).status).toBe(409)
  expect((await act('pause')).status).toBe(200)
  expect((await act('pause')).status).toBe(409)
  expect((await act('test')).status).toBe(409)
  expect(await listed()).toMatchObject({ pauseReason: 'owner', pausedAt: expect.any(String) })
})

test.each([
  [{ url: 'ftp://example.com' }, 'url'],
  [{ url: 'http://example.com/hooks' }, 'url'],
  [{ url: 'https://user:secret@example.com' }, 'url'],
  [{ url: 'https://:secret@example.com' }, 'url'],
  [{ url: 'nonsense' }, 'url'],
  [{ name: ' ' }, 'name'],
  [{ events: [] }, 'events'],
  [{ events: ['job.exploded'] }, 'events.0'],
])('rejects %j', async (json, field) => {
  expect(await rename(json)).toMatchObject({ status: 400, json: { errors: { [field]: expect.any(String) } } })
})
