import { postingList } from '@/lib/moderation/list'

test('the newest postings come first, but among the pending what has waited the longest', () => {
  expect(postingList.read({})).toMatchObject({ sort: 'submitted', direction: 'desc' })
  expect(postingList.read({ status: 'pending' })).toMatchObject({ sort: 'submitted', direction: 'asc' })
  expect(postingList.hrefOf(postingList.read({ search: 'data' }), { status: 'pending' })).toBe(
    '/adminpostjobs?status=pending&search=data',
  )
})
