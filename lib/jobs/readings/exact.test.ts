import { exactPayOf, exactPlaceOf } from '@/lib/jobs/readings/exact'
import { placeColumns } from '@/lib/jobs/readings/format'
import { type Pay, readPay } from '@/lib/jobs/readings/pay'
import { paySentence } from '@/lib/jobs/readings/pay-sentence'
import { readPlace } from '@/lib/jobs/readings/place'
import { currencyCodes, rupeesPer } from '@/lib/site/settings/currencies'

const payExactly = (text: string) => {
  const pay = readPay(text)
  return pay && exactPayOf(pay)
}
const placeExactly = (text: string) => exactPlaceOf(placeColumns(readPlace(text), false))

test.each([
  ['$45 - $55 per hour on W2', { payMin: 45, payMax: 55, payCurrency: 'USD', payPeriod: 'hour' }],
  ['₹12 LPA+', { payMin: 1_200_000, payMax: null, payCurrency: 'INR', payPeriod: 'year' }],
  ['£50,000 a year', { payMin: 50_000, payMax: 50_000, payCurrency: 'GBP', payPeriod: 'year' }],
  ['Competitive', null],
])('%s in fields', (text, expected) => expect(payExactly(text)).toEqual(expected))

test.each([
  ['Plano, Texas 75024', { city: 'Plano', region: 'TX', country: 'US' }],
  ['Pune', { city: 'Pune', region: 'Maharashtra', country: 'IN' }],
  ['Texas', { city: '', region: 'TX', country: 'US' }],
  ['Dallas, TX / Pune, India', null],
  ['Toronto, Canada', { city: 'Toronto', region: 'Ontario', country: 'CA' }],
  ['Minsk, Belarus', null],
  ['Client site', null],
])('%s in fields', (text, expected) => expect(placeExactly(text)).toEqual(expected))

const amounts: [Pay['period'], number, number][] = [
  ['HOUR', 45.5, 60],
  ['DAY', 400, 520],
  ['WEEK', 2_000, 2_500],
  ['MONTH', 8_000, 9_500],
  ['YEAR', 95_000, 120_000],
]
const bounds = [
  ['both', (min: number, max: number) => ({ min, max })],
  ['the same', (min: number) => ({ min, max: min })],
  ['only a minimum', (min: number) => ({ min, max: null })],
  ['only a maximum', (_min: number, max: number) => ({ min: null, max })],
] as const

const factors = currencyCodes.map((code) => [code, code === 'INR' ? 20 : 84 / (rupeesPer[code] ?? 84)] as const)
describe.each(factors)('pay in %s', (currency, factor) => {
  test.each(
    amounts.flatMap(([period, min, max]) => bounds.map(([name, bound]) => ({ period, min, max, name, bound }))),
  )('is read from the sentence about it: $period, $name', ({ period, min, max, bound }) => {
    const cents = (amount: number) => Math.round(amount * factor * 100) / 100
    const pay = { ...bound(cents(min), cents(max)), currency, period }
    expect(readPay(paySentence(pay))).toEqual(pay)
  })
})
