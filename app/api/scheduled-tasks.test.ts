import { newAlert, newJobsEmailsTo } from '@/e2e/support/alerts'
import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo } from '@/e2e/support/mail'
import { newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { poison } from '@/e2e/support/poison'
import { whileLocked } from '@/e2e/support/row-lock'
import { until } from '@/e2e/support/waiting'

const HOUR_MS = 60 * 60 * 1000

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const set = (table: string, id: number, column: string, value: Date) =>
  query(`UPDATE "${table}" SET "${column}" = $1 WHERE "id" = $2`, [value, id])
type Failure = { id: number; attempts: number; lastError: string; setAsideAt: Date | null }
const failuresAt = (task: string, id: number) =>
  query<Failure>('SELECT * FROM "TaskFailure" WHERE "task" = $1 AND "rowKey" = $2', [task, String(id)])
const forget = (task: string, id: number) =>
  query('DELETE FROM "TaskFailure" WHERE "task" = $1 AND "rowKey" = $2', [task, String(id)])

test("a failing alert doesn't block others and is shown to owners", async () => {
  const owner = await signInAdmin()
  const word = `Zq${Math.random().toString(36).slice(2, 10)}`
  const [first, second] = [await newSeeker(), await newSeeker()]
  const poisoned = await newAlert(first, { search: `q=${word}` })
  const sound = await newAlert(second, { search: `q=${word}` })
  await newApprovedJob(owner, { jobTitle: `${word} job` })
  const cure = await poison({
    table: 'JobAlert',
    on: 'UPDATE',
    when: `OLD."id" = ${poisoned} AND OLD."nextAt" < now()`,
  })
  try {
    // The poisoned alert has been due the longest. If it always came first, it would block all others.
    await query('UPDATE "JobAlert" SET "nextAt" = $1 WHERE "id" = $2', [ago(9), poisoned])
    await set('JobAlert', sound, 'nextAt', ago(1))
    await until(async () => (await newJobsEmailsTo(second.email)).length === 1)
    expect(await newJobsEmailsTo(first.email)).toHaveLength(0)
    await until(async () => (await failuresAt('send-job-alerts', poisoned)).length === 1)
    const [failure] = await failuresAt('send-job-alerts', poisoned)
    expect(failure).toMatchObject({ setAsideAt: null, lastError: expect.stringContaining('poisoned') })
    // Makes it look as if it failed often, so the next attempt marks it stuck. Repeats if an attempt overwrites this.
    await until(async () => {
      await query('UPDATE "TaskFailure" SET "attempts" = 4, "nextAttemptAt" = $1 WHERE "id" = $2', [
        ago(1),
        failure?.id,
      ])
      return Boolean((await failuresAt('send-job-alerts', poisoned))[0]?.setAsideAt)
    })
    const page = await owner.call('GET', '/outbox', { headers: { accept: 'text/html' } })
    expect(page.text).toContain('This row is poisoned.')
    const trail = await owner.call('GET', '/audit?action=task.row-set-aside', { headers: { accept: 'text/html' } })
    expect(trail.text).toContain('send-job-alerts')
  } finally {
    await cure()
  }
  // Once fixed, the alert succeeds at the next attempt and the failure is removed.
  await query('UPDATE "TaskFailure" SET "nextAttemptAt" = $1 WHERE "rowKey" = $2', [ago(1), String(poisoned)])
  await until(async () => (await newJobsEmailsTo(first.email)).length === 1)
  await until(async () => (await failuresAt('send-job-alerts', poisoned)).length === 0)
})

test('keeps the failure of a row that another process has locked', async () => {
  const owner = await signInAdmin()
  const word = `Zq${Math.random().toString(36).slice(2, 10)}`
  const [first, second] = [await newSeeker(), await newSeeker()]
  const locked = await newAlert(first, { search: `q=${word}` })
  const sound = await newAlert(second, { search: `q=${word}` })
  let sent = 0
  const runTwice = async () => {
    for (const end = sent + 2; sent < end; sent += 1) {
      await newApprovedJob(owner, { jobTitle: `${word} job ${sent}` })
      await set('JobAlert', sound, 'nextAt', ago(1))
      await until(async () => (await newJobsEmailsTo(second.email)).length === sent + 1)
    }
  }
  await query(
    'INSERT INTO "TaskFailure" ("task", "rowKey", "attempts", "lastError", "nextAttemptAt") VALUES ($1, $2, 3, $3, $4)',
    ['send-job-alerts', String(locked), 'Failed.', ago(-1)],
  )
  try {
    await runTwice()
    await set('JobAlert', locked, 'nextAt', ago(9))
    await whileLocked('SELECT 1 FROM "JobAlert" WHERE "id" = $1', [locked], async () => {
      await query('UPDATE "TaskFailure" SET "nextAttemptAt" = $1 WHERE "rowKey" = $2', [ago(1), String(locked)])
      await runTwice()
      expect(await failuresAt('send-job-alerts', locked)).toMatchObject([{ attempts: 3 }])
    })
    await until(async () => (await newJobsEmailsTo(first.email)).length === 1)
    await until(async () => (await failuresAt('send-job-alerts', locked)).length === 0)
  } finally {
    await forget('send-job-alerts', locked)
  }
})

test("forgets the failure of a row that isn't due anymore", async () => {
  const alert = await newAlert(await newSeeker(), {})
  const cure = await poison({ table: 'JobAlert', on: 'UPDATE', when: `OLD."id" = ${alert} AND OLD."nextAt" < now()` })
  try {
    await set('JobAlert', alert, 'nextAt', ago(1))
    await until(async () => (await failuresAt('send-job-alerts', alert)).length === 1)
    await query('DELETE FROM "JobAlert" WHERE "id" = $1', [alert])
    await query('UPDATE "TaskFailure" SET "nextAttemptAt" = $1 WHERE "rowKey" = $2', [ago(1), String(alert)])
    await until(async () => (await failuresAt('send-job-alerts', alert)).length === 0)
  } finally {
    await cure()
    await forget('send-job-alerts', alert)
  }
})

test("an alert with words that can't be parsed doesn't fail", async () => {
  const word = `Zq${Math.random().toString(36).slice(2, 10)}`
  const seeker = await newSeeker()
  const odd = await newAlert(seeker, { search: `q=${'-'.repeat(33)}` })
  const sound = await newAlert(seeker, { search: `q=${word}` })
  await newApprovedJob(await signInAdmin(), { jobTitle: `${word} job` })
  await set('JobAlert', odd, 'nextAt', ago(8))
  await set('JobAlert', sound, 'nextAt', ago(1))
  await until(async () => (await newJobsEmailsTo(seeker.email)).some(({ text }) => text.includes(`${word} job`)))
  expect(await failuresAt('send-job-alerts', odd)).toEqual([])
})

test.each([
  { task: 'expire-postings', due: -1, mail: /closed|expired|over/i },
  { task: 'remind-of-closing', due: 50, mail: /closes|closing/i },
])('$task continues after a posting that fails', async ({ task, due, mail }) => {
  const owner = await signInAdmin()
  const emails = [newEmail('employer'), newEmail('employer')]
  const [poisoned, sound] = [
    await newApprovedJob(owner, { email: emails[0], jobTitle: 'Poisoned posting' }),
    await newApprovedJob(owner, { email: emails[1], jobTitle: 'Sound posting' }),
  ]
  const cure = await poison({ table: 'Mail', on: 'INSERT', when: `NEW."to" = '${emails[0]}'` })
  try {
    await set('Posting', poisoned, 'expiresAt', ago(-due + 1))
    await set('Posting', sound, 'expiresAt', ago(-due))
    const isNotified = async () => (await mailsTo(emails[1] ?? '')).some(({ subject }) => mail.test(subject))
    await until(isNotified)
    await until(async () => (await failuresAt(task, poisoned)).length === 1)
  } finally {
    await cure()
    await set('Posting', poisoned, 'expiresAt', ago(-24 * 60))
    await forget(task, poisoned)
  }
})

test("an email whose result can't be recorded doesn't block others", async () => {
  const [poisoned, sound] = [newEmail('poisoned'), newEmail('sound')]
  let id = 0
  const cure = await poison({
    table: 'Mail',
    on: 'UPDATE',
    when: `OLD."to" = '${poisoned}' AND (NEW."state" <> 'WAITING' OR NEW."lastError" IS NOT NULL)`,
  })
  try {
    const mails = await query<{ id: number }>(
      `INSERT INTO "Mail" ("to", "subject", "text", "html") SELECT unnest($1::text[]), 'Test', 'Test', 'Test'
      RETURNING "id"`,
      [[poisoned, sound]],
    )
    id = mails[0]?.id ?? 0
    const startedAt = Date.now()
    await until(async () => (await mailsTo(sound)).length === 1)
    // Well before both leases expire.
    expect(Date.now() - startedAt).toBeLessThan(100_000)
    await until(async () => (await failuresAt('send-mails', id)).length === 1)
    await cure()
    await query('UPDATE "Mail" SET "nextAttemptAt" = now() WHERE "to" = $1', [poisoned])
    await until(async () => (await failuresAt('send-mails', id)).length === 0)
  } finally {
    await cure()
    await query('DELETE FROM "Mail" WHERE "to" = $1', [poisoned])
    await forget('send-mails', id)
  }
})
