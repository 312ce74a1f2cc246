import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newProfile, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const jobTitle = `Lockkeeper ${Date.now()}`
let owner: Visitor
let agreed: TestSeeker
let silent: TestSeeker

beforeAll(async () => {
  owner = await signInAdmin()
  const jobId = await newApprovedJob(owner, { jobTitle })
  agreed = await newSeeker('Ila Bose')
  silent = await newSeeker('Jaya Sen')
  const resume = new File([`Wrote ladder logic in C# for ${jobTitle}`], 'cv.txt', { type: 'text/plain' })
  for (const seeker of [agreed, silent]) await applyTo(jobId, seeker, resume)
  await newProfile(agreed, { skills: 'Hydraulics' })
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'x' FROM "Seeker" WHERE "email" = $1`,
    [agreed.email],
  )
})

const find = async (search: string, more = {}) => {
  const { text } = await owner.call('GET', `/api/exports/talent?${new URLSearchParams({ search, ...more })}`)
  return [agreed, silent].filter(({ email }) => text.includes(email)).map(({ userName }) => userName)
}

test.each([
  ['the job they applied for', () => jobTitle],
  ['the job and a skill', () => `${jobTitle} hydraulics`],
  ['their name', () => agreed.email],
])('finds consenting people by %s', async (_what, search) => {
  expect(await find(search())).toEqual(['Ila Bose'])
})

test('finds consenting people by words of their resume, as soon as it has been read', async () => {
  await until(async () => (await find(`"ladder" c# ${agreed.email}`)).length > 0)
  expect(await find('ladders C# lockkeeper')).toContain('Ila Bose')
  expect(await find('ladders cobol lockkeeper')).toEqual([])
})

test("never finds anyone who didn't consent", async () => {
  expect(await find(silent.email)).toEqual([])
})

test('finds people by the status of an application', async () => {
  expect(await find(jobTitle, { came: 'new' })).toEqual(['Ila Bose'])
  expect(await find(jobTitle, { came: 'hired' })).toEqual([])
})

test("doesn't find people who withdrew their consent", async () => {
  const { status } = await agreed.visitor.call('DELETE', '/api/account/consents/later-jobs')
  expect(status).toBe(200)
  expect(await find(jobTitle)).toEqual([])
})
