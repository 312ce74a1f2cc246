import { pageLinks } from '@/lib/jobs/feeds/format'
import { referenceOf } from '@/lib/jobs/postings/format'

test('keeps references readable, however many jobs there are', () => {
  expect(referenceOf(7)).toBe('CB-000007')
  expect(referenceOf(12_345_678)).toBe('CB-12345678')
})

test.each([
  [1, 45, 3, 2, null],
  [2, 45, 3, 3, 1],
  [3, 45, 3, null, 2],
  [9, 45, 3, null, 3],
  [1, 0, 1, null, null],
  [600, 10_001, 500, 601, 599],
])('links page %i of %i jobs: %i pages, next %s, previous %s', (page, total, pages, next, previous) => {
  const at = (wanted: number | null) => wanted && `https://a.example/api/v1/jobs?q=x&page=${wanted}`
  const isMore = next !== null
  const links = pageLinks(`https://a.example/api/v1/jobs?q=x&page=${page}`, { page, perPage: 20, total, isMore })
  expect(links).toEqual({ pages, next: at(next), previous: at(previous) })
})
