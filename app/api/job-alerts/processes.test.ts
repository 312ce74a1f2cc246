import { newAlert, newsTo } from '@/e2e/support/alerts'
import { moveClock, resetClock } from '@/e2e/support/clock'
import { newApprovedJob } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'

const ALERTS = 12

afterEach(resetClock)

/** On PostgreSQL two processes look for due alerts at the same time; on the embedded database it is one. */
test('every alert is told once, however many processes tell', async () => {
  const seeker = await newSeeker()
  const words = Array.from({ length: ALERTS }, (_, index) => `q${index}x${Math.random().toString(36).slice(2, 6)}`)
  for (const word of words) await newAlert(seeker, { search: `q=${word}` })
  await newApprovedJob(await signInAdmin(), { jobTitle: words.join(' ') })
  moveClock(1.01)
  for (const startedAt = Date.now(); Date.now() - startedAt < 30_000 && newsTo(seeker.email).length < ALERTS; )
    await new Promise((later) => setTimeout(later, 200))
  await new Promise((later) => setTimeout(later, 7_500))
  const told = newsTo(seeker.email).map(({ text }) => words.filter((word) => text.includes(`q=${word}`)).join())
  expect(told.sort()).toEqual([...words].sort())
}, 120_000)
