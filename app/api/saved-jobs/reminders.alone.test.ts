import { oneClickIn } from '@/e2e/support/alerts'
import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo } from '@/e2e/support/mail'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

afterEach(resetClock)

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const save = async (jobId: number, { visitor }: { visitor: Visitor }) =>
  expect((await visitor.call('PUT', `/api/saved-jobs/${jobId}`)).status).toBe(200)

test('reminds people once before a saved job closes and once after, unless they applied or opted out', async () => {
  const jobTitle = `Harbour Pilot ${Date.now()}`
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle })
  const [saver, applicant, tired] = [await newSeeker(), await newSeeker(), await newSeeker()]
  for (const seeker of [saver, applicant, tired]) await save(jobId, seeker)
  expect((await applyTo(jobId, applicant)).status).toBe(201)
  expect((await tired.visitor.call('PUT', '/api/account/reminders', { json: { wanted: false } })).status).toBe(200)
  const soon = `Closing soon: ${jobTitle} at Lantern Freight Systems`
  const over = `No longer open: ${jobTitle} at Lantern Freight Systems`

  moveClock(56)
  await aFewTurns()
  expect(await subjectsTo(saver.email)).not.toContain(soon)
  moveClock(57.5)
  await until(async () => (await subjectsTo(saver.email)).includes(soon))
  await aFewTurns()
  moveClock(60.5)
  await until(async () => (await subjectsTo(saver.email)).includes(over))
  await aFewTurns()
  const about = async (email: string) => (await subjectsTo(email)).filter((subject) => [soon, over].includes(subject))
  expect((await about(saver.email)).sort()).toEqual([soon, over])
  expect(await about(applicant.email)).toEqual([])
  expect(await about(tired.email)).toEqual([])
})

test("one click in an email client ends that seeker's reminders", async () => {
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle: `Lock Keeper ${Date.now()}` })
  const saver = await newSeeker()
  await save(jobId, saver)
  moveClock(58)
  await until(async () => (await mailsTo(saver.email)).some(({ subject }) => subject.startsWith('Closing soon: Lock')))
  const mail = (await mailsTo(saver.email)).find(({ headers }) => headers['list-unsubscribe'])
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const path = oneClickIn(mail ?? never())
  expect((await new Visitor().call('GET', path)).status).toBe(303)
  expect((await new Visitor().call('POST', `${path}x`)).status).toBe(410)
  expect((await new Visitor().call('POST', path)).status).toBe(200)
  const before = (await mailsTo(saver.email)).length
  moveClock(61)
  await aFewTurns()
  expect(await mailsTo(saver.email)).toHaveLength(before)
})

function never(): never {
  throw new Error("There's no email.")
}
