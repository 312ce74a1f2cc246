import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'

const MAX_MS = 1_000
const sites = [required('TEST_SITE_URL'), process.env.TEST_SECOND_SITE_URL].filter((url) => url) as string[]

test.each(sites)('a job that is approved and closed elsewhere comes and goes at %s within a second', async (site) => {
  const admin = await signInAdmin()
  const jobTitle = `Shared Pages ${crypto.randomUUID()}`
  const path = `/applied-jobs?q=${encodeURIComponent(`"${jobTitle}"`)}`
  const isShown = async () => (await (await fetch(site + path)).text()).includes(`>${jobTitle}<`)
  expect(await isShown()).toBe(false)
  const hireFromUsId = await newApprovedJob(admin, { jobTitle })
  const approvedAt = Date.now()
  await expectSoon(isShown, true, approvedAt)
  const takenDown = { hireFromUsId, status: 'taken-down', reason: 'It was a test.' }
  expect((await admin.call('PUT', '/hire-from-us', { json: takenDown })).status).toBe(200)
  await expectSoon(isShown, false, Date.now())
})

async function expectSoon(isShown: () => Promise<boolean>, expected: boolean, since: number): Promise<void> {
  while ((await isShown()) !== expected && Date.now() - since < 10 * MAX_MS);
  expect(Date.now() - since).toBeLessThan(MAX_MS)
}
