import { firstTime, nextTime } from '@/lib/jobs/alerts/frequency'

const at = (text: string) => new Date(`${text}Z`)

test('sends the first email a day or a week after the request', () => {
  expect(firstTime(at('2026-11-21T09:30'), 'DAILY')).toEqual(at('2026-11-22T09:30'))
  expect(firstTime(at('2026-11-21T09:30'), 'WEEKLY')).toEqual(at('2026-11-28T09:30'))
})

test.each([
  ['DAILY', '2026-11-22T09:30', '2026-11-22T09:30:04', '2026-11-23T09:30'],
  ['DAILY', '2026-11-22T09:30', '2026-11-25T10:00', '2026-11-26T09:30'],
  ['DAILY', '2026-11-22T09:30', '2026-11-23T09:30', '2026-11-24T09:30'],
  ['WEEKLY', '2026-11-22T09:30', '2026-11-23T09:30', '2026-11-29T09:30'],
] as const)('schedules a %s alert due at %s and sent at %s again at %s', (frequency, due, now, next) => {
  expect(nextTime(at(due), frequency, at(now))).toEqual(at(next))
})
