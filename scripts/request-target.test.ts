import { targetProblem } from './request-target.mjs'

test.each([
  '/',
  '/applied-jobs?q=100%25',
  '/applied-jobs/apply/[slug]',
  '/a%20b',
  '/%E0%A4%B9',
  '/x?next=%2Fdashboard',
  '/x?q=%ff',
])('%s is answered', (target) => expect(targetProblem(target)).toBeNull())

test.each(['*', 'http://evil.example/dashboard', '/%ff', '/%', '/%64ashboard', '/%61pplied-jobs', '/a%00b', ''])(
  '%s is refused',
  (target) => expect(targetProblem(target)).not.toBeNull(),
)
