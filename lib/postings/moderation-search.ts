import * as z from 'zod'
import { PostingStatus } from '@/lib/generated/prisma/enums'

/** The states of a posting as the admins' list names and links them. */
export const statusFilters = [
  { value: 'all', label: 'All', status: null },
  { value: 'pending', label: 'Pending', status: PostingStatus.PENDING },
  { value: 'approved', label: 'Approved', status: PostingStatus.APPROVED },
  { value: 'rejected', label: 'Rejected', status: PostingStatus.REJECTED },
] as const

/** The search parameters of /adminpostjobs; what does not parse counts as not given. */
export const moderationSearch = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  search: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  status: z.enum(['all', 'pending', 'approved', 'rejected']).catch('all'),
})

export type ModerationSearch = z.output<typeof moderationSearch>

/** The address of the list with other parameters; a change of anything but the page leads to the first page. */
export function moderationHref(current: ModerationSearch, change: Partial<ModerationSearch>): string {
  const { page, search, status } = { ...current, page: 1, ...change }
  const query = new URLSearchParams()
  if (status !== 'all') query.set('status', status)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/adminpostjobs?${query}` : '/adminpostjobs'
}
