import { examplePosting } from '@/e2e/support/example-posting'
import { postingSchema } from '@/lib/jobs/postings/schema'
import { postingColumns, readRevision, submittedPosting, writeRevision } from '@/lib/jobs/postings/stored'

const posting = postingSchema.parse({
  ...examplePosting,
  salary: '₹40,000 - ₹60,000 per month',
  location: 'Austin, TX',
})

describe('postingColumns', () => {
  test('parses pay and place from the text', () => {
    expect(postingColumns(posting)).toMatchObject({
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

  test('gives exact fields precedence over the text', () => {
    const stated = { payMin: 50, payCurrency: 'USD', payPeriod: 'hour', country: 'IN', closesOn: '2026-12-24' } as const
    expect(postingColumns({ ...posting, ...stated })).toMatchObject({
      payMin: 50,
      payMax: null,
      monthlyPayInr: 728_000,
      city: null,
      region: null,
      country: 'IN',
      closesOn: new Date('2026-12-24T00:00:00Z'),
    })
  })

  test("stores where a remote job's employee can live", () => {
    const remote = { ...posting, jobType: 'Remote', location: 'Remote (USA)' } as const
    expect(postingColumns(remote).remoteCountries).toEqual(['US'])
    expect(postingColumns({ ...remote, remoteCountries: ['IN', 'US', 'IN'] }).remoteCountries).toEqual(['IN', 'US'])
    expect(postingColumns({ ...posting, remoteCountries: ['IN'] }).remoteCountries).toEqual([])
  })

  test('stores a job in two countries with each of its places', () => {
    expect(postingColumns({ ...posting, location: 'Dallas, TX / Hyderabad, India' })).toMatchObject({
      city: 'Dallas',
      cities: ['Dallas', 'Hyderabad'],
      regions: ['TX', 'Telangana'],
      countries: ['US', 'IN'],
      places: { value: [{ city: 'Dallas' }, { city: 'Hyderabad' }] },
    })
    expect(postingColumns({ ...posting, jobType: 'Remote', location: 'Remote (India, USA)' })).toMatchObject({
      places: { value: [] },
      countries: ['IN', 'US'],
      remoteCountries: ['IN', 'US'],
    })
    expect(postingColumns({ ...posting, location: 'Plano, TX or Remote' }).mayBeRemote).toBe(true)
  })

  test('accepts exact fields that imply the country', () => {
    expect(postingColumns({ ...posting, location: 'Our campus', city: 'Plano', region: 'Texas' })).toMatchObject({
      city: 'Plano',
      region: 'TX',
      country: 'US',
      isPlaceStated: true,
    })
  })

  test('derives the currency from the country', () => {
    expect(postingColumns({ ...posting, salary: '110k - 130k' })).toMatchObject({
      payCurrency: 'USD',
      payPeriod: 'YEAR',
    })
  })

  test('leaves uncertain values empty', () => {
    const vague = postingColumns({ ...posting, salary: 'Negotiable', location: 'Several offices' })
    expect(vague).toMatchObject({ payMin: null, payCurrency: null, monthlyPayInr: null, city: null, country: null })
  })
})

test.each([
  ['only the texts', {}],
  ['exact pay', { payMin: 10, payMax: 12.5, payCurrency: 'USD', payPeriod: 'hour' }],
  ['an exact place', { location: 'Our office', city: 'Austin', region: 'TX', country: 'US' }],
  ['remote, with the countries', { jobType: 'Remote', remoteCountries: ['US', 'IN'] }],
  ['remote, with its country in the text', { jobType: 'Remote', location: 'Remote (USA)' }],
  ['a closing day and questions', { closesOn: '2999-01-31', questions: [question('Do you drive?')] }],
])('restores a submitted posting from its columns: %s', (_name, more) => {
  const input = postingSchema.parse({ ...examplePosting, ...more })
  expect(submittedPosting(storedRow(postingColumns(input)))).toEqual(input)
})

test('drops a parsed place or pay when it restores the text', () => {
  const posting = submittedPosting(storedRow(postingColumns(postingSchema.parse(examplePosting))))
  expect(Object.keys(posting).filter((name) => /^pay|city|region|country/.test(name))).toEqual([])
})

function question(text: string) {
  return { kind: 'yes-no' as const, text, isRequired: true }
}

type Row = Parameters<typeof submittedPosting>[0]

/** The row as the database returns it, with decimals as amounts. */
function storedRow(data: ReturnType<typeof postingColumns>): Row {
  const decimal = (value: number | null) => (value === null ? null : { toNumber: () => value })
  return { ...data, payMin: decimal(data.payMin), payMax: decimal(data.payMax) } as Row
}

describe('a change in review', () => {
  const now = postingSchema.parse({ ...examplePosting, companyUrl: 'https://lantern.example', closesOn: '2999-01-31' })
  const change = postingSchema.parse({
    ...examplePosting,
    salary: '$50 an hour',
    payMin: 50,
    payCurrency: 'USD',
    payPeriod: 'hour',
  })

  test('keeps what the employer wrote and left empty', () => {
    expect(readRevision(asJson(writeRevision(change)), now)).toEqual(change)
  })

  test('reads data from before versions the same way', () => {
    expect(readRevision(asJson(change), now)).toEqual(change)
  })

  test("keeps a field that's unknown or whose options have changed", () => {
    const { companyUrl: _newer, ...known } = change
    const old = { version: 1, value: { ...known, experience: 'Ten years', fax: '5125550155' } }
    const read = readRevision(asJson(old), { ...now, experience: '5+ Years' })
    expect(read).toMatchObject({ companyUrl: 'https://lantern.example', experience: '5+ Years', payMin: 50 })
    expect(read).not.toHaveProperty('fax')
  })

  test('keeps a closing date that has passed', () => {
    const old = asJson({ ...change, closesOn: '2020-01-31' })
    expect(readRevision(old, now).closesOn).toBe('2020-01-31')
  })

  test("changes nothing if it can't be parsed", () => expect(readRevision('none', now)).toEqual(now))
})

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))
