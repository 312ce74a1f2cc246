import { contactMessage } from '@/e2e/support/access/documented'
import { query } from '@/e2e/support/database'
import { postingData, submitPosting } from '@/e2e/support/jobs'
import { newEmail } from '@/e2e/support/people'
import { poison } from '@/e2e/support/poison'
import { Visitor } from '@/e2e/support/visitor'

const DISK_FULL = '53100'
const READ_ONLY = '25006'

const rowsOf = async (table: string, column: string, value: string) =>
  (await query(`SELECT 1 FROM "${table}" WHERE "${column}" = $1`, [value])).length

test.each([
  ['a full disk', DISK_FULL],
  ['a read-only database', READ_ONLY],
])('%s returns a 503 with Retry-After and leaves nothing half written', async (_name, sqlState) => {
  const email = newEmail()
  const cure = await poison({ table: 'ContactMessage', on: 'INSERT', when: `NEW."email" = '${email}'`, sqlState })
  try {
    const reply = await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email } })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60'])
    expect(reply.text).not.toMatch(/poison|disk|ERROR/)
  } finally {
    await cure()
  }
  expect(await rowsOf('ContactMessage', 'email', email)).toBe(0)
  const again = await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email } })
  expect(again.status).toBe(201)
})

test('rolls back all rows if the disk fills up at the last one', async () => {
  const email = newEmail('employer')
  const cure = await poison({ table: 'Mail', on: 'INSERT', when: `NEW."to" = '${email}'`, sqlState: DISK_FULL })
  try {
    expect((await submitPosting(postingData({ email }))).status).toBe(503)
  } finally {
    await cure()
  }
  expect(await rowsOf('Posting', 'email', email)).toBe(0)
})
