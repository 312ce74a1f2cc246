import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

const questions = [
  { kind: 'work-authorisation', text: 'May you work in India?', isRequired: true },
  { kind: 'years', text: 'How many years of Python?', isRequired: true },
  { kind: 'text', text: 'What did you build last?', isRequired: false },
]
const jobTitle = `Asking Job ${Date.now()}`
let admin: Visitor
let jobId: number
let seeker: TestSeeker

beforeAll(async () => {
  admin = await signInAdmin()
  jobId = await newApprovedJob(admin, { questions, jobTitle })
  seeker = await newSeeker('Meera Rao')
})

const apply = (more: object) => applyTo(jobId, seeker, pdfResume(), { ...more })

test.each([
  [{}, { 'answers.0': 'Answer this question.', 'answers.1': 'Answer this question.' }],
  [{ answers: ['Perhaps', '4', ''] }, { 'answers.0': 'Answer Yes or No.' }],
  [{ answers: ['Yes', '4.5', ''] }, { 'answers.1': 'Enter whole years, from 0 to 60.' }],
])('rejects the answers %j with an error on each question', async (more, errors) => {
  const { status, json } = await apply(more)
  expect([status, (json as { errors: object }).errors]).toEqual([400, errors])
})

test.each([
  ['other questions', { questions: ['Other questions?'] }, 'The questions for this job have changed.'],
  ['older terms', { termsVersion: '1999-01-01' }, 'Our terms have changed.'],
  ['a cover note of 4,001 characters', { coverNote: 'x'.repeat(4_001) }, ''],
  ['a source with two lines', { source: 'a\nb' }, ''],
])('rejects %s', async (_name, more, message) => {
  const { status, json } = await apply({ answers: ['Yes', '4', ''], ...more })
  expect([status, (json as { message: string }).message]).toEqual([400, expect.stringContaining(message)])
})

test('stores the answers with their questions, the note and the source', async () => {
  const fresh = await newSeeker('Kiran Das')
  const asPosted = { questions: questions.map(({ text }) => text) }
  const more = {
    answers: ['Yes', '4'],
    coverNote: 'Dear team,\r\n<i>hello</i>',
    source: '=news',
    referrerHost: 'a.example',
  }
  const { status, json } = await applyTo(jobId, fresh, pdfResume(), { ...more, ...asPosted })
  expect(status).toBe(201)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  const { text } = await admin.call('GET', `/adminappliedjobs/${id}`, { headers: { accept: 'text/html' } })
  for (const shownText of ['May you work in India?', 'No answer', '&lt;i&gt;hello&lt;/i&gt;', 'a.example'])
    expect(text).toContain(shownText)
  const csv = await admin.call('GET', `/api/exports/applications?search=${encodeURIComponent(jobTitle)}`)
  expect(csv.text).toMatch(/state,source,referrerHost,stage\r?\n/)
  expect(csv.text).toMatch(/,new,'=news,a\.example/)
})

test('stores only one of two simultaneous applications', async () => {
  const fresh = await newSeeker()
  const plain = await newApprovedJob(admin)
  const replies = await Promise.all([applyTo(plain, fresh), applyTo(plain, fresh)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})
