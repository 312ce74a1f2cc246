import { safeNext } from '@/lib/site/routes/return-path'

describe('safeNext', () => {
  test.each([
    ['/profile', '/profile'],
    ['/applied-jobs?type=Remote&page=2#list', '/applied-jobs?type=Remote&page=2#list'],
    ['/a/../profile', '/profile'],
  ])('redirects %j to %j', (next, path) => {
    expect(safeNext(next, '/userdashboard')).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/profile\\..\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
  ])("doesn't follow %j", (next) => {
    expect(safeNext(next, '/userdashboard')).toBe('/userdashboard')
  })
})
