import { postingData } from '@/lib/postings/posting-data'
import { postingSchema } from '@/lib/postings/schema'
import { submittedPosting } from '@/lib/postings/submitted'

const texts = {
  firstName: 'Nora',
  lastName: 'Whitfield',
  email: 'nora@lantern.example',
  mobileNumber: '+1 512-555-0137',
  company: 'Lantern Freight Systems',
  companyUrl: 'https://lantern-freight.example',
  workDays: 'Mon - Fri',
  jobTitle: 'Backend Engineer',
  vacancies: '2',
  experience: '2 - 4 Years',
  salary: '₹60,000 - ₹90,000 per month',
  location: 'Hyderabad, Telangana, India',
  noticePeriod: '15 Days',
  employmentType: 'Full Time',
  jobType: 'Hybrid',
  description: 'Plan truck routes.',
  qualification: 'SQL',
}

test.each([
  ['nothing but the texts', {}],
  ['pay of its own', { payMin: 10, payMax: 12.5, payCurrency: 'USD', payPeriod: 'hour' }],
  ['a place of its own', { location: 'Our office', city: 'Austin', region: 'TX', country: 'US' }],
  ['remote, with the countries', { jobType: 'Remote', remoteCountries: ['US', 'IN'] }],
  ['remote, with its country in the text', { jobType: 'Remote', location: 'Remote (USA)' }],
  ['a closing day and questions', { closesOn: '2999-01-31', questions: [question('Do you drive?')] }],
])('what was submitted can be read back from its columns: %s', (_name, more) => {
  const input = postingSchema.parse({ ...texts, ...more })
  expect(submittedPosting(kept(postingData(input)))).toEqual(input)
})

test('a place or a pay that was only read from the text goes with the text', () => {
  const posting = submittedPosting(kept(postingData(postingSchema.parse(texts))))
  expect(Object.keys(posting).filter((name) => /^pay|city|region|country/.test(name))).toEqual([])
})

function question(text: string) {
  return { kind: 'yes-no' as const, text, isRequired: true }
}

type Row = Parameters<typeof submittedPosting>[0]

/** As the database gives it back: amounts are decimals. */
function kept(data: ReturnType<typeof postingData>): Row {
  const decimal = (value: number | null) => (value === null ? null : { toNumber: () => value })
  return { ...data, payMin: decimal(data.payMin), payMax: decimal(data.payMax) } as Row
}
