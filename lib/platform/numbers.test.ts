import { grouped } from '@/lib/platform/numbers'

test.each([0, 7, 999, 1_000, 45_000, 99_999, 150_000, 1_234_567])('%d is formatted by Intl', (whole) => {
  expect(grouped(whole)).toBe(whole.toLocaleString('en-US'))
})
