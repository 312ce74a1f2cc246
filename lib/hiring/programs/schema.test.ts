import { examplePosting } from '@/e2e/support/example-posting'
import { jsonSchemaOf } from '@/lib/api/openapi'
import { jobChangeSchema, jobParams, newJobSchema, programJobWire } from '@/lib/hiring/programs/schema'

const job = { ...examplePosting, salary: '$110,000', location: 'Austin, TX', qualification: 'SQL' }

test('takes a job with the fields of the hire form and an external ID', () => {
  expect(newJobSchema.parse({ ...job, externalId: 'REQ-1024' })).toMatchObject({
    externalId: 'REQ-1024',
    publish: false,
  })
  expect(newJobSchema.safeParse({ ...job, title: 'x' }).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys' })
  expect(newJobSchema.safeParse({ ...job, payMin: 5 }).error?.issues[0]?.path).toEqual(['payCurrency'])
})

test.each(['', 'a b', 'ä', 'a'.repeat(101), 'a/b'])('rejects the external ID %j', (externalId) => {
  expect(newJobSchema.safeParse({ ...job, externalId }).success).toBe(false)
})

test('changes only what is sent', () => {
  expect(jobChangeSchema.parse({ vacancies: '3' })).toEqual({ vacancies: 3, publish: false })
  expect(jobChangeSchema.parse({ payMin: '' })).toEqual({ payMin: undefined, publish: false })
  expect(Object.keys(jobChangeSchema.parse({ publish: true }))).toEqual(['publish'])
})

test.each([
  [{}, 'Send at least one field to change.'],
  [{ email: 'other@mail.example' }, 'Unrecognized key: "email"'],
  [{ jobTitle: '' }, 'Job title is required'],
])('rejects the change %j', (change, message) => {
  expect(jobChangeSchema.safeParse(change).error?.issues[0]?.message).toBe(message)
})

test.each([
  ['12', { id: 12 }],
  ['external:REQ-1', { externalId: 'REQ-1' }],
  ['external%3A12', { externalId: '12' }],
])('reads the job %s', (text, ref) => expect(jobParams.parse({ job: text })).toEqual({ job: ref }))

test.each(['0', '2147483648', 'REQ-1', 'external:', 'external:a b', ''])('finds no job %j', (text) => {
  expect(jobParams.safeParse({ job: text }).success).toBe(false)
})

test('describes changes as optional fields, and jobs with the fields that can be missing', () => {
  const change = jsonSchemaOf(jobChangeSchema, 'input')
  expect(change.required).toBeUndefined()
  expect(change.properties).toMatchObject({ jobTitle: { type: 'string' }, publish: { type: 'boolean' } })
  expect(change.properties).not.toHaveProperty('email')
  const { required = [] } = jsonSchemaOf(programJobWire, 'output')
  expect(required).toEqual(expect.arrayContaining(['jobTitle', 'remoteCountries', 'questions', 'externalId']))
  expect(required).not.toContain('payMin')
})
