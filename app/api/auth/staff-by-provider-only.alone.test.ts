import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { query } from '@/e2e/support/database'
import { hold } from '@/e2e/support/locks'
import { changeSettings, OpenIdProvider, removeProviders, SECRET, signInWith } from '@/e2e/support/openid-provider'
import { newPasskey, signInWith as signInWithPasskey } from '@/e2e/support/passkeys'
import { newAdmin, newEmail, PASSWORD } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const run = promisify(execFile)
const staff = { kind: 'admin' } as const

let provider: OpenIdProvider
let other: OpenIdProvider
let key: string
let otherKey: string
let owner: Visitor
const email = newEmail('sso-owner')

beforeAll(async () => {
  provider = await OpenIdProvider.start()
  key = await provider.connect({ forStaff: true, domains: 'mail.example' })
  other = await OpenIdProvider.start()
  otherKey = await other.connect({ forStaff: true, domains: 'mail.example' })
  owner = await newAdmin('OWNER', email)
})

afterAll(async () => {
  await changeSettings((value) => ({ ...value, staffByProviderOnly: false }), owner)
  await removeProviders(key, otherKey)
  provider.stop()
  other.stop()
})

const logIn = async (address: string, password: string) =>
  (await new Visitor().call('POST', '/api/v1/user/adminlogin', { json: { email: address, password } })).json
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/contactus')).status === 200

test('a sign-in that is on its way when its provider is removed gets no session', async () => {
  const own = await OpenIdProvider.start()
  const ownKey = await own.connect({ forStaff: true, recruiterGroups: 'recruiters' })
  const sub = await own.person({
    email: newEmail('late'),
    email_verified: true,
    name: 'Ravi Rao',
    groups: ['recruiters'],
  })
  await signInWith(new Visitor(), ownKey, sub, staff)
  // Removing a provider takes this lock and keeps it until its change counts.
  const removal = await hold(
    `SELECT 1 FROM "SettingVersion" WHERE "name" = 'sign-in' ORDER BY "version" DESC LIMIT 1 FOR UPDATE`,
  )
  const late = new Visitor()
  const entering = signInWith(late, ownKey, sub, staff)
  await until(() => removal.isWaitedFor())
  await removal.run(
    `INSERT INTO "SettingVersion" ("name", "version", "value", "adminName")
     SELECT "name", "version" + 1, jsonb_set("value", '{providers}', (
       SELECT jsonb_agg(each) FROM jsonb_array_elements("value"->'providers') each WHERE each->>'key' <> $1
     )), 'Owner' FROM "SettingVersion" WHERE "name" = 'sign-in' ORDER BY "version" DESC LIMIT 1`,
    [ownKey],
  )
  await removal.commit()
  expect((await entering).location).toMatch(/problem=not-allowed/)
  expect(await isIn(late)).toBe(false)
  own.stop()
})

test('turns passwords and passkeys off for staff, and admin:reset lets an owner in for a day', async () => {
  const save = () => changeSettings((value) => ({ ...value, staffByProviderOnly: true }), owner)
  await expect(save()).rejects.toThrow('stay in')
  const sub = await provider.person({ email, email_verified: true, name: 'Owner' })
  await signInWith(owner, key, sub, { ...staff, isAddition: true })

  const colleague = newEmail('colleague')
  const byPassword = await newAdmin('RECRUITER', colleague)
  const { authenticator } = await newPasskey(byPassword, 'admin')
  const byPasskey = new Visitor()
  expect((await signInWithPasskey(byPasskey, 'admin', authenticator)).status).toBe(200)
  const [late] = await query<{ id: number }>(
    `INSERT INTO "Admin" ("email", "name", "role") VALUES ($1, 'Late', 'EDITOR') RETURNING "id"`,
    [newEmail('late')],
  )
  // Like a sign-in that finds passwords on and hasn't finished yet.
  const signIn = await hold(`SELECT 1 FROM "Admin" WHERE "id" = $1 FOR NO KEY UPDATE`, [late?.id])
  const saved = save()
  await until(() => signIn.isWaitedFor())
  await signIn.run(
    `INSERT INTO "Session" ("id", "adminId", "expiresAt") VALUES ('late-session', $1, now() + interval '1 hour')`,
    [late?.id],
  )
  await signIn.commit()
  await saved
  expect(await query(`SELECT 1 FROM "Session" WHERE "id" = 'late-session'`)).toEqual([])
  expect(await isIn(byPassword)).toBe(false)
  expect(await isIn(byPasskey)).toBe(false)
  expect(await signInWithPasskey(byPasskey, 'admin', authenticator)).toMatchObject({
    status: 400,
    json: { message: 'Passkeys are turned off for staff. Sign in with your company account.' },
  })
  expect(await isIn(byPasskey)).toBe(false)
  expect(await isIn(owner)).toBe(true)
  // The owner can't sign in with the other provider.
  const changes = [
    { forStaff: false, forSeekers: true },
    { issuer: other.issuer, clientSecret: SECRET },
  ]
  for (const change of changes)
    await expect(
      changeSettings(
        (value) => ({
          ...value,
          providers: value.providers.map((each) => (each.key === key ? { ...each, ...change } : each)),
        }),
        owner,
      ),
    ).rejects.toThrow('stay in')
  await expect(
    changeSettings((value) => ({ ...value, providers: value.providers.filter((each) => each.key !== key) }), owner),
  ).rejects.toThrow('stay in')
  expect(await logIn(colleague, PASSWORD)).toMatchObject({ status: false, message: expect.stringContaining('are off') })
  expect(await logIn(colleague, 'not-the-password')).toMatchObject({ message: 'Invalid email or password' })
  expect((await signInWith(new Visitor(), key, sub, staff)).location).toBe('/dashboard')

  const page = await new Visitor().call('GET', '/admin', { headers: { accept: 'text/html' } })
  expect(page.text).toContain(`/api/auth/start/${key}?`)
  expect(page.text).toContain('Locked out?')

  const reset = ['--conditions=react-server', '--import', 'tsx', 'scripts/admin-reset.ts', email]
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: required('TEST_DATABASE_URL') }
  const { stdout } = await run(process.execPath, reset, { env })
  const password =
    / is (\S+)\. Two-step verification is off, and passkeys and sign-in providers are removed/.exec(stdout)?.[1] ?? ''
  const back = new Visitor()
  const entered = await back.call('POST', '/api/v1/user/adminlogin', { json: { email, password } })
  expect(entered.json).toMatchObject({ status: true })
  // Someone who took over the account may have connected one.
  const stranger = new Visitor()
  expect((await signInWith(stranger, key, sub, staff)).location).toBe('/admin/continue')
  expect(await isIn(stranger)).toBe(false)
  owner = back
  const spare = await newPasskey(owner, 'admin')
  expect((await signInWithPasskey(new Visitor(), 'admin', spare.authenticator)).status).toBe(200)
})
