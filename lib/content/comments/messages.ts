import { countOf } from '@/lib/platform/numbers'

export const commentMessages = {
  sent: 'Thanks! Your comment will appear here once an editor approves it.',
  notSent: "We couldn't send your comment. Try again.",
  name: 'Name is required',
  email: 'Please enter a valid email.',
  text: 'Write a comment',
  tooLong: 'This is too long',
  oneLine: 'Use a single line of plain text',
  links: 'A comment can have up to two links.',
  stale: 'This page has been open too long. Reload it and send your comment again.',
  consent:
    'Your name and comment will appear here once an editor approves them. We only use your email to contact you about your comment.',
} as const

export const moderationMessages = {
  approved: "Comment approved. It's now live.",
  rejected: "Comment rejected. It won't be shown.",
  notDecided: "We couldn't update the comment. Try again.",
  notSeveral: "We couldn't update the comments. Try again.",
  several: (count: number, decision: 'approved' | 'rejected' | 'deleted') =>
    `${countOf(count, 'comment')} ${decision}.`,
  askDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this comment?'
      : `Are you sure you want to delete these ${count} comments?`,
} as const

export const deleteMessages = {
  question: moderationMessages.askDelete(1),
  deleted: 'Comment deleted.',
  notDeleted: "We couldn't delete the comment. Try again.",
} as const
