import { chipsOf, filtersSchema, jobsHref, noFilters } from '@/lib/postings/filters'

const parse = (query: string) => {
  const params = new URLSearchParams(query)
  return filtersSchema.parse(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])))
}

test.each([
  ['posted=yesterday', { posted: 'all' }],
  ['salary=-5', { salary: 0 }],
  ['salary=12345', { salary: 0 }],
  ['salary=155000', { salary: 0 }],
  ['salary=abc', { salary: 0 }],
  ['paid=yes', { paid: 'all' }],
  ['type=Moon&type=Hybrid', { type: ['Hybrid'] }],
  ['location=usa', { location: [] }],
  ['experience=99', { experience: [] }],
  ['sort=price', { sort: 'newest' }],
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=9999999999', { page: 1 }],
  ['q=%00', { q: '' }],
  ['posted=24h&posted=7d', { posted: '24h' }],
])('%s falls back to its default', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('a title is trimmed and cut at 100 characters', () => {
  expect(parse(`q=${'%20'}java${'%20'}`).q).toBe('java')
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})

test('filters survive the way through the address', () => {
  const filters = parse(
    'q=data+%26+ml&posted=3d&salary=45000&paid=only&type=Remote&type=Onsite&location=USA&experience=5%2B&sort=pay&page=3',
  )
  expect(parse(jobsHref(filters).split('?')[1] ?? '')).toEqual(filters)
})

test('defaults do not stand in the address', () => {
  expect(jobsHref(noFilters)).toBe('/applied-jobs')
  expect(jobsHref({ ...noFilters, page: 2 })).toBe('/applied-jobs?page=2')
})

test('each filter in force is a chip that takes back itself alone', () => {
  const chips = chipsOf(
    parse('q=java&posted=7d&salary=150000&paid=only&type=Remote&location=Remote&experience=0-1&page=4'),
  )
  expect(chips.map(({ label }) => label)).toEqual([
    '“java”',
    'Last 7 days',
    'From ₹1.5 Lakhs a month',
    'Pay stated',
    'Remote',
    'Location: Remote',
    '0-1 Years',
  ])
  expect(chips[4]?.without).toMatchObject({ type: [], location: ['Remote'], page: 1, q: 'java' })
})
