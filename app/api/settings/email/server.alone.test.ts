import { query } from '@/e2e/support/database'
import { waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'

const server = {
  host: 'smtp.invalid',
  port: 2525,
  encryption: 'none',
  user: 'mailer',
  password: 'tide-tables',
  from: 'hello@mail.example',
}
type Saved = { version: number; value: object | null; hasPassword: boolean }

afterAll(() => query(`DELETE FROM "SettingVersion" WHERE "name" = 'email'`))

test('stores the password encrypted, never returns it, and keeps it only for the same server and user', async () => {
  const owner = await newAdmin('OWNER')
  const save = async (form: object) => {
    const { version } = (await owner.call('GET', '/api/settings/email')).json as Saved
    return owner.call('PUT', '/api/settings/email', { json: { version, ...form } })
  }
  const saved = await save(server)
  expect(saved).toMatchObject({ status: 200, json: { hasPassword: true, value: { host: 'smtp.invalid' } } })
  expect(saved.text).not.toContain('tide-tables')
  const rows = await query<{ value: unknown }>(`SELECT "value" FROM "SettingVersion" WHERE "name" = 'email'`)
  expect(JSON.stringify(rows)).not.toContain('tide-tables')
  expect(await save({ ...server, from: 'jobs@mail.example', password: '' })).toMatchObject({
    json: { hasPassword: true },
  })
  expect(await save({ ...server, host: 'smtp.other.invalid', password: '' })).toMatchObject({
    json: { hasPassword: false },
  })
})

test.each([
  [{ host: 'not a host' }, 'host'],
  [{ port: 70_000 }, 'port'],
  [{ encryption: 'rot13' }, 'encryption'],
  [{ from: 'nobody' }, 'from'],
])('rejects %j with an error on the field', async (wrong, field) => {
  const owner = await newAdmin('OWNER')
  expect(await owner.call('PUT', '/api/settings/email', { json: { version: 0, ...server, ...wrong } })).toMatchObject({
    status: 400,
    json: { errors: { [field]: expect.any(String) } },
  })
})

test("sends a test email through the entered server, or shows that server's response", async () => {
  const email = newEmail('owner')
  const owner = await newAdmin('OWNER', email)
  const { hostname, port } = new URL(required('TEST_SMTP_URL'))
  const test = (form: object) =>
    owner.call('POST', '/api/settings/email/test', { json: { ...server, user: '', password: '', ...form } })
  expect(await test({ host: hostname, port: 1 })).toMatchObject({
    status: 400,
    json: { message: expect.stringMatching(/^The mail server said: .*ECONNREFUSED/) },
  })
  expect(await test({ host: hostname, port: Number(port) })).toMatchObject({ status: 200 })
  expect(await waitForMailAbout(email, 'Test email from ')).toBeTruthy()
})
