import { readPlace } from '@/lib/jobs/readings/place'

const first = (text: string) => readPlace(text).places[0]

describe('readPlace', () => {
  test.each(['constructor', 'toString', '__proto__', 'Austin, hasOwnProperty'])(
    'treats %s as a regular word',
    (text) => {
      expect(readPlace(text)).toEqual(readPlace(text.replace(/constructor|toString|__proto__|hasOwnProperty/, 'Xyzzy')))
    },
  )

  test.each([
    ['Austin, TX, India', 'a contradiction'],
    ['contact us', 'a country that is a word of English'],
    ['Chennai, TX', 'a city of one country in a state of the other'],
    ['Mobile', 'a city that is a word'],
    ['', 'nothing'],
  ])('infers nothing from %p: %s', (text) => {
    expect(readPlace(text)).toMatchObject({ places: [], countries: [], isRemote: false, remoteIn: [] })
  })

  test('uses context for a name shared by two countries', () => {
    expect(first('Salem, Tamil Nadu')?.country).toBe('IN')
    expect(first('Salem, OR')?.country).toBe('US')
    expect(first('Nashville, TN')?.country).toBe('US')
    expect(first('Chennai, TN')?.country).toBe('IN')
  })

  test.each([
    ['Toronto, CA', { city: 'Toronto', region: 'Ontario', country: 'CA' }],
    ['Ontario, CA', { city: 'Ontario', region: 'CA', country: 'US' }],
    ['Berlin, DE', { city: 'Berlin', region: null, country: 'DE' }],
    ['Hyderabad, Pakistan', { city: 'Hyderabad', region: null, country: 'PK' }],
    ['London, KY', { city: 'London', region: 'KY', country: 'US' }],
    ['Lebanon, NJ', { city: 'Lebanon', region: 'NJ', country: 'US' }],
  ])('parses %s as the combination that fits', (text, place) => expect(first(text)).toMatchObject(place))

  test('asks which place is meant if several are possible', () => {
    expect(readPlace('Salem').question).toBe('Which Salem: Salem, Tamil Nadu, Salem, OR, or Salem, MA?')
    expect(readPlace('Austin, TX').question).toBeNull()
  })

  test('accepts a small town as written if its state is certain', () => {
    expect(first('Wimberley, TX')).toEqual({ city: 'Wimberley', region: 'TX', country: 'US', postalCode: null })
    expect(first('Client site, TX')).toEqual({ city: null, region: 'TX', country: 'US', postalCode: null })
  })

  test('infers no country if remote is one of several options', () => {
    expect(readPlace('Hyderabad, India or Remote (US)')).toMatchObject({
      places: [{ city: 'Hyderabad' }],
      countries: ['IN', 'US'],
      remoteIn: ['US'],
    })
    expect(readPlace('Plano, TX or Remote')).toMatchObject({ countries: ['US'], isRemote: true, remoteIn: [] })
  })

  test('parses a long text without a place quickly', () => {
    const before = process.cpuUsage()
    for (const text of ['a '.repeat(60), '- '.repeat(60), `${'x'.repeat(119)},`, '1 '.repeat(60)]) readPlace(text)
    expect(process.cpuUsage(before).user).toBeLessThan(500_000)
  })
})
