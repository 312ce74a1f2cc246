import { documentedStates, readHostile } from '@/bench/hostile/read'

const limits = { ms: 1_000, memoryMb: 300 }
const documents = Array.from({ length: 48 }, (_, number) => number)
/** How far a document gets beyond the limit before the reader looks again. */
const OVERSHOOT_MB = 200

test('ends hostile documents in one of the documented ways, within its memory, and keeps reading', async () => {
  const { outcomes, isStillReading } = await readHostile(documents, limits)
  expect(outcomes.filter(({ state }) => !documentedStates.includes(state))).toEqual([])
  expect(outcomes.filter(({ peakMb }) => peakMb > limits.memoryMb + OVERSHOOT_MB)).toEqual([])
  expect(isStillReading).toBe(true)
}, 300_000)

test('reads hostile documents to their end if the limits allow it', async () => {
  const { outcomes } = await readHostile([2, 30], { ...limits, ms: 60_000 })
  expect(outcomes).toMatchObject([
    { kind: 'nested zips', state: 'READ' },
    { kind: 'damaged', state: 'ENCRYPTED' },
  ])
})
