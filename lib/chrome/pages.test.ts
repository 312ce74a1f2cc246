import { readdirSync } from 'node:fs'
import { findPublicPage, publicPages } from '@/lib/chrome/pages'

/** The paths of the pages below app/, without the folders that only group them. */
const paths = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\([^/]+\)\/?/g, '')}`.replace(/(.)\/$/, '$1'))

test('every page is in the table, or in an area of React', () => {
  const rowless = paths.filter((path) => path !== '/[slug]' && !findPublicPage(path.replaceAll(/[[\]]/g, '')))
  expect(rowless).toEqual([])
})

test('every row is a page', () => {
  const rows = publicPages.map(({ path }) => path)
  expect(
    rows.filter((path) => !paths.includes(path) && !(paths.includes('/[slug]') && /^\/[a-z-]+$/.test(path))),
  ).toEqual([])
  expect(new Set(rows).size).toBe(rows.length)
})

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/applied-jobs/apply/java-developer', '/applied-jobs/apply/[jobTitle]'],
  ['/applied-jobs/not-found', '/applied-jobs/not-found'],
  ['/applied-jobs/in/austin', '/applied-jobs/[kind]/[value]'],
  ['/job-alerts/confirm', '/job-alerts/confirm'],
])('%s is the page %s', (path, row) => expect(findPublicPage(path)).toMatchObject({ path: row }))

test.each([
  '/job-alerts',
  '/dashboard',
  '/blogs/1',
  '/admin',
  '/api/x',
  '/uploads/a.png',
  '/profile/get/x',
  '/contactus',
])('%s is no page for the public', (path) => expect(findPublicPage(path)).toBe('other'))

test.each(['/no-such-page', '/adminx', '/applied-jobs/a/b/c', '/feed.xml', '/boot.js', '/apix', '/%20'])(
  '%s is in no row',
  (path) => expect(findPublicPage(path)).toBeNull(),
)
