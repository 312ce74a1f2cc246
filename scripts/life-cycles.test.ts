import { readFileSync } from 'node:fs'
import { lifeCyclesPage } from './life-cycles-page'

test('matches docs/life-cycles.md (run npm run docs:life-cycles)', () => {
  expect(readFileSync('docs/life-cycles.md', 'utf8')).toBe(lifeCyclesPage())
})

test('draws an arrow for every transition', () => {
  const page = lifeCyclesPage()
  expect(page).toContain('  [*] --> PENDING: submit (employer)')
  expect(page).toContain('  PENDING --> RETURNED: sendBack (recruiter)')
  expect(page).toContain('  REJECTED --> [*]')
  expect(page).toContain('  SHORTLISTED --> WITHDRAWN: withdraw (seeker)')
})
