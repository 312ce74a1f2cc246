import { ADDED_PAGES } from '@/lib/site/routes/added-paths'
import { routes } from '@/lib/site/routes/routes'
import { checkRoutes, routeProblems } from './check-routes'

const privacy = '(marketing)/privacy/page.tsx'
const rows = routes.filter(({ path, page }) => path === '/privacy' || page || path === ADDED_PAGES)
const files = ['(marketing)/[...path]/page.tsx', privacy]

test('accepts the table of routes', () => expect(checkRoutes).not.toThrow())

test('reports a page without a row', () => {
  expect(routeProblems([...files, '(admin)/(console)/reports/page.tsx'], rows)).toEqual([
    "app/(admin)/(console)/reports/page.tsx has no row in lib/site/routes/routes.ts: add one with the path '/reports'.",
  ])
})

test('reports a row without a page', () => {
  expect(routeProblems(files.slice(0, 1), rows)).toEqual([
    "lib/site/routes/routes.ts has a row for /privacy, but app/ doesn't have that page. Add the page or delete the row.",
  ])
})

test('reports a text page without a row', () => {
  expect(
    routeProblems(
      files,
      rows.filter(({ path }) => path !== '/consulting'),
    ),
  ).toEqual(['lib/content has the page /consulting, but lib/site/routes/routes.ts has no row for it: add one.'])
})

test("reports a page in another frame's folder", () => {
  const framed = rows.map((row) => (row.path === '/privacy' ? { ...row, frame: 'plain' as const } : row))
  expect(routeProblems(files, framed)).toEqual([
    `/privacy has the frame plain in lib/site/routes/routes.ts, but app/${privacy} is in (marketing), which has the frame site.`,
  ])
})
