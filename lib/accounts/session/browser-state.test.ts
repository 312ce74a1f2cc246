import { jest } from '@jest/globals'
import {
  storeDraft,
  storedFormDraft,
  storedHireDraft,
  storeFormDraft,
  storeHireDraft,
  storeJobToSave,
  storeLoginTarget,
  takeDraft,
  takeJobToSave,
  takeLoginTarget,
  visitSourceOf,
} from '@/lib/accounts/session/browser-state'

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

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What tabs have instead of Node: a storage that only holds strings. */
function newStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}

describe('a tab remembers', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { value: newStorage(), configurable: true })
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test.each<[string, number, () => void, () => unknown]>([
    ['the job to save', 30 * MINUTE_MS, () => storeJobToSave(7), takeJobToSave],
    ['where to go after logging in', 10 * MINUTE_MS, () => storeLoginTarget('/profile'), takeLoginTarget],
    [
      "a form's input while the seeker signs in",
      60 * MINUTE_MS,
      () => storeDraft('profile', 'a@portal.example', { name: 'Meera' }),
      () => takeDraft('profile', 'a@portal.example'),
    ],
    ["an employer's draft", 30 * DAY_MS, () => storeHireDraft({ jobTitle: 'Tester' }), storedHireDraft],
    ['the draft of a form', 30 * DAY_MS, () => storeFormDraft('note', { text: 'Call' }), () => storedFormDraft('note')],
  ])('%s for a limited time', (_what, limit, store, stored) => {
    store()
    jest.advanceTimersByTime(limit - 1)
    expect(stored()).not.toBeNull()
    store()
    jest.advanceTimersByTime(limit)
    expect(stored()).toBeNull()
  })
})
