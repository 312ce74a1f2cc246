import { ageLabel, agoLabel, dayLabel, momentLabel, secondLabel } from '@/lib/platform/dates'

test('formats dates the same everywhere', () => {
  const date = new Date('2026-11-21T23:46:00Z')
  expect(dayLabel(date)).toBe('Nov 21, 2026')
  expect(momentLabel(date).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 11:46 PM UTC')
  expect(secondLabel(date).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 11:46:00 PM UTC')
})

test.each([
  [59, 'less than an hour'],
  [60, '1 hour'],
  [23 * 60 + 59, '23 hours'],
  [24 * 60, '1 day'],
  [6 * 24 * 60, '6 days'],
])('shows a wait of %d minutes as %s', (minutes, label) => {
  const now = new Date('2026-11-21T23:46:00Z')
  expect(ageLabel(new Date(now.getTime() - minutes * 60_000), now)).toBe(label)
})

test.each([
  [0, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [24 * 60, '1 day ago'],
  [30 * 24 * 60, '30 days ago'],
  [31 * 24 * 60, 'Oct 21, 2026'],
])('shows %d minutes ago as %s', (minutes, label) => {
  const now = new Date('2026-11-21T23:46:00Z')
  expect(agoLabel(new Date(now.getTime() - minutes * 60_000), now)).toBe(label)
})
