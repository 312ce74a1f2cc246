import { contactMessages } from '@/lib/people/contacts/messages'
import { contactCallSchema, contactFormSchema, contactMarkSchema } from '@/lib/people/contacts/schema'

const right = {
  name: ' Lena Ortiz ',
  email: 'Lena@Example.com',
  mobile: '+1 512-555-0199',
  subject: 'A question',
  message: 'Two lines\nof text',
}

test('accepts the documented payload without a captcha and ignores its date', () => {
  expect(contactCallSchema.parse({ ...right, date: '2026-11-21T00:00:00Z' })).toEqual({
    ...right,
    name: 'Lena Ortiz',
    email: 'lena@example.com',
    consentVersion: '',
  })
})

test.each([
  ['name', '', contactMessages.name],
  ['name', 'Lena\r\nBcc: x@y.example', contactMessages.oneLine],
  ['subject', 'a\nb', contactMessages.oneLine],
  ['email', 'a@b.example,c@d.example', contactMessages.email],
  ['email', { $ne: 1 }, contactMessages.email],
  ['mobile', 'none', contactMessages.mobile],
  ['message', '   ', contactMessages.message],
])('rejects %s = %p', (field, value, message) => {
  const issues = contactCallSchema.safeParse({ ...right, [field]: value }).error?.issues
  expect(issues?.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]])
})

test('requires consent in the form, but no captcha', () => {
  expect(contactFormSchema.safeParse({ ...right, captcha: '', consent: true }).success).toBe(true)
  const issues = contactFormSchema.safeParse({ ...right, captcha: '', consent: false }).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([contactMessages.consent])
})

test.each(['', 'deleted', null, { $ne: 1 }])('rejects the status %j', (state) => {
  expect(contactMarkSchema.safeParse({ state }).success).toBe(false)
})
