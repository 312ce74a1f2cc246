import { waitForMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const NEW_PASSWORD = 'cedar-arch-river-9'
const html = { accept: 'text/html' }

async function newAdminWithEmail() {
  const email = newEmail('editor')
  return { email, admin: await newAdmin('EDITOR', email) }
}

const login = (visitor: Visitor, email: string, password: string) =>
  visitor.call('POST', '/api/v1/user/adminlogin', { json: { email, password } })

test('renames an admin, also in the audit log', async () => {
  const { admin, email } = await newAdminWithEmail()
  const name = `Ines ${email.slice(7, 15)}`
  expect((await admin.call('PATCH', '/api/adminaccount', { json: { name: `  ${name} ` } })).status).toBe(200)
  expect((await admin.call('GET', '/dashboard', { headers: html })).text.includes(name)).toBe(true)
  const trail = await (await signInAdmin()).call('GET', `/audit?search=${email}`, { headers: html })
  expect(trail.text.includes('Admin renamed')).toBe(true)
  expect((await admin.call('PATCH', '/api/adminaccount', { json: { name: 'a\nb' } })).status).toBe(400)
})

test('changing the password requires the old one, ends other sessions and sends an email', async () => {
  const { admin, email } = await newAdminWithEmail()
  const elsewhere = new Visitor()
  await login(elsewhere, email, PASSWORD)
  const change = (oldPassword: string, newPassword: string) =>
    admin.call('PUT', '/api/adminaccount/password', { json: { oldPassword, newPassword } })

  const wrong = await change('not-the-password', NEW_PASSWORD)
  expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { oldPassword: "That password isn't right" } }])
  expect((await change(PASSWORD, 'password')).status).toBe(400)
  expect((await elsewhere.call('GET', '/contactus')).status).toBe(200)

  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)
  expect((await elsewhere.call('GET', '/contactus')).status).toBe(401)
  expect((await admin.call('GET', '/contactus')).status).toBe(200)
  expect((await login(new Visitor(), email, PASSWORD)).json).toMatchObject({ status: false })
  expect((await login(new Visitor(), email, NEW_PASSWORD)).json).toMatchObject({ status: true })
  expect((await waitForMail(email)).subject).toMatch(/password was changed$/)
})

test('ends all sessions except the current one, which the page marks', async () => {
  const { admin, email } = await newAdminWithEmail()
  const elsewhere = new Visitor()
  await login(elsewhere, email, PASSWORD)
  expect((await admin.call('GET', '/adminaccount', { headers: html })).text.includes('This session')).toBe(true)
  expect((await admin.call('DELETE', '/api/adminaccount/sessions')).status).toBe(200)
  expect((await elsewhere.call('GET', '/contactus')).status).toBe(401)
  expect((await admin.call('GET', '/contactus')).status).toBe(200)
})
