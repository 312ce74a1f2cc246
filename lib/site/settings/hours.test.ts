import { hoursData, hoursLine } from '@/lib/site/settings/hours'

test.each([
  [{ days: 'monday-friday', opens: '09:00', closes: '18:00' }, 'Monday to Friday, 9 AM – 6 PM'],
  [{ days: 'daily', opens: '00:00', closes: '12:30' }, 'Every day, 12 AM – 12:30 PM'],
  [{ days: 'none', opens: '', closes: '' }, null],
] as const)('shows %j as %j', (hours, line) => expect(hoursLine(hours)).toBe(line))

test('describes the days for search engines', () => {
  const { dayOfWeek } = hoursData({ days: 'sunday-thursday', opens: '08:00', closes: '16:00' }) ?? {}
  expect(dayOfWeek).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
})
