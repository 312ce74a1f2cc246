import { defineList } from '@/lib/back-office/list'
import { commentStates } from '@/lib/comments/schema'
import { CommentState } from '@/lib/generated/prisma/enums'

/** The editors' list of comments, on its tab of /partners (spec §2): those that wait come first, then the newest. */
export const commentList = defineList({
  path: '/partners',
  sorts: ['state', 'date', 'name'],
  initialSort: { sort: 'state', direction: 'asc' },
  filters: { tab: ['comments'], state: commentStates },
})

export type CommentQuery = ReturnType<typeof commentList.read>

export const stateOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const

/** The database's word for each. */
export const states = {
  waiting: CommentState.WAITING,
  approved: CommentState.APPROVED,
  rejected: CommentState.REJECTED,
} as const
