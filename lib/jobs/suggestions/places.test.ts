import { readArea } from '@/lib/jobs/readings/near'
import { citiesToSuggest, cityText } from '@/lib/jobs/suggestions/places'

const suggested = (typed: string, max: number) => citiesToSuggest(typed, max).map(cityText)

test.each([
  ['aus', 'Austin, TX'],
  ['AUSTIN, t', 'Austin, TX'],
  ['st. lou', 'St. Louis, MO'],
  ['hyder', 'Hyderabad, Telangana'],
  ['bangalore', 'Bengaluru, Karnataka'],
  ['nyc', 'New York, NY'],
  ['toron', 'Toronto, Canada'],
  ['springfield, il', 'Springfield, IL'],
])('%s suggests %s first, which a search understands', (typed, expected) => {
  const [first = ''] = suggested(typed, 5)
  expect(first).toBe(expected)
  expect(readArea(first)?.points).toHaveLength(1)
})

test.each(['', ',', 'qqqqq', '!', 'austin, zz'])('%j suggests nothing', (typed) =>
  expect(suggested(typed, 5)).toEqual([]),
)

test('suggests each place once, and only a few', () => {
  const found = suggested('san', 6)
  expect(found).toHaveLength(6)
  expect(new Set(found).size).toBe(6)
})
