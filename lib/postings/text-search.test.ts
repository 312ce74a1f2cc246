import { byRelevance, textCondition, wordsQuery } from '@/lib/postings/text-search'

const built = (q: string) => {
  const { sql, values } = wordsQuery(q)
  return [sql.includes('&&'), ...values]
}

test.each([
  ['java', [true, '', 'java:*']],
  ['data engin', [true, 'data ', 'engin:*']],
  ['"data engineer"', [false, '"data engineer"']],
  ['java or python', [false, 'java or python']],
  ['java -senior', [false, 'java -senior']],
  ['c++', [false, 'c++']],
] as const)('%j is asked for as %j', (q, expected) => expect(built(q)).toEqual(expected))

test('signs of ILIKE mean themselves, and words are never part of the statement', () => {
  const { sql, values } = textCondition("100%_'; --", false)
  expect(values[0]).toBe("%100\\%\\_'; --%")
  expect(sql).not.toContain('100')
  expect(sql).not.toContain('<%')
})

test('only a lenient search looks for words spelled alike, and only few jobs are ranked', () => {
  expect(textCondition('enginer', true).sql.match(/<%/g)).toHaveLength(2)
  expect(byRelevance('java', true).sql).toContain('ts_rank')
  expect(byRelevance('java', false).sql).not.toContain('ts_rank')
})
