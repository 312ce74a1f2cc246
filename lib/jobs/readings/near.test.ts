import { boxAround, nearestCity, readArea } from '@/lib/jobs/readings/near'
import { companyData, showSettings } from '@/lib/site/company'

test.each([
  ['Austin', 1, [], ['US']],
  ['austin, tx', 1, [], ['US']],
  ['Bangalore', 1, [], ['IN']],
  ['Dallas-Fort Worth', 2, [], ['US']],
  ['Plano, TX 75024', 1, [], ['US']],
  ['Texas', 0, ['TX'], ['US']],
  ['Georgia', 0, ['GA'], ['US']],
  ['Telangana', 0, ['Telangana'], ['IN']],
  ['India', 0, [], ['IN']],
])('reads %s as %i cities and the regions %j in %j', (text, points, regions, countries) => {
  const area = readArea(text)
  expect([area?.points.length, area?.regions, area?.countries]).toEqual([points, regions, countries])
})

test('returns all cities that share a name, and nothing for an unknown one', () => {
  expect(readArea('Springfield')?.points.length).toBeGreaterThan(5)
  for (const text of ['', 'Remote', 'Nowherville', 'Hyderabd']) expect([text, readArea(text)]).toEqual([text, null])
})

test('includes everything nearby in the bounding box', () => {
  const { south, north, west, east } = boxAround({ latitude: 30.27, longitude: -97.74 }, 50)
  // Round Rock is 27 km from Austin, and Waco is 150 km.
  expect(30.51 < north && 30.51 > south && -97.68 < east && -97.68 > west).toBe(true)
  expect(31.55 < north).toBe(false)
})

test.each([
  ['Hyderabd', 'Hyderabad'],
  ['bengalru', 'Bengaluru'],
  ['Ausitn, TX', 'Austin, TX'],
  ['Chicgo', 'Chicago'],
])('corrects %s to %s', (typed, meant) => expect(nearestCity(typed, ['Chicago'])).toBe(meant))

test.each(['Zzyzx', 'abc', ''])('finds no city like %j', (typed) => expect(nearestCity(typed)).toBeNull())

test('prefers the countries where the company recruits', () => {
  const settings = JSON.parse(companyData())
  const recruitIn = (...recruitsIn: string[]) =>
    showSettings({ ...settings, company: { version: 1, value: { ...settings.company.value, recruitsIn } } })
  try {
    recruitIn('GB', 'CA')
    expect(readArea('Cambridge')?.countries.sort()).toEqual(['CA', 'GB'])
    expect(readArea('Ontario')).toEqual({ points: [], regions: ['Ontario'], countries: ['CA'] })
    expect(nearestCity('Tronto')).toBe('Toronto')
    recruitIn('US')
    expect(readArea('Cambridge')?.countries).toEqual(['US'])
  } finally {
    showSettings(settings)
  }
})
