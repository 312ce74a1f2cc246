import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type CommentStateName, commentStateOf } from '@/lib/comments/schema'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000
const MAX_UNDER_A_POST = 500

export const commentSelect = {
  id: true,
  state: true,
  name: true,
  email: true,
  text: true,
  decidedAt: true,
  createdAt: true,
  blog: { select: { id: true, title: true } },
} satisfies Prisma.BlogCommentSelect

export type ModeratedComment = Prisma.BlogCommentGetPayload<{ select: typeof commentSelect }>

export function listApprovedComments(blogId: number) {
  return db().blogComment.findMany({
    where: { blogId, state: 'APPROVED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_UNDER_A_POST,
    select: { id: true, name: true, text: true, createdAt: true },
  })
}

export type ShownComment = Awaited<ReturnType<typeof listApprovedComments>>[number]

export function countApprovedComments(blogId: number): Promise<number> {
  return db().blogComment.count({ where: { blogId, state: 'APPROVED' } })
}

/** The comments of a state, or all, newest first: the list pages through more than are answered at once. */
export function listAllComments(_admin: Admin, state: CommentStateName | undefined): Promise<ModeratedComment[]> {
  return db().blogComment.findMany({
    where: state ? { state: commentStateOf[state] } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: commentSelect,
  })
}
