import { moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { answerWith, newPasskey, signInOptions, signInWith } from '@/e2e/support/passkeys'
import { newSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const MINUTE = 1 / (24 * 60)

afterEach(resetClock)

test('a challenge works for five minutes', async () => {
  const { visitor: owner } = await newSeeker()
  const { authenticator } = await newPasskey(owner, 'seeker')
  const [early, late] = [new Visitor(), new Visitor()]
  const [first, second] = [await signInOptions(early, 'seeker'), await signInOptions(late, 'seeker')]
  moveClock(4 * MINUTE)
  expect((await answerWith(early, 'seeker', authenticator.get(first))).status).toBe(200)
  moveClock(6 * MINUTE)
  expect((await answerWith(late, 'seeker', authenticator.get(second))).status).toBe(400)
  expect((await signInWith(late, 'seeker', authenticator)).status).toBe(200)
})

test('used challenges are deleted once they would have expired', async () => {
  const { visitor: owner } = await newSeeker()
  await newPasskey(owner, 'seeker')
  const [used] = await query<{ id: string }>('SELECT "id" FROM "UsedChallenge" ORDER BY "expiresAt" DESC LIMIT 1')
  moveClock(1)
  await until(async () => (await query('SELECT 1 FROM "UsedChallenge" WHERE "id" = $1', [used?.id])).length === 0)
})
