import {
  fillWeeks,
  lastDays,
  lastWeeks,
  nextSummary,
  weekBefore,
  weekDays,
  wholeWeeks,
} from '@/lib/console/dashboard/weeks'

describe('lastWeeks', () => {
  test('returns twelve Mondays, ending with the current week', () => {
    const weeks = lastWeeks(new Date('2026-11-21T05:00:00Z'))
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)).toEqual(new Date('2026-11-16T00:00:00Z'))
    expect(weeks[0]).toEqual(new Date('2026-08-31T00:00:00Z'))
  })
  test.each([
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-15T23:59:59Z', '2026-11-09'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
  ])('puts %s in the week of %s', (moment, monday) => {
    expect(lastWeeks(new Date(moment)).at(-1)).toEqual(new Date(`${monday}T00:00:00Z`))
  })
})

test('fillWeeks puts each count in its week', () => {
  const weeks = lastWeeks(new Date('2026-11-21T05:00:00Z'))
  const filled = fillWeeks(weeks, [{ week: new Date('2026-11-09T00:00:00Z'), count: 7 }])
  expect(filled.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0])
})

test('lastDays covers those weeks until the end of today', () => {
  const days = { from: new Date('2026-08-31T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') }
  expect(lastDays(new Date('2026-11-21T05:00:00Z'))).toEqual(days)
  expect(lastDays(new Date('2026-11-16T00:00:00Z')).until).toEqual(new Date('2026-11-17T00:00:00Z'))
})

test('weekDays covers seven days, and the comparison starts twelve weeks earlier', () => {
  const monday = new Date('2026-11-16T00:00:00Z')
  expect(weekDays(monday)).toEqual({ from: monday, until: new Date('2026-11-23T00:00:00Z') })
  expect(weekBefore(monday)).toEqual(new Date('2026-08-24T00:00:00Z'))
})

test.each([
  ['2026-11-22T23:59:59Z', '2026-11-23T12:00:00Z'],
  ['2026-11-23T11:59:59Z', '2026-11-23T12:00:00Z'],
  ['2026-11-23T12:00:00Z', '2026-11-30T12:00:00Z'],
  ['2026-11-25T08:00:00Z', '2026-11-30T12:00:00Z'],
])('schedules the summary after %s for %s', (now, due) => expect(nextSummary(new Date(now))).toEqual(new Date(due)))

test('wholeWeeks end on Sunday', () => {
  const weeks = { from: new Date('2026-08-31T00:00:00Z'), until: new Date('2026-11-23T00:00:00Z') }
  expect(wholeWeeks(new Date('2026-11-23T12:00:00Z'))).toEqual(weeks)
})
