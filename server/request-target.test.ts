import { targetProblem } from './request-target'

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
