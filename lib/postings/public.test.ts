import { closesSoonLabel, isOpen } from '@/lib/postings/public'

const time = new Date('2026-11-21T12:00:00Z')
const inHours = (hours: number) => new Date(time.getTime() + hours * 60 * 60 * 1000)

test.each([
  [-1, ''],
  [0, ''],
  [5, 'Closes today'],
  [24, 'Closes in 1 day'],
  [50, 'Closes in 2 days'],
  [7 * 24, 'Closes in 7 days'],
  [7 * 24 + 1, ''],
])('a job that closes in %s hours: %s', (hours, label) => {
  expect(closesSoonLabel(inHours(hours), time)).toBe(label)
})

test('only what is approved and not over is open', () => {
  expect(isOpen({ status: 'APPROVED', expiresAt: inHours(1) }, time)).toBe(true)
  expect(isOpen({ status: 'APPROVED', expiresAt: time }, time)).toBe(false)
  expect(isOpen({ status: 'CLOSED', expiresAt: inHours(1) }, time)).toBe(false)
})
