import { CommentForm } from '@/components/comments/comment-form.island'
import { type Message, MessageArea } from '@/components/ui/message-area'
import type { ShownComment } from '@/lib/comments/queries'
import { dayLabel } from '@/lib/dates'

type PostCommentsProps = {
  blogId: number
  comments: ShownComment[]
  formToken: string
  note: Message | null
}

export function PostComments({ blogId, comments, formToken, note }: PostCommentsProps) {
  return (
    <section id="comments" aria-labelledby="comments-heading" className="mt-12 max-w-reading border-t border-line pt-8">
      <h2 id="comments-heading" className="text-heading">
        {comments.length === 0 ? 'Comments' : comments.length === 1 ? '1 comment' : `${comments.length} comments`}
      </h2>
      {comments.length === 0 && <p className="mt-2 text-muted">Nobody has commented yet. Be the first.</p>}
      <ol className="mt-6 space-y-6">
        {comments.map((comment) => (
          <li key={comment.id} className="border-l-4 border-line pl-4">
            <Comment comment={comment} />
          </li>
        ))}
      </ol>
      <div className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <h3 className="mb-5 text-heading">Write a comment</h3>
        {note && (
          <div className="mb-5">
            <MessageArea message={note} />
          </div>
        )}
        <CommentForm blogId={blogId} formToken={formToken} />
      </div>
    </section>
  )
}

function Comment({ comment: { name, text, createdAt } }: { comment: ShownComment }) {
  return (
    <article>
      <p className="text-sm text-muted">
        <span className="text-base font-semibold break-words text-ink">{name}</span> ·{' '}
        <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
    </article>
  )
}
