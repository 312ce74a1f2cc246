import { findRoute, hasHeader, routes, unknownPage } from '@/lib/site/routes/routes'

const frameOf = (path: string) => (findRoute(path) ?? unknownPage).frame

test('every path has one row', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test('pages that are the same for everyone are light and public', () => {
  const cached = routes.filter((route) => route.cached)
  expect(cached.filter(({ light, audience }) => !light || audience !== 'anyone')).toEqual([])
})

test("pages that need a session aren't in the sitemap or for crawlers", () => {
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
])('%s has the row of %s', (path, row) => expect(findRoute(path)).toMatchObject({ path: row }))

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
])('%s is without the public header and footer', (path) => expect(hasHeader(frameOf(path))).toBe(false))

test.each(['/', '/contact-us', '/userdashboard', '/applied-jobs', '/no-such-page'])(
  '%s has the public header and footer',
  (path) => expect(hasHeader(frameOf(path))).toBe(true),
)
