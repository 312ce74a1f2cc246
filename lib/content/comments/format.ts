import type { CommentStatusName } from '@/lib/content/comments/schema'

type CommentRow = {
  id: number
  state: 'WAITING' | 'APPROVED' | 'REJECTED'
  name: string
  email: string
  text: string
  decidedAt: Date | null
  createdAt: Date
  blog: { id: number; title: string }
}

export function toComment({ id, state, name, email, text, decidedAt, createdAt, blog }: CommentRow) {
  return {
    id,
    blogId: blog.id,
    blogTitle: blog.title,
    state: state.toLowerCase() as CommentStatusName,
    isParked: state === 'REJECTED' && decidedAt === null,
    name,
    email,
    text,
    date: createdAt.toISOString(),
  }
}

export type WireComment = ReturnType<typeof toComment>
