import { fieldNames, fieldOf, type postingFields, publicNames } from '@/lib/jobs/postings/fields'
import { approvedJobWire, jobNames, postingWire } from '@/lib/jobs/postings/schema'

const employerOnly = ['firstName', 'lastName', 'email', 'mobileNumber', 'closesOn']

test("includes every documented field in a job's row, and the website only for admins", () => {
  expect(jobNames).not.toContain('companyUrl')
  expect(Object.keys(approvedJobWire.shape)).toEqual(expect.arrayContaining(['hireFromUsId', 'companyLogo', 'date']))
})

test("keeps the employer's personal data out of public views", () => {
  expect(fieldNames.filter((name) => fieldOf(name).audience === 'admin')).toEqual(employerOnly)
  for (const name of employerOnly) {
    expect(jobNames).not.toContain(name)
    expect(Object.keys(approvedJobWire.shape)).not.toContain(name)
    expect(publicNames).not.toContain(name)
    expect(fieldOf(name as keyof typeof postingFields)).not.toHaveProperty('feed')
    expect(fieldOf(name as keyof typeof postingFields)).not.toHaveProperty('fact')
  }
})

test('has the documented fields in the documented rows (requirements §3)', () => {
  const documented =
    'hireFromUsId jobTitle company companyLogo experience location employmentType jobType date vacancies salary noticePeriod workDays description qualification'
  expect(Object.keys(approvedJobWire.shape)).toEqual(expect.arrayContaining(documented.split(' ')))
  const more = 'jobId firstName lastName email mobileNumber companyUrl status'
  expect(Object.keys(postingWire.shape)).toEqual(expect.arrayContaining([...documented.split(' '), ...more.split(' ')]))
})

test.each([
  ['CSV', (name: keyof typeof postingFields) => fieldOf(name).csv],
  ['facts', (name: keyof typeof postingFields) => fieldOf(name).fact?.place],
])('gives every field its own position in the %s', (_view, placeOf) => {
  const places = fieldNames.map(placeOf).filter((place) => place !== undefined)
  expect([...places].sort((one, other) => one - other)).toEqual(places.map((_place, index) => index + 1))
})
