import { oldBefore, warnBefore, warnedLongAgo } from '@/lib/accounts/retention/queries'

const at = (day: string) => new Date(`${day}T12:00:00.000Z`)

test.each([
  ['2026-08-15', 3, '2026-05-15'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2026-01-10', 12, '2025-01-10'],
  ['2028-02-29', 12, '2027-02-28'],
])('counts back from %s by %i months to %s', (time, months, then) => {
  expect(oldBefore(months, at(time))).toEqual(at(then))
})

test('warns thirty days ahead', () => {
  expect(warnBefore(3, at('2026-05-01'))).toEqual(oldBefore(3, at('2026-05-31')))
  expect(warnedLongAgo(at('2026-05-31'))).toEqual(at('2026-05-01'))
})
