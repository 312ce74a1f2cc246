import { query } from '@/e2e/support/database'
import { newAdmin, newEmail, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { hashOfResetToken } from '@/lib/auth/tokens'
import type { Setup } from '@/lib/console/setup/schema'

const password = 'harbor-pilots-and-lighthouses'
const name = 'Rosa Delgado'
const open = { company: 'open', look: 'open', content: 'open', email: 'open' } as const

const forget = () => query(`DELETE FROM "SettingVersion" WHERE "name" = 'setup'`)
afterEach(forget)

async function startSetup(token: string, minutes = 60) {
  await forget()
  const email = newEmail('first')
  const first = await newAdmin('OWNER', email)
  const [row] = await query<{ id: number }>('SELECT "id" FROM "Admin" WHERE "email" = $1', [email])
  const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
  const setup: Setup = { link: { tokenHash: hashOfResetToken(token), adminId: row?.id ?? 0, expiresAt }, steps: open }
  await query(`INSERT INTO "SettingVersion" ("name", "version", "value", "adminName") VALUES ('setup', 1, $1, '')`, [
    JSON.stringify(setup),
  ])
  return { first, email }
}

const claim = (token: string, email = newEmail('rosa'), visitor = new Visitor()) =>
  visitor.call('POST', '/api/setup/owner', { json: { token, name, email, password, confirmPassword: password } })
const logIn = async (email: string, typed: string) =>
  (await new Visitor().call('POST', '/api/v1/user/adminlogin', { json: { email, password: typed } })).json

test('the link makes the first admin account the owner’s, once', async () => {
  const { first, email } = await startSetup('link-one')
  const own = newEmail('rosa')
  expect((await claim('another-link')).status).toBe(410)
  const visitor = new Visitor()
  expect((await claim('link-one', own, visitor)).status).toBe(201)
  expect((await visitor.call('GET', '/api/admins')).status).toBe(200)
  expect((await first.call('GET', '/api/admins')).status).toBe(401)
  expect(await logIn(email, PASSWORD)).toMatchObject({ status: false })
  expect((await claim('link-one')).status).toBe(410)
})

test('an expired link does nothing', async () => {
  const { email } = await startSetup('link-two', -1)
  expect((await claim('link-two')).status).toBe(410)
  expect(await logIn(email, PASSWORD)).toMatchObject({ status: true })
})

test('accepts one of five simultaneous uses of the link', async () => {
  await startSetup('link-three')
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim('link-three')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410])
})

test("rejects another admin's email and a weak password with errors on the fields", async () => {
  await startSetup('link-four')
  const taken = newEmail('taken')
  await newAdmin('EDITOR', taken)
  expect(await claim('link-four', taken)).toMatchObject({
    status: 409,
    json: { errors: { email: expect.any(String) } },
  })
  const weak = {
    token: 'link-four',
    name,
    email: newEmail(),
    password: 'password1234',
    confirmPassword: 'password1234',
  }
  expect(await new Visitor().call('POST', '/api/setup/owner', { json: weak })).toMatchObject({
    status: 400,
    json: { errors: { password: expect.any(String) } },
  })
  expect((await claim('link-four')).status).toBe(201)
})

test('remembers done and skipped steps, even if two tabs save at once', async () => {
  const { first } = await startSetup('link-five')
  const mark = (step: string, status: string) => first.call('PUT', `/api/setup/steps/${step}`, { json: { status } })
  await Promise.all([mark('company', 'done'), mark('look', 'skipped'), mark('email', 'done')])
  expect(await mark('look', 'done')).toMatchObject({
    status: 200,
    json: { steps: { company: 'done', look: 'done', content: 'open', email: 'done' } },
  })
  expect((await mark('owner', 'done')).status).toBe(404)
  expect((await mark('look', 'open')).status).toBe(400)
})

test("an outline replaces nothing on a site that wasn't set up in the browser", async () => {
  const versions = async () => (await query('SELECT "page", "version" FROM "SiteTextVersion"')).length
  const before = await versions()
  const owner = await newAdmin('OWNER')
  expect((await owner.call('POST', '/api/setup/content', { json: { choice: 'outline' } })).status).toBe(404)
  expect(await versions()).toBe(before)
})

test('an outline replaces the text of pages that no one has edited', async () => {
  const { first } = await startSetup('link-six')
  const textOf = async (path: string) =>
    (await new Visitor().call('GET', path, { headers: { accept: 'text/html' } })).text
  const texts = { lead: 'We place welders.' }
  // The error for a stale version includes the current one.
  const stale = await first.call('PUT', '/api/site-texts/our-niche', { json: { version: 999_999, texts } })
  const { version } = (stale.json as { current: { version: number } }).current
  const edited = await first.call('PUT', '/api/site-texts/our-niche', { json: { version, texts } })
  expect(edited).toMatchObject({ status: 200 })
  try {
    expect((await first.call('POST', '/api/setup/content', { json: { choice: 'outline' } })).status).toBe(200)
    await until(async () =>
      (await textOf('/our-focus')).includes('Say in one or two sentences what visitors get here.'),
    )
    await until(async () => (await textOf('/our-niche')).includes('We place welders.'))
    expect((await first.call('POST', '/api/setup/content', { json: { choice: 'none' } })).status).toBe(400)
  } finally {
    await query('DELETE FROM "SiteTextVersion"')
    await first.call('PUT', '/api/site-texts/our-niche', { json: { version: 0, texts } })
    await first.call('POST', '/api/site-texts/our-niche/restore', { json: { version: 1, from: 0 } })
  }
})
