import { query } from '@/e2e/support/database'
import {
  answerWith,
  creationOptions,
  newAuthenticator,
  newPasskey,
  passkeyPath,
  signInOptions,
  signInWith,
} from '@/e2e/support/passkeys'
import { newAdmin, newEmail, newSeeker } from '@/e2e/support/people'
import { turnOnTwoSteps } from '@/e2e/support/second-factor'
import { Visitor } from '@/e2e/support/visitor'

const accepted = { message: 'Login successful' }
const notAccepted = { message: "We couldn't sign you in with that passkey. Try again, or log in another way." }
const unknown = {
  message: "We don't recognize that passkey. It may have been removed, or it belongs to another type of account.",
}

const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const console_ = async (visitor: Visitor) => (await visitor.call('GET', '/contactus')).status

test('signs a seeker in without an email, in a session like any other', async () => {
  const seeker = await newSeeker('Passkey Person')
  const { authenticator } = await newPasskey(seeker.visitor, 'seeker')
  const visitor = new Visitor()
  const reply = await signInWith(visitor, 'seeker', authenticator)
  expect(reply.json).toEqual({ ...accepted, userName: 'Passkey Person', email: seeker.email })
  const cookies = reply.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('portal-seeker='))).toMatch(/HttpOnly/i)
  expect(cookies.some((line) => line.startsWith('portal-device='))).toBe(true)
  expect(await signedIn(visitor)).toMatchObject({ email: seeker.email })
  const [row] = await query(
    `SELECT "counter"::int, "lastUsedAt" IS NOT NULL AS used FROM "Passkey" WHERE "credentialId" = $1`,
    [authenticator.id],
  )
  expect(row).toEqual({ counter: 1, used: true })
  // The browser's earlier session ends, as after any sign-in.
  const before = visitor.clone()
  expect((await signInWith(visitor, 'seeker', authenticator)).status).toBe(200)
  expect(await signedIn(before)).toBeNull()
})

test.each(['OWNER', 'RECRUITER', 'EDITOR'] as const)(
  'replaces the password and the two-step code of an admin: %s',
  async (role) => {
    const email = newEmail('key-holder')
    const admin = await newAdmin(role, email)
    await turnOnTwoSteps(admin)
    const { authenticator } = await newPasskey(admin, 'admin')
    const visitor = new Visitor()
    expect((await signInWith(visitor, 'admin', authenticator)).json).toMatchObject({ ...accepted, email })
    expect(await console_(visitor)).toBe(200)
    const [entry] = await query(
      `SELECT "detail" FROM "AuditEntry" WHERE "action" = 'admin.signed-in' AND "actorId" = (SELECT "id" FROM "Admin" WHERE "email" = $1) ORDER BY "id" DESC LIMIT 1`,
      [email],
    )
    expect(entry).toEqual({ detail: { secondFactor: 'passkey' } })
  },
)

test("a seeker's passkey doesn't open the console, nor an admin's the seeker's area", async () => {
  const [seeker, admin] = [await newSeeker(), await newAdmin('OWNER')]
  const [own, staff] = [await newPasskey(seeker.visitor, 'seeker'), await newPasskey(admin, 'admin')]
  for (const [kind, { authenticator }] of [
    ['admin', own],
    ['seeker', staff],
  ] as const) {
    const visitor = new Visitor()
    const reply = await signInWith(visitor, kind, authenticator)
    expect([reply.status, reply.json]).toMatchObject([400, unknown])
  }
  // A challenge for one login page doesn't work at the other.
  const visitor = new Visitor()
  const answer = own.authenticator.get(await signInOptions(visitor, 'admin'))
  expect((await answerWith(visitor, 'seeker', answer)).json).toMatchObject(notAccepted)
})

test('rejects an answer that is sent twice, even at the same time and from the same browser', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const visitor = new Visitor()
  const answer = authenticator.get(await signInOptions(visitor, 'seeker'))
  const replies = await Promise.all(Array.from({ length: 5 }, () => answerWith(visitor.clone(), 'seeker', answer)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect((await answerWith(visitor, 'seeker', answer)).json).toMatchObject(notAccepted)
})

test('a wrong answer uses up the challenge', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const visitor = new Visitor()
  const options = await signInOptions(visitor, 'seeker')
  expect(
    (await answerWith(visitor, 'seeker', authenticator.get(options, { origin: 'https://evil.example' }))).status,
  ).toBe(400)
  expect((await answerWith(visitor, 'seeker', authenticator.get(options))).json).toMatchObject(notAccepted)
})

test("rejects an answer to another browser's challenge", async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const answer = authenticator.get(await signInOptions(new Visitor(), 'seeker'))
  const thief = new Visitor()
  await signInOptions(thief, 'seeker')
  expect((await answerWith(thief, 'seeker', answer)).json).toMatchObject(notAccepted)
  expect((await answerWith(new Visitor(), 'seeker', answer)).json).toMatchObject(notAccepted)
})

const lies = {
  'another origin': { origin: 'https://evil.example' },
  'a subdomain of the origin': { origin: 'http://evil.localhost' },
  'another site': { rpId: 'evil.example' },
  'a ceremony that creates passkeys': { type: 'webauthn.create' },
  'a made-up challenge': { challenge: Buffer.from('made up').toString('base64url') },
  'no user verification': { isUnverified: true },
  'another user handle': { userHandle: Buffer.from('someone else').toString('base64url') },
  'no user handle': { userHandle: '' },
}

test.each(Object.entries(lies))('rejects an answer for %s', async (_, lie) => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const visitor = new Visitor()
  const reply = await answerWith(visitor, 'seeker', authenticator.get(await signInOptions(visitor, 'seeker'), lie))
  expect(reply.status).toBe(400)
  expect(await signedIn(visitor)).toBeNull()
  expect((await signInWith(visitor, 'seeker', authenticator)).status).toBe(200)
})

test("rejects another key's signature for a passkey", async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const { visitor: other } = await newSeeker()
  const { authenticator: own } = await newPasskey(other, 'seeker')
  const [mine] = await query<{ userHandle: string }>(`SELECT "userHandle" FROM "Passkey" WHERE "credentialId" = $1`, [
    authenticator.id,
  ])
  const visitor = new Visitor()
  const forged = own.get(await signInOptions(visitor, 'seeker'), { id: authenticator.id, userHandle: mine?.userHandle })
  expect((await answerWith(visitor, 'seeker', forged)).json).toMatchObject(notAccepted)
  expect(await signedIn(visitor)).toBeNull()
})

test.each([
  ['goes back', 4],
  ['stays the same', 5],
  ['starts again', 0],
])('rejects a copied passkey, whose counter %s', async (_, counter) => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const visitor = new Visitor()
  const first = authenticator.get(await signInOptions(visitor, 'seeker'), { counter: 5 })
  expect((await answerWith(visitor, 'seeker', first)).status).toBe(200)
  const copied = authenticator.get(await signInOptions(visitor, 'seeker'), { counter })
  expect((await answerWith(visitor, 'seeker', copied)).json).toMatchObject(notAccepted)
})

test('accepts a synced passkey, whose counter stays 0', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  for (const _ of [1, 2]) {
    const visitor = new Visitor()
    const answer = authenticator.get(await signInOptions(visitor, 'seeker'), { counter: 0 })
    expect((await answerWith(visitor, 'seeker', answer)).status).toBe(200)
  }
})

test('rejects a removed passkey, and those of an admin who was removed', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator, id } = await newPasskey(owner, 'seeker')
  expect((await owner.call('DELETE', `${passkeyPath.seeker}/${id}`, { json: {} })).status).toBe(200)
  expect((await signInWith(new Visitor(), 'seeker', authenticator)).json).toMatchObject(unknown)
  const email = newEmail('leaver')
  const { authenticator: staff } = await newPasskey(await newAdmin('EDITOR', email), 'admin')
  await query(`DELETE FROM "Admin" WHERE "email" = $1`, [email])
  expect((await signInWith(new Visitor(), 'admin', staff)).json).toMatchObject(unknown)
})

test('rejects a challenge for creating a passkey', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const { challenge, rp } = await creationOptions(owner, 'seeker')
  const answer = authenticator.get({ challenge, rpId: rp.id })
  expect((await answerWith(owner, 'seeker', answer)).json).toMatchObject(notAccepted)
})

test('limits attempts per IP, and per account for a browser that knows it', async () => {
  const { ip } = new Visitor()
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) {
    const visitor = new Visitor(undefined, ip)
    const answer = newAuthenticator().get(await signInOptions(visitor, 'seeker'), { userHandle: 'AAAA' })
    statuses.push((await answerWith(visitor, 'seeker', answer)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(400), 429])
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const known: number[] = []
  for (let count = 0; count < 11; count += 1) known.push((await signInWith(owner, 'seeker', authenticator)).status)
  expect(known.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(known.at(-1)).toBe(429)
})
