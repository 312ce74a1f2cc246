import { resumeHref, toAppliedJob, toStoredApplication } from './format'
import { applicationSchema, applyFormSchema } from './schema'

test('an application on the wire has the documented fields and no others', () => {
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

test('the local list keeps the documented keys', () => {
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

test('a resume address carries any file name whole', () => {
  const href = resumeHref({ jobId: 9, email: 'a+b@mail.example', resumeFileName: 'my cv & more?.pdf' })
  const { searchParams } = new URL(href, 'http://site.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    jobId: '9',
    email: 'a+b@mail.example',
    resumeFileName: 'my cv & more?.pdf',
  })
})

test('of the payload only the job and the mobile number count', () => {
  expect(applicationSchema.parse({ jobId: '9', studentName: 'X', email: 'x@y.z', id: 1 })).toEqual({
    jobId: 9,
    mobileNumber: '',
    useProfileResume: false,
  })
})

test('the form says what is missing in the documented words', () => {
  const checked = applyFormSchema.safeParse({ studentName: ' ', email: '', mobileNumber: 'call me' })
  expect(checked.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['studentName', 'Full Name is required'],
    ['mobileNumber', 'Please enter a valid mobile number.'],
    ['terms', 'Please acknowledge the Privacy Notice and Terms & Conditions.'],
    ['resume', 'Please attach your resume.'],
  ])
})
