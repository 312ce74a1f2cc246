import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const MAX_MS = 1_000
/** A busy machine may be slow several times. A process that misses a notification would be late every time. */
const MAX_TRIES = 10
const sites = siteUrls()

test.each(sites)('shows and hides a job from another process at %s within a second', async (site) => {
  const admin = await signInAdmin()
  const times: number[] = []
  while (times.length < MAX_TRIES && !times.some((time) => time < MAX_MS)) times.push(await slowestChange(admin, site))
  expect(Math.min(...times)).toBeLessThan(MAX_MS)
})

/** Milliseconds until the list at `site` shows a new job or drops a closed one, whichever takes longer. */
async function slowestChange(admin: Visitor, site: string): Promise<number> {
  const jobTitle = `Shared Pages ${crypto.randomUUID()}`
  const path = `/applied-jobs?q=${encodeURIComponent(`"${jobTitle}"`)}`
  const isListed = async () => (await (await fetch(site + path)).text()).includes(`>${jobTitle}<`)
  expect(await isListed()).toBe(false)
  const hireFromUsId = await newApprovedJob(admin, { jobTitle })
  const appearedAfter = await timeUntil(isListed)
  const takenDown = { hireFromUsId, status: 'taken-down', reason: 'It was a test.' }
  expect((await admin.call('PUT', '/hire-from-us', { json: takenDown })).status).toBe(200)
  return Math.max(appearedAfter, await timeUntil(async () => !(await isListed())))
}

async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = Date.now()
  await until(isSo)
  return Date.now() - startedAt
}
