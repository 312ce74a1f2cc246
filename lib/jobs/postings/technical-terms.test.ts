import { inRuns, waysToWrite, withoutSigns } from '@/lib/jobs/postings/technical-terms'

test.each([
  ['C#', 'csharp'],
  ['c++', 'cplusplus'],
  ['F#', 'fsharp'],
  ['.NET', 'dotnet'],
  ['ASP.NET', 'aspdotnet'],
  ['acme.net', 'acme.net'],
  ['Node.js', 'nodejs'],
  ['CI/CD', 'cicd'],
  ['PL/SQL', 'plsql'],
  ['T-SQL', 'tsql'],
  ['UI/UX', 'ui ux'],
  ['Go', 'golang'],
  ['django', 'django'],
  ['R', 'rlang'],
  ['R&D', 'r&d'],
  ['C', 'clang'],
  ['C Sharp', 'c sharp'],
])('searches for %s as %s', (typed, words) => expect(withoutSigns(typed).trim()).toBe(words))

test('finds synonyms together, starting with the word itself', () => {
  expect(waysToWrite('k8s')).toEqual(['k8s', 'kubernetes'])
  expect(waysToWrite('kubernetes')).toEqual(['kubernetes', 'k8s'])
  expect(waysToWrite('zookeeper')).toBeUndefined()
})

test('keeps compound words together', () => {
  expect(inRuns(['senior', 'quality', 'assurance', 'lead'])).toEqual(['senior', 'quality assurance', 'lead'])
})
