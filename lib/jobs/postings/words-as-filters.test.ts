import { noFilters } from '@/lib/jobs/postings/search'
import { asFilters } from '@/lib/jobs/postings/words-as-filters'

test.each([
  ['texas', { near: ['Texas'] }],
  ['software engineer in dallas', { q: 'software engineer', near: ['Dallas'] }],
  ['devops austin', { q: 'devops', near: ['Austin'] }],
  ['java jobs near new york', { q: 'java', near: ['New York'] }],
  ['Jobs in Austin, TX', { near: ['Austin, TX'] }],
  ['india', { near: ['India'] }],
  ['remote jobs', { type: ['Remote'] }],
  ['remote java india', { q: 'java', type: ['Remote'], near: ['India'] }],
  ['sr java dev remote texas', { q: 'sr java dev', type: ['Remote'], near: ['Texas'], remote: 'too' }],
  ['hyderabad java developer', { q: 'java developer', near: ['Hyderabad'] }],
  ['work from home data entry', { q: 'data entry', type: ['Remote'] }],
  ['fresher hyderabad', { near: ['Hyderabad'], experience: ['0-1'] }],
  ['entry-level qa', { q: 'qa', experience: ['0-1'] }],
])('turns "%s" into %j', (q, meant) => {
  const sort = 'q' in meant ? 'relevance' : 'newest'
  expect(asFilters({ ...noFilters, q, sort: 'relevance' })).toEqual({ ...noFilters, sort, ...meant })
})

test.each([
  'java',
  'oracle',
  'mobile developer',
  'data engineer',
  'go',
  '"remote desktop"',
  'java -remote',
  'engineer in',
])('doesn\'t turn "%s" into a filter', (q) => expect(asFilters({ ...noFilters, q })).toBeNull())

test("keeps a place that's already selected", () =>
  expect(asFilters({ ...noFilters, q: 'java austin', near: ['Pune'] })).toBeNull())
