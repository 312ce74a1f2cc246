import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeIn, linkIn, waitForMail } from './mail'
import { required } from './settings'
import { Visitor } from './visitor'

export const PASSWORD = 'growth-rings-and-bridges'

export type TestSeeker = { visitor: Visitor; email: string; userName: string; mobile: string }

/** An e-mail address that no other test uses. */
export function newEmail(name = 'person'): string {
  return `${name}.${randomBytes(5).toString('hex')}@mail.example`
}

/**
 * Someone signed in as the admin of the test site. All tests share one session: each signing in for itself, a fast machine
 * would use up what one account may try.
 */
export async function signInAdmin(): Promise<Visitor> {
  const visitor = new Visitor()
  const file = join(dirname(required('TEST_SITE_LOG')), 'owner-cookies.json')
  if (existsSync(file)) visitor.keep(JSON.parse(readFileSync(file, 'utf8')))
  // Tests move the clock and end sessions.
  if ((await visitor.call('GET', '/api/admins')).status === 200) return visitor
  const json = { email: required('ADMIN_EMAIL'), password: required('ADMIN_PASSWORD') }
  const { json: answer } = await visitor.call('POST', '/api/v1/user/adminlogin', { json })
  if (!(answer as { status?: boolean })?.status) throw new Error('The test admin could not sign in.')
  writeFileSync(file, JSON.stringify(visitor.kept()))
  return visitor
}

/** Someone whom the owner invited by mail to be an admin of that role, signed in. */
export async function newAdmin(
  role: 'OWNER' | 'RECRUITER' | 'EDITOR',
  email = newEmail(role.toLowerCase()),
): Promise<Visitor> {
  const owner = await signInAdmin()
  await expectOk(owner.call('POST', '/api/admins/invitations', { json: { email, name: `Test ${role}`, role } }))
  const link = linkIn(await waitForMail(email), '/admin/accept')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const visitor = new Visitor()
  const json = { token, password: PASSWORD, confirmPassword: PASSWORD }
  await expectOk(visitor.call('POST', '/api/admins/accept', { json }))
  await expectOk(visitor.call('POST', '/api/v1/user/adminlogin', { json: { email, password: PASSWORD } }))
  return visitor
}

/** A seeker who registered by the documented calls, with the code of a real mail, and signed in. */
export async function newSeeker(userName = 'Asha Verma'): Promise<TestSeeker> {
  const visitor = new Visitor()
  const email = newEmail()
  const mobile = '9000001234'
  await expectOk(visitor.call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(email)}`))
  const otp = codeIn(await waitForMail(email))
  await expectOk(visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp } }))
  const account = { userName, email, mobile, password: PASSWORD, confirmPassword: PASSWORD }
  await expectOk(visitor.call('PUT', '/api/v1/user/register', { json: account }))
  await expectOk(visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } }))
  return { visitor, email, userName, mobile }
}

/** Makes the seeker's profile and returns its id. */
export async function newProfile({ visitor }: TestSeeker, fields: Record<string, string> = {}): Promise<number> {
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'Backend engineer', ...fields }))
  const { status, json, text } = await visitor.call('POST', '/profile/add', { form })
  if (status !== 201) throw new Error(`The profile was not made: ${status} ${text}`)
  return (json as { id: number }).id
}

async function expectOk(reply: ReturnType<Visitor['call']>): Promise<void> {
  const { status, text } = await reply
  if (status < 200 || status > 299) throw new Error(`A step of the set-up was answered ${status}: ${text}`)
}
