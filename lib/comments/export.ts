import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { toComment } from '@/lib/comments/format'
import { commentList } from '@/lib/comments/list'
import { listCommentsBefore } from '@/lib/comments/list-queries'
import type { ModeratedComment } from '@/lib/comments/queries'

/** GET /api/exports/comments: the comments as the editors' list shows them. */
export const commentExport = defineExport<ModeratedComment>({
  duty: 'editor',
  columns: [
    { header: 'Id', value: ({ id }) => id },
    { header: 'Blog', value: ({ blog }) => blog.title },
    { header: 'Name', value: ({ name }) => name },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Comment', value: ({ text }) => text },
    { header: 'State', value: (comment) => toComment(comment).state },
    { header: 'Date', value: ({ createdAt }) => createdAt },
  ],
  batch: (admin, searchParams, batch) => listCommentsBefore(admin, commentList.read(searchParams), batch),
})
