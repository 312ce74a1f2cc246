import { routeOf } from './metrics'

test.each([
  ['/', 200, '/'],
  ['/applied-jobs/apply/scrum-master?from=a', 200, '/applied-jobs/apply/[jobTitle]'],
  ['/_next/static/chunks/a.js', 200, '/_next'],
  ['/favicon.ico', 200, 'file'],
  ['/wp-login.php', 404, 'unknown'],
  ['/hire-from-us/getApprovedJobs', 200, '/hire-from-us/getApprovedJobs'],
  ['/profile/get/lena-keller', 200, '/profile/get'],
  ['/api/v1/user/login', 200, '/api/user/login'],
  ['/api/exports/postings?search=a', 200, '/api/exports/postings'],
  ['/api/a/b/c', 404, '/api'],
  ['/apply-job/delete/12', 200, '/apply-job/delete'],
])('counts %s with %d as %s', (url, status, route) => expect(routeOf(url, status)).toBe(route))
