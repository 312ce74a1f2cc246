import { applicationsHref, durationLabel, shareLabel } from '@/lib/console/dashboard/format'

const HOUR = 3_600

test.each([
  [null, 'none yet'],
  [0, 'under 1 min'],
  [59.9, 'under 1 min'],
  [35 * 60, '35 min'],
  [HOUR, '1 h'],
  [5.5 * HOUR, '5 h 30 min'],
  [24 * HOUR, '1 d'],
  [52 * HOUR, '2 d 4 h'],
])('formats %p seconds as %s', (seconds, label) => expect(durationLabel(seconds)).toBe(label))

test.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 80, '1.3%'],
  [1, 3, '33%'],
  [3, 3, '100%'],
  [3, 1, '–'],
])('formats %d of %d as %s', (part, whole, label) => expect(shareLabel(part, whole)).toBe(label))

test('links a figure to its rows', () => {
  const days = { from: new Date('2026-08-31T00:00:00Z'), until: new Date('2026-11-23T00:00:00Z') }
  expect(applicationsHref(days, { state: 'hired' })).toBe('/adminappliedjobs?state=hired&date=2026-08-31..2026-11-22')
})
