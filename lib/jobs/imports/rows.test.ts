import { suggestedColumns } from '@/lib/jobs/imports/fields'
import { checkChange, checkNew, readRow, sentencesOf } from '@/lib/jobs/imports/rows'
import type { Mapping } from '@/lib/jobs/imports/schema'
import { postingMessages } from '@/lib/jobs/postings/messages'

test('suggests fields for the columns of an ATS export', () => {
  const header = [
    'Req ID',
    'Job Title',
    'Company Name',
    'State',
    'Commitment',
    'Salary Range',
    'Openings',
    'Hiring Mgr',
  ]
  expect(suggestedColumns(header, [])).toEqual([
    'externalId',
    'jobTitle',
    'company',
    'region',
    'employmentType',
    'salary',
    'vacancies',
    '',
  ])
})

test('suggests fields for the columns of a spreadsheet, from their values if the names say nothing', () => {
  const samples = [['Nurse'], ['ops@acme.example', 'hr@acme.example'], ['$50 an hour'], ['https://acme.example']]
  expect(suggestedColumns(['Position', 'Ask', 'Money', 'Link'], samples)).toEqual([
    'jobTitle',
    'email',
    'salary',
    'companyUrl',
  ])
})

test('suggests a field for one column only', () => {
  expect(suggestedColumns(['Title', 'Position', 'Title'], [])).toEqual(['jobTitle', '', ''])
})

test('reads our own CSV back', () => {
  expect(suggestedColumns(['jobTitle', 'company', 'jobType', 'workDays', 'qualification'], [])).toEqual([
    'jobTitle',
    'company',
    'jobType',
    'workDays',
    'qualification',
  ])
})

const mapping: Mapping = {
  columns: ['externalId', 'jobTitle', 'company', 'location', 'employmentType', 'country', ''],
  defaults: { company: 'Acme', jobType: 'Onsite' },
}
const reasonsOf = (values: Record<string, unknown>) => (checkNew(values) as { reasons: string[] }).reasons

test('matches options, and fills empty cells and missing columns', () => {
  expect(readRow(['R-1', 'Engineer', '', 'Austin, TX', 'full-time', 'usa', 'left out'], mapping)).toEqual({
    externalId: 'R-1',
    reasons: [],
    values: {
      jobTitle: 'Engineer',
      company: 'Acme',
      location: 'Austin, TX',
      employmentType: 'Full Time',
      country: 'US',
      jobType: 'Onsite',
    },
  })
})

test.each([
  ['Canada', 'CA'],
  ['ca', 'CA'],
  ['UK', 'GB'],
  ['united kingdom', 'GB'],
  ['Narnia', 'Narnia'],
])('reads %j as the country %s', (text, country) =>
  expect(readRow(['', '', '', '', '', text, ''], mapping).values).toMatchObject({ country }),
)

test('recognizes jobs without an ID by title, company and location', () => {
  const idOf = (...cells: string[]) => readRow(cells, mapping).externalId
  expect(idOf('', 'Engineer', 'Acme', 'Austin')).toBe(idOf('', ' engineer', '', 'AUSTIN'))
  expect(idOf('', 'Engineer', 'Acme', 'Austin')).not.toBe(idOf('', 'Engineer', 'Acme', 'Plano'))
})

test('refuses IDs with other characters, and rows that are longer than the header', () => {
  expect(readRow(['R 1', 'Engineer'], mapping).reasons).toHaveLength(1)
  expect(readRow(['R-1', 'Engineer', '', '', '', '', '', 'more'], mapping).reasons).toEqual([
    'This row has more cells than the header',
  ])
})

test('says what is wrong in the words of the hire form, with the field', () => {
  expect(reasonsOf({ jobTitle: 'Engineer', employmentType: 'Sometimes' })).toEqual(
    expect.arrayContaining(['Company is required', 'Type of employment is required', 'Vacancies is required']),
  )
})

test('checks only the given fields of a job that is already here, and leaves its email', () => {
  expect(checkChange({ jobTitle: ' Engineer ', email: 'no' })).toEqual({ changes: { jobTitle: 'Engineer' } })
  expect(checkChange({ vacancies: '0', country: 'Narnia' })).toEqual({
    reasons: ['Vacancies must be at least 1', postingMessages.country],
  })
})

test('writes reasons as sentences, and ends each with one period', () => {
  expect(sentencesOf(['Enter a valid email.', 'Row 2 is the same job'])).toBe(
    'Enter a valid email. Row 2 is the same job.',
  )
})
