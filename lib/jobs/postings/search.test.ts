import {
  chipsOf,
  jobFeedPath,
  jobsHref,
  noFilters,
  readSearch,
  searchTitle,
  sortChoices,
  storedSearch,
  widerSearches,
} from '@/lib/jobs/postings/search'

const parse = (query: string) => {
  const params = new URLSearchParams(query)
  return readSearch(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])))
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
])('ignores the invalid part of %s', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test.each([
  ['near=austin,%20tx', ['Austin, TX']],
  ['near=%20new%20%20york%20', ['New York']],
  ['near=Austin%3B%20Dallas%20or%20pune&near=austin', ['Austin', 'Dallas', 'Pune']],
  ['near=a%3Bb%3Bc%3Bd%3Be%3Bf', ['A', 'B', 'C', 'D', 'E']],
  ['near=%20%3B,', []],
])('parses %s as the places %j', (query, near) => expect(parse(query).near).toEqual(near))

test('requires a place for a radius and remote jobs, and defaults to 50 km', () => {
  expect(parse('radius=25mi&remote=too')).toMatchObject({ near: [], radius: '50km', remote: 'not' })
  expect(parse('near=Austin&radius=7km')).toMatchObject({ radius: '50km' })
  expect(jobsHref(parse('near=austin; pune&radius=25mi&remote=too&q=java'))).toBe(
    '/applied-jobs?q=java&near=Austin&near=Pune&radius=25mi&remote=too',
  )
})

test.each([
  ['java within 50 km of Austin', { q: 'java', near: ['Austin'], radius: '50km' }],
  ['within 30 miles of austin, tx or dallas', { q: '', near: ['Austin, TX', 'Dallas'], radius: '50mi' }],
  ['within 900 km of Pune', { q: '', near: ['Pune'], radius: '100km' }],
  ['within 2 weeks of notice', { q: 'within 2 weeks of notice', near: [] }],
])('finds the place in the words “%s”', (q, expected) => {
  expect(parse(new URLSearchParams({ q }).toString())).toMatchObject(expected)
})

test('shows each place as a chip, and removes the radius with the last one', () => {
  const chips = chipsOf(parse('near=Austin&near=Dallas&radius=25mi&remote=too'))
  expect(chips.map(({ label }) => label)).toEqual([
    'Within 25 miles of Austin',
    'Within 25 miles of Dallas',
    'Include remote jobs',
  ])
  expect(jobsHref(chips[0]?.without ?? noFilters)).toBe('/applied-jobs?near=Dallas&radius=25mi&remote=too')
  expect(jobsHref(chipsOf(parse('near=Austin&radius=25mi'))[0]?.without ?? noFilters)).toBe('/applied-jobs')
})

test('suggests a larger radius if there are no jobs nearby', () => {
  const [farther] = widerSearches(parse('near=Austin&q=java'))
  expect(farther?.label).toBe('“java”, Within 100 km of Austin')
  expect(widerSearches(parse('near=Austin&radius=100mi'))).toEqual([])
})

test('trims a title and truncates it at 100 characters', () => {
  expect(parse(`q=${'%20'}java${'%20'}`).q).toBe('java')
  expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})

test('keeps filters through a round trip', () => {
  const filters = parse(
    'q=data+%26+ml&posted=3d&salary=45000&paid=only&type=Remote&type=Onsite&location=USA&experience=5%2B&sort=pay&page=3',
  )
  expect(parse(jobsHref(filters).split('?')[1] ?? '')).toEqual(filters)
})

test('leaves defaults out of the URL', () => {
  expect(jobsHref(noFilters)).toBe('/applied-jobs')
  expect(jobsHref({ ...noFilters, page: 2 })).toBe('/applied-jobs?page=2')
})

test('shows each active filter as a chip that only removes that filter', () => {
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

test('sorts by relevance only with search words', () => {
  expect(parse('q=java').sort).toBe('relevance')
  expect(parse('q=java&sort=').sort).toBe('relevance')
  expect(parse('q=java&sort=newest').sort).toBe('newest')
  expect(parse('sort=relevance').sort).toBe('newest')
  expect(jobsHref(parse('q=java'))).toBe('/applied-jobs?q=java')
  expect(jobsHref(parse('q=java&sort=newest'))).toBe('/applied-jobs?q=java&sort=newest')
  expect(jobsHref({ ...parse('q=java'), q: '' })).toBe('/applied-jobs')
  expect(sortChoices({ q: '' }).map(({ value }) => value)).toEqual(['', 'pay'])
  expect(sortChoices({ q: 'java' }).map(({ value }) => value)).toEqual(['', 'newest', 'pay'])
})

test('suggests dropping one filter with all its options, but never the last one', () => {
  const wider = widerSearches(parse('q=java&type=Remote&type=Hybrid&page=3'))
  expect(wider.map(({ label, filters }) => [label, jobsHref(filters)])).toEqual([
    ['Without “java”', '/applied-jobs?type=Remote&type=Hybrid'],
    ['Without Remote, Hybrid', '/applied-jobs?q=java'],
  ])
  expect(widerSearches(parse('q=java'))).toEqual([])
})

test("links the feed with the search's filters, without page and order", () => {
  expect(jobFeedPath(parse('type=Remote&sort=pay&page=2'))).toBe('/applied-jobs/feed.xml?type=Remote')
  expect(jobFeedPath(noFilters)).toBe('/applied-jobs/feed.xml')
  expect(jobFeedPath({ role: 'java-developer' })).toBe('/applied-jobs/feed.xml?role=java-developer')
})

test.each([
  ['', ''],
  ['?', ''],
  ['page=3&sort=pay&posted=24h', ''],
  ['type=Onsite&type=Remote&q=%20java%20', 'q=java&type=Remote&type=Onsite'],
  ['experience=5%2B&location=India&salary=50000', 'salary=50000&location=India&experience=5%2B'],
  ['type=Nowhere&salary=7&unknown=1&experience=', ''],
])('stores %j as %j', (search, stored) => {
  expect(storedSearch(search)).toBe(stored)
  expect(storedSearch(stored)).toBe(stored)
})

test('describes an alert by its search and links to it', () => {
  const search = storedSearch('location=USA&type=Remote&q=data')
  expect(searchTitle(search)).toBe('“data”, Remote, USA')
  expect(jobsHref(readSearch(search))).toBe('/applied-jobs?q=data&type=Remote&location=USA')
  expect(searchTitle('near=Austin&near=Pune&q=java')).toBe('“java”, Within 50 km of Austin or Pune')
  expect(searchTitle('')).toBe('All jobs')
})
