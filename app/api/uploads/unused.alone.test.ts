import { moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { pdfResume } from '@/e2e/support/jobs'
import { newSeeker, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import { storeHolds } from '@/e2e/support/store'
import { until } from '@/e2e/support/waiting'

const TWO_HOURS = 2 / 24

afterEach(resetClock)

async function newResume(words: string): Promise<TestSeeker> {
  const seeker = await newSeeker()
  const form = new FormData()
  form.set('profileData', '{}')
  form.set('resume', pdfResume(words))
  expect((await seeker.visitor.call('POST', '/profile/add', { form })).status).toBe(201)
  return seeker
}

const unused = (email: string) =>
  query<{ name: string }>(
    `SELECT unused."name" FROM "UnusedFile" unused JOIN "StoredFile" file ON file."name" = unused."name"
     JOIN "Profile" profile ON profile."resumeId" = file."id"
     JOIN "Seeker" seeker ON seeker."id" = profile."seekerId" WHERE seeker."email" = $1`,
    [email],
  )

test('removes orphaned files within two hours', async () => {
  const words = `left behind ${Date.now()}`
  const { email } = await newResume(words)
  // Either failure leaves the bytes and a row that lists them as unused.
  await query(
    `WITH old AS (
       SELECT file."id", file."name" FROM "StoredFile" file JOIN "Profile" profile ON profile."resumeId" = file."id"
       JOIN "Seeker" seeker ON seeker."id" = profile."seekerId" WHERE seeker."email" = $1
     ), emptied AS (
       UPDATE "Profile" SET "resumeId" = NULL WHERE "resumeId" IN (SELECT "id" FROM old) RETURNING 1
     ), noted AS (
       INSERT INTO "UnusedFile" ("name", "since") SELECT "name", now() FROM old RETURNING 1
     ) SELECT 1 FROM emptied, noted`,
    [email],
  )
  await query(`DELETE FROM "StoredFile" WHERE "name" IN (SELECT "name" FROM "UnusedFile")`)
  expect(storeHolds(words)).toBe(true)
  moveClock(TWO_HOURS)
  await until(() => !storeHolds(words))
})

test("never removes a resume that's in use", async () => {
  const words = `kept ${Date.now()}`
  const { email, visitor } = await newResume(words)
  expect(await unused(email)).toEqual([])
  await query(
    `INSERT INTO "UnusedFile" ("name", "since") SELECT file."name", now() FROM "StoredFile" file
     JOIN "Profile" profile ON profile."resumeId" = file."id"
     JOIN "Seeker" seeker ON seeker."id" = profile."seekerId" WHERE seeker."email" = $1`,
    [email],
  )
  // Later than in the test before, in case no job noticed that the clock was set back.
  moveClock(2 * TWO_HOURS)
  await until(async () => (await unused(email)).length === 0)
  expect(storeHolds(words)).toBe(true)
  resetClock()
  await visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
  await until(() => !storeHolds(words))
})
