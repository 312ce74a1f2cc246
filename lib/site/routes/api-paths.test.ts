import { apiPrefixes, documentedPath, handlerTarget } from '@/lib/site/routes/api-paths'

test.each([
  ['/blog', '/api/blog'],
  ['/blog/update/7?x=1', '/api/blog/update/7?x=1'],
  ['/hire-from-us/logo.webp', '/api/hire-from-us/logo.webp'],
  ['/profile/get/ann', '/api/profile/get/ann'],
  ['/uploads/blogs/a.png', '/api/uploads/blogs/a.png'],
  ['/contactus/delete/7', '/api/contactus/delete/7'],
])('maps %s to %s', (target, handler) => expect(handlerTarget(target, { accept: 'text/html' })).toBe(handler))

test.each(['/', '/blogs', '/blogsection', '/profile', '/hirefromus', '/jobs', '/api/blog', '/embed/jobs', '/?/blog'])(
  'leaves %s unchanged',
  (target) => expect(handlerTarget(target, {})).toBe(target),
)

test.each([
  [{ accept: 'text/html,*/*' }, '/contactus?a=1'],
  [{ rsc: '1' }, '/contactus?a=1'],
  [{ accept: '*/*' }, '/api/contactus?a=1'],
  [{ accept: 'application/json' }, '/api/contactus?a=1'],
  [{}, '/api/contactus?a=1'],
])('maps GET /contactus with %j to %s', (headers, handler) =>
  expect(handlerTarget('/contactus?a=1', headers)).toBe(handler),
)

test.each(apiPrefixes.filter((prefix) => prefix !== '/api' && prefix !== '/embed'))(
  'documents %s without /api',
  (path) => expect(documentedPath(`/api${path}/x`)).toBe(`${path}/x`),
)
