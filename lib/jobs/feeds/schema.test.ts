import { jobsQuery } from '@/lib/jobs/feeds/schema'

test.each([{ page: '0' }, { perPage: '101' }, { type: 'Office' }, { posted: 'ever' }, { salary: 'many' }])(
  'explains why it rejects %j',
  (query) => {
    const [issue] = jobsQuery.safeParse(query).error?.issues ?? []
    expect([issue?.path[0], issue?.message]).toEqual([Object.keys(query)[0], expect.stringMatching(/./)])
  },
)

test("rejects a parameter that isn't a filter", () => {
  const [issue] = jobsQuery.safeParse({ sponsor: 'yes' }).error?.issues ?? []
  expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['sponsor'] })
})
