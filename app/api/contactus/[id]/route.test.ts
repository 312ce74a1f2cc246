import { contactMessage } from '@/e2e/support/access/documented'
import { query } from '@/e2e/support/database'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

type Wire = { id: number; email: string; state: string }
let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

async function newMessage(): Promise<Wire> {
  const email = newEmail('sender')
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email } })
  const { json } = await owner.call('GET', '/contactus')
  return (json as Wire[]).find((message) => message.email === email) as Wire
}

const mark = ({ id }: Wire, state: unknown) => owner.call('PATCH', `/contactus/${id}`, { json: { state } })
const actionsOn = async ({ email }: Wire) => {
  const { text } = await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(email)}`)
  return text.match(/message\.\w+/g) ?? []
}

test('marks a message as read, answered and unread, logging each change once', async () => {
  const message = await newMessage()
  expect(message.state).toBe('unread')
  for (const state of ['answered', 'answered', 'read', 'unread']) {
    const { status, json } = await mark(message, state)
    expect([status, (json as Wire).state]).toEqual([200, state])
  }
  expect(await actionsOn(message)).toEqual(['message.unread', 'message.read', 'message.answered'])
})

test('keeps an answered message answered when its opening is recorded late', async () => {
  const message = await newMessage()
  expect((await mark(message, 'answered')).status).toBe(200)
  const late = await owner.call('PATCH', `/contactus/${message.id}`, { json: { state: 'read', from: 'unread' } })
  expect([late.status, (late.json as Wire).state]).toEqual([200, 'answered'])
  expect(await actionsOn(message)).toEqual(['message.answered'])
})

test('a deleted message remains in the audit log, without the email of its sender', async () => {
  const message = await newMessage()
  expect((await mark(message, 'read')).status).toBe(200)
  const remove = () => owner.call('DELETE', `/contactus/delete/${message.id}`)
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await mark(message, 'read')).status).toBe(404)
  expect(await actionsOn(message)).toEqual([])
  const logged = await query<{ action: string; subject: string }>(
    `SELECT "action", "subject" FROM "AuditEntry" WHERE "subjectId" = $1 AND "action" LIKE 'message.%' ORDER BY "id"`,
    [message.id],
  )
  expect(logged).toEqual([
    { action: 'message.read', subject: 'A deleted message' },
    { action: 'message.deleted', subject: contactMessage.subject },
  ])
})

test('rejects an invalid status', async () => {
  expect((await owner.call('PATCH', '/contactus/1', { json: { state: 'deleted' } })).status).toBe(400)
})

test.each(['0', '-1', '1e9', '1%20or%201=1', '99999999999'])('returns 404 for message %s', async (id) => {
  expect((await owner.call('PATCH', `/contactus/${id}`, { json: { state: 'read' } })).status).toBe(404)
})
