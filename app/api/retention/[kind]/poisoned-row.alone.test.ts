import { moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { poison } from '@/e2e/support/poison'
import { setRule } from '@/e2e/support/retention'
import { until } from '@/e2e/support/waiting'

const DAY_MS = 24 * 60 * 60 * 1000
const [MADE, WARNED, LATER] = [-200, -60, 0.1]
const day = (days: number) => new Date(Date.now() + days * DAY_MS)

afterEach(resetClock)

const isThere = async (subject: string) =>
  (await query('SELECT 1 FROM "ContactMessage" WHERE "subject" = $1', [subject])).length === 1

/** Creates an expired message whose warning was sent long ago. */
async function newOldMessage(subject: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message", "createdAt")
    VALUES ('Old', 'old@mail.example', '9000000000', $1, 'Words', $2) RETURNING "id"`,
    [subject, day(MADE)],
  )
  return row?.id ?? 0
}

test("deletes expired data even if one row can't be deleted", async () => {
  const owner = await signInAdmin()
  const subjects = Array.from({ length: 5 }, (_, index) => `Past the rule ${index} ${Date.now()}`)
  const ids: number[] = []
  for (const subject of subjects) ids.push(await newOldMessage(subject))
  const poisoned = ids[1] ?? 0
  const cure = await poison({ table: 'ContactMessage', on: 'DELETE', when: `OLD."id" = ${poisoned}` })
  try {
    await setRule(owner, 'messages', 3)
    // A rule counts from when it was set, so this makes the rule and the warnings look old.
    await query(`UPDATE "RetentionRule" SET "updatedAt" = $1 WHERE "kind" = 'messages'`, [day(MADE)])
    await query('UPDATE "ContactMessage" SET "retentionWarnedAt" = $1 WHERE "id" = ANY($2)', [day(WARNED), ids])
    // Advances the clock so that hourly jobs run again.
    moveClock(LATER)
    for (const subject of subjects.filter((_, index) => index !== 1)) await until(async () => !(await isThere(subject)))
    await until(async () => {
      const rows = await query(
        `SELECT 1 FROM "TaskFailure" WHERE "task" = 'delete-by-rules-messages' AND "rowKey" = $1`,
        [String(poisoned)],
      )
      return rows.length === 1
    })
    expect(await isThere(subjects[1] ?? '')).toBe(true)
  } finally {
    await cure()
    resetClock()
    await setRule(owner, 'messages', null)
    await query('DELETE FROM "ContactMessage" WHERE "id" = $1', [poisoned])
    await query('DELETE FROM "TaskFailure" WHERE "rowKey" = $1', [String(poisoned)])
  }
})

test("deletes expired sessions even if one can't be deleted", async () => {
  const poisoned = `poisoned-${Date.now()}`
  const ids = [poisoned, `${poisoned}-a`, `${poisoned}-b`, `${poisoned}-c`]
  const { email } = await newSeeker()
  // Before the rows are there: a job that notices that the clock was set back deletes them at once.
  const cure = await poison({ table: 'Session', on: 'DELETE', when: `OLD."id" = '${poisoned}'` })
  try {
    for (const id of ids)
      await query(
        `INSERT INTO "Session" ("id", "expiresAt", "seekerId") SELECT $1, $2, "id" FROM "Seeker" WHERE "email" = $3`,
        [id, day(-1), email],
      )
    // Later than in the test before, in case no job noticed that the clock was set back.
    moveClock(2 * LATER)
    await until(async () => (await query('SELECT 1 FROM "Session" WHERE "id" = ANY($1)', [ids])).length === 1)
    const failures = () =>
      query<{ rowKey: string }>(`SELECT "rowKey" FROM "TaskFailure" WHERE "task" = 'purge-sessions'`)
    await until(async () => (await failures()).length > 0)
    // Session ids are secrets, so they aren't shown.
    expect((await failures()).map(({ rowKey }) => rowKey)).not.toContain(poisoned)
  } finally {
    await cure()
    await query('DELETE FROM "Session" WHERE "id" = $1', [poisoned])
    await query(`DELETE FROM "TaskFailure" WHERE "task" = 'purge-sessions'`)
  }
})
