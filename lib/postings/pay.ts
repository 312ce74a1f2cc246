import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { rupeesPer } from '@/lib/site'

export type Pay = { min: number | null; max: number | null; currency: string; period: PayPeriod }

const monthsWorth: Record<PayPeriod, number> = {
  HOUR: (40 * 52) / 12,
  DAY: 260 / 12,
  WEEK: 52 / 12,
  MONTH: 1,
  YEAR: 1 / 12,
}
const LARGEST_AMOUNT = 999_999_999
const LARGEST_RUPEES = 2_147_483_647

/** The highest stated pay as whole rupees a month; null without an amount or for a currency we have no rate for. */
export function monthlyRupees({ min, max, currency, period }: Pay): number | null {
  const [amount, rate] = [max ?? min, rupeesPer[currency]]
  if (amount === null || rate === undefined) return null
  return Math.min(LARGEST_RUPEES, Math.round(amount * monthsWorth[period] * rate))
}

const currencySign = String.raw`us\$|\$|usd|₹|rs\.?|inr`
const amount = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k|lakhs?|lacs?|l(?=pa|\b))?`
const period = String.raw`(?:per|an?|\/)?\s*(hour|hourly|hr|day|daily|week|weekly|wk|month|monthly|mo|year|yearly|yr|annum|annually|p\.?a\.?)`
const statement = new RegExp(
  String.raw`^(up to|from)?\s*(${currencySign})?\s*${amount}\s*(?:(\+)|(?:-|–|—|to)\s*(${currencySign})?\s*${amount})?\s*(${currencySign})?\s*${period}$`,
  'i',
)

/** Reads pay like '₹40,000 - ₹60,000 per month', '$45/hr' or '8 - 12 LPA'; null unless the whole text says just that. */
export function readPay(text: string): Pay | null {
  const found = statement.exec(text.trim().replace(/\s+/g, ' '))
  if (!found) return null
  const [, bound, sign, low, lowUnit, plus, secondSign, high, highUnit, lastSign, word] = found
  const unit = (highUnit ?? lowUnit)?.toLowerCase()
  const currencies = new Set([sign, secondSign, lastSign].filter((each) => each !== undefined).map(currencyOf))
  if (currencies.size === 0 && unit?.startsWith('l')) currencies.add('INR')
  const [currency] = currencies
  if (currencies.size !== 1 || !currency || !low || !word || (high && (bound || plus))) return null
  const first = toNumber(low, lowUnit ?? highUnit)
  const last = high ? toNumber(high, highUnit) : first
  if (first <= 0 || last < first || last > LARGEST_AMOUNT) return null
  const isLowest = Boolean(plus) || bound?.toLowerCase() === 'from'
  const isHighest = bound?.toLowerCase() === 'up to'
  return { min: isHighest ? null : first, max: isLowest ? null : last, currency, period: periodOf(word) }
}

function currencyOf(sign: string): string {
  return /^(us)?\$$|^usd$/i.test(sign) ? 'USD' : 'INR'
}

function toNumber(digits: string, unit: string | undefined): number {
  const factor = !unit ? 1 : unit.toLowerCase() === 'k' ? 1_000 : 100_000
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100
}

function periodOf(word: string): PayPeriod {
  const start = word.toLowerCase()
  if (start.startsWith('h')) return 'HOUR'
  if (start.startsWith('d')) return 'DAY'
  if (start.startsWith('w')) return 'WEEK'
  return start.startsWith('m') ? 'MONTH' : 'YEAR'
}
