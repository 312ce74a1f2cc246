import { daysBefore, daysLabel, daysText, readDays } from '@/lib/console/lists/days'

const twelveWeeks = { from: new Date('2026-08-31T00:00:00Z'), until: new Date('2026-11-23T00:00:00Z') }

test('writes a range to the URL with its first and last day', () => {
  expect(daysText(twelveWeeks)).toBe('2026-08-31..2026-11-22')
  expect(readDays('2026-08-31..2026-11-22')).toEqual(twelveWeeks)
  expect(daysLabel(twelveWeeks).replaceAll(/\s/g, ' ')).toBe('Aug 31 – Nov 22, 2026')
  expect(daysText(daysBefore(twelveWeeks, 84))).toBe('2026-06-08..2026-08-30')
})

test('accepts a single day', () => expect(readDays('2026-11-22..2026-11-22')?.until).toEqual(twelveWeeks.until))

test.each([
  '',
  'week',
  '2026-11-22',
  '2026-11-22..2026-11-20',
  '2026-02-31..2026-03-09',
  '0001-01-01..9999-12-31',
  '2026-11-22..x',
  '0000-01-01..0000-01-02',
  '9999-12-31..9999-12-31',
])('rejects %j as days', (text) => expect(readDays(text)).toBeNull())
