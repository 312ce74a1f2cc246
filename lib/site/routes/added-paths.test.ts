import { ADDED_PAGES } from '@/lib/site/routes/added-paths'
import { findRoute, routes } from '@/lib/site/routes/routes'

const isAdded = (path: string) => findRoute(path)?.path === ADDED_PAGES

test.each(['/our-team', '/team', '/about-us/team', '/2027', '/a/b', '/contact-us-now', '/apiary'])(
  '%s can be an added page',
  (path) => expect(isAdded(path)).toBe(true),
)

test.each([
  '/Our-Team',
  '/our_team',
  '/our-team/',
  '/-team',
  '/team-',
  '/a--b',
  '/one/two/three',
  '/a.html',
  '/api/team',
  '/embed/team',
  '/uploads/team',
  '/healthz',
  '/readyz',
  '/metrics',
  '/blog/team',
  '/contactus/team',
  '/dashboard/team',
  '/login/team',
  '/applied-jobs/team',
  '/case-studies/team/x',
  '/pictures/team',
  '/mail-wording/team',
  `/${'a'.repeat(80)}`,
])("%s can't", (path) => expect(isAdded(path)).toBe(false))

test("none of the site's own paths can be an added page", () => {
  const own = routes.filter(({ path }) => path !== ADDED_PAGES).map(({ path }) => path.replaceAll(/\[\w+\]/g, 'x1'))
  expect(own.filter(isAdded)).toEqual([])
})
