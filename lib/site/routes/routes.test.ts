import { findRoute, hasHeader, routes, unknownPage } from '@/lib/site/routes/routes'

const frameOf = (path: string) => (findRoute(path) ?? unknownPage).frame

test('has one row for every path', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test('only caches pages that are light and public', () => {
  const cached = routes.filter((route) => route.cached)
  expect(cached.filter(({ light, audience }) => !light || audience !== 'anyone')).toEqual([])
})

test('keeps pages that need a session out of the sitemap and away from crawlers', () => {
  const own = routes.filter(({ audience }) => audience !== 'anyone')
  expect(own.filter(({ sitemap, robots, light }) => sitemap || !robots || light)).toEqual([])
})

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/applied-jobs/apply/java-developer', '/applied-jobs/apply/[jobTitle]'],
  ['/applied-jobs/not-found', '/applied-jobs/not-found'],
  ['/applied-jobs/in/austin', '/applied-jobs/[kind]/[value]'],
  ['/job-alerts/confirm', '/job-alerts/confirm'],
  ['/adminpostjobs/7', '/adminpostjobs/[id]'],
])('finds for %s the row of %s', (path, row) => expect(findRoute(path)).toMatchObject({ path: row }))

test.each([
  '/login',
  '/register',
  '/admin',
  '/dashboard',
  '/adminregister',
  '/partnerlist',
  '/jobs',
  '/otpverification',
  '/forgotpassword',
  '/blogs',
  '/contactus',
  '/resetpassword',
  '/goodbye',
  '/blogs/1',
  '/outbox/1',
])('hides the public header and footer on %s', (path) => expect(hasHeader(frameOf(path))).toBe(false))

test.each(['/', '/contact-us', '/userdashboard', '/applied-jobs', '/no-such-page'])(
  'shows the public header and footer on %s',
  (path) => expect(hasHeader(frameOf(path))).toBe(true),
)
