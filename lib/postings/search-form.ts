import { grouped } from '@/lib/numbers'

export const JOBS_PATH = '/applied-jobs'
export const JOBS_FEED_PATH = `${JOBS_PATH}/feed.xml`
/** The page of a job. */
export const jobPath = (slug: string) => `${JOBS_PATH}/apply/${slug}`
export const salaryRange = { min: 0, max: 150_000, step: 5_000 } as const

/** What stands in the form while it filters nothing. */
const atRest: Record<string, string> = { q: '', posted: 'all', salary: '0', paid: 'all', sort: '' }

/** The address of the job list for a submitted filter form: its first page, without what stands at rest. */
export function hrefOfForm(form: FormData): string {
  const query = new URLSearchParams()
  for (const [name, value] of form)
    if (typeof value === 'string' && value.trim() !== atRest[name]) query.append(name, value.trim())
  return withQuery(JOBS_PATH, query)
}

/** A path with its query, if there is any. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

const LAKH = 100_000

/** A rupee amount as the slider shows it: ₹45,000, ₹1.5 Lakhs (requirements §9). */
export function rupees(amount: number): string {
  if (amount < LAKH) return `₹${grouped(amount)}`
  return `₹${amount / LAKH} Lakh${amount === LAKH ? '' : 's'}`
}
