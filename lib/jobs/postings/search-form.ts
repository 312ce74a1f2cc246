import { grouped } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'
import { rupeesPer } from '@/lib/site/settings/currencies'

export const JOBS_PATH = '/applied-jobs'
export const JOBS_FEED_PATH = `${JOBS_PATH}/feed.xml`
export const jobPath = (slug: string) => `${JOBS_PATH}/apply/${slug}`
export const radiusOptions = [
  { value: '25km', label: '25 km', km: 25 },
  { value: '50km', label: '50 km', km: 50 },
  { value: '100km', label: '100 km', km: 100 },
  { value: '25mi', label: '25 miles', km: 40.2 },
  { value: '50mi', label: '50 miles', km: 80.5 },
  { value: '100mi', label: '100 miles', km: 160.9 },
] as const
export const initialRadius = '50km'

export type FormDefaults = { values: Record<string, string>; needs: Record<string, string> }

/** The URL for the form's values. Leaves out defaults. */
export function hrefOfForm(form: FormData, { values, needs }: FormDefaults): string {
  const query = new URLSearchParams()
  for (const [name, value] of form)
    if (typeof value === 'string' && value.trim() !== values[name]) query.append(name, value.trim())
  for (const [name, needed] of Object.entries(needs)) if (!query.has(needed)) query.delete(name)
  return withQuery(JOBS_PATH, query)
}

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

const rateOf = (currency: string) => rupeesPer[currency] ?? 1

/** The slider's range. Like the filter's URL and API parameter it's in rupees a month, whatever currency it shows. */
export function salaryRange(): { min: number; max: number; step: number } {
  const { currency, max, step } = site.pay
  const inRupees = Math.round(step * rateOf(currency))
  return { min: 0, max: inRupees * Math.round(max / step), step: inRupees }
}

/** An amount in rupees in the currency of the company's choice: "₹1 Lakh", "$1,500". */
export function payLabel(amount: number): string {
  const { currency } = site.pay
  if (currency === 'INR') return rupees(amount)
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  return format.format(Math.round(amount / rateOf(currency)))
}

/** The amount in dollars, unless the slider is in dollars anyway. */
export function dollarsLabel(amount: number): string | null {
  if (site.pay.currency === 'USD') return null
  return `$${grouped(Math.round(amount / rateOf('USD') / 10) * 10)}`
}

const LAKH = 100_000

export function rupees(amount: number): string {
  if (amount < LAKH) return `₹${grouped(amount)}`
  return `₹${amount / LAKH} Lakh${amount === LAKH ? '' : 's'}`
}
