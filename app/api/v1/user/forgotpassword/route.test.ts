import { linkIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const forgot = (email: string) => new Visitor().call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
const reset = (token: string | null, password: string) =>
  new Visitor().call('POST', '/api/v1/user/reset-password', { json: { token, password, confirmPassword: password } })
const login = (email: string, password: string) =>
  new Visitor().call('POST', '/api/v1/user/login', { json: { email, password } })

test('sets a new password once and ends every session', async () => {
  const { email, visitor } = await newSeeker()
  const [known, unknown] = [await forgot(email), await forgot(newEmail())]
  expect([known.status, known.text]).toEqual([200, 'Password reset link sent to your email'])
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])

  const link = linkIn(await waitForMail(email), '/resetpassword')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const replies = await Promise.all(
    ['stone-arch-river-1', 'stone-arch-river-2'].map((password) => reset(token, password)),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await reset(token, 'stone-arch-river-3')).status).toBe(400)

  const chosen = replies[0]?.status === 200 ? 'stone-arch-river-1' : 'stone-arch-river-2'
  expect((await login(email, PASSWORD)).json).toMatchObject({ status: false })
  expect((await login(email, chosen)).json).toMatchObject({ status: true })
  expect((await visitor.call('GET', '/api/auth/session')).json).toBeNull()
})
