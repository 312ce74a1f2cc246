import { answerHref, replyTemplate, toContactMessage } from '@/lib/people/contacts/format'

const row = {
  id: 7,
  name: 'Lena Ortiz',
  email: 'lena@mail.example',
  mobile: '+1 512-555-0199',
  phoneE164: null,
  subject: 'A question',
  message: 'Two lines\nof text',
  consentVersion: '2026-11',
  readAt: null,
  answeredAt: null,
  createdAt: new Date('2026-11-21T05:00:00Z'),
}

test('returns the documented fields of a message and its status', () => {
  const { id, name, email, mobile, subject, message } = row
  const fields = { id, name, email, mobile, subject, message, date: '2026-11-21T05:00:00.000Z' }
  expect(toContactMessage(row)).toEqual({ ...fields, state: 'unread' })
})

const at = new Date('2026-11-21T06:00:00Z')
test.each([
  [{ readAt: at }, 'read'],
  [{ readAt: at, answeredAt: at }, 'answered'],
])('gives %j the status %s', (marks, state) => expect(toContactMessage({ ...row, ...marks })).toMatchObject({ state }))

describe('answerHref', () => {
  test('keeps the subject intact and adds nothing', () => {
    const href = answerHref({ ...row, email: 'a&bcc=x@mail.example', subject: '50% off & more?\u00e9' })
    expect(href).not.toMatch(/[?&](?!subject=|body=)/)
    expect(new URL(href).searchParams.get('subject')).toBe('Re: 50% off & more?\u00e9')
    expect(decodeURIComponent(new URL(href).pathname)).toBe('a&bcc=x@mail.example')
  })
  test('adds only one Re:', () => {
    expect(new URL(answerHref({ ...row, subject: 'RE: invoice' })).searchParams.get('subject')).toBe('RE: invoice')
  })
})

describe('replyTemplate', () => {
  const words = { subject: 'Re: {subject}', text: 'Hello {name},\n\nthank you.\n\n{admin}' }
  const author = { name: '', email: 'asha@mail.example' }
  test('fills in the email of an admin without a name', () =>
    expect(replyTemplate(words, row, author)).toEqual({
      subject: 'Re: A question',
      text: 'Hello Lena Ortiz,\n\nthank you.\n\nasha@mail.example',
    }))
  test('adds only one Re:', () =>
    expect(replyTemplate(words, { ...row, subject: 'RE: re: invoice' }, author).subject).toBe('Re: invoice'))
})
