import { examplePosting } from '@/e2e/support/example-posting'
import { actionHeading, actionText, changesOf, markedLines } from '@/lib/hiring/moderation/format'
import { postingSchema } from '@/lib/jobs/postings/schema'

const posting = postingSchema.parse({
  ...examplePosting,
  companyUrl: '',
  salary: 'By agreement',
  location: 'Austin, TX',
  description: 'Build services.',
  qualification: 'SQL',
})

test('finds no difference between a posting and itself', () => expect(changesOf(posting, { ...posting })).toEqual([]))

test("lists only the fields that differ, in readable form and in the form's order", () => {
  const after = {
    ...posting,
    salary: '$50 an hour',
    jobTitle: 'Backend Lead',
    closesOn: '2026-12-24',
    remoteCountries: ['US' as const, 'IN' as const],
    payMin: 50,
  }
  expect(changesOf(posting, after)).toEqual([
    { field: 'jobTitle', label: 'Job title', before: 'Backend Engineer', after: 'Backend Lead' },
    { field: 'salary', label: 'Salary', before: 'By agreement', after: '$50 an hour' },
    { field: 'payMin', label: 'Minimum pay', before: '', after: '50' },
    { field: 'remoteCountries', label: 'Remote work countries', before: '', after: 'US, IN' },
    { field: 'closesOn', label: 'Closing date', before: '', after: 'Dec 24, 2026' },
  ])
})

test('treats a question as changed if its text, kind or required flag changed', () => {
  const question = { kind: 'yes-no', text: 'Do you drive?', isRequired: false } as const
  const [change] = changesOf(
    { ...posting, questions: [question] },
    { ...posting, questions: [{ ...question, isRequired: true }] },
  )
  expect(change).toMatchObject({ before: 'Do you drive? (yes or no)', after: 'Do you drive? (yes or no, required)' })
})

test('marks lines of a long text that are missing from the other version', () => {
  expect(markedLines('One\n Two\nThree', 'One\nTwo\nFour')).toEqual([
    { text: 'One', isSame: true },
    { text: ' Two', isSame: true },
    { text: 'Three', isSame: false },
  ])
})

test.each([
  ['posting.sent-back', 'Sent back'],
  ['posting.change-approved', 'Change approved'],
  ['posting.submitted', 'Submitted'],
])('shows the action %j as %j', (action, label) => expect(actionHeading(action)).toBe(label))

test.each([
  [{ reason: 'Duplicate' }, 'Duplicate'],
  [{ questions: 'Where is it?' }, 'Where is it?'],
  [{ fields: ['Salary', 'Location'] }, 'Salary, Location'],
  [{ slug: 'backend-engineer' }, ''],
  [{ reason: 7 }, ''],
  [null, ''],
])('shows the detail %j as %j', (detail, text) => expect(actionText(detail)).toBe(text))
