import { cachedUrl, findPublicPage } from '@/lib/site/routes/public-pages'
import { findRoute, unknownPage } from '@/lib/site/routes/routes'

test.each(['/job-alerts', '/dashboard', '/blogs/1', '/admin', '/api/x', '/contactus', '/embed/jobs', '/_next/image'])(
  'leaves %s to Next',
  (path) => expect(findPublicPage(path)).toBeNull(),
)

test.each([
  '/No-Such-Page',
  '/admin/x',
  '/no/such/page',
  '/applied-jobs/a/b/c',
  '/feed.xml',
  '/boot.js',
  '/healthz',
  '/%20',
])('treats %s as an unknown page', (path) => expect(findPublicPage(path)).toBe(unknownPage))

test.each([
  ['/about-us?a=1&a=2', '/about-us'],
  ['/applied-jobs', '/applied-jobs'],
  ['/applied-jobs?', '/applied-jobs'],
  ['/applied-jobs?page=1&sort=newest&utm_source=a', '/applied-jobs'],
  ['/applied-jobs?type=Remote&q=+java+&q=c', '/applied-jobs?q=java&type=Remote'],
  ['/applied-jobs/type/remote?page=2&page=3', '/applied-jobs/type/remote?page=2'],
  ['/applied-jobs/type/remote?page=1', '/applied-jobs/type/remote'],
  ['/applied-jobs/type/remote?page=1000000', '/applied-jobs/type/remote'],
  ['/blogsection/1-a?x=1', '/blogsection/1-a'],
  ['/blogsection/1-a?comment=sent', null],
  ['/login', null],
  ['/our-team?a=1', '/our-team'],
  ['/no/such/page', null],
])('caches %s as %s', (target, url) => {
  const [path = ''] = target.split('?', 1)
  expect(cachedUrl(findRoute(path) ?? unknownPage, target)).toBe(url)
})
