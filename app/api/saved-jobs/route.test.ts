import { applyTo, newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let admin: Visitor
let seeker: TestSeeker

beforeAll(async () => {
  admin = await signInAdmin()
  seeker = await newSeeker()
})

const save = ({ visitor }: TestSeeker, id: number) => visitor.call('PUT', `/api/saved-jobs/${id}`)
const remove = ({ visitor }: TestSeeker, id: number) => visitor.call('DELETE', `/api/saved-jobs/${id}`)
const saved = async ({ visitor }: TestSeeker) =>
  (await visitor.call('GET', '/api/saved-jobs')).json as { hireFromUsId: number; isClosed: boolean }[]

test("saves a job once, however often it's saved, and removes it once", async () => {
  const [first, second] = [await newApprovedJob(admin), await newApprovedJob(admin)]
  const replies = await Promise.all(Array.from({ length: 8 }, () => save(seeker, first)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  await save(seeker, second)
  expect((await saved(seeker)).map(({ hireFromUsId }) => hireFromUsId)).toEqual([second, first])
  for (const id of [first, first, second, 2_000_000_000]) expect((await remove(seeker, id)).status).toBe(200)
  expect(await saved(seeker)).toEqual([])
})

test('hides saved jobs from other seekers', async () => {
  const [jobId, other] = [await newApprovedJob(admin), await newSeeker()]
  await save(seeker, jobId)
  expect(await saved(other)).toEqual([])
  await remove(other, jobId)
  expect((await saved(seeker)).map(({ hireFromUsId }) => hireFromUsId)).toEqual([jobId])
  const marks = await other.visitor.call('GET', `/api/viewer/jobs?ids=${jobId}`)
  expect(marks.json).toEqual({ applied: [], saved: [] })
})

test("rejects a job that isn't public", async () => {
  const { json } = await submitPosting(postingData())
  const { hireFromUsId } = json as { hireFromUsId: number }
  for (const id of [hireFromUsId, 2_000_000_000, 0]) expect((await save(seeker, id)).status).toBe(404)
})

test("returns which of a page's jobs a seeker applied for and saved", async () => {
  const [applied, saved, neither] = [
    await newApprovedJob(admin),
    await newApprovedJob(admin),
    await newApprovedJob(admin),
  ]
  const fresh = await newSeeker()
  await applyTo(applied, fresh)
  await save(fresh, saved)
  const path = `/api/viewer/jobs?ids=${[applied, saved, neither, saved].join(',')}`
  expect((await fresh.visitor.call('GET', path)).json).toEqual({ applied: [applied], saved: [saved] })
  expect((await new Visitor().call('GET', path)).json).toEqual({ applied: [], saved: [] })
  for (const ids of ['', 'x', '1,', '-1', '1;2', Array.from({ length: 101 }, (_, index) => index + 1).join(',')])
    expect((await fresh.visitor.call('GET', `/api/viewer/jobs?ids=${ids}`)).status).toBe(400)
})
