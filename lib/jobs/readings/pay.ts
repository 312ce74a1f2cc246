import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { rupeesPer } from '@/lib/site/company'

export type Pay = { min: number | null; max: number | null; currency: string; period: PayPeriod }

const monthsWorth: Record<PayPeriod, number> = {
  HOUR: (40 * 52) / 12,
  DAY: 260 / 12,
  WEEK: 52 / 12,
  MONTH: 1,
  YEAR: 1 / 12,
}

export function monthlyRupees({ min, max, currency, period }: Pay): number | null {
  const [amount, rate] = [max ?? min, rupeesPer[currency]]
  if (amount === null || rate === undefined) return null
  return Math.min(MAX_INTEGER, Math.round(amount * monthsWorth[period] * rate))
}

const currency = String.raw`us ?\$|\$|usd|dollars?|₹|rs\.?|inr|rupees?`
const number = String.raw`(\d[\d,]*(?:\.\d+)?)`
const unit = String.raw`(k|lakhs?|lacs?|lpa|l|crores?|cr)?(?![a-z])\.?`
const period = String.raw`(?:\s*(?:per|an?|\/)?\s*(hour|hourly|hrs?|ph|day|daily|week|weekly|wk|month|monthly|mo|pm|p\.m\.?|year|yearly|yr|annum|annually|annual|pa|p\.a\.?)(?![a-z]))?`
const amount = String.raw`(?:usd (?=\$)|inr (?=₹))?(${currency})?\s*${number}(\+)?\s*${unit}\s*(\/-)?\s*(${currency})?${period}`
const lowest = 'from|min(?:imum)?|starting (?:at|from)|starts at|above|over|at least|more than'
const highest = 'up ?to|max(?:imum)?|below|under|not more than'
const statement = new RegExp(
  String.raw`^(?:(${lowest})|(${highest}))?\s*${amount}(?:\s*(?:-|to)\s*${amount})?\s*(?:(\+|plus|and (?:above|up)|onwards)|(max(?:imum)?))?$`,
)
const isElse =
  /[£€¥%]|\b(?:cad|aud|sgd|nzd|gbp|eur|euros?|pounds?|aed|dirhams?|ote|hikes?|sign-?on|stock options|unpaid)\b|\b(?:c|ca|a|s|nz|hk)\$/
const label =
  /^(?:(?:the )?(?:salary|pay|rate|pay rate|hourly rate|ctc|package|compensation|budget|stipend|wages?|base(?: salary| pay)?)(?: range)?(?: is| of)?\s*[:-]?|doe,|negotiable,|~|approx(?:imately|\.)?|around|about|circa|ca\.)\s*/
const extras =
  /\s*(?:\+|,|plus|with|and)\s*(?:\d+ ?% )?(?:(?:full|great|excellent|performance|annual|health|medical|joining) )*(?:benefits?|bonus(?:es)?|equity|401\(?k\)?|variable|incentives?|insurance|perks|commission|esops?|esic?|pf|per ?diem)\b.*$/
const asides =
  /\s*[,(-]?\s*\b(?:doe|(?:depending|based) (?:up)?on (?:the )?(?:experience|skills)|negotiable|base(?: salary| pay)?|fixed|ctc|gross|in ?hand|all[- ]inclusive)\b\)?\s*$/
const contract =
  /\s*[(,]?\s*(?:\b(?:on|or)\s+)?\b(?:c2c|corp[- ]?(?:to|2)[- ]?corp|w-?2|1099)\b\)?(?:\s*\/(?=\s*(?:c2c|w-?2|1099)))?/g

/**
 * Reads pay like '₹40,000 - ₹60,000 per month', '$45/hr on C2C' or '8-12 LPA'; null unless all of the text says just that.
 * A currency that is not written is that of `country`, a period that is not written is told only by amounts that can be no
 * other.
 */
export function readPay(text: string, country: string | null = null): Pay | null {
  const plain = text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
  if (isElse.test(plain.replace(extras, ''))) return null
  const isRate = plain.search(contract) >= 0
  const bare = without(without(plain.replace(contract, ''), extras), asides)
  const found = statement.exec(unlabelled(bare.replace(/\.$/, '')).replace(/^between (.+) and /, '$1 - '))
  if (!found) return null
  const [, from, upTo, sign, low, plus, lowUnit, lowRupees, lowSign, lowPeriod] = found
  const [highSign, high, highPlus, highUnit, highRupees, lastSign, highPeriod, more, atMost] = found.slice(10)
  const above = plus || more
  if (!low || highPlus || (high && (from || upTo || above || atMost))) return null
  const units = [lowUnit, highUnit].filter((each) => each !== undefined)
  const signs = [sign, lowSign, highSign, lastSign].filter((each) => each !== undefined).map(currencyOf)
  // 3,00,000 is how amounts are written in India.
  const isLakhs = signs.length === 0 && /^\d{1,2}(?:,\d\d)+,\d{3}/.test(low)
  const isIndian = isLakhs || lowRupees || highRupees || units.some((each) => each !== 'k')
  const stated = new Set([...signs, ...(isIndian ? ['INR'] : [])])
  const [paidIn] =
    stated.size > 0 ? stated : [isRate || country === 'US' ? 'USD' : country === 'IN' ? 'INR' : undefined]
  const periods = new Set(
    [lowPeriod, highPeriod, ...units.filter((each) => each === 'lpa').map(() => 'pa')].filter(isSaid).map(periodOf),
  )
  if (stated.size > 1 || !paidIn || periods.size > 1) return null
  const first = toNumber(low, lowUnit ?? (Number(low.replaceAll(',', '')) < 1_000 ? highUnit : undefined))
  const last = high
    ? toNumber(high, highUnit ?? (Number(high.replaceAll(',', '')) < 1_000 ? lowUnit : undefined))
    : first
  const [said] = periods
  const per = said ?? periodOfAmounts(first, last, paidIn, isRate)
  if (!per || last < first || last > first * MAX_SPREAD || !isPlausible(first, last, paidIn, per)) return null
  return { min: upTo || atMost ? null : first, max: from || above ? null : last, currency: paidIn, period: per }
}

const MAX_SPREAD = 10
const isSaid = (word: string | undefined) => word !== undefined

function unlabelled(text: string): string {
  const left = text.replace(label, '').trim()
  return left === text ? text : unlabelled(left)
}

function without(text: string, ending: RegExp): string {
  const left = text.replace(ending, '').trim()
  return left === text ? text : without(left, ending)
}

/** The period of an amount that can be paid for nothing else: $95,000 a year, $60 on C2C an hour, ₹8 lakhs a year. */
function periodOfAmounts(first: number, last: number, currency: string, isRate: boolean): PayPeriod | null {
  if (currency === 'INR') return first >= 500_000 ? 'YEAR' : null
  if (first >= 30_000) return 'YEAR'
  return isRate && first >= 15 && last <= 300 ? 'HOUR' : null
}

const plausible: Record<PayPeriod, [number, number]> = {
  HOUR: [2, 1_000],
  DAY: [20, 8_000],
  WEEK: [100, 40_000],
  MONTH: [300, 170_000],
  YEAR: [4_000, 2_000_000],
}
const MIN_RUPEES = 10
const MAX_RUPEES = 100

function isPlausible(first: number, last: number, currency: string, period: PayPeriod): boolean {
  const [least, most] = plausible[period]
  const isRupees = currency === 'INR'
  return first >= least * (isRupees ? MIN_RUPEES : 1) && last <= most * (isRupees ? MAX_RUPEES : 1)
}

function currencyOf(sign: string): string {
  return /\$|usd|dollar/.test(sign) ? 'USD' : 'INR'
}

function toNumber(digits: string, unit: string | undefined): number {
  const factor = !unit ? 1 : unit === 'k' ? 1_000 : unit.startsWith('l') ? 100_000 : 10_000_000
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 100) / 100
}

function periodOf(word: string): PayPeriod {
  if (/^(?:h|ph)/.test(word)) return 'HOUR'
  if (word.startsWith('d')) return 'DAY'
  if (word.startsWith('w')) return 'WEEK'
  return /^(?:m|pm|p\.m)/.test(word) ? 'MONTH' : 'YEAR'
}
