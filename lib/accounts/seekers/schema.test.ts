import type * as z from 'zod'
import {
  accountSchema,
  accountUpdateSchema,
  completionFormSchema,
  emailQuery,
  loginFormSchema,
  registrationSchema,
} from '@/lib/accounts/seekers/schema'

const registration = { userName: 'Jane Doe', email: 'jane@example.com', mobile: '98765 43210' }
const passwords = { password: 'cedar-7', confirmPassword: 'cedar-7' }

function messagesOf(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

describe('an email', () => {
  test('is stored trimmed and in lowercase', () => {
    expect(emailQuery.parse({ email: ' Jane@Example.COM ' })).toEqual({ email: 'jane@example.com' })
  })

  test.each([
    '',
    'jane',
    'jane@',
    'jane@example',
    'jane@example.com,eve@example.com',
    'jane@example.com\r\nBcc: eve@example.com',
    `${'j'.repeat(250)}@example.com`,
    undefined,
  ])('rejects %j with the documented message', (email) => {
    expect(messagesOf(emailQuery, { email })[0]).toBe('Please enter a valid email.')
  })
})

describe('login', () => {
  const filled = { email: 'jane@example.com', password: 'x', isHuman: true }

  test('accepts a complete form with the box checked', () => {
    expect(messagesOf(loginFormSchema, filled)).toEqual([])
  })

  test('requires the box to be checked', () => {
    expect(messagesOf(loginFormSchema, { ...filled, isHuman: false })).toEqual(['Captcha validation is necessary'])
  })
})

describe('registration step one', () => {
  test('accepts name, email and mobile number, and nothing else', () => {
    expect(registrationSchema.parse({ ...registration, role: 'admin' })).toEqual(registration)
  })

  test('requires every field', () => {
    expect(messagesOf(registrationSchema, { userName: ' ', email: '', mobile: '' })).toEqual(
      expect.arrayContaining(['Full Name is required', 'Please enter a valid email.', 'Mobile Number is required']),
    )
  })

  test.each(['call me', '12', 'x9876543210', '98765432101234567890123'])('rejects %j as a mobile number', (mobile) => {
    expect(messagesOf(registrationSchema, { ...registration, mobile })).toContain('Enter a valid mobile number.')
  })

  test('requires a name on one line', () => {
    expect(messagesOf(registrationSchema, { ...registration, userName: 'Jane\nDoe' })).toEqual([
      'Full Name must be on one line',
    ])
  })
})

describe('completion', () => {
  const filled = { otp: 'k7qp', ...passwords }

  test('accepts a lowercase code', () => {
    expect(completionFormSchema.parse(filled).otp).toBe('K7QP')
  })

  test.each([{ otp: '' }, { otp: 'k 7p' }, { password: '' }, { confirmPassword: '' }])(
    'rejects %j as incomplete',
    (empty) => {
      expect(messagesOf(completionFormSchema, { ...filled, ...empty })).toContain('Please fill in all fields')
    },
  )

  test('requires the same password twice', () => {
    expect(messagesOf(completionFormSchema, { ...filled, confirmPassword: 'cedar-8' })).toEqual([
      'Passwords do not match',
    ])
    expect(messagesOf(accountSchema, { ...registration, ...passwords, confirmPassword: 'no' })).toEqual([
      'Passwords do not match',
    ])
  })
})

describe('account setting', () => {
  test('leaves out empty values', () => {
    expect(accountUpdateSchema.parse({ userName: 'Jane', mobile: '', email: 'eve@example.com' })).toEqual({
      userName: 'Jane',
    })
  })

  test('requires at least one change', () => {
    expect(messagesOf(accountUpdateSchema, { userName: '', mobile: '' })).toEqual(['Enter a name or a mobile number.'])
  })
})
