import { query } from '@/e2e/support/database'
import { postingData, submitPosting } from '@/e2e/support/jobs'
import { mailsTo, waitForMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const html = { accept: 'text/html' }
let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

/** Sends an email; returns its recipient and id. */
async function newSentMail(): Promise<{ email: string; id: number }> {
  const email = newEmail('employer')
  await submitPosting(postingData({ email }))
  // It arrives just before its row says so.
  await until(
    async () => (await query(`SELECT FROM "Mail" WHERE "to" = $1 AND "state" = 'SENT'`, [email])).length === 1,
  )
  return { email, id: await newestMailTo(email) }
}

async function newestMailTo(email: string): Promise<number> {
  const { text } = await owner.call('GET', `/outbox?search=${encodeURIComponent(email)}`, { headers: html })
  return Number(/\/outbox\/(\d+)/.exec(text)?.[1])
}

/**
 * Keeps new emails to `email` from being sent, however fast the worker is, until the returned function is called.
 */
async function holdMailsTo(email: string): Promise<() => Promise<void>> {
  const name = `hold_${email.replace(/\W/g, '_')}`
  await query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW."nextAttemptAt" = now() + interval '1 hour'; RETURN NEW; END $$`,
  )
  await query(
    `CREATE TRIGGER ${name} BEFORE INSERT ON "Mail" FOR EACH ROW WHEN (NEW."to" = '${email}') EXECUTE FUNCTION ${name}()`,
  )
  return async () => {
    await query(`DROP FUNCTION ${name} CASCADE`)
    await query(`UPDATE "Mail" SET "nextAttemptAt" = now() WHERE "to" = $1 AND "state" = 'WAITING'`, [email])
  }
}

test('sends a copy of a sent email, once for simultaneous requests', async () => {
  const { email, id } = await newSentMail()
  const release = await holdMailsTo(email)
  const replies = await Promise.all([1, 2, 3].map(() => owner.call('POST', `/api/mails/${id}/resend`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const copyId = replies.map(({ json }) => json as { mailId?: number }).find(({ mailId }) => mailId)?.mailId
  expect(copyId).not.toBe(id)
  await release()
  await waitForMail(email, 2)
  const [first, second] = await mailsTo(email)
  expect(second?.text).toBe(first?.text)
})

test('waits before it sends an email again that was refused for now', async () => {
  const email = newEmail('busy-employer')
  const startedAt = Date.now()
  await submitPosting(postingData({ email }))
  const refused = () =>
    query<{ attempts: number; nextAttemptAt: Date }>(
      `SELECT "attempts", "nextAttemptAt" FROM "Mail" WHERE "to" = $1 AND "lastError" LIKE '%451%'`,
      [email],
    )
  await until(async () => (await refused()).length > 0)
  const [mail] = await refused()
  await query(`DELETE FROM "Mail" WHERE "to" = $1`, [email])
  expect(mail?.attempts).toBe(1)
  expect(mail?.nextAttemptAt.getTime()).toBeGreaterThan(startedAt + 5_000)
})

test("only shows an email's page to owners", async () => {
  const { email, id } = await newSentMail()
  const page = await owner.call('GET', `/outbox/${id}`, { headers: html })
  expect(page.status).toBe(200)
  expect(page.text).toContain(email)
  expect(page.text).toContain('sandbox=""')
  for (const path of ['/outbox', `/outbox/${id}`, '/audit']) {
    const refused = await (await newAdmin('RECRUITER')).call('GET', path, { headers: html })
    expect(refused.text).not.toContain(email)
  }
})

test.each(['0', '-1', '2000000000', '1e9', 'x'])('returns 404 for email %s', async (id) => {
  expect((await owner.call('POST', `/api/mails/${id}/resend`)).status).toBe(404)
})
