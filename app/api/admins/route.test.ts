import { query } from '@/e2e/support/database'
import { linkIn, waitForMail } from '@/e2e/support/mail'
import {
  newAdmin,
  newEmail,
  newSeeker,
  ownerCredentials,
  PASSWORD,
  personLinkedTo,
  signInAdmin,
} from '@/e2e/support/people'
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

test('accepts an invitation once, and rejects replaced and withdrawn ones', async () => {
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

test("ends a removed admin's session, and applies a new role to the next request", async () => {
  const { owner, email } = await invite('RECRUITER')
  const admin = new Visitor()
  await accept(await tokenOf(email))
  await admin.call('POST', '/api/v1/user/adminlogin', { json: { email, password: PASSWORD } })
  const id = (await find(owner, email))?.id
  expect((await admin.call('GET', '/hire-from-us')).status).toBe(200)
  expect((await owner.call('PATCH', `/api/admins/${id}`, { json: { role: 'EDITOR' } })).status).toBe(200)
  expect((await admin.call('GET', '/hire-from-us')).status).toBe(403)
  const refused = await admin.call('GET', '/adminpostjobs', { headers: html })
  expect((refused.headers.get('location') ?? refused.text).includes('/dashboard?refused=')).toBe(true)
  const person = await personLinkedTo(await newSeeker())
  await query('UPDATE "Person" SET "ownerId" = $1, "followUpAt" = now() WHERE "id" = $2', [id, person])
  expect((await owner.call('DELETE', `/api/admins/${id}`)).status).toBe(200)
  const owned = `SELECT "email" FROM "Person" p JOIN "Admin" a ON a."id" = p."ownerId" WHERE p."id" = $1`
  expect(await query(owned, [person])).toEqual([{ email: (await ownerCredentials()).email }])
  expect((await admin.call('GET', '/contactus')).status).toBe(401)
  expect((await owner.call('DELETE', `/api/admins/${id}`)).status).toBe(404)
})

test('an invitation expires after seven days, and an owner can send a new one', async () => {
  const { email } = await invite('EDITOR')
  const token = await tokenOf(email)
  const lifeInDays = `extract(epoch FROM "expiresAt" - "createdAt")::int / 86400`
  const aWeekLater = `UPDATE "AdminInvitation" SET "expiresAt" = now() - interval '1 second' WHERE "email" = $1`
  expect(await query(`SELECT ${lifeInDays} AS days FROM "AdminInvitation" WHERE "email" = $1`, [email])).toEqual([
    { days: 7 },
  ])
  await query(aWeekLater, [email])
  expect((await accept(token)).status).toBe(410)
  expect((await invite('EDITOR', email)).reply.status).toBe(201)
  expect((await accept(await tokenOf(email, 2))).status).toBe(201)
})

test('only one of two owners who demote or remove each other succeeds', async () => {
  const owner = await signInAdmin()
  for (const request of [
    { method: 'PATCH', json: { role: 'EDITOR' } },
    { method: 'DELETE', json: undefined },
  ]) {
    const [one, other] = [await newOwner(owner), await newOwner(owner)]
    const replies = await Promise.all([
      one.admin.call(request.method, `/api/admins/${other.id}`, { json: request.json }),
      other.admin.call(request.method, `/api/admins/${one.id}`, { json: request.json }),
    ])
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([401, 403]).toContain(statuses[1])
    await removeAll(owner, [one.id, other.id])
  }
})

test("admins can't change or remove their own account", async () => {
  const owner = await signInAdmin()
  const another = await newOwner(owner)
  const own = `/api/admins/${another.id}`
  expect((await another.admin.call('DELETE', own)).json).toMatchObject({
    message: expect.stringMatching(/another owner/),
  })
  expect((await another.admin.call('PATCH', own, { json: { role: 'EDITOR' } })).status).toBe(409)
  await removeAll(owner, [another.id])
  expect((await another.admin.call('GET', '/api/admins')).status).toBe(401)
})

async function newOwner(owner: Visitor) {
  const email = newEmail('owner')
  const admin = await newAdmin('OWNER', email)
  return { admin, id: (await find(owner, email))?.id ?? 0 }
}

async function removeAll(owner: Visitor, ids: number[]) {
  for (const id of ids) await owner.call('DELETE', `/api/admins/${id}`)
}
