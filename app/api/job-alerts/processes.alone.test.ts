import { newAlert, newJobsEmailsTo } from '@/e2e/support/alerts'
import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { newApprovedJob } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { until } from '@/e2e/support/waiting'

const ALERTS = 12

afterEach(resetClock)

test('sends every alert once, however many processes run', async () => {
  const seeker = await newSeeker()
  const words = Array.from({ length: ALERTS }, (_, index) => `q${index}x${Math.random().toString(36).slice(2, 6)}`)
  for (const word of words) await newAlert(seeker, { search: `q=${word}` })
  await newApprovedJob(await signInAdmin(), { jobTitle: words.join(' ') })
  moveClock(1.01)
  await until(async () => (await newJobsEmailsTo(seeker.email)).length >= ALERTS)
  await aFewTurns()
  const sent = (await newJobsEmailsTo(seeker.email)).map(({ text }) =>
    words.filter((word) => text.includes(`q=${word}`)).join(),
  )
  expect(sent.sort()).toEqual([...words].sort())
})
