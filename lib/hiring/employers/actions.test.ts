import { possibleActions } from '@/lib/hiring/employers/actions'

const time = new Date('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(time.getTime() + days * 24 * 60 * 60 * 1000)
const waiting = { slug: null, expiresAt: null }

test.each([
  ['is in review', { ...waiting, status: 'PENDING' }, ['edit', 'withdraw']],
  ['was sent back', { ...waiting, status: 'RETURNED' }, ['edit', 'withdraw']],
  ['was rejected', { ...waiting, status: 'REJECTED' }, ['repeat']],
  ['was withdrawn', { ...waiting, status: 'CLOSED' }, ['repeat']],
  [
    'has more than 14 days left',
    { slug: 'a', status: 'APPROVED', expiresAt: inDays(15) },
    ['edit', 'close', 'fill', 'repeat'],
  ],
  [
    'is in its last 14 days',
    { slug: 'a', status: 'APPROVED', expiresAt: inDays(14) },
    ['edit', 'close', 'fill', 'renew', 'repeat'],
  ],
  [
    'is open with a change in review',
    { slug: 'a', status: 'APPROVED', expiresAt: inDays(15), revision: {} },
    ['edit', 'takeBack', 'close', 'fill', 'repeat'],
  ],
  ['just reached its closing date', { slug: 'a', status: 'APPROVED', expiresAt: time }, ['fill', 'renew', 'repeat']],
  ['has expired', { slug: 'a', status: 'EXPIRED', expiresAt: inDays(-3) }, ['fill', 'renew', 'repeat']],
  ['is closed', { slug: 'a', status: 'CLOSED', expiresAt: inDays(3) }, ['fill', 'renew', 'repeat']],
  ['is filled', { slug: 'a', status: 'FILLED', expiresAt: inDays(3) }, ['renew', 'repeat']],
] as const)('returns the possible actions for a posting that %s', (_name, posting, steps) => {
  expect(possibleActions(posting, time)).toEqual(steps)
})
