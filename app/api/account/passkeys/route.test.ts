import { query } from '@/e2e/support/database'
import { waitForMailAbout } from '@/e2e/support/mail'
import {
  creationOptions,
  type Kind,
  newAuthenticator,
  newPasskey,
  passkeyPath,
  signInOptions,
  signInWith,
} from '@/e2e/support/passkeys'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

async function newPerson(kind: Kind): Promise<{ visitor: Visitor; email: string }> {
  if (kind === 'seeker') return newSeeker()
  const email = newEmail('key-holder')
  return { visitor: await newAdmin('RECRUITER', email), email }
}

const add = (visitor: Visitor, kind: Kind, answer: unknown, name = 'Test key') =>
  visitor.call('POST', passkeyPath[kind], { json: { name, answer } })

const passkeysOf = (email: string) =>
  query<{ id: number; name: string }>(
    `SELECT "id", "name" FROM "Passkey" WHERE "seekerId" IN (SELECT "id" FROM "Seeker" WHERE "email" = $1)
    OR "adminId" IN (SELECT "id" FROM "Admin" WHERE "email" = $1) ORDER BY "id"`,
    [email],
  )

/** Makes every session of an account look an hour old. */
const age = (email: string) =>
  query(
    `UPDATE "Session" SET "createdAt" = now() - interval '1 hour' WHERE "seekerId" IN (SELECT "id" FROM "Seeker" WHERE "email" = $1)
    OR "adminId" IN (SELECT "id" FROM "Admin" WHERE "email" = $1)`,
    [email],
  )

describe.each(['seeker', 'admin'] as const)('the passkeys of a %s', (kind) => {
  test('are added, renamed and removed, with emails and audit entries', async () => {
    const { visitor, email } = await newPerson(kind)
    const { id, authenticator } = await newPasskey(visitor, kind, 'My phone')
    const added = await waitForMailAbout(email, 'Passkey added')
    expect(added.text).toContain('The passkey "My phone" was just added')
    const renamed = await visitor.call('PATCH', `${passkeyPath[kind]}/${id}`, { json: { name: '  Work phone ' } })
    expect(renamed.json).toEqual({ message: 'Passkey renamed.' })
    expect(await passkeysOf(email)).toEqual([{ id, name: 'Work phone' }])
    const elsewhere = new Visitor()
    await signInWith(elsewhere, kind, authenticator)
    const removed = await visitor.call('DELETE', `${passkeyPath[kind]}/${id}`, { json: {} })
    expect(removed.json).toEqual({ message: "Passkey removed. You've been signed out everywhere else." })
    expect(await passkeysOf(email)).toEqual([])
    expect((await elsewhere.call('POST', `${passkeyPath[kind]}/options`, { json: {} })).status).toBe(401)
    expect((await visitor.call('POST', `${passkeyPath[kind]}/options`, { json: {} })).status).toBe(200)
    expect((await waitForMailAbout(email, 'Passkey removed')).text).toContain('"Work phone"')
    expect((await visitor.call('DELETE', `${passkeyPath[kind]}/${id}`, { json: {} })).status).toBe(404)
    const entries = await query<{ action: string }>(
      `SELECT "action" FROM "AuditEntry" WHERE "actorName" IN ($1, 'Test RECRUITER') AND "action" LIKE '%passkey%'`,
      [email],
    )
    const prefix = kind === 'admin' ? 'admin' : 'account'
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining([`${prefix}.passkey-added`, `${prefix}.passkey-removed`]))
  })

  test('need the password once the sign-in is a while ago', async () => {
    const { visitor, email } = await newPerson(kind)
    const { id } = await newPasskey(visitor, kind)
    await age(email)
    const paths = [
      ['POST', `${passkeyPath[kind]}/options`],
      ['DELETE', `${passkeyPath[kind]}/${id}`],
    ] as const
    for (const [method, path] of paths) {
      const none = await visitor.call(method, path, { json: {} })
      expect([none.status, none.json]).toMatchObject([400, { errors: { password: 'Enter your password.' } }])
      const wrong = await visitor.call(method, path, { json: { password: 'not-the-password' } })
      expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { password: "That password isn't right" } }])
      expect((await visitor.call(method, path, { json: { password: PASSWORD } })).status).toBe(200)
    }
  })

  test("can't be renamed or removed by anyone else", async () => {
    const [owner, other] = [await newPerson(kind), await newPerson(kind)]
    const { id, authenticator } = await newPasskey(owner.visitor, kind)
    for (const stranger of [other.visitor, (await newPerson(kind === 'seeker' ? 'admin' : 'seeker')).visitor]) {
      const own = passkeyPath[stranger === other.visitor ? kind : kind === 'seeker' ? 'admin' : 'seeker']
      expect((await stranger.call('PATCH', `${own}/${id}`, { json: { name: 'Taken' } })).status).toBe(404)
      expect((await stranger.call('DELETE', `${own}/${id}`, { json: {} })).status).toBe(404)
    }
    expect(await passkeysOf(owner.email)).toEqual([{ id, name: 'Test key' }])
    expect((await signInWith(new Visitor(), kind, authenticator)).status).toBe(200)
  })

  const lies = {
    'user verification': { isUnverified: true },
    'the right origin': { origin: 'https://evil.example' },
    'the right site': { rpId: 'evil.example' },
    'the right ceremony': { type: 'webauthn.get' },
    'a challenge of ours': { challenge: Buffer.from('made up').toString('base64url') },
  }

  test.each(Object.entries(lies))("aren't added without %s", async (_, lie) => {
    const { visitor, email } = await newPerson(kind)
    const answer = newAuthenticator().create(await creationOptions(visitor, kind), lie)
    const reply = await add(visitor, kind, answer)
    expect([reply.status, reply.json]).toMatchObject([400, { message: "We couldn't add the passkey. Try again." }])
    expect(await passkeysOf(email)).toEqual([])
  })

  test("aren't added with a challenge that was used, or that is for signing in, another account or another browser", async () => {
    const { visitor, email } = await newPerson(kind)
    const options = await creationOptions(visitor, kind)
    expect((await add(visitor, kind, newAuthenticator().create(options))).status).toBe(201)
    expect((await add(visitor, kind, newAuthenticator().create(options))).status).toBe(400)
    const { challenge } = await signInOptions(visitor, kind)
    expect((await add(visitor, kind, newAuthenticator().create({ ...options, challenge }))).status).toBe(400)
    const other = await newPerson(kind)
    const theirs = newAuthenticator().create(await creationOptions(other.visitor, kind))
    expect((await add(visitor, kind, theirs)).status).toBe(400)
    // Even in the same browser, the challenge is for the account that asked.
    visitor.keep(other.visitor.cookiePairs().filter(([name]) => name === 'portal-passkey'))
    const again = newAuthenticator().create(await creationOptions(other.visitor, kind))
    expect((await add(visitor, kind, again)).status).toBe(400)
    expect(await passkeysOf(email)).toHaveLength(1)
  })
})

test("rejects a credential that is already someone's passkey", async () => {
  const [owner, thief] = [await newSeeker(), await newSeeker()]
  const { authenticator } = await newPasskey(owner.visitor, 'seeker')
  const answer = authenticator.create(await creationOptions(thief.visitor, 'seeker'))
  const reply = await add(thief.visitor, 'seeker', answer)
  expect([reply.status, reply.json]).toMatchObject([
    409,
    { message: 'This device already has a passkey for your account.' },
  ])
  expect(await passkeysOf(thief.email)).toEqual([])
})

test('asks for a fresh sign-in if the account has no password', async () => {
  const { visitor, email } = await newSeeker()
  await query(`UPDATE "Seeker" SET "passwordHash" = NULL, "openedByCodeAt" = now() WHERE "email" = $1`, [email])
  const { id } = await newPasskey(visitor, 'seeker')
  await age(email)
  for (const [method, path] of [
    ['POST', '/options'],
    ['DELETE', `/${id}`],
  ] as const) {
    const reply = await visitor.call(method, passkeyPath.seeker + path, { json: { password: PASSWORD } })
    expect([reply.status, reply.json]).toMatchObject([403, { message: 'Sign in again, then try again.' }])
  }
})

test("doesn't remove the only way into an account", async () => {
  const { visitor, email } = await newSeeker()
  const [first, second] = [await newPasskey(visitor, 'seeker'), await newPasskey(visitor, 'seeker')]
  await query(`UPDATE "Seeker" SET "passwordHash" = NULL WHERE "email" = $1`, [email])
  // If both are removed at once, only one removal succeeds.
  const replies = await Promise.all(
    [first, second].map(({ id }) => visitor.call('DELETE', `${passkeyPath.seeker}/${id}`, { json: {} })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await passkeysOf(email)).toHaveLength(1)
})

test('names the account for the authenticator, and requires user verification and a discoverable passkey', async () => {
  const { visitor, email } = await newSeeker('Named Person')
  const { authenticator } = await newPasskey(visitor, 'seeker')
  const options = (await visitor.call('POST', `${passkeyPath.seeker}/options`, { json: {} })).json
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: email, displayName: 'Named Person' },
    excludeCredentials: [{ id: authenticator.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
})

test('an account has at most twenty passkeys', async () => {
  const { visitor, email } = await newSeeker()
  await query(
    `INSERT INTO "Passkey" ("seekerId", "name", "credentialId", "userHandle", "publicKey", "counter")
    SELECT "id", 'Key', "email" || number, 'handle', '', 0 FROM "Seeker", generate_series(1, 20) AS number WHERE "email" = $1`,
    [email],
  )
  expect((await visitor.call('POST', `${passkeyPath.seeker}/options`, { json: {} })).status).toBe(409)
})

test('changes are limited per account', async () => {
  const { visitor } = await newSeeker()
  const { id } = await newPasskey(visitor, 'seeker')
  const statuses: number[] = []
  // Adding the passkey counts toward the limit too.
  for (let count = 1; count <= 20; count += 1)
    statuses.push(
      (await visitor.call('PATCH', `${passkeyPath.seeker}/${id}`, { json: { name: `Key ${count}` } })).status,
    )
  expect(statuses).toEqual([...Array(19).fill(200), 429])
})

test('a password change leaves passkeys and says so', async () => {
  const { visitor, email } = await newSeeker()
  const { authenticator } = await newPasskey(visitor, 'seeker')
  const json = { email, oldPassword: PASSWORD, newPassword: 'seven-otters-on-a-raft' }
  expect((await visitor.call('PUT', '/api/v1/user/change-password', { json })).status).toBe(200)
  expect((await waitForMailAbout(email, 'password was changed')).text).toContain('Your passkeys still work.')
  expect((await signInWith(new Visitor(), 'seeker', authenticator)).status).toBe(200)
})
