import { monthlyRupees, readPay } from '@/lib/jobs/readings/pay'

describe('readPay', () => {
  test.each([
    ['₹40,000 - ₹60,000 per month', { min: 40_000, max: 60_000, currency: 'INR', period: 'MONTH' }],
    ['₹40,000 – 60,000 / month', { min: 40_000, max: 60_000, currency: 'INR', period: 'MONTH' }],
    ['$45/hr', { min: 45, max: 45, currency: 'USD', period: 'HOUR' }],
    ['$60 to $75.50 an hour', { min: 60, max: 75.5, currency: 'USD', period: 'HOUR' }],
    ['$110,000 - $140,000 per year', { min: 110_000, max: 140_000, currency: 'USD', period: 'YEAR' }],
    ['$110k - 140k a year', { min: 110_000, max: 140_000, currency: 'USD', period: 'YEAR' }],
    ['110 - 140k USD per annum', { min: 110_000, max: 140_000, currency: 'USD', period: 'YEAR' }],
    ['8 - 12 LPA', { min: 800_000, max: 1_200_000, currency: 'INR', period: 'YEAR' }],
    ['₹ 4.5 LPA', { min: 450_000, max: 450_000, currency: 'INR', period: 'YEAR' }],
    ['6 lakhs per annum', { min: 600_000, max: 600_000, currency: 'INR', period: 'YEAR' }],
    ['Rs. 50000 monthly', { min: 50_000, max: 50_000, currency: 'INR', period: 'MONTH' }],
    ['Up to $50/hr', { min: null, max: 50, currency: 'USD', period: 'HOUR' }],
    ['From ₹30,000 per month', { min: 30_000, max: null, currency: 'INR', period: 'MONTH' }],
    ['$90,000 CAD', { min: 90_000, max: 90_000, currency: 'CAD', period: 'YEAR' }],
    ['CAD $90,000', { min: 90_000, max: 90_000, currency: 'CAD', period: 'YEAR' }],
    ['$55/hr on W2, $65/hr on C2C', { min: 55, max: 55, currency: 'USD', period: 'HOUR' }],
    ['$45/hr or more with overtime', { min: 45, max: null, currency: 'USD', period: 'HOUR' }],
    ['$120,000+ per year', { min: 120_000, max: null, currency: 'USD', period: 'YEAR' }],
  ])('parses %s', (text, pay) => expect(readPay(text)).toEqual(pay))

  test.each([
    ['no currency', '50000 per month'],
    ['no period', '$5,000'],
    ['an annual amount per hour', '$95,000 per hour'],
    ['an hourly amount per year', '$60 per year'],
    ['two rates', '$55/hr in Austin, $65/hr in New York'],
    ['two currencies', '$500 - ₹600 per month'],
    ['minimum above maximum', '$900 - $600 per month'],
    ['a target', '$150k OTE'],
    ['words', 'Not disclosed'],
    ['zero', '$0 per month'],
    ['nothing', ''],
  ])('is null for %s', (_reason, text) => expect(readPay(text)).toBeNull())
})

test('takes a missing currency from the country', () => {
  expect(readPay('90k')).toBeNull()
  expect(readPay('90k', 'US')).toEqual({ min: 90_000, max: 90_000, currency: 'USD', period: 'YEAR' })
  expect(readPay('90k', 'IN')).toBeNull()
  expect(readPay('50000 per month', 'IN')).toEqual({ min: 50_000, max: 50_000, currency: 'INR', period: 'MONTH' })
  expect(readPay('₹90,000 per month', 'US')?.currency).toBe('INR')
})

test('parses a long text quickly', () => {
  const before = process.cpuUsage()
  for (const text of ['1,'.repeat(60), '$1 - '.repeat(24), 'base '.repeat(24), `${' '.repeat(110)}x`]) readPay(text)
  expect(process.cpuUsage(before).user).toBeLessThan(500_000)
})

describe('monthlyRupees', () => {
  test.each([
    ['the maximum per month', { min: 40_000, max: 60_000, currency: 'INR', period: 'MONTH' as const }, 60_000],
    ['only the minimum', { min: 40_000, max: null, currency: 'INR', period: 'MONTH' as const }, 40_000],
    ['a year', { min: null, max: 120_000, currency: 'USD', period: 'YEAR' as const }, 840_000],
    ['an hour', { min: 45, max: 45, currency: 'USD', period: 'HOUR' as const }, 655_200],
    ['a day', { min: 1200, max: 1200, currency: 'INR', period: 'DAY' as const }, 26_000],
    ['a week', { min: 3000, max: 3000, currency: 'INR', period: 'WEEK' as const }, 13_000],
    [
      "beyond the column's range",
      { min: 1, max: 999_999_999, currency: 'USD', period: 'HOUR' as const },
      2_147_483_647,
    ],
  ])('converts %s', (_name, pay, rupees) => expect(monthlyRupees(pay)).toBe(rupees))

  test('returns null for an unknown currency or a missing amount', () => {
    expect(monthlyRupees({ min: 5, max: 9, currency: 'XXX', period: 'MONTH' })).toBeNull()
    expect(monthlyRupees({ min: null, max: null, currency: 'USD', period: 'MONTH' })).toBeNull()
  })
})
