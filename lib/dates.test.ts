import { ageLabel, dayLabel, momentLabel } from '@/lib/dates'

test('dates read alike wherever they are written', () => {
  const date = new Date('2026-11-21T23:46:00Z')
  expect(dayLabel(date)).toBe('Nov 21, 2026')
  expect(momentLabel(date).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 11:46 PM UTC')
})

test.each([
  [59, 'less than an hour'],
  [60, '1 hour'],
  [23 * 60 + 59, '23 hours'],
  [24 * 60, '1 day'],
  [6 * 24 * 60, '6 days'],
])('what has waited for %d minutes has waited %s', (minutes, label) => {
  const now = new Date('2026-11-21T23:46:00Z')
  expect(ageLabel(new Date(now.getTime() - minutes * 60_000), now)).toBe(label)
})
