import { bothLabels, isClosed, isOver, isToCome, openSlots } from './format'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour))
const noon = at(12)

describe('openSlots', () => {
  const proposal = { slots: [at(11), at(12), at(13), at(15)], minutes: 60 }

  test('leaves out what is past or starts right now', () =>
    expect(openSlots(proposal, [], noon)).toEqual([at(13), at(15)]))

  test.each([
    ['at the same time', 13, 60, [15]],
    ['that ends during it', 12.5, 60, [15]],
    ['that starts during it', 13.5, 60, [15]],
    ['around it', 12, 180, [15]],
    ['right before and after', 14, 60, [13, 15]],
  ])('leaves out what overlaps another interview %s', (_case, start, minutes, left) => {
    const startsAt = new Date(Date.UTC(2026, 10, 30) + start * 3_600_000)
    const hours = openSlots(proposal, [{ startsAt, minutes }], noon).map((slot) => slot.getUTCHours())
    expect(hours).toEqual(left)
  })
})

test('an interview is over once it has ended', () => {
  const scheduled = { state: 'SCHEDULED', startsAt: noon, minutes: 30 } as const
  const end = new Date(noon.getTime() + 30 * 60_000)
  expect(isOver(scheduled, new Date(end.getTime() - 1))).toBe(false)
  expect(isOver(scheduled, end)).toBe(true)
  expect(isToCome(scheduled, end)).toBe(false)
  expect(isToCome({ state: 'PROPOSED', startsAt: null, minutes: 30 }, end)).toBe(true)
  expect(isToCome({ state: 'CANCELED', startsAt: noon, minutes: 30 }, at(1))).toBe(false)
})

test('no time can be chosen for a closed application, but a scheduled interview stays', () => {
  const of = (state: 'PROPOSED' | 'SCHEDULED', application: 'NEW' | 'REJECTED') =>
    isClosed({ state, application: { state: application } })
  expect([of('PROPOSED', 'NEW'), of('PROPOSED', 'REJECTED'), of('SCHEDULED', 'REJECTED')]).toEqual([false, true, false])
})

test('names a time in both zones unless clocks agree', () => {
  expect(bothLabels(at(16), 30, 'Asia/Kolkata', 'America/Chicago')).toBe(
    'Mon, Nov 30, 2026, 9:30 – 10:00 PM GMT+5:30 (Mon, Nov 30, 2026, 10:00 – 10:30 AM CST)',
  )
  expect(bothLabels(at(16), 30, 'America/Chicago', 'America/Chicago')).toBe('Mon, Nov 30, 2026, 10:00 – 10:30 AM CST')
})
