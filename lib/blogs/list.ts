import { defineList } from '@/lib/back-office/list'

/** The admins' list of posts, the latest first. */
export const blogList = defineList({
  path: '/blogs',
  sorts: ['date', 'title', 'category', 'author'],
  initialSort: { sort: 'date', direction: 'desc' },
  filters: { state: ['public', 'scheduled', 'draft'] },
})

export type BlogQuery = ReturnType<typeof blogList.read>

export const stateOptions = [
  { value: 'public', label: 'Public' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
] as const
