import { isTimeZone, momentOf, spanLabel, timeZones, wallTime } from '@/lib/hiring/interviews/zones'

const austin = 'America/Chicago'
const hyderabad = 'Asia/Kolkata'

describe('momentOf', () => {
  test.each([
    ['winter in Austin', '2026-11-30T10:00', austin, '2026-11-30T16:00:00.000Z'],
    ['summer in Austin', '2026-07-01T10:00', austin, '2026-07-01T15:00:00.000Z'],
    ['the day the clocks go forward, before', '2027-03-14T01:59', austin, '2027-03-14T07:59:00.000Z'],
    ['the day the clocks go forward, after', '2027-03-14T03:00', austin, '2027-03-14T08:00:00.000Z'],
    ['the first of two equal times', '2026-11-01T01:30', austin, '2026-11-01T06:30:00.000Z'],
    ['after the clocks went back', '2026-11-01T02:00', austin, '2026-11-01T08:00:00.000Z'],
    ['Hyderabad, all year', '2026-07-01T21:30', hyderabad, '2026-07-01T16:00:00.000Z'],
    ['the former name of a zone', '2026-07-01T21:30', 'Asia/Calcutta', '2026-07-01T16:00:00.000Z'],
    ['midnight', '2026-12-31T00:00', hyderabad, '2026-12-30T18:30:00.000Z'],
  ])('%s', (_case, wall, zone, moment) => {
    expect(momentOf(wall, zone)?.toISOString()).toBe(moment)
    expect(wallTime(new Date(moment), zone)).toBe(wall)
  })

  test.each(['2027-03-14T02:30', '2026-02-30T10:00', 'tomorrow'])('has no moment for %s in Austin', (wall) =>
    expect(momentOf(wall, austin)).toBeNull(),
  )
})

describe('spanLabel', () => {
  const winter = new Date('2026-11-30T16:00:00Z')
  const summer = new Date('2026-07-01T15:00:00Z')

  test('shows the same moment in both places', () => {
    expect(spanLabel(winter, 45, austin)).toBe('Mon, Nov 30, 2026, 10:00 – 10:45 AM CST')
    expect(spanLabel(winter, 45, hyderabad)).toBe('Mon, Nov 30, 2026, 9:30 – 10:15 PM GMT+5:30')
  })

  test('names both halves of the day if it changes in between', () => {
    expect(spanLabel(new Date('2026-11-30T18:00:00Z'), 45, hyderabad)).toBe(
      'Mon, Nov 30, 2026, 11:30 PM – 12:15 AM GMT+5:30',
    )
  })

  test('follows daylight saving time, which moves Hyderabad an hour closer', () => {
    expect(spanLabel(summer, 60, austin)).toBe('Wed, Jul 1, 2026, 10:00 – 11:00 AM CDT')
    expect(spanLabel(summer, 60, hyderabad)).toBe('Wed, Jul 1, 2026, 8:30 – 9:30 PM GMT+5:30')
  })
})

test('offers zones by their current names, once', () => {
  const zones = timeZones('Asia/Calcutta')
  expect(zones).toContain(hyderabad)
  expect(zones).toContain(austin)
  expect(zones).not.toContain('Asia/Calcutta')
  expect(new Set(zones).size).toBe(zones.length)
})

test('knows time zones', () => {
  expect([austin, 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
