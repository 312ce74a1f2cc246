import { chipsOf, filtersSchema, initialSort, type JobFilters, jobsHref, toSearchParams } from '@/lib/postings/filters'

/**
 * The filters as an alert keeps them: the job list's own query, in its one order. What only concerns one look at the list
 * is left out: the page, the order, and the age of a posting, since an alert tells of new ones alone.
 */
export function searchOf(filters: JobFilters): string {
  return toSearchParams({ ...filters, posted: 'all', sort: initialSort(filters), page: 1 }).toString()
}

/** The filters of a query string. Tolerant, as the list is. */
export function filtersOf(search: string): JobFilters {
  const params = new URLSearchParams(search)
  return filtersSchema.parse(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])))
}

/** Any query of the job list as an alert keeps it: two that mean the same become the same. */
export function canonicalSearch(search: string): string {
  return searchOf(filtersOf(search))
}

/** The filters in words: 'Remote, India, 5+ Years'. */
export function wordsOf(search: string): string {
  return (
    chipsOf(filtersOf(search))
      .map(({ label }) => label)
      .join(', ') || 'All jobs'
  )
}

/** The job list with the filters of an alert. */
export const listPath = (search: string): string => jobsHref(filtersOf(search))
