import { moderationHref, moderationSearch } from '@/lib/postings/moderation-search'

describe('moderationSearch', () => {
  test.each([
    [{}, { page: 1, search: '', status: 'all' }],
    [
      { page: '3', search: ' java ', status: 'pending' },
      { page: 3, search: 'java', status: 'pending' },
    ],
    [
      { page: '-1', search: ['a', 'b'], status: 'x' },
      { page: 1, search: '', status: 'all' },
    ],
    [
      { page: '1e9', search: 'a\u0000' },
      { page: 1, search: '', status: 'all' },
    ],
  ])('%j', (given, read) => expect(moderationSearch.parse(given)).toEqual(read))
})

describe('moderationHref', () => {
  const current = { page: 3, search: 'java & c', status: 'pending' as const }
  test('keeps the rest and goes back to the first page', () => {
    expect(moderationHref(current, { page: 4 })).toBe('/adminpostjobs?status=pending&search=java+%26+c&page=4')
    expect(moderationHref(current, { status: 'all' })).toBe('/adminpostjobs?search=java+%26+c')
    expect(moderationHref(current, { status: 'all', search: '' })).toBe('/adminpostjobs')
  })
})
