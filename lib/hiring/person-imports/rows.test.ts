import { personFields, suggestedPersonColumns } from '@/lib/hiring/person-imports/fields'
import { readPersonRow } from '@/lib/hiring/person-imports/rows'

const today = new Date('2026-06-01')
const read = (row: Partial<Record<(typeof personFields)[number], string>>) => {
  const cells = personFields.map((field) => row[field] ?? '')
  return readPersonRow(cells, { columns: personFields }, today)
}
const ada = { email: 'ada@example.com', name: 'Ada Lane' }

test('suggests fields for the columns of an export', () => {
  const header = [
    'First Name',
    'Last Name',
    'Email address',
    'Cell Phone',
    'Location',
    'Req ID',
    'Date Applied',
    'Stage',
    'CV',
    'X',
  ]
  expect(suggestedPersonColumns(header)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'city',
    'job',
    'appliedOn',
    'status',
    'resume',
    '',
  ])
})

test('reads a person with an application', () => {
  expect(
    read({
      email: 'Ada@Example.com',
      firstName: 'Ada',
      lastName: 'Lane',
      city: 'Austin',
      region: 'TX',
      skills: 'Java; SQL | java',
      job: 'R-1',
      appliedOn: '1/5/2026',
      status: 'Interviewing',
      resume: 'folder\\Ada Lane.PDF',
    }),
  ).toMatchObject({
    email: 'ada@example.com',
    values: { userName: 'Ada Lane', place: 'Austin, TX', skills: ['Java', 'SQL'] },
    job: 'R-1',
    appliedOn: new Date('2026-01-05'),
    status: 'SHORTLISTED',
    resume: 'ada lane.pdf',
    reasons: [],
  })
})

test.each([
  [{ ...ada, email: 'ada' }, 'Enter a valid email'],
  [{ email: ada.email }, 'Enter a name'],
  [{ ...ada, name: 'x'.repeat(101) }, 'Name must be 100 characters or fewer'],
  [{ ...ada, job: '1', status: 'Maybe' }, 'There\'s no application status "Maybe"'],
  [{ ...ada, job: '1', appliedOn: 'soon' }, 'Applied on: Enter a date in the past, such as 2026-01-31'],
  [{ ...ada, job: '1', appliedOn: '02/30/2026' }, 'Applied on: Enter a date in the past, such as 2026-01-31'],
  [{ ...ada, job: '1', appliedOn: '2026-02-30' }, 'Applied on: Enter a date in the past, such as 2026-01-31'],
  [{ ...ada, status: 'Hired' }, 'Enter a job ID to import an application date or status'],
])('refuses %j', (row, reason) => expect(read(row).reasons).toEqual([reason]))
