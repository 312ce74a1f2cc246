import { isDue } from '@/lib/platform/schedule/worker'

const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  ['never begun', undefined, 100, true],
  ['too soon', at(100), 159, false],
  ['on schedule', at(100), 160, true],
  ['long after', at(100), 9_000, true],
  ['with a clock that was set back', at(100), 50, true],
] as const)('decides whether a job that runs every minute is due: %s', (_name, last, seconds, expected) => {
  expect(isDue(60, last, at(seconds))).toBe(expected)
})
