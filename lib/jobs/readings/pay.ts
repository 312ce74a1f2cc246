import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { type PayWord, payWordsOf, type Tag } from '@/lib/jobs/readings/pay-words'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { currencyOf as moneyOf, rupeesPer } from '@/lib/site/settings/currencies'

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

type Amount = {
  value: number
  currency: string | null
  isBare: boolean
  factor: number | null
  isIndian: boolean
  isYearly: boolean
  isDotted: boolean
}
type Statement = {
  low: Amount
  high: Amount | null
  bound: 'from' | 'upTo' | null
  tags: Set<Tag>
  period: PayPeriod | null
  isConflicting: boolean
}

/**
 * Parses pay like '₹40,000 - ₹60,000 per month', '$45 - $55 per hour on W2 / $60 C2C' or 'Competitive, £60k+'. Null
 * unless it's certain. A missing currency is that of `country`. A missing period is only inferred if the amount allows
 * no other.
 */
export function readPay(text: string, country: string | null = null): Pay | null {
  const words = payWordsOf(text)
  const found = statementsOf(words)
  const isOfUs = words.some((word) => word.kind === 'tag' && ['W2', 'C2C', '1099'].includes(word.tag))
  const stated = found.some(({ low, high }) => low.currency || high?.currency || (low.isIndian && low.factor))
  const paid = found.filter((each) => !each.tags.has('extra') && !each.tags.has('target') && (!stated || !isBare(each)))
  const read = paid.map((each) => payOf(each, { country, isOfUs, others: paid }))
  return chosenOf(paid, read)
}

/** Whether it's an unrelated number next to the pay, as in '$50/hr, 3 rounds'. */
const isBare = ({ low, high, period, tags }: Statement) =>
  !low.currency && !high?.currency && !low.factor && !period && ![...tags].some((tag) => tag !== 'base')

function chosenOf(statements: Statement[], read: (Pay | null)[]): Pay | null {
  const [first, second] = read
  if (read.length <= 1) return first ?? null
  for (const wanted of ['W2', 'base'] as const) {
    const at = statements.findIndex(({ tags }) => tags.has(wanted))
    const isOneOfTwo = statements.some(({ tags }) => !tags.has(wanted))
    if (at >= 0 && isOneOfTwo) return read[at] ?? null
  }
  if (!first || !second || read.includes(null)) return null
  const isLowAndHigh = first.max === null && second.min === null && first.currency === second.currency
  if (read.length === 2 && isLowAndHigh && first.period === second.period && (second.max ?? 0) >= (first.min ?? 0))
    return { ...first, max: second.max }
  return read.every((pay) => pay && isSame(first, pay)) ? first : null
}

/** Whether two statements mean the same pay, as in '$50/hr ($104,000 a year)'. */
function isSame(one: Pay, other: Pay): boolean {
  const [first, second] = [monthlyRupees(one), monthlyRupees(other)]
  return (
    first !== null && second !== null && one.currency === other.currency && Math.abs(first - second) <= first * 0.08
  )
}

const nothing = (): Pick<Statement, 'bound' | 'period' | 'tags'> & { currency: string | null; isBare: boolean } => ({
  bound: null,
  period: null,
  tags: new Set(),
  currency: null,
  isBare: false,
})

function statementsOf(words: PayWord[]): Statement[] {
  const found: Statement[] = []
  let ahead = nothing()
  let amount: Amount | null = null
  let isRange = false
  let isBetween = false
  let isOver = false
  for (const [index, word] of words.entries()) {
    const now = found.at(-1)
    const next = words[index + 1]
    if (word.kind === 'number') {
      if (next?.kind === 'percent') continue
      const { value, isIndian, isDotted } = word
      const { currency, isBare } = ahead
      const made: Amount = { value, isIndian, isDotted, currency, isBare, factor: null, isYearly: false }
      if (isRange && now && !now.high && !isOver) {
        now.high = made
        if (ahead.bound) now.isConflicting = true
      } else found.push({ ...ahead, low: made, high: null, isConflicting: false })
      amount = made
      ahead = nothing()
      isRange = false
      isOver = false
      continue
    }
    if (word.kind === 'currency') {
      const isNew = next?.kind === 'number' && (isRange || !amount || Boolean(amount.currency) || isOver)
      if (amount && !isNew && !isOver && (!amount.currency || (amount.isBare && !word.isBare)))
        Object.assign(amount, { currency: word.code, isBare: word.isBare })
      else if (!ahead.currency || (ahead.isBare && !word.isBare))
        ahead = { ...ahead, currency: word.code, isBare: word.isBare }
    } else if (word.kind === 'unit' && amount && amount.factor === null)
      Object.assign(amount, {
        factor: word.factor,
        isIndian: amount.isIndian || word.isIndian,
        isYearly: word.isYearly,
      })
    else if (word.kind === 'rupees' && amount) amount.currency ??= 'INR'
    else if (word.kind === 'period') {
      const isAhead = !now || (isOver && now.period !== null)
      if (isAhead) ahead = { ...ahead, period: word.period }
      else if (now.period && now.period !== word.period) now.isConflicting = true
      else now.period = word.period
    } else if (word.kind === 'tag') {
      const isLater = isOver && isNumberNear(words, index)
      const isMore = word.tag === 'extra' && (isOver || !amount)
      if (now && !isLater && !isMore) now.tags.add(word.tag)
      else if (isLater || !now) ahead.tags.add(word.tag)
    } else if (word.kind === 'upTo' && now && !now.high && !isNumberNear(words, index)) now.bound = 'upTo'
    else if (word.kind === 'from' || word.kind === 'upTo') ahead = { ...ahead, bound: word.kind }
    else if (word.kind === 'more' && now && !now.high) now.bound = 'from'
    else if (word.kind === 'more' && now) now.isConflicting = true
    else if (word.kind === 'most' && now && !now.high) now.bound = 'upTo'
    else if (word.kind === 'plus') {
      if (
        now &&
        (!next ||
          ['end', 'or', 'period', 'currency', 'unit'].includes(next.kind) ||
          (next.kind === 'tag' && next.tag !== 'extra'))
      ) {
        if (now.high) now.isConflicting = true
        now.bound = 'from'
      } else isOver = true
    } else if (word.kind === 'to' || (word.kind === 'and' && isBetween)) isRange = true
    else if (word.kind === 'word' && word.text === 'between') isBetween = true
    else if (word.kind === 'end' || word.kind === 'or' || word.kind === 'and') {
      isOver = true
      isRange = false
      if (word.kind === 'end') ahead.tags.delete('extra')
    } else if (word.kind === 'word' && /\p{L}/u.test(word.text)) {
      if (isRange) isRange = false
      if (/^(?:with|plus|excluding|including)$/.test(word.text)) isOver = true
    }
    if (
      word.kind !== 'unit' &&
      word.kind !== 'currency' &&
      word.kind !== 'rupees' &&
      word.kind !== 'period' &&
      word.kind !== 'to'
    )
      amount = word.kind === 'plus' ? amount : null
  }
  return found
}

function isNumberNear(words: PayWord[], at: number): boolean {
  for (const word of words.slice(at + 1)) {
    if (word.kind === 'number') return true
    if (word.kind === 'end' || word.kind === 'or') return false
  }
  return false
}

type Around = { country: string | null; isOfUs: boolean; others: Statement[] }

function payOf(statement: Statement, { country, isOfUs, others }: Around): Pay | null {
  const { low, high, bound, tags, isConflicting } = statement
  if (isConflicting || (high && bound)) return null
  const currency = currencyOf(statement, country, isOfUs)
  if (!currency) return null
  const share = (one: Amount, other: Amount | null) => one.factor ?? (one.value < 1_000 ? other?.factor : null) ?? 1
  const cents = (value: number) => Math.round(value * 100) / 100
  const first = cents(exact(low, currency) * share(low, high))
  const last = high ? cents(exact(high, currency) * share(high, low)) : first
  const isYearly = low.isYearly || high?.isYearly
  if (isYearly && statement.period && statement.period !== 'YEAR') return null
  const isLakhs = [low, high].some((amount) => amount?.isIndian && amount.factor)
  const isRate = isOfUs || tags.has('rate')
  const isWritten = [low, high].some((amount) => amount?.currency)
  const inferred = isYearly ? 'YEAR' : periodOfAmounts({ first, last, currency, isRate, isLakhs, country, isWritten })
  const period = statement.period ?? inferred ?? others.find((other) => other.period !== null)?.period ?? null
  if (!period || last < first || last > first * MAX_SPREAD || !isPlausible(first, last, currency, period)) return null
  return { min: bound === 'upTo' ? null : first, max: bound === 'from' ? null : last, currency, period }
}

const MAX_SPREAD = 10
const localDollars: Record<string, string> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' }

function currencyOf({ low, high, tags }: Statement, country: string | null, isOfUs: boolean): string | null {
  const amounts = high ? [low, high] : [low]
  const exactly = amounts.flatMap(({ currency, isBare }) => (currency && !isBare ? [currency] : []))
  // '$70-$80/hr CAD' means Canadian dollars.
  const [dollar] = exactly.filter((code) => code.endsWith('D'))
  const local = dollar ?? (country && localDollars[country]) ?? 'USD'
  const written = new Set([...exactly, ...amounts.flatMap(({ isBare }) => (isBare ? [local] : []))])
  if (amounts.some(({ isIndian, factor }) => isIndian && factor !== null)) written.add('INR')
  if (written.size > 1) return null
  const [only] = written
  if (only) return only
  if (amounts.some(({ isIndian }) => isIndian)) return 'INR'
  if (isOfUs) return 'USD'
  if (country) return moneyOf[country] ?? null
  // 'Base 130-150k' means dollars, because that's how Americans write pay.
  const isBaseInK = tags.has('base') && amounts.some(({ factor, value }) => factor === 1_000 && value >= 60)
  return isBaseInK ? 'USD' : null
}

const dotted = ['EUR', 'BRL', 'DKK', 'PLN', 'NOK', 'SEK', 'CHF']
const exact = ({ value, isDotted }: Amount, currency: string) =>
  isDotted && dotted.includes(currency) ? Math.round(value * 1_000) : value

type Facts = {
  first: number
  last: number
  currency: string
  isRate: boolean
  isLakhs: boolean
  country: string | null
  isWritten: boolean
}

/** The only plausible period for an amount: a year for $95,000, an hour for $60 on C2C, a year for ₹8 lakhs. */
function periodOfAmounts({ first, last, currency, isRate, isLakhs, country, isWritten }: Facts): PayPeriod | null {
  if (currency === 'INR') {
    if (first >= 500_000 || (isLakhs && last >= 400_000)) return 'YEAR'
    return country === 'IN' && first >= 5_000 && last <= (isWritten ? 250_000 : 50_000) && !isLakhs ? 'MONTH' : null
  }
  if (['AED', 'SAR', 'QAR'].includes(currency))
    return first >= 3_000 && last <= 70_000 ? 'MONTH' : first >= 120_000 ? 'YEAR' : null
  const dollars = (rupeesPer.USD ?? 84) / (rupeesPer[currency] ?? 84)
  if (first >= (currency === 'USD' ? 30_000 : 22_000 * dollars)) return 'YEAR'
  return isRate && currency === 'USD' && first >= 12 && last <= 300 ? 'HOUR' : null
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
  if (currency === 'INR') return first >= least * MIN_RUPEES && last <= most * MAX_RUPEES
  const dollars = (rupeesPer.USD ?? 84) / (rupeesPer[currency] ?? 84)
  return first >= least * Math.min(1, dollars) && last <= most * Math.max(1, dollars)
}
