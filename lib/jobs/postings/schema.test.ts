import { postingSchema } from '@/lib/jobs/postings/schema'

const posting = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: ' Dana@Example.com ',
  mobileNumber: '(512) 555-0155',
  company: 'Ridgeline',
  companyUrl: 'ridgeline.example',
  workDays: 'Mon - Fri',
  jobTitle: 'Data Engineer',
  vacancies: '2',
  experience: '5+ Years',
  salary: 'Negotiable',
  location: 'Austin, TX',
  noticePeriod: '15 Days',
  employmentType: 'Full Time',
  jobType: 'Remote',
  description: 'One\n- two',
  qualification: 'Three',
}

describe('postingSchema', () => {
  test('normalizes what people type', () => {
    const read = postingSchema.parse({ ...posting, payMin: '', closesOn: '' })
    expect(read).toMatchObject({ email: 'dana@example.com', companyUrl: 'https://ridgeline.example', vacancies: 2 })
    expect(read.payMin).toBeUndefined()
    expect(read.remoteCountries).toEqual([])
  })

  test("ignores what an employer can't decide", () => {
    const read = postingSchema.parse({ ...posting, status: 'approved', hireFromUsId: 7, date: '2020-01-01', slug: 'x' })
    for (const name of ['status', 'hireFromUsId', 'date', 'slug']) expect(read).not.toHaveProperty(name)
  })

  test.each([
    ['firstName', undefined, 'First name is required'],
    ['firstName', 'Da\r\nna', 'First name must be on one line'],
    ['email', 'dana', 'Please enter a valid email.'],
    ['mobileNumber', 'call me', 'Enter a valid mobile number.'],
    ['companyUrl', 'javascript:alert(1)', 'Enter a web address that begins with https://'],
    ['companyUrl', 'https://a b.example', 'Enter a web address that begins with https://'],
    ['vacancies', '', 'Vacancies is required'],
    ['vacancies', '0', 'Vacancies must be at least 1'],
    ['experience', '', 'Experience is required'],
    ['description', 'nul \u0000', "Description contains a character we can't store"],
    ['closesOn', '2020-01-01', 'The closing date is in the past'],
    ['payMin', 'lots', 'Minimum pay must be a number'],
  ])('rejects %s = %p', (name, value, message) => {
    const { error } = postingSchema.safeParse({ ...posting, [name]: value })
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[name, message]])
  })

  test('parses pay as people type it', () => {
    const pay = { payMin: '$50,000', payMax: ' ₹60 000 ', payCurrency: 'USD', payPeriod: 'year' }
    expect(postingSchema.parse({ ...posting, ...pay })).toMatchObject({ payMin: 50_000, payMax: 60_000 })
  })

  test('reports pay errors together with others', () => {
    const { error } = postingSchema.safeParse({ ...posting, firstName: '', payMin: 9, payMax: 5 })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['firstName', 'payCurrency', 'payPeriod', 'payMax'])
  })

  test('requires a currency and period with pay, and a minimum below the maximum', () => {
    const { error } = postingSchema.safeParse({ ...posting, payMin: 9, payMax: 5 })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['payCurrency', 'payPeriod', 'payMax'])
  })
})
