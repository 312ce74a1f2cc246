import { linkIn, waitForMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

type Listed = { id: number; email: string; role: string }
const html = { accept: 'text/html' }

async function invite(role: string, email = newEmail('invited')) {
  const owner = await signInAdmin()
  const reply = await owner.call('POST', '/api/admins/invitations', { json: { name: 'Ines Park', email, role } })
  return { owner, email, reply }
}

async function tokenOf(email: string, mail = 1): Promise<string> {
  const link = linkIn(await waitForMail(email, mail), '/admin/accept')
  return new URLSearchParams(link.split('?')[1]).get('token') ?? ''
}

const accept = (token: string, visitor = new Visitor()) =>
  visitor.call('POST', '/api/admins/accept', { json: { token, password: PASSWORD, confirmPassword: PASSWORD } })

const find = async (owner: Visitor, email: string) =>
  ((await owner.call('GET', '/api/admins')).json as Listed[]).find((admin) => admin.email === email)

test('an invitation works once, a newer one replaces it, and a withdrawn one is dead', async () => {
  const { owner, email } = await invite('EDITOR')
  const first = await tokenOf(email)
  await owner.call('POST', '/api/admins/invitations', { json: { name: 'Ines Park', email, role: 'RECRUITER' } })
  const second = await tokenOf(email, 2)
  expect((await accept(first)).status).toBe(410)
  const many = await Promise.all([1, 2, 3, 4].map(() => accept(second)))
  expect(many.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410])
  expect(await find(owner, email)).toMatchObject({ role: 'RECRUITER' })
  const again = await owner.call('POST', '/api/admins/invitations', { json: { name: 'x', email, role: 'EDITOR' } })
  expect([again.status, again.json]).toMatchObject([409, { errors: { email: expect.any(String) } }])
  const other = await invite('EDITOR')
  const open = (await owner.call('GET', '/api/admins/invitations')).json as Listed[]
  const id = open.find((each) => each.email === other.email)?.id
  expect((await owner.call('DELETE', `/api/admins/invitations/${id}`)).status).toBe(200)
  expect((await accept(await tokenOf(other.email))).status).toBe(410)
})

test('a removed admin’s cookie is dead, and a changed role counts at the next request', async () => {
  const { owner, email } = await invite('RECRUITER')
  const admin = new Visitor()
  await accept(await tokenOf(email))
  await admin.call('POST', '/api/v1/user/adminlogin', { json: { email, password: PASSWORD } })
  const id = (await find(owner, email))?.id
  expect((await admin.call('GET', '/hire-from-us')).status).toBe(200)
  expect((await owner.call('PATCH', `/api/admins/${id}`, { json: { role: 'EDITOR' } })).status).toBe(200)
  expect((await admin.call('GET', '/hire-from-us')).status).toBe(403)
  const refused = await admin.call('GET', '/adminpostjobs', { headers: html })
  expect(refused.headers.get('location') ?? refused.text).toContain('/dashboard?refused=')
  expect((await owner.call('DELETE', `/api/admins/${id}`)).status).toBe(200)
  expect((await admin.call('GET', '/contactus')).status).toBe(401)
  expect((await owner.call('DELETE', `/api/admins/${id}`)).status).toBe(404)
})

test('nobody removes themselves, and owners who remove each other at once leave one', async () => {
  const owner = await signInAdmin()
  const [one, other] = [await newAdmin('OWNER'), await newAdmin('OWNER')]
  const admins = (await owner.call('GET', '/api/admins')).json as Listed[]
  const [oneId, otherId] = admins.slice(-2).map(({ id }) => id)
  expect((await one.call('DELETE', `/api/admins/${oneId}`)).status).toBe(409)
  const replies = await Promise.all([
    one.call('PATCH', `/api/admins/${otherId}`, { json: { role: 'EDITOR' } }),
    other.call('PATCH', `/api/admins/${oneId}`, { json: { role: 'EDITOR' } }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
})
