import { grouped } from '@/lib/platform/numbers'

export const JOBS_PATH = '/applied-jobs'
export const JOBS_FEED_PATH = `${JOBS_PATH}/feed.xml`
export const jobPath = (slug: string) => `${JOBS_PATH}/apply/${slug}`
export const salaryRange = { min: 0, max: 150_000, step: 5_000 } as const
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

const LAKH = 100_000

export function rupees(amount: number): string {
  if (amount < LAKH) return `₹${grouped(amount)}`
  return `₹${amount / LAKH} Lakh${amount === LAKH ? '' : 's'}`
}
