import { visitSourceOf } from '@/lib/accounts/session/browser-state'

const here = 'https://portal.example/applied-jobs'

test.each([
  [here, '', { source: '', referrerHost: '' }],
  [
    `${here}?utm_source=newsletter`,
    'https://mail.example/inbox?id=1',
    { source: 'newsletter', referrerHost: 'mail.example' },
  ],
  [here, 'https://portal.example/', { source: '', referrerHost: '' }],
  [`${here}?utm_source=%20a%0Ab%20`, 'android-app://jobs.example/', { source: 'ab', referrerHost: 'jobs.example' }],
  [`${here}?utm_source=${'x'.repeat(300)}`, 'about:blank', { source: 'x'.repeat(100), referrerHost: '' }],
])('records the source of a visit to %s from %s', (url, referrer, arrival) =>
  expect(visitSourceOf(url, referrer)).toEqual(arrival),
)
