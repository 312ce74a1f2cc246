import { routes } from '@/lib/site/routes/routes'
import { checkRoutes, routeProblems } from './check-routes'

const privacy = '(marketing)/privacy/page.tsx'
const rows = routes.filter(({ path, page }) => path === '/privacy' || page)
const files = ['(marketing)/[slug]/page.tsx', privacy]

test('the table of routes matches the pages', () => expect(checkRoutes).not.toThrow())

test('names a page without a row', () => {
  expect(routeProblems([...files, '(admin)/(console)/reports/page.tsx'], rows)).toEqual([
    "app/(admin)/(console)/reports/page.tsx has no row in lib/site/routes/routes.ts: add one with the path '/reports'.",
  ])
})

test('names a row without a page', () => {
  expect(routeProblems(files.slice(0, 1), rows)).toEqual([
    'lib/site/routes/routes.ts has a row for /privacy, but app/ has no such page: add it or delete the row.',
  ])
})

test('names a text page without a row', () => {
  expect(
    routeProblems(
      files,
      rows.filter(({ path }) => path !== '/consulting'),
    ),
  ).toEqual(['lib/content has the page /consulting, but lib/site/routes/routes.ts has no row for it: add one.'])
})

test('names a page in the folder of another frame', () => {
  const framed = rows.map((row) => (row.path === '/privacy' ? { ...row, frame: 'plain' as const } : row))
  expect(routeProblems(files, framed)).toEqual([
    `/privacy has the frame plain in lib/site/routes/routes.ts, but app/${privacy} is in (marketing), which has the frame site.`,
  ])
})
