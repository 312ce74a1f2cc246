import { waitForMail } from '@/e2e/support/mail'
import { newSeeker, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const NEXT = 'lanterns-over-the-weir'

const change = ({ visitor, email }: TestSeeker, oldPassword: string, newPassword: string) =>
  visitor.call('PUT', '/api/v1/user/change-password', { json: { email, oldPassword, newPassword } })
const logIn = async (email: string, password: string) => {
  const visitor = new Visitor()
  const { json } = await visitor.call('POST', '/api/v1/user/login', { json: { email, password } })
  return { visitor, status: (json as { status: boolean }).status }
}
const whoIs = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json

test('changes the password, ends other sessions and sends an email', async () => {
  const seeker = await newSeeker()
  const elsewhere = (await logIn(seeker.email, PASSWORD)).visitor
  const changed = await change(seeker, PASSWORD, NEXT)
  expect([changed.status, changed.text]).toEqual([200, 'Password changed'])
  expect(await whoIs(elsewhere)).toBeNull()
  expect(await whoIs(seeker.visitor)).toMatchObject({ email: seeker.email })
  expect((await logIn(seeker.email, PASSWORD)).status).toBe(false)
  expect((await logIn(seeker.email, NEXT)).status).toBe(true)
  expect((await waitForMail(seeker.email)).subject).toMatch(/password was changed/)
})

test.each([
  ['a wrong old password', 'not-my-password', NEXT, "Your old password isn't right"],
  ['a short one', PASSWORD, 'abcde', 'New password should be at least 6 characters'],
  ['a common one', PASSWORD, 'iloveyou', 'This password is too common. Choose another one.'],
  [
    'their own name',
    PASSWORD,
    'Verma.Asha-2026!',
    'This password is too close to your name or email. Choose another one.',
  ],
])('rejects %s with a message and changes nothing', async (_name, oldPassword, newPassword, text) => {
  const seeker = await newSeeker()
  const refused = await change(seeker, oldPassword, newPassword)
  expect([refused.status, refused.text]).toEqual([400, text])
  expect((await logIn(seeker.email, PASSWORD)).status).toBe(true)
})
