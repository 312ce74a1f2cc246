import { jobsQuery } from '@/lib/jobs/feeds/schema'

test.each([{ page: '0' }, { perPage: '101' }, { type: 'Office' }, { posted: 'ever' }, { salary: 'many' }])(
  '%j is refused and says why',
  (query) => {
    const [issue] = jobsQuery.safeParse(query).error?.issues ?? []
    expect([issue?.path[0], issue?.message]).toEqual([Object.keys(query)[0], expect.stringMatching(/./)])
  },
)
