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

test("includes an onsite job's place, pay and dates", () => {
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

test("escapes an employer's markup", () => {
  expect(dataOf({})?.description).toBe(
    '<p>Build &#60;b&#62;pipelines&#60;/b&#62; &#38; more</p><ul><li>Ship</li><li>Learn</li></ul>',
  )
})

test("lists where a remote job's employee can live instead of a place", () => {
  const data = dataOf({ workMode: 'REMOTE', remoteCountries: ['US', 'IN'] })
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'US' }, { name: 'IN' }],
  })
  expect(data).not.toHaveProperty('jobLocation')
})

test("leaves out details that aren't stated", () => {
  const data = dataOf({ payMin: null, payMax: null, payCurrency: null, payPeriod: null, experienceYears: 0 })
  for (const name of ['baseSalary', 'experienceRequirements', 'qualifications']) expect(data).not.toHaveProperty(name)
})

test('lists both places of a job in two countries', () => {
  const hyderabad = { city: 'Hyderabad', region: 'Telangana', country: 'IN' as const, postalCode: null }
  expect(dataOf({ places: [...job.places, hyderabad] })).toMatchObject({
    jobLocation: [
      { address: { addressCountry: 'US' } },
      { address: { addressLocality: 'Hyderabad', addressCountry: 'IN' } },
    ],
  })
})

test('includes the place of a job that can be remote', () => {
  expect(dataOf({ mayBeRemote: true })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Austin' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'US' }],
  })
})

test.each([{ places: [] }, { places: [], workMode: 'REMOTE' as const }])(
  'returns null without a place: %o',
  (change) => {
    expect(dataOf(change)).toBeNull()
  },
)

type Address = { address?: { addressCountry: string } }
type Found = {
  [name: string]: unknown
  description: string
  title: string
  datePosted: string
  validThrough: string
  employmentType: string
  identifier: { value: string }
  jobLocation?: Address | Address[]
  jobLocationType?: string
  applicantLocationRequirements?: unknown[]
  baseSalary?: { currency: string; value: { unitText: string; value?: number; minValue?: number; maxValue?: number } }
}

/**
 * Checks Google's requirements for JobPosting and its values (developers.google.com, "Job posting structured data").
 */
function problemsOf(data: NonNullable<ReturnType<typeof jobPostingData>>): string[] {
  const problems: string[] = []
  const check = (isRight: unknown, what: string) => isRight || problems.push(what)
  const isDate = (text: unknown) => typeof text === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
  const found: Found = data
  for (const name of ['title', 'description', 'datePosted', 'hiringOrganization'])
    check(found[name], `${name} is missing`)
  check(isDate(found.datePosted) && isDate(found.validThrough) && found.validThrough > found.datePosted, 'dates')
  check(/^<(p|ul)>/.test(found.description), 'the description is no HTML')
  check(!/[<>]|\$|\d{3,}/.test(found.title), 'the title holds more than the title')
  check(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'].includes(found.employmentType), 'type')
  const places = [found.jobLocation].flat().filter((place) => place !== undefined)
  const isRemote = found.jobLocationType === 'TELECOMMUTE'
  check(places.length > 0 || isRemote, 'neither a place nor remote')
  for (const place of places) check(/^[A-Z]{2}$/.test(place.address?.addressCountry ?? ''), 'a place without a country')
  if (isRemote) check((found.applicantLocationRequirements?.length ?? 0) > 0, 'remote from nowhere')
  check(!found.applicantLocationRequirements || isRemote, 'a requirement of a place for no remote job')
  if (found.baseSalary) {
    const { currency, value } = found.baseSalary
    const { minValue = 0, maxValue = 0 } = value
    check(/^[A-Z]{3}$/.test(currency), 'currency')
    check(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(value.unitText), 'unitText')
    check((value.value ?? 0) > 0 || (minValue > 0 && maxValue >= minValue), 'amount')
  }
  check(/^CB-\d{6,}$/.test(found.identifier.value), 'the identifier is not that of the feeds')
  check(found.directApply === true, 'people apply on this page')
  return problems
}

const pune = { city: 'Pune', region: 'Maharashtra', country: 'IN' as const, postalCode: '411001' }
const inIndia = { city: null, region: null, country: 'IN' as const, postalCode: null }

test.each<[string, Partial<typeof job>]>([
  ['onsite in the USA, paid by the hour', {}],
  [
    'onsite in India, paid by the month',
    { places: [pune], payCurrency: 'INR', payPeriod: 'MONTH', payMin: 50_000, payMax: 50_000 },
  ],
  ['in two countries', { places: [...job.places, pune] }],
  ['hybrid', { workMode: 'HYBRID' }],
  ['remote in the USA', { workMode: 'REMOTE', places: [], remoteCountries: ['US'] }],
  ['remote in two countries', { workMode: 'REMOTE', places: [], remoteCountries: ['US', 'IN'] }],
  ['onsite or remote', { mayBeRemote: true }],
  ['in a country without a city', { places: [inIndia] }],
  [
    'full time without pay',
    { employmentType: 'FULL_TIME', payMin: null, payMax: null, payCurrency: null, payPeriod: null },
  ],
  ['part time paid by the year', { employmentType: 'PART_TIME', payPeriod: 'YEAR', payMin: 40_000, payMax: 45_000 }],
  ['for beginners', { experienceYears: 0, qualification: '' }],
  ['written with markup', { description: '<script>x</script>', qualification: '- One\n- Two' }],
])("follows Google's rules for a job %s", (_kind, change) => {
  const data = dataOf(change)
  expect(data && problemsOf(data)).toEqual([])
})
