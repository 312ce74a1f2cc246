import { fractionOf, inOrder, onWorkday, timeAgo, viewsPerDay } from '@/lib/console/sample-data/dates'

const time = new Date('2026-11-25T10:00:00Z')
const at = (text: string) => new Date(`${text}Z`)

test('the same text gives the same number between 0 and 1', () => {
  const numbers = ['a', 'b', 'maya', 'owen'].map(fractionOf)
  expect(numbers).toEqual(['a', 'b', 'maya', 'owen'].map(fractionOf))
  expect(new Set(numbers).size).toBe(4)
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0)
  for (const number of numbers) expect(number).toBeLessThanOrEqual(1)
})

test('moves earlier days into working hours, and keeps hours on the same day', () => {
  const then = timeAgo(time, 3, 'maya')
  expect(then.toISOString()).toMatch(/^2026-11-22T(1[4-9]|2[0-3]):/)
  expect(timeAgo(time, 3, 'maya')).toEqual(then)
  expect(timeAgo(time, 0.5, 'maya')).toEqual(at('2026-11-24T22:00:00'))
})

test.each([
  ['2026-11-20T15:00:00', '2026-11-20T15:00:00'],
  ['2026-11-21T15:00:00', '2026-11-23T15:00:00'],
  ['2026-11-22T15:00:00', '2026-11-23T15:00:00'],
])('moves %s to the workday %s', (then, expected) => expect(onWorkday(at(then), time)).toEqual(at(expected)))

test('moves a weekend to the Friday before if its Monday is in the future', () => {
  expect(onWorkday(at('2026-11-22T15:00:00'), at('2026-11-22T16:00:00'))).toEqual(at('2026-11-20T15:00:00'))
})

test('keeps events in order and before now', () => {
  const [first, second, third] = inOrder(
    [at('2026-11-25T09:50:00'), at('2026-11-25T09:00:00'), at('2026-11-25T09:59:00')],
    time,
  )
  expect(first && second && third && first < second && second < third && third < time).toBe(true)
})

test('spreads views over the days before today, with more at first', () => {
  const days = viewsPerDay(500, at('2026-10-01T18:00:00'), time, 'job')
  const sum = (part: typeof days) => part.reduce((all, { views }) => all + views, 0)
  expect(Math.abs(sum(days) - 500)).toBeLessThan(25)
  expect(sum(days.slice(0, 14))).toBeGreaterThan(sum(days.slice(-14)))
  expect(days.at(-1)?.day.toISOString().slice(0, 10)).toBe('2026-11-24')
  expect(viewsPerDay(500, at('2026-10-01T18:00:00'), time, 'job')).toEqual(days)
})
