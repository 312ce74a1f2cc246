import { byRelevance, termsOf, textCondition, wordsQuery } from '@/lib/jobs/postings/text-search'

const queried = (q: string) => wordsQuery(q).values

test.each([
  ['develop', ['develop:*']],
  ['data engin', ['data', 'engin:*']],
  ['java', ['java']],
  ['js', ['js', 'javascript', 'java script']],
  ['c++ developer', ['cplusplus', 'cpp']],
  ['"data engineer"', ['data engineer']],
  ['quality assurance lead', ['quality assurance', 'qa', 'quality analyst', 'tester', 'test engineer', 'lead:*']],
  ['java or rust', ['java', 'rust']],
  ['rust -java', ['rust', 'java']],
  ['rust not java', ['rust', 'java']],
  ['java dev', ['java']],
  ['front-end dev', ['front end', 'frontend', 'ui developer', 'ui engineer']],
  ['!!! ---', []],
])('queries %j as %j', (q, expected) => expect(queried(q)).toEqual(expected))

test('"or" separates alternatives, a minus excludes, and terms beyond 20 are ignored', () => {
  expect(termsOf('rust -java or "data engineer"').choices).toEqual([
    [
      { text: 'rust', isPhrase: false, isExcluded: false },
      { text: 'java', isPhrase: false, isExcluded: true },
    ],
    [{ text: 'data engineer', isPhrase: true, isExcluded: false }],
  ])
  expect(termsOf('a '.repeat(50)).choices[0]).toHaveLength(20)
})

test('escapes ILIKE patterns and never puts words into the statement', () => {
  const { sql, values } = textCondition("100%_'; --", false)
  expect(values).toContain("%100\\%\\_'; --%")
  expect(sql).not.toContain('100')
  expect(sql).not.toContain('<%')
})

test("doesn't match short words and technical terms inside other words", () => {
  for (const q of ['ai', 'sql', 'java', 'node.js']) expect(textCondition(q, true).sql).not.toContain('LIKE')
  expect(textCondition('developer', false).sql).toContain('LIKE')
})

test('treats developers, engineers and programmers after another word alike', () => {
  expect(wordsQuery('java developer').sql).toContain('developer | engineer | programmer')
  expect(queried('developer')).toEqual(['developer:*'])
})

test('excludes the word after "not"', () => {
  expect(termsOf('qa not automation').choices).toEqual(termsOf('qa -automation').choices)
  expect(termsOf('not qa').choices[0]?.[0]).toMatchObject({ text: 'qa', isExcluded: true })
})

test('never includes similar spellings of a search that excludes words', () => {
  expect(textCondition('tester not automation', true).sql).not.toContain('<%')
})

test('leaves out jobs that deny sponsorship from searches for it', () => {
  expect(textCondition('h1b sponsor', false).sql).toContain('NOT ("description"')
  expect(textCondition('java developer', false).sql).not.toContain('"description"')
})

test('includes similar spellings only in lenient searches, and ranks only small results', () => {
  expect(textCondition('enginer', true).sql.match(/<%/g)).toHaveLength(2)
  expect(byRelevance('java', true).sql).toContain('ts_rank')
  expect(byRelevance('java', false).sql).not.toContain('ts_rank')
})
