export const commentMessages = {
  sent: 'Thank you. Your comment is shown here once an editor has approved it.',
  notSent: 'Your comment could not be sent. Please try again.',
  name: 'Name is required',
  email: 'Please enter a valid email.',
  text: 'Write a comment',
  tooLong: 'This is too long',
  oneLine: 'Use one line without control characters',
  links: 'A comment may hold two links at most.',
  stale: 'This page has been open for too long. Please load it again and send your comment once more.',
  consent:
    'Your name and comment are shown here once an editor has approved them. We use your email address only to reach you about your comment.',
} as const

export const moderationMessages = {
  approved: 'Comment approved: it stands under its post.',
  rejected: 'Comment rejected: no reader sees it.',
  notDecided: 'The comment could not be changed. Please try again.',
  notSeveral: 'The comments could not be changed. Please try again.',
  several: (count: number, decision: 'approved' | 'rejected' | 'deleted') =>
    `${count === 1 ? '1 comment' : `${count} comments`} ${decision}.`,
  askDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this comment?'
      : `Are you sure you want to delete these ${count} comments?`,
} as const

export const deleteMessages = {
  question: moderationMessages.askDelete(1),
  deleted: 'Comment deleted successfully.',
  notDeleted: 'The comment could not be deleted. Please try again.',
} as const
