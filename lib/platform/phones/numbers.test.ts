import fc from 'fast-check'
import { isCallingCode, phoneHref, phoneText, searchedDigits, toE164 } from '@/lib/platform/phones/numbers'
import { looksLikePhone } from '@/lib/platform/phones/shape'
import { companyData, showSettings } from '@/lib/site/company'
import { countryCodes } from '@/lib/site/settings/countries'

// The sample company has offices in Texas and Hyderabad, and its prefix for seekers is +91.

test.each([
  ['512-555-0142', '+15125550142'],
  ['(512) 555 0142', '+15125550142'],
  ['1 512.555.0142', '+15125550142'],
  ['+1 (512) 555-0142', '+15125550142'],
  ['512-555-0142 ext. 12', '+15125550142'],
  ['9000001234', '+919000001234'],
  ['040 2345 6789', '+914023456789'],
  ['011 91 90000 01234', '+919000001234'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+971 50 123 4567', '+971501234567'],
  // An unassigned number may have been assigned since the metadata was published.
  ['555-123-4567', '+15551234567'],
])('parses %j as %s', (text, expected) => expect(toE164(text)).toBe(expected))

test.each([
  ['9000001234', '+919000001234'],
  ['98765 43210', '+919876543210'],
  ['097255 50106', '+919725550106'],
  ['+91 90000 01234', '+919000001234'],
  ['91 9000001234', '+919000001234'],
  // In India, 512 is a landline in Kanpur, and seekers enter mobile numbers.
  ['(512) 555-0142', '+15125550142'],
  ['1234567890', '+911234567890'],
])("parses a seeker's %j as %s", (text, expected) => expect(toE164(text, 'seeker')).toBe(expected))

test.each(['', 'call me', '555-0142', '123456', '+1 555 0142', '+999 12345678', '98765432101234567890123'])(
  "doesn't parse %j",
  (text) => expect([toE164(text), toE164(text, 'seeker')]).toEqual([null, null]),
)

test.each([
  ['5125550142', '+15125550142', '(512) 555-0142'],
  ['+1 416-555-0142', '+14165550142', '(416) 555-0142'],
  ['9000001234', '+919000001234', '90000 01234'],
  ['040 23456789', '+914023456789', '040 2345 6789'],
  ['020 7946 0018', '+442079460018', '+44 20 7946 0018'],
  // Without the code, these digits are also a number in Dallas.
  ['9725550106', '+919725550106', '+91 97255 50106'],
  ['512-555-0142 x12', '+15125550142', '(512) 555-0142 ext. 12'],
  ['+44 20 7946 0018 #5', '+442079460018', '+44 20 7946 0018 ext. 5'],
  ['ask for Raj', '', 'ask for Raj'],
  ['(not parsed yet)', null, '(not parsed yet)'],
])('shows %j, stored as %j, as %j', (entered, e164, expected) => expect(phoneText(entered, e164)).toBe(expected))

test('links a number with its extension, and only if it was parsed', () => {
  expect(phoneHref('512-555-0142', '+15125550142')).toBe('tel:+15125550142')
  expect(phoneHref('512-555-0142 x12', '+15125550142')).toBe('tel:+15125550142;ext=12')
  expect([phoneHref('ask for Raj', ''), phoneHref('5125550142', null)]).toEqual([null, null])
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const numbers = fc.oneof(
  digits(10).map((national) => `+1${national}`),
  digits(10).map((national) => `+91${national}`),
  digits(10).map((national) => `+44${national}`),
  digits(9).map((national) => `+971${national}`),
)

test('parses what it shows as the same number', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const e164 = toE164(number)
      if (e164 === null) return
      expect(toE164(phoneText(number, e164))).toBe(e164)
      expect(looksLikePhone(phoneText(number, e164))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('parses any text to E.164 or to nothing', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9() .x-]{0,30}$/))
  fc.assert(
    fc.property(text, fc.constantFrom('seeker' as const, 'other' as const), (given, owner) => {
      expect(toE164(given, owner) ?? '+10').toMatch(/^\+[1-9]\d{1,14}$/)
    }),
    { numRuns: 2_000 },
  )
})

test('finds a number by every way to write it', () => {
  for (const typed of ['512-555-0142', '(512) 555 0142', '+15125550142', '1 512 555 0142', '555-0142', '0142'])
    expect(searchedDigits(typed).some((part) => '+15125550142'.includes(part))).toBe(true)
  for (const typed of ['098765 43210', '98765 43210', '+91 98765 43210', '011 91 98765 43210', '00919876543210'])
    expect(searchedDigits(typed).some((part) => '+919876543210'.includes(part))).toBe(true)
})

test.each(['Asha', 'java 8', '12', '2026-x', '', '+'])("doesn't search phone numbers for %j", (search) =>
  expect(searchedDigits(search)).toEqual([]),
)

test.each(['(512) 555-0142', '512–555–0142', '+91 98765 43210', '512 555 0142 ext. 7', '5125550142x7'])(
  'takes %j for a phone number',
  (text) => expect(looksLikePhone(text)).toBe(true),
)
test.each(['call me', '12', 'x9876543210', '512\n555-0142', 'ext. 12'])("doesn't take %j for one", (text) =>
  expect(looksLikePhone(text)).toBe(false),
)

describe('with other settings', () => {
  const settings = JSON.parse(companyData())
  const show = (change: object) =>
    showSettings({ ...settings, company: { version: 1, value: { ...settings.company.value, ...change } } })
  const [office] = settings.company.value.offices
  afterEach(() => showSettings(settings))

  test("follows the company's countries", () => {
    show({ offices: [{ ...office, country: 'GB' }], recruitsIn: ['GB', 'AE'], phoneCode: '+44' })
    expect(toE164('07911 123456', 'seeker')).toBe('+447911123456')
    expect(toE164('020 7946 0018')).toBe('+442079460018')
    expect(toE164('050 123 4567')).toBe('+971501234567')
    expect(phoneText('', '+442079460018')).toBe('020 7946 0018')
    expect(phoneText('', '+15125550142')).toBe('+1 512 555 0142')
  })

  test('does without a prefix that no country has', () => {
    show({ phoneCode: '+999' })
    expect([toE164('9000001234', 'seeker'), isCallingCode('+999'), isCallingCode('+91')]).toEqual([
      '+919000001234',
      false,
      true,
    ])
  })

  test.each(countryCodes)('knows the calling code of %s', (country) => {
    show({ offices: [{ ...office, country }] })
    expect(phoneText('', '+15125550142')).toMatch(/512/)
  })
})
