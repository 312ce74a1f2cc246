import { linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import { type Reply, Visitor } from '@/e2e/support/visitor'

const ROUNDS = 5
const SIGN_INS = 6
const APART_MS = 12
const NEW_PASSWORD = 'another-bridge-over-it'

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))
/** The site's processes: one or two. */
const sites = siteUrls()

/** Keeps signing in with the old password while `change` runs. Returns who is still signed in afterward. */
async function overlapped(
  logIn: (visitor: Visitor) => Promise<Reply>,
  isIn: (visitor: Visitor) => Promise<boolean>,
  change: () => Promise<Reply>,
) {
  const visitors = Array.from({ length: SIGN_INS }, (_, index) => new Visitor(sites[index % sites.length]))
  const signIns = visitors.map(async (visitor, index) => {
    await pause(index * APART_MS)
    return logIn(visitor)
  })
  expect((await change()).status).toBe(200)
  await Promise.all(signIns)
  const left: number[] = []
  for (const [index, visitor] of visitors.entries()) if (await isIn(visitor)) left.push(index)
  return left
}

const seekerIn = (email: string) => async (visitor: Visitor) =>
  (await visitor.call('GET', `/api/v1/user/myprofile?email=${email}`)).status === 200
const logIn = (email: string) => (visitor: Visitor) =>
  visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })

test('ends a session started with the old password during a password change', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { visitor, email } = await newSeeker()
    const json = { email, oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const change = () => visitor.call('PUT', '/api/v1/user/change-password', { json })
    expect(await overlapped(logIn(email), seekerIn(email), change)).toEqual([])
    expect(await seekerIn(email)(visitor)).toBe(true)
  }
})

test('ends a session started with the old password during a reset', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { visitor, email } = await newSeeker()
    await visitor.call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
    const link = linkIn(await waitForMailAbout(email, 'Choose a new'), '/resetpassword')
    const token = new URLSearchParams(link.split('?')[1]).get('token')
    const json = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const reset = () => new Visitor().call('POST', '/api/v1/user/reset-password', { json })
    expect(await overlapped(logIn(email), seekerIn(email), reset)).toEqual([])
  }
})

test("ends an admin's session started with the old password", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const email = newEmail('recruiter')
    const admin = await newAdmin('RECRUITER', email)
    const signIn = (visitor: Visitor) =>
      visitor.call('POST', '/api/v1/user/adminlogin', { json: { email, password: PASSWORD } })
    const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/apply-job/getAll')).status === 200
    const json = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const change = () => admin.call('PUT', '/api/adminaccount/password', { json })
    expect(await overlapped(signIn, isIn, change)).toEqual([])
  }
})

test('accepts only one of two simultaneous password changes', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { visitor, email } = await newSeeker()
    const other = new Visitor(sites.at(-1))
    await logIn(email)(other)
    const replies = await Promise.all(
      [visitor, other].map((from, index) =>
        from.call('PUT', '/api/v1/user/change-password', {
          json: { email, oldPassword: PASSWORD, newPassword: `${NEW_PASSWORD}-${index}` },
        }),
      ),
    )
    // The first change ended the second one's session, or its old password no longer matched.
    const [made, refused] = replies.map(({ status }) => status).sort()
    expect(made).toBe(200)
    expect([400, 401]).toContain(refused)
    const passwords = [0, 1].map((index) => `${NEW_PASSWORD}-${index}`)
    const tries = await Promise.all(
      passwords.map((password) => new Visitor().call('POST', '/api/v1/user/login', { json: { email, password } })),
    )
    expect(tries.map(({ json }) => (json as { status: boolean }).status)).toEqual(
      replies.map(({ status }) => status === 200),
    )
  }
})

test('accepts only one of two reset links used at once, without a 500', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { email } = await newSeeker()
    const tokens: string[] = []
    for (let count = 1; count <= 2; count += 1) {
      await new Visitor().call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
      tokens.push(...(await newTokens(email, tokens)))
    }
    const replies = await Promise.all(
      tokens.map((token, index) => {
        const password = `${NEW_PASSWORD}-${index}`
        const json = { token, password, confirmPassword: password }
        return new Visitor(sites[index % sites.length]).call('POST', '/api/v1/user/reset-password', { json })
      }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  }
})

async function newTokens(email: string, known: string[]): Promise<string[]> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 90_000; await pause(100)) {
    const links = (await mailsTo(email))
      .filter(({ subject }) => subject.includes('Choose a new'))
      .map((mail) => new URLSearchParams(linkIn(mail, '/resetpassword').split('?')[1]).get('token') ?? '')
    const fresh = links.filter((token) => !known.includes(token))
    if (fresh.length > 0) return fresh
  }
  throw new Error(`No new link arrived for ${email}.`)
}
