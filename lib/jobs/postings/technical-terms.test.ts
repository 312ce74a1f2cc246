import { inRuns, waysToWrite, withoutSigns, withSynonyms } from '@/lib/jobs/postings/technical-terms'
import { defaultSynonyms, showSynonyms } from '@/lib/site/settings/synonyms'

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

test('searches with other synonyms, for one query or from now on', () => {
  expect(withSynonyms('Quality  Control, qc, c#', () => waysToWrite('qc'))).toEqual(['qc', 'quality control', 'csharp'])
  expect(waysToWrite('qc')).toBeUndefined()
  showSynonyms('qc, quality control')
  expect([waysToWrite('qc'), waysToWrite('k8s')]).toEqual([['qc', 'quality control'], undefined])
  showSynonyms(defaultSynonyms)
  expect(waysToWrite('k8s')).toEqual(['k8s', 'kubernetes'])
})
