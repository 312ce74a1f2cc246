import { requestId, targetProblem } from './request-target'

test.each([
  '/',
  '/applied-jobs?q=100%25',
  '/applied-jobs/apply/[slug]',
  '/a%20b',
  '/%E0%A4%B9',
  '/x?next=%2Fdashboard',
  '/x?q=%ff',
  `/x?${'q&'.repeat(99)}`,
  `/x?q=${'a'.repeat(4_000)}`,
])('%s is served', (target) => expect(targetProblem(target)).toBeNull())

test.each([
  [400, '*'],
  [400, 'http://evil.example/dashboard'],
  [400, '/%ff'],
  [400, '/%'],
  [400, '/%64ashboard'],
  [400, '/%61pplied-jobs'],
  [400, '/a%00b'],
  [400, ''],
  [400, `/x?${'q&'.repeat(100)}`],
  [414, `/about-us?${'q&'.repeat(7_400)}`],
  [414, `/${'a'.repeat(4_096)}`],
])('%i for %s', (status, target) => expect(targetProblem(target)?.status).toBe(status))

test('a hostile target costs no more than a moment', () => {
  const startedAt = performance.now()
  for (let round = 0; round < 1_000; round += 1) targetProblem(`/x?${'q&'.repeat(2_000)}`)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test.each([
  ['4f1d2c3b5a69788796a5b4c3d2e1f001', 1, true],
  ['4f1d2c3b5a69788796a5b4c3d2e1f001', 0, false],
  ['short', 1, false],
  ['a'.repeat(65), 1, false],
  ['forged"} {"level":"info', 1, false],
  [undefined, 1, false],
])('the id %j behind %d proxies is taken: %s', (given, hops, isTaken) => {
  const id = requestId(given, hops)
  expect(id === given).toBe(isTaken)
  expect(id).toMatch(/^[\w-]{8,64}$/)
})
