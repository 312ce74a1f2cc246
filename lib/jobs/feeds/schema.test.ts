import { jobsQuery } from '@/lib/jobs/feeds/schema'

test.each([{ page: '0' }, { perPage: '101' }, { type: 'Office' }, { posted: 'ever' }, { salary: 'many' }])(
  '%j is refused and says why',
  (query) => {
    const [issue] = jobsQuery.safeParse(query).error?.issues ?? []
    expect([issue?.path[0], issue?.message]).toEqual([Object.keys(query)[0], expect.stringMatching(/./)])
  },
)

test('a parameter that is no filter is refused', () => {
  const [issue] = jobsQuery.safeParse({ visa: 'yes' }).error?.issues ?? []
  expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['visa'] })
})
