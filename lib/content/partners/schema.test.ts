import { partnerMessages } from '@/lib/content/partners/messages'
import { approvalSchema, newPartnerSchema, partnerSchema } from '@/lib/content/partners/schema'

const websiteOf = (companyWebsite: unknown) =>
  partnerSchema.safeParse({ companyName: 'Acme', companyWebsite }).data?.companyWebsite

test.each([
  ['', ''],
  ['acme.com', 'https://acme.com'],
  [' www.acme.com/de ', 'https://www.acme.com/de'],
  ['http://acme.com', 'http://acme.com'],
])('stores the website %j as %j', (typed, stored) => expect(websiteOf(typed)).toBe(stored))

test('reports errors in our own words', () => {
  const wrong = { companyName: '', companyWebsite: 'not an address', email: 'nobody', mobile: 'call me' }
  const messages = partnerSchema.safeParse(wrong).error?.issues.map(({ message }) => message)
  expect([...new Set(messages)]).toEqual([
    'Company name is required',
    partnerMessages.website,
    partnerMessages.email,
    partnerMessages.mobile,
  ])
})

test.each(['acme', 'javascript:alert(1)', 'data:text/html,x', 'https://a@b.com', 'https://localhost', 5])(
  'rejects %j as a website',
  (typed) => expect(websiteOf(typed)).toBeUndefined(),
)

test('only requires the company, and adds a partner as inactive', () => {
  expect(newPartnerSchema.parse({ companyName: ' Acme ' })).toEqual({
    companyName: 'Acme',
    companyWebsite: '',
    location: '',
    name: '',
    email: '',
    mobile: '',
    status: 'inactive',
  })
})

test.each([
  ['companyName', { companyName: '' }],
  ['companyWebsite', { companyWebsite: 'javascript:alert(1)' }],
  ['email', { email: 'nobody' }],
  ['mobile', { mobile: 'call me' }],
  ['name', { name: 'a\nb' }],
  ['status', { status: 'ACTIVE' }],
])('rejects %s with an error on the field', (field, wrong) => {
  const issues = newPartnerSchema.safeParse({ companyName: 'Acme', ...wrong }).error?.issues ?? []
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual([field])
})

test.each(['', 'approved', null, { $ne: 1 }])('rejects the status %j', (status) => {
  expect(approvalSchema.safeParse({ status }).success).toBe(false)
})
