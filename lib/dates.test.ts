import { dayLabel, momentLabel } from '@/lib/dates'

test('dates read alike wherever they are written', () => {
  const date = new Date('2026-11-21T23:46:00Z')
  expect(dayLabel(date)).toBe('Nov 21, 2026')
  expect(momentLabel(date).replace(/\s/g, ' ')).toBe('Nov 21, 2026, 11:46 PM UTC')
})
