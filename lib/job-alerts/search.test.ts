import { canonicalSearch, listPath, wordsOf } from '@/lib/job-alerts/search'

test.each([
  ['', ''],
  ['?', ''],
  ['page=3&sort=pay&posted=24h', ''],
  ['type=Onsite&type=Remote&q=%20java%20', 'q=java&type=Remote&type=Onsite'],
  ['experience=5%2B&location=India&salary=50000', 'salary=50000&location=India&experience=5%2B'],
  ['type=Nowhere&salary=7&unknown=1&experience=', ''],
])('%j is kept as %j', (search, kept) => {
  expect(canonicalSearch(search)).toBe(kept)
  expect(canonicalSearch(kept)).toBe(kept)
})

test('an alert says in words what it is for, and leads to that list', () => {
  const search = canonicalSearch('location=USA&type=Remote&q=data')
  expect(wordsOf(search)).toBe('“data”, Remote, USA')
  expect(listPath(search)).toBe('/applied-jobs?q=data&type=Remote&location=USA')
  expect(wordsOf('')).toBe('All jobs')
})
