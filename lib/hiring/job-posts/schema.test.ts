import { jobPostMessages } from '@/lib/hiring/job-posts/messages'
import { jobPostSchema } from '@/lib/hiring/job-posts/schema'

const job = { company: 'Acme', job_title: 'Planner', location: 'Austin, TX', work_type: 'Remote' }

test('accepts missing or empty company and candidate details', () => {
  const { salary, email, candidate_phone, resume } = jobPostSchema.parse({ ...job, email: ' ', candidate_phone: '' })
  expect([salary, email, candidate_phone, resume]).toEqual(['', '', '', ''])
})

test('reports errors in our own words', () => {
  const wrong = { ...job, company: ' ', work_type: 'Office', email: 'nobody', candidate_phone: 'call me' }
  expect(jobPostSchema.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
    'Company is required',
    jobPostMessages.workType,
    jobPostMessages.email,
    jobPostMessages.phone,
  ])
})

test('stores emails in lowercase and only the documented fields', () => {
  expect(jobPostSchema.parse({ ...job, email: 'Hiring@Acme.example', id: 7, date: '2001-01-01' })).toEqual({
    ...job,
    email: 'hiring@acme.example',
    ...{
      salary: '',
      experience: '',
      phone: '',
      candidate_name: '',
      candidate_email: '',
      candidate_phone: '',
      resume: '',
    },
  })
})

test.each([
  ['company', { company: ' ' }],
  ['job_title', { job_title: undefined }],
  ['location', { location: 'x'.repeat(121) }],
  ['work_type', { work_type: 'Office' }],
  ['email', { email: 'nobody' }],
  ['candidate_email', { candidate_email: { $ne: 1 } }],
  ['candidate_phone', { candidate_phone: 'call me' }],
  ['salary', { salary: 5 }],
  ['resume', { resume: 'a\nb' }],
])('rejects %s with an error on the field', (field, wrong) => {
  const issues = jobPostSchema.safeParse({ ...job, ...wrong }).error?.issues ?? []
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual([field])
})
