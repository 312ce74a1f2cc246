import { placeColumns } from '@/lib/jobs/readings/format'
import { readPlace } from '@/lib/jobs/readings/place'

test.each([
  ['Austin, TX', { city: 'Austin', region: 'TX', country: 'US' }],
  ['India', { city: null, region: null, country: 'IN' }],
  ['Austin, TX or Chennai', { city: 'Austin', region: 'TX', country: 'US' }],
  ['Somewhere', { city: null, region: null, country: null }],
])('stores the first place of "%s", or its only country', (text, columns) =>
  expect(placeColumns(readPlace(text), false)).toMatchObject(columns),
)
