import type { PayPeriod } from '@/lib/generated/prisma/enums'

type Pay = { min: number | null; max: number | null; currency: string; period: PayPeriod }

/** `readPay` understands it. */
export function paySentence({ min, max, currency, period }: Pay): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US'
  const digits = [min, max].some((amount) => amount !== null && amount % 1 !== 0) ? 2 : 0
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const per = `${period === 'HOUR' ? 'an' : 'a'} ${period.toLowerCase()}`
  const [low, high] = [min, max].map((amount) => (amount === null ? '' : format.format(amount)))
  if (!low) return `up to ${high} ${per}`
  if (!high) return `from ${low} ${per}`
  return low === high ? `${low} ${per}` : `${low} – ${high} ${per}`
}
