import { postedLabel } from '@/lib/postings/format'

const now = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 60 * 60 * 1000

describe('postedLabel', () => {
  test.each([
    [0, 'Today'],
    [23, 'Today'],
    [24, '1 day ago'],
    [47, '1 day ago'],
    [48, '2 days ago'],
    [30 * 24, '30 days ago'],
    [31 * 24 - 1, '30 days ago'],
    [31 * 24, '30+ days ago'],
    [400 * 24, '30+ days ago'],
  ])('%i hours after posting it says %j', (hours, label) => {
    expect(postedLabel(new Date(now.getTime() - hours * HOUR_MS), now)).toBe(label)
  })

  test('a clock that is ahead does not make a job of tomorrow', () => {
    expect(postedLabel(new Date(now.getTime() + HOUR_MS), now)).toBe('Today')
  })
})
