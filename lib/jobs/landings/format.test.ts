import { countedTitle, landingIntro, landingPath, landingTitle, placeSlug } from '@/lib/jobs/landings/format'

const time = new Date('2026-11-21T12:00:00Z')
const newest = new Date('2026-11-19T12:00:00Z')

test.each([
  ['New York', 'new-york'],
  ['Bengaluru ', 'bengaluru'],
  ['São Paulo', 'sao-paulo'],
  ['???', ''],
])('turns %j into %j for a URL', (name, slug) => expect(placeSlug(name)).toBe(slug))

test('titles a landing page after its jobs', () => {
  expect(landingTitle({ kind: 'in', name: 'Dallas' })).toBe('Jobs in Dallas')
  expect(landingTitle({ kind: 'in', name: 'USA' })).toBe('Jobs in the USA')
  expect(landingTitle({ kind: 'role', name: 'QA Engineer' })).toBe('QA Engineer jobs')
  expect(landingTitle({ kind: 'role', name: 'QA Engineer in Austin' })).toBe('QA Engineer jobs in Austin')
  expect(countedTitle({ kind: 'in', name: 'Dallas', total: 1 })).toBe('1 job in Dallas')
  expect(countedTitle({ kind: 'role', name: 'QA Engineer', total: 1200 })).toBe('1,200 QA Engineer jobs')
  expect(landingPath({ kind: 'type', slug: 'remote' })).toBe('/applied-jobs/type/remote')
})

test('counts jobs in the first sentence', () => {
  const one = { total: 1, stated: 0, newest }
  expect(landingIntro(one, time)).toMatch(/^1 job is open; the newest was posted .*2 days.* ago\.$/)
  expect(landingIntro({ total: 3, stated: 2, newest }, time)).toMatch(
    /^3 jobs are open, 2 of them with the pay stated; /,
  )
  expect(landingIntro({ total: 3, stated: 3, newest }, time)).toMatch(/^3 jobs are open, with the pay stated; /)
})
