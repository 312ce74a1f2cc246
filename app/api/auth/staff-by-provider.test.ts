import { randomBytes } from 'node:crypto'
import { query } from '@/e2e/support/database'
import { codeIn, waitForMailAbout } from '@/e2e/support/mail'
import {
  changeSettings,
  OpenIdProvider,
  ProviderBrowser,
  removeProviders,
  signInWith,
} from '@/e2e/support/openid-provider'
import { newPasskey, passkeyPath, signInWith as signInWithPasskey } from '@/e2e/support/passkeys'
import { newAdmin, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { turnOnTwoSteps } from '@/e2e/support/second-factor'
import { Visitor } from '@/e2e/support/visitor'

let provider: OpenIdProvider
let byDomain: string
let byGroup: string

const domain = `d${randomBytes(4).toString('hex')}.example`

beforeAll(async () => {
  provider = await OpenIdProvider.start()
  byDomain = await provider.connect({ forStaff: true, domains: domain })
  byGroup = await provider.connect({
    ...{ forStaff: true, groups: 'staff' },
    ...{ ownerGroups: 'owners', recruiterGroups: 'recruiters', editorGroups: 'editors' },
  })
})

afterAll(async () => {
  provider.stop()
  await removeProviders(byDomain, byGroup)
})

const newStaffEmail = () => `staff.${randomBytes(4).toString('hex')}@${domain}`
const verified = (email: string, groups: string[] = []) => ({ email, email_verified: true, name: 'Ravi Rao', groups })
const roleOf = async (email: string) =>
  (await query<{ role: string }>(`SELECT "role" FROM "Admin" WHERE "email" = $1`, [email]))[0]?.role
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/contactus')).status === 200
const staff = { kind: 'admin' } as const

test('lets someone in with the role of their group, and opens their account the first time', async () => {
  const email = newStaffEmail()
  const sub = await provider.person(verified(email, ['recruiters']))
  const visitor = new Visitor()
  const reply = await signInWith(visitor, byGroup, sub, { ...staff, next: '/adminpostjobs' })
  expect(reply.location).toBe('/adminpostjobs')
  expect(reply.headers.getSetCookie().find((line) => line.startsWith('portal-admin='))).toMatch(/HttpOnly/i)
  expect(await roleOf(email)).toBe('RECRUITER')
  expect(await isIn(visitor)).toBe(true)
  const entries = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEntry" WHERE "subject" = $1 OR "actorName" = 'Ravi Rao' AND "action" = 'admin.signed-in'`,
    [email],
  )
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['admin.joined', 'admin.signed-in']))
})

test('changes the role with the group', async () => {
  const email = newStaffEmail()
  const sub = await provider.person(verified(email, ['editors']))
  await signInWith(new Visitor(), byGroup, sub, staff)
  expect(await roleOf(email)).toBe('EDITOR')
  await provider.person(verified(email, ['owners']), sub)
  await signInWith(new Visitor(), byGroup, sub, staff)
  expect(await roleOf(email)).toBe('OWNER')
})

test('an owner whom a group let in cannot remove their own provider', async () => {
  const own = await OpenIdProvider.start()
  const ownKey = await own.connect({ forStaff: true, ownerGroups: 'owners' })
  const owner = new Visitor()
  await signInWith(owner, ownKey, await own.person(verified(newStaffEmail(), ['owners'])), staff)
  const removal = changeSettings(
    (value) => ({ ...value, providers: value.providers.filter(({ key }) => key !== ownKey) }),
    owner,
  )
  await expect(removal).rejects.toThrow("You'd lock yourself out")
  expect(await isIn(owner)).toBe(true)
  await removeProviders(ownKey)
  expect(await isIn(owner)).toBe(false)
  own.stop()
})

test('an owner whom a group let in cannot lock themselves out by a typo in the groups', async () => {
  const own = await OpenIdProvider.start()
  const ownKey = await own.connect({ forStaff: true, ownerGroups: 'owners' })
  const owner = new Visitor()
  const sub = await own.person(verified(newStaffEmail(), ['owners', 'everyone']))
  await signInWith(owner, ownKey, sub, staff)
  const change = (rules: object) =>
    changeSettings(
      (value) => ({
        ...value,
        providers: value.providers.map((each) => (each.key === ownKey ? { ...each, ...rules } : each)),
      }),
      owner,
    )
  await expect(change({ ownerGroups: 'owner' })).rejects.toThrow(
    /"providers\.\d\.ownerGroups":"You'd lock yourself out/,
  )
  await expect(change({ domains: 'elsewhere.example' })).rejects.toThrow(
    /"providers\.\d\.domains":"You'd lock yourself out/,
  )
  await change({ ownerGroups: 'everyone', domains: domain })
  expect((await signInWith(new Visitor(), ownKey, sub, staff)).location).toBe('/dashboard')
  await removeProviders(ownKey)
  own.stop()
})

test('says that the directory is gone to those whom it let in', async () => {
  const own = await OpenIdProvider.start()
  const ownKey = await own.connect({ forStaff: true, recruiterGroups: 'recruiters' })
  const email = newStaffEmail()
  const colleague = await newAdmin('RECRUITER', email)
  const sub = await own.person(verified(email, ['recruiters']))
  await signInWith(colleague, ownKey, sub, { ...staff, isAddition: true })
  const logIn = async () => {
    const json = { email, password: PASSWORD }
    return (await new Visitor().call('POST', '/api/v1/user/adminlogin', { json })).json
  }
  expect(await logIn()).toMatchObject({ status: false, message: expect.stringContaining('comes from') })
  await removeProviders(ownKey)
  expect(await logIn()).toMatchObject({ status: false, message: expect.stringContaining("isn't connected anymore") })
  own.stop()
})

test.each([[[]], [['staff']]])('group removed: with the groups %p left, access and open sessions end', async (left) => {
  const email = newStaffEmail()
  const sub = await provider.person(verified(email, ['staff', 'recruiters']))
  const visitor = new Visitor()
  await signInWith(visitor, byGroup, sub, staff)
  expect(await isIn(visitor)).toBe(true)
  await provider.person(verified(email, left), sub)
  const again = new Visitor()
  expect((await signInWith(again, byGroup, sub, staff)).location).toMatch(/^\/admin\?problem=not-allowed/)
  expect(await isIn(again)).toBe(false)
  expect(await isIn(visitor)).toBe(false)
})

test.each([
  ['another domain', { email: 'someone@mail.example', email_verified: true }],
  ['an unverified email of the domain', { email: `someone@${domain}`, email_verified: false }],
])('keeps out %s', async (_name, claims) => {
  const sub = await provider.person(claims)
  const visitor = new Visitor()
  expect((await signInWith(visitor, byDomain, sub, staff)).location).toMatch(/^\/admin\?problem=not-allowed/)
  expect(await query(`SELECT "id" FROM "Identity" WHERE "subject" = $1`, [sub])).toEqual([])
  expect(await isIn(visitor)).toBe(false)
})

test('without a role, someone waits until an owner approves them, and owners get one email', async () => {
  const ownerEmail = newStaffEmail()
  const colleague = await newAdmin('OWNER', ownerEmail)
  const email = newStaffEmail()
  const sub = await provider.person(verified(email))
  const visitor = new Visitor()
  for (let tries = 0; tries < 2; tries += 1)
    expect((await signInWith(visitor, byDomain, sub, staff)).location).toMatch(/problem=waiting-for-role/)
  expect(await roleOf(email)).toBeUndefined()
  const requests = await query<{ id: number }>(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email])
  expect(requests).toHaveLength(1)
  const asked = await query(`SELECT "id" FROM "Mail" WHERE "text" LIKE '%' || $1 || '%' AND "to" = $2`, [
    email,
    ownerEmail,
  ])
  expect(asked).toHaveLength(1)
  const [path, json] = [`/api/admins/requests/${requests[0]?.id}`, { role: 'EDITOR' }]
  expect((await (await newAdmin('RECRUITER')).call('PUT', path, { json })).status).toBe(403)
  const owner = await signInAdmin()
  const both = await Promise.all([owner, colleague].map((each) => each.call('PUT', path, { json })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await signInWith(visitor, byDomain, sub, staff)).location).toBe('/dashboard')
  expect(await roleOf(email)).toBe('EDITOR')
})

test('an email that the directory did not verify is confirmed by code before an owner sees it', async () => {
  const email = newStaffEmail()
  const sub = await provider.person({ ...verified(email, ['staff']), email_verified: false })
  const visitor = new Visitor()
  const requests = () => query(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email])
  expect((await signInWith(visitor, byGroup, sub, staff)).location).toBe('/admin/continue')
  expect((await visitor.call('POST', '/api/auth/pending', { json: { code: 'ZZZZ' } })).status).toBe(400)
  expect(await requests()).toEqual([])
  const json = { code: codeIn(await waitForMailAbout(email, 'sign-in code')) }
  expect(await visitor.call('POST', '/api/auth/pending', { json })).toMatchObject({
    status: 200,
    json: { next: `/admin?problem=waiting-for-role&with=${byGroup}` },
  })
  expect(await requests()).toHaveLength(1)
  expect(await isIn(visitor)).toBe(false)
  // From now on, no more codes.
  expect((await signInWith(visitor, byGroup, sub, staff)).location).toMatch(/problem=waiting-for-role/)
})

test('the groups count as the settings are at the end, not as they were before the code', async () => {
  const own = await OpenIdProvider.start()
  const ownKey = await own.connect({ forStaff: true, ownerGroups: 'owners', groups: 'staff' })
  const begin = async () => {
    const email = newStaffEmail()
    await newAdmin('EDITOR', email)
    const visitor = new Visitor()
    await signInWith(visitor, ownKey, await own.person(verified(email, ['owners', 'staff'])), staff)
    const json = { code: codeIn(await waitForMailAbout(email, 'sign-in code')) }
    return { email, finish: () => visitor.call('POST', '/api/auth/pending', { json }) }
  }
  const set = (change: object) =>
    changeSettings((value) => ({
      ...value,
      providers: value.providers.map((each) => (each.key === ownKey ? { ...each, ...change } : each)),
    }))
  const [first, second] = [await begin(), await begin()]
  await set({ ownerGroups: 'bosses' })
  expect((await first.finish()).status).toBe(200)
  expect(await roleOf(first.email)).toBe('EDITOR')
  await set({ groups: 'employees' })
  expect((await second.finish()).status).toBe(409)
  await removeProviders(ownKey)
  own.stop()
})

test('an owner can decline', async () => {
  const email = newStaffEmail()
  const sub = await provider.person(verified(email))
  await signInWith(new Visitor(), byDomain, sub, staff)
  const [request] = await query<{ id: number }>(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email])
  expect((await (await signInAdmin()).call('DELETE', `/api/admins/requests/${request?.id}`)).status).toBe(200)
  expect(await query(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email])).toEqual([])
})

test('connects to an existing admin only with an emailed code', async () => {
  const email = newStaffEmail()
  await newAdmin('EDITOR', email)
  const sub = await provider.person(verified(email))
  const visitor = new Visitor()
  expect((await signInWith(visitor, byDomain, sub, staff)).location).toBe('/admin/continue')
  expect(await isIn(visitor)).toBe(false)
  const finish = (code: string) => visitor.call('POST', '/api/auth/pending', { json: { code } })
  expect((await finish('ZZZZ')).status).toBe(400)
  const code = codeIn(await waitForMailAbout(email, 'sign-in code'))
  expect((await finish(code)).json).toMatchObject({ next: '/dashboard' })
  expect(await isIn(visitor)).toBe(true)
  expect((await signInWith(new Visitor(), byDomain, sub, staff)).location).toBe('/dashboard')
})

test('an email does not replace two-step verification, so such an admin adds the directory while signed in', async () => {
  const email = newStaffEmail()
  const admin = await newAdmin('EDITOR', email)
  await turnOnTwoSteps(admin)
  const sub = await provider.person(verified(email))
  expect((await signInWith(new Visitor(), byDomain, sub, staff)).location).toMatch(/^\/admin\?problem=two-step/)
  await signInWith(admin, byDomain, sub, { ...staff, isAddition: true })
  expect((await signInWith(new Visitor(), byDomain, sub, staff)).location).toBe('/dashboard')
  const unasked = { ...staff, isProof: true, isUnasked: true }
  expect((await signInWith(admin, byDomain, sub, unasked)).location).toMatch(/^\/adminaccount\?problem=not-asked/)
})

test('an admin whose directory gives the role proves who they are by code, as their password does not sign them in', async () => {
  const email = newStaffEmail()
  const admin = await newAdmin('EDITOR', email)
  await turnOnTwoSteps(admin)
  const sub = await provider.person(verified(email, ['editors']))
  const browser = new ProviderBrowser()
  await signInWith(admin, byGroup, sub, { ...staff, isAddition: true, browser })
  expect((await signInWith(admin, byGroup, sub, { ...staff, browser })).location).toBe('/dashboard')
  const unasked = { ...staff, browser, isProof: true, isUnasked: true }
  expect((await signInWith(admin, byGroup, sub, unasked)).location).toBe('/admin/continue')
})

test('a code does not bring back a role that the directory has taken', async () => {
  const email = newStaffEmail()
  const sub = await provider.person(verified(email, ['owners']))
  const [owner, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(owner, byGroup, sub, { ...staff, browser })
  await signInWith(owner, byGroup, sub, { ...staff, browser, isProof: true, isUnasked: true })
  const code = codeIn(await waitForMailAbout(email, 'sign-in code'))
  await provider.person(verified(email, ['editors']), sub)
  await signInWith(new Visitor(), byGroup, sub, staff)
  await owner.call('POST', '/api/auth/pending', { json: { code } })
  expect(await roleOf(email)).toBe('EDITOR')
  expect((await owner.call('GET', '/api/api-keys')).status).toBe(403)
})

test('an identity of staff is not one of a seeker', async () => {
  const email = newStaffEmail()
  const both = await provider.connect({ forStaff: true, forSeekers: true, domains: domain })
  const sub = await provider.person(verified(email))
  expect((await signInWith(new Visitor(), both, sub)).location).toBe('/login/continue')
  expect((await signInWith(new Visitor(), both, sub, staff)).location).toMatch(/problem=waiting-for-role/)
  await removeProviders(both)
})

test('back-channel logout: ends the session in the console', async () => {
  const sub = await provider.person(verified(newStaffEmail(), ['editors']))
  const [visitor, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(visitor, byGroup, sub, { ...staff, browser })
  expect(await isIn(visitor)).toBe(true)
  await browser.signOut(provider.issuer)
  expect(await isIn(visitor)).toBe(false)
})

test('an admin without a password keeps their only sign-in method', async () => {
  const sub = await provider.person(verified(newStaffEmail(), ['editors']))
  const visitor = new Visitor()
  await signInWith(visitor, byGroup, sub, staff)
  const [identity] = await query<{ id: number }>(`SELECT "id" FROM "Identity" WHERE "subject" = $1`, [sub])
  const removal = await visitor.call('DELETE', `/api/adminaccount/sign-in-methods/${identity?.id}`)
  expect(removal).toMatchObject({ status: 409, json: { message: expect.stringContaining('gave you your role') } })
})

const identityPath = async (sub: string) => {
  const [identity] = await query<{ id: number }>(`SELECT "id" FROM "Identity" WHERE "subject" = $1`, [sub])
  return `/api/adminaccount/sign-in-methods/${identity?.id}`
}
const logIn = async (email: string) =>
  (await new Visitor().call('POST', '/api/v1/user/adminlogin', { json: { email, password: PASSWORD } })).json

test('a password and a passkey do not outlive a place in the directory', async () => {
  const email = newStaffEmail()
  const admin = await newAdmin('EDITOR', email)
  const { authenticator } = await newPasskey(admin, 'admin')
  const sub = await provider.person(verified(email, ['editors']))
  await signInWith(admin, byGroup, sub, { ...staff, isAddition: true })
  const bySite = async () => {
    expect(await logIn(email)).toMatchObject({ status: false, message: expect.stringContaining('directory') })
    expect(await signInWithPasskey(new Visitor(), 'admin', authenticator)).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining("passkeys can't sign you in") },
    })
  }
  await bySite()
  const page = await admin.call('GET', '/adminaccount', { headers: { accept: 'text/html' } })
  expect(page.text).toContain('because your access comes from your company')
  expect(page.text).not.toContain('Add a passkey')
  expect(await admin.call('DELETE', await identityPath(sub))).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('gave you your role') },
  })
  expect((await signInWith(new Visitor(), byGroup, sub, staff)).location).toBe('/dashboard')

  await provider.person(verified(email, []), sub)
  expect((await signInWith(new Visitor(), byGroup, sub, staff)).location).toMatch(/problem=not-allowed/)
  expect(await isIn(admin)).toBe(false)
  await bySite()
})

test('someone whom the directory let in, with or without a group, cannot add a passkey', async () => {
  for (const groups of [['editors'], []]) {
    const email = newStaffEmail()
    const sub = await provider.person(verified(email, groups))
    const visitor = new Visitor()
    const key = groups.length > 0 ? byGroup : byDomain
    await signInWith(visitor, key, sub, staff)
    if (groups.length === 0) {
      const [request] = await query<{ id: number }>(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email])
      await (await signInAdmin()).call('PUT', `/api/admins/requests/${request?.id}`, { json: { role: 'EDITOR' } })
      for (const isProof of [false, true])
        expect((await signInWith(visitor, key, sub, { ...staff, isProof })).location).toBe('/dashboard')
    }
    expect(await visitor.call('POST', `${passkeyPath.admin}/options`, { json: {} })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining("passkeys can't sign you in") },
    })
    expect((await visitor.call('DELETE', await identityPath(sub))).status).toBe(409)
  }
})

test('an account that was here before the directory keeps its password and passkeys, and one way in', async () => {
  const email = newStaffEmail()
  const admin = await newAdmin('EDITOR', email)
  const { authenticator, id } = await newPasskey(admin, 'admin')
  const sub = await provider.person(verified(email))
  await signInWith(admin, byDomain, sub, { ...staff, isAddition: true })
  expect(await logIn(email)).toMatchObject({ status: true })
  expect((await signInWithPasskey(new Visitor(), 'admin', authenticator)).status).toBe(200)
  expect((await admin.call('DELETE', `${passkeyPath.admin}/${id}`, { json: {} })).status).toBe(200)
  const paths = ['/api/adminaccount/sign-in-methods/password', await identityPath(sub)]
  // At the same time, only one of the two can go.
  const replies = await Promise.all(paths.map((path) => admin.call('DELETE', path)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an admin adds the directory to their account and can then remove the password', async () => {
  const email = newStaffEmail()
  const admin = await newAdmin('EDITOR', email)
  const sub = await provider.person(verified(email))
  const added = await signInWith(admin, byDomain, sub, { ...staff, isAddition: true })
  expect(added.location).toBe('/adminaccount#sign-in-methods')
  expect((await admin.call('DELETE', '/api/adminaccount/sign-in-methods/password')).status).toBe(200)
  expect((await signInWith(new Visitor(), byDomain, sub, staff)).location).toBe('/dashboard')
})

test('an owner without a password proves who they are by code, if the provider does not say that it asked', async () => {
  const own = await OpenIdProvider.start('--claims-in-id-token')
  const hosted = `d${randomBytes(4).toString('hex')}.example`
  const key = await own.connect({ kind: 'google', forStaff: true, domains: hosted })
  const email = `owner.${randomBytes(4).toString('hex')}@${hosted}`
  const sub = await own.person({ ...verified(email), hd: hosted })
  const [owner, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(owner, key, sub, staff)
  await (await signInAdmin()).call('PUT', `/api/admins/requests/${await requestOf(email)}`, { json: { role: 'OWNER' } })
  for (let times = 0; times < 2; times += 1) await signInWith(owner, key, sub, { ...staff, browser })
  const create = () =>
    owner.call('POST', '/api/api-keys', { json: { name: email, system: 'own-site', scopes: ['jobs:read'] } })
  expect((await create()).status).toBe(403)
  const account = await owner.call('GET', '/adminaccount', { headers: { accept: 'text/html' } })
  expect(account.text).toContain('prove=1')

  const again = { ...staff, browser, isProof: true, next: '/settings/api-keys' }
  expect((await signInWith(owner, key, sub, again)).location).toBe('/admin/continue')
  expect((await create()).status).toBe(403)
  const json = { code: codeIn(await waitForMailAbout(email, 'sign-in code')) }
  expect(await owner.call('POST', '/api/auth/pending', { json })).toMatchObject({
    status: 200,
    json: { next: '/settings/api-keys' },
  })
  expect((await create()).status).toBe(201)
  own.stop()
  await removeProviders(key)
})

const requestOf = async (email: string) =>
  (await query<{ id: number }>(`SELECT "id" FROM "StaffRequest" WHERE "email" = $1`, [email]))[0]?.id
