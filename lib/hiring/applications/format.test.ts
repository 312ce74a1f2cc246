import { applyFormSchema } from './form'
import { eventHeadline, resumeHref, toAppliedJob, toStoredApplication } from './format'
import { applicationSchema } from './schema'

test('returns the documented fields of an application', () => {
  const row = {
    id: 3,
    postingId: 9,
    studentName: 'Meera Rao',
    email: 'meera@mail.example',
    mobileNumber: '9000001234',
    createdAt: new Date('2026-11-21T02:00:00Z'),
    resume: { originalName: 'cv.pdf' },
    posting: { company: 'Ridgeline', jobTitle: 'Engineer', logo: null },
  }
  expect(toAppliedJob(row)).toEqual({
    applyJobDetailsId: 3,
    jobId: 9,
    studentName: 'Meera Rao',
    email: 'meera@mail.example',
    mobileNumber: '9000001234',
    companyLogo: null,
    companyName: 'Ridgeline',
    jobTitle: 'Engineer',
    resume: 'cv.pdf',
    date: '2026-11-21T02:00:00.000Z',
  })
})

test('stores the documented keys in the browser', () => {
  const posting = {
    jobTitle: 'Engineer',
    company: 'Ridgeline',
    location: 'Austin, TX',
    salary: '$1',
    workMode: 'HYBRID' as const,
  }
  expect(toStoredApplication(posting)).toEqual({
    job_title: 'Engineer',
    company: 'Ridgeline',
    location: 'Austin, TX',
    salary: '$1',
    work_type: 'Hybrid',
  })
})

test('keeps any file name intact in a resume URL', () => {
  const href = resumeHref({ jobId: 9, email: 'a+b@mail.example', resumeFileName: 'my cv & more?.pdf' })
  const { searchParams } = new URL(href, 'http://site.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    jobId: '9',
    email: 'a+b@mail.example',
    resumeFileName: 'my cv & more?.pdf',
  })
})

test("ignores the payload's name and email", () => {
  expect(applicationSchema.parse({ jobId: '9', studentName: 'X', email: 'x@y.z', id: 1 })).toEqual({
    jobId: 9,
    mobileNumber: '',
    useProfileResume: false,
    keepForLater: false,
    wantsNews: false,
    coverNote: '',
    answers: [],
    source: '',
    referrerHost: '',
  })
})

test.each([
  { coverNote: 'x'.repeat(4_001) },
  { source: 'news\nletter' },
  { source: 'x'.repeat(101) },
  { referrerHost: 'https://news.example/post' },
  { answers: Array.from({ length: 9 }, () => 'Yes') },
])('rejects %j', (more) => expect(applicationSchema.safeParse({ jobId: 9, ...more }).success).toBe(false))

test('reports missing fields in the form with the documented messages', () => {
  const questions = [
    { kind: 'sponsorship' as const, text: 'Do you need a visa?', isRequired: true },
    { kind: 'years' as const, text: 'How many years?', isRequired: false },
  ]
  const typed = { studentName: ' ', email: '', mobileNumber: 'call me', answers: ['', 'ten'] }
  const checked = applyFormSchema(questions).safeParse(typed)
  expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['studentName', 'Full Name is required'],
    ['mobileNumber', 'Enter a valid mobile number.'],
    ['answers.0', 'Answer this question.'],
    ['answers.1', 'Enter whole years, from 0 to 60.'],
    ['terms', 'Please acknowledge the Privacy Notice and Terms & Conditions.'],
    ['resume', 'Please attach your resume.'],
  ])
})

test("sends no file with the profile's resume, even if one was chosen before", () => {
  const typed = { studentName: 'Meera Rao', email: '', mobileNumber: '', terms: true as const }
  const check = (useProfileResume: boolean, file: File) =>
    applyFormSchema([]).safeParse({ ...typed, useProfileResume, resume: file })
  const [resume, empty] = [new File(['x'], 'resume.pdf'), new File([], 'resume.pdf')]
  expect(check(false, resume).data?.resume).toBe(resume)
  expect(check(false, empty).error?.issues[0]?.message).toBe('The file is empty.')
  for (const file of [resume, empty])
    expect(check(true, file).data).toMatchObject({ useProfileResume: true, resume: undefined })
})

test('shows a seeker that they applied, were reviewed again and applied again', () => {
  expect(eventHeadline('NEW', undefined)).toBe('You applied')
  expect(eventHeadline('NEW', 'REJECTED')).toBe('Back in review')
  expect(eventHeadline('NEW', 'WITHDRAWN')).toBe('You applied again')
})
