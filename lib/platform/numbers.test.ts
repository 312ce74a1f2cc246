import { grouped } from '@/lib/platform/numbers'

test.each([0, 7, 999, 1_000, 45_000, 99_999, 150_000, 1_234_567])('groups the digits of %d as Intl does', (whole) => {
  expect(grouped(whole)).toBe(whole.toLocaleString('en-US'))
})
