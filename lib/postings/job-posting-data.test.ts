import { jobPostingData } from './job-posting-data'

const job: Parameters<typeof jobPostingData>[0] = {
  id: 7,
  jobTitle: 'Data Engineer',
  company: 'Ridgeline',
  companyUrl: '',
  vacancies: 2,
  employmentType: 'CONTRACT',
  workMode: 'ONSITE',
  description: 'Build <b>pipelines</b> & more\n- Ship\n- Learn',
  qualification: '',
  experienceYears: 2,
  payMin: 100,
  payMax: 120,
  payCurrency: 'USD',
  payPeriod: 'HOUR',
  places: [{ city: 'Austin', region: 'TX', country: 'US', postalCode: '78701' }],
  mayBeRemote: false,
  remoteCountries: [],
  approvedAt: new Date('2026-11-01T00:00:00Z'),
  expiresAt: new Date('2026-12-31T00:00:00Z'),
}
const dataOf = (change: Partial<typeof job>) => jobPostingData({ ...job, ...change }, 'https://site.example/j', null)

test('an onsite job names its place, pay and dates', () => {
  expect(dataOf({})).toMatchObject({
    employmentType: 'CONTRACTOR',
    datePosted: '2026-11-01T00:00:00.000Z',
    validThrough: '2026-12-31T00:00:00.000Z',
    jobLocation: {
      address: { addressLocality: 'Austin', addressRegion: 'TX', postalCode: '78701', addressCountry: 'US' },
    },
    baseSalary: { currency: 'USD', value: { minValue: 100, maxValue: 120, unitText: 'HOUR' } },
    experienceRequirements: { monthsOfExperience: 24 },
  })
})

test('markup that an employer typed is text', () => {
  expect(dataOf({})?.description).toBe(
    '<p>Build &#60;b&#62;pipelines&#60;/b&#62; &#38; more</p><ul><li>Ship</li><li>Learn</li></ul>',
  )
})

test('a remote job names where one may live instead of a place', () => {
  const data = dataOf({ workMode: 'REMOTE', remoteCountries: ['US', 'IN'] })
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'US' }, { name: 'IN' }],
  })
  expect(data).not.toHaveProperty('jobLocation')
})

test('what is not stated is left out', () => {
  const data = dataOf({ payMin: null, payMax: null, payCurrency: null, payPeriod: null, experienceYears: 0 })
  for (const name of ['baseSalary', 'experienceRequirements', 'qualifications']) expect(data).not.toHaveProperty(name)
})

test('a job of two countries is at both', () => {
  const hyderabad = { city: 'Hyderabad', region: 'Telangana', country: 'IN' as const, postalCode: null }
  expect(dataOf({ places: [...job.places, hyderabad] })).toMatchObject({
    jobLocation: [
      { address: { addressCountry: 'US' } },
      { address: { addressLocality: 'Hyderabad', addressCountry: 'IN' } },
    ],
  })
})

test('a job that may be done from home has its place as well', () => {
  expect(dataOf({ mayBeRemote: true })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Austin' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'US' }],
  })
})

test.each([{ places: [] }, { places: [], workMode: 'REMOTE' as const }])(
  'without a place there is no data: %o',
  (change) => {
    expect(dataOf(change)).toBeNull()
  },
)
