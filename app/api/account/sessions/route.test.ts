import { query } from '@/e2e/support/database'
import { newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const html = { accept: 'text/html' }
const whoIs = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json

test("ends all of the seeker's sessions except the current one, and no one else's", async () => {
  const [seeker, other] = [await newSeeker(), await newSeeker()]
  const elsewhere = new Visitor()
  await elsewhere.call('POST', '/api/v1/user/login', { json: { email: seeker.email, password: PASSWORD } })
  const page = async () => (await seeker.visitor.call('GET', '/account-setting', { headers: html })).text
  expect(await page()).toContain('Sign out of the other session')

  const ended = await seeker.visitor.call('DELETE', '/api/account/sessions')
  expect([ended.status, ended.json]).toEqual([200, { message: "You've been signed out everywhere else." }])
  expect(await whoIs(elsewhere)).toBeNull()
  expect(await whoIs(seeker.visitor)).toMatchObject({ email: seeker.email })
  expect(await whoIs(other.visitor)).toMatchObject({ email: other.email })
  expect(await page()).toContain('signed in anywhere else')
  const logged = await query(
    `SELECT "detail" FROM "AuditEntry" WHERE "action" = 'account.sessions-ended'
       AND "subjectId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
    [seeker.email],
  )
  expect(logged).toEqual([{ detail: { ended: 1 } }])
})
