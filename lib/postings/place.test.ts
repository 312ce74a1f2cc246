import { readPlace } from '@/lib/postings/place'

const place = (city: string | null, region: string | null, country: string | null) => ({ city, region, country })

describe('readPlace', () => {
  test.each([
    ['Austin, TX', place('Austin', 'TX', 'US')],
    ['Round Rock, Texas', place('Round Rock', 'TX', 'US')],
    ['Austin, TX, USA', place('Austin', 'TX', 'US')],
    ['Austin, TX (Hybrid)', place('Austin', 'TX', 'US')],
    ['Hybrid - Dallas, TX', place('Dallas', 'TX', 'US')],
    ['New York, NY', place('New York', 'NY', 'US')],
    ['Texas', place(null, 'TX', 'US')],
    ['Hyderabad, Telangana, India', place('Hyderabad', 'Telangana', 'IN')],
    ['hyderabad, India', place('Hyderabad', 'Telangana', 'IN')],
    ['Mysuru, Karnataka', place('Mysuru', 'Karnataka', 'IN')],
    ['Bengaluru', place('Bengaluru', 'Karnataka', 'IN')],
    ['Bengaluru, IN', place('Bengaluru', 'Karnataka', 'IN')],
    ['Indianapolis, IN', place('Indianapolis', 'IN', 'US')],
    ['Remote (USA)', place(null, null, 'US')],
    ['Remote, India', place(null, null, 'IN')],
    ['Remote - United States', place(null, null, 'US')],
    ['Remote in Texas', place(null, 'TX', 'US')],
    ['USA', place(null, null, 'US')],
    ['Nashik, India', place('Nashik', null, 'IN')],
  ])('%s', (text, expected) => expect(readPlace(text)).toEqual(expected))

  test.each(['Remote', 'Anywhere', 'Gary, IN', 'Georgia', 'Dallas or Houston', 'Dallas, TX or Houston, TX', 'IN', ''])(
    'says nothing about %p',
    (text) => expect(readPlace(text)).toEqual(place(null, null, null)),
  )

  test('keeps the country when the rest contradicts it', () => {
    expect(readPlace('Austin, TX, India')).toEqual(place(null, null, 'IN'))
  })
})
