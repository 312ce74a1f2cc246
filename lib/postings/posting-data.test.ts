import { postingData } from '@/lib/postings/posting-data'
import type { NewPosting } from '@/lib/postings/schema'

const posting: NewPosting = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  mobileNumber: '5125550155',
  company: 'Ridgeline',
  companyUrl: '',
  workDays: 'Mon - Fri',
  jobTitle: 'Data Engineer',
  vacancies: 2,
  experience: '2 - 4 Years',
  salary: '₹40,000 - ₹60,000 per month',
  location: 'Austin, TX',
  noticePeriod: '15 Days',
  employmentType: 'Full Time',
  jobType: 'Hybrid',
  description: 'One',
  qualification: 'Two',
  remoteCountries: [],
  questions: [],
}

describe('postingData', () => {
  test('reads pay and place from the texts', () => {
    expect(postingData(posting)).toMatchObject({
      employmentType: 'FULL_TIME',
      workMode: 'HYBRID',
      experienceYears: 2,
      payMin: 40_000,
      payMax: 60_000,
      payCurrency: 'INR',
      payPeriod: 'MONTH',
      monthlyPayInr: 60_000,
      city: 'Austin',
      region: 'TX',
      country: 'US',
      remoteCountries: [],
      closesOn: null,
    })
  })

  test('the fields win over the texts', () => {
    const stated = { payMin: 50, payCurrency: 'USD', payPeriod: 'hour', country: 'IN', closesOn: '2026-12-24' } as const
    expect(postingData({ ...posting, ...stated })).toMatchObject({
      payMin: 50,
      payMax: null,
      monthlyPayInr: 728_000,
      city: null,
      region: null,
      country: 'IN',
      closesOn: new Date('2026-12-24T00:00:00Z'),
    })
  })

  test('a remote job names where its employee may live', () => {
    const remote = { ...posting, jobType: 'Remote', location: 'Remote (USA)' } as const
    expect(postingData(remote).remoteCountries).toEqual(['US'])
    expect(postingData({ ...remote, remoteCountries: ['IN', 'US', 'IN'] }).remoteCountries).toEqual(['IN', 'US'])
    expect(postingData({ ...posting, remoteCountries: ['IN'] }).remoteCountries).toEqual([])
  })

  test('a job of two countries is found under both, with each of its places', () => {
    expect(postingData({ ...posting, location: 'Dallas, TX / Hyderabad, India' })).toMatchObject({
      city: 'Dallas',
      cities: ['Dallas', 'Hyderabad'],
      regions: ['TX', 'Telangana'],
      countries: ['US', 'IN'],
      places: [{ city: 'Dallas' }, { city: 'Hyderabad' }],
    })
    expect(postingData({ ...posting, jobType: 'Remote', location: 'Remote (India, USA)' })).toMatchObject({
      places: [],
      countries: ['IN', 'US'],
      remoteCountries: ['IN', 'US'],
    })
    expect(postingData({ ...posting, location: 'Plano, TX or Remote' }).mayBeRemote).toBe(true)
  })

  test('a country that follows from the exact fields need not be chosen', () => {
    expect(postingData({ ...posting, location: 'Our campus', city: 'Plano', region: 'Texas' })).toMatchObject({
      city: 'Plano',
      region: 'TX',
      country: 'US',
      isPlaceStated: true,
    })
  })

  test('the country says in which money an amount is', () => {
    expect(postingData({ ...posting, salary: '110k - 130k' })).toMatchObject({ payCurrency: 'USD', payPeriod: 'YEAR' })
  })

  test('what is not certain stays empty', () => {
    const vague = postingData({ ...posting, salary: 'Negotiable', location: 'Several offices' })
    expect(vague).toMatchObject({ payMin: null, payCurrency: null, monthlyPayInr: null, city: null, country: null })
  })
})
