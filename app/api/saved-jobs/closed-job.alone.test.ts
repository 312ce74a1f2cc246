import { moveClock, resetClock } from '@/e2e/support/clock'
import { newApprovedJob } from '@/e2e/support/jobs'
import { newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'

afterEach(resetClock)

test('keeps a closed job and marks it as closed', async () => {
  const [jobId, { visitor, email }] = [await newApprovedJob(await signInAdmin()), await newSeeker()]
  const save = () => visitor.call('PUT', `/api/saved-jobs/${jobId}`)
  const saved = async () => (await visitor.call('GET', '/api/saved-jobs')).json
  await save()
  expect(await saved()).toMatchObject([{ hireFromUsId: jobId, isClosed: false }])
  moveClock(61)
  await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  expect(await saved()).toMatchObject([{ hireFromUsId: jobId, isClosed: true }])
  expect((await save()).status).toBe(404)
})
