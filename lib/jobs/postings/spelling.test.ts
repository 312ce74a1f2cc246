import { corrected, distance, neighborsOf, vocabularyOf } from '@/lib/jobs/postings/spelling'

const vocabulary = vocabularyOf([
  'Senior Data Engineer Ridgeline Plano',
  'Data Analyst Ridgeline Austin',
  'Snowflake Platform Engineer Bengaluru',
])

test.each([
  ['enginer', 'engineer'],
  ['data enigneer', 'data engineer'],
  ['snowflke', 'snowflake'],
  ['bangaluru', 'bengaluru'],
  ['ridgelin analyst', 'ridgeline analyst'],
  ['plaon', 'plano'],
  ['dataengineer', 'data engineer'],
  ['sqlanalyst austin', 'sql analyst austin'],
])('corrects %s to %s', (typed, meant) => expect(corrected(typed, vocabulary)).toBe(meant))

test.each([
  ['a word from jobs', 'data engineer'],
  ['a technical term', 'k8s'],
  ['a word unlike any other', 'zookeeper'],
  ['a phrase in quotes', '"enginer"'],
  ['an excluded word', 'data -enginer'],
  ['nothing', ''],
])('leaves %s unchanged', (_what, typed) => expect(corrected(typed, vocabulary)).toBeNull())

test('corrects a typo that jobs have, too', () => {
  const jobs = vocabularyOf([...Array(50).fill('Java Developer'), 'Java Devloper'])
  expect(corrected('java devloper', jobs)).toBe('java developer')
  expect(corrected('java developer', jobs)).toBeNull()
})

test('counts omitted, added, replaced and swapped letters as one typo', () => {
  expect(['plno', 'planoo', 'plamo', 'palno'].map((typed) => distance(typed, 'plano', 2))).toEqual([1, 1, 1, 1])
  expect(distance('plano', 'plano', 2)).toBe(0)
  expect(distance('austin', 'plano', 2)).toBe(3)
})

test('finds words that start the same or differ in a few letters', () => {
  expect(neighborsOf('engineering', vocabulary, 2)).toEqual(['engineer'])
  expect(neighborsOf('snowball', vocabulary, 3)).toEqual(['snowflake'])
  expect(neighborsOf('zzzzzz', vocabulary, 3)).toEqual([])
})
