import * as z from 'zod'

/** The search parameters of /adminappliedjobs; what does not parse counts as not given. */
export const applicationSearch = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  search: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
})

/** The address of one page of the applications that match. */
export function applicationsHref(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/adminappliedjobs?${query}` : '/adminappliedjobs'
}
