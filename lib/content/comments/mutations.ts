import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { isPublic } from '@/lib/content/blogs/queries'
import { formOpenMs } from '@/lib/content/comments/form-token'
import { commentSelect, type ModeratedComment } from '@/lib/content/comments/queries'
import { type CommentStatusName, commentStatusOf, type Decision, type NewComment } from '@/lib/content/comments/schema'
import { judge } from '@/lib/content/comments/spam'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { changePages } from '@/lib/site/page-changes/mutations'

/**
 * Saves a comment. Spam is saved as rejected. Throws `not-found` for an unknown post, `invalid` without a valid form
 * token.
 */
export async function addComment(_viewer: null, comment: NewComment): Promise<void> {
  const { blogId, name, email, text, website, formToken } = comment
  const openMs = await formOpenMs(formToken, blogId)
  await db().$transaction(async (tx) => {
    const blog = await tx.blog.findFirst({ where: { id: blogId, ...isPublic() }, select: { id: true } })
    if (!blog) throw new ApiError('not-found')
    const earlier = await tx.blogComment.findMany({ where: { text }, take: 100, select: { blogId: true, email: true } })
    const repeats = earlier.map((each) => ({ isSameWriterAndPost: each.blogId === blogId && each.email === email }))
    const verdict = judge({ text, website, openMs, repeats })
    if (verdict === 'known') return
    const state = verdict === 'park' ? commentStatusOf.rejected : commentStatusOf.waiting
    await tx.blogComment.create({ data: { blogId, name, email, text, state, createdAt: now() }, select: { id: true } })
  })
}

export async function decideComment(admin: Admin, id: number, state: CommentStatusName): Promise<ModeratedComment> {
  const decided = await changePages('blogs', async (tx) => {
    const [comment] = await decide(tx, admin, [id], state)
    if (!comment) throw new ApiError('not-found')
    return comment
  })
  return decided
}

export async function deleteComment(admin: Admin, id: number): Promise<void> {
  await changePages('blogs', async (tx) => {
    const deleted = await remove(tx, admin, [id])
    if (deleted.length === 0) throw new ApiError('not-found')
  })
}

export async function decideComments(admin: Admin, ids: number[], decision: Decision): Promise<number> {
  const decided = await changePages('blogs', async (tx) => {
    const done = decision === 'deleted' ? await remove(tx, admin, ids) : await decide(tx, admin, ids, decision)
    return done.length
  })
  return decided
}

async function decide(tx: Database, admin: Admin, ids: number[], name: CommentStatusName) {
  const state = commentStatusOf[name]
  const decidedAt = name === 'waiting' ? null : now()
  const comments = await tx.blogComment.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: commentSelect,
  })
  const changed = comments.filter((comment) => comment.state !== state || isParked(comment))
  await tx.blogComment.updateMany({
    where: { id: { in: changed.map(({ id }) => id) } },
    data: { state, decidedAt },
  })
  for (const comment of changed) await audit(tx, admin, { action: `comment.${name}`, ...subjectOf(comment) })
  return comments.map((comment) => (changed.includes(comment) ? { ...comment, state, decidedAt } : comment))
}

async function remove(tx: Database, admin: Admin, ids: number[]) {
  const comments = await tx.blogComment.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: commentSelect,
  })
  await tx.blogComment.deleteMany({ where: { id: { in: comments.map(({ id }) => id) } } })
  for (const comment of comments) await audit(tx, admin, { action: 'comment.deleted', ...subjectOf(comment) })
  return comments
}

const isParked = ({ state, decidedAt }: ModeratedComment) => state === 'REJECTED' && decidedAt === null

const subjectOf = ({ id, name, blog }: ModeratedComment) => ({ subjectId: id, subject: `${name} on ${blog.title}` })
