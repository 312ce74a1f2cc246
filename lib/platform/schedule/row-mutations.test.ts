import { retryDelayMs } from '@/lib/platform/schedule/row-mutations'

test.each([
  [1, 30],
  [2, 60],
  [4, 240],
  [5, 86_400],
  [50, 86_400],
])('retries after %d failed attempts in %d s', (attempts, seconds) =>
  expect(retryDelayMs(attempts)).toBe(seconds * 1000),
)
