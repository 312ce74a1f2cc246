import { contactMessage } from '@/e2e/support/access/documented'
import { query } from '@/e2e/support/database'
import { mailsTo, waitForMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

type Message = { id: number; email: string; state: string }
type Reply = { id: number; authorName: string; text: string; mail: { id: number; state: string } | null }
let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

const find = async (email: string) => {
  const { json } = await owner.call('GET', '/contactus')
  return (json as Message[]).find((message) => message.email === email) as Message
}

async function newMessage(message = 'Do you train\non weekends?'): Promise<Message> {
  const email = newEmail('sender')
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email, message } })
  return find(email)
}

const reply = (visitor: Visitor, { id }: Message, json: object = {}) =>
  visitor.call('POST', `/contactus/${id}/replies`, { json: { subject: 'Re: A question', text: 'Yes.', ...json } })

test('emails a reply with the original message, marks it as answered and logs it', async () => {
  const message = await newMessage()
  const editor = await newAdmin('EDITOR')
  const { status, json } = await reply(editor, message, { text: 'Yes, <b>we</b> do.\n\nAsha' })
  expect(status).toBe(201)
  expect(json).toMatchObject({ authorName: 'Test EDITOR', text: 'Yes, <b>we</b> do.\n\nAsha' })

  const mail = await waitForMail(message.email)
  expect(mail.subject).toBe('Re: A question')
  expect(mail.text).toContain('Yes, <b>we</b> do.\n\nAsha')
  expect(mail.text).toContain('> Do you train\n> on weekends?')
  expect(mail.html).toContain('&#60;b&#62;we&#60;/b&#62;')
  expect(mail.headers['reply-to']).toMatch(/@/)

  expect((await find(message.email)).state).toBe('answered')
  const { text: trail } = await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(message.email)}`)
  expect(trail.match(/message\.\w+/g)).toEqual(['message.replied'])
  const { text: csv } = await owner.call('GET', `/api/exports/contacts?search=${encodeURIComponent(message.email)}`)
  expect(csv).toContain('Test EDITOR: Yes, <b>we</b> do.')
})

test('rejects the second of two simultaneous replies', async () => {
  const message = await newMessage()
  const replies = await Promise.all([reply(owner, message, { seen: 0 }), reply(owner, message, { seen: 0 })])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  await waitForMail(message.email)
  expect(await mailsTo(message.email)).toHaveLength(1)
  const first = replies.find(({ status }) => status === 201)?.json as Reply
  expect((await reply(owner, message, { seen: first.id })).status).toBe(201)
})

test('deleting a message also deletes its replies and their emails', async () => {
  const message = await newMessage()
  const { json } = await reply(owner, message)
  const { id, mail } = json as Reply
  await waitForMail(message.email)
  await query(`UPDATE "Mail" SET "state" = 'SENT' WHERE "id" = $1`, [mail?.id])
  expect((await owner.call('DELETE', `/contactus/delete/${message.id}`)).status).toBe(200)
  expect(await query('SELECT "id" FROM "ContactReply" WHERE "id" = $1', [id])).toEqual([])
  expect(await query('SELECT "id" FROM "Mail" WHERE "id" = $1', [mail?.id])).toEqual([])
  expect((await reply(owner, message)).status).toBe(404)
})

test.each([
  ['text', { text: '  ' }],
  ['text', { text: 'x'.repeat(10_001) }],
  ['subject', { subject: '' }],
  ['subject', { subject: 'One\r\nBcc: all@mail.example' }],
])('rejects an invalid %s with an error on the field: %#', async (field, json) => {
  const { status, json: refused } = await reply(owner, { id: 1 } as Message, json)
  expect([status, Object.keys((refused as { errors: object }).errors)]).toEqual([400, [field]])
})
