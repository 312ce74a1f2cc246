import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { CommentSelection } from '@/components/comments/comment-selection'
import { CommentTable } from '@/components/comments/comment-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { toComment } from '@/lib/comments/format'
import { commentList, stateOptions } from '@/lib/comments/list'
import { listComments } from '@/lib/comments/list-queries'

type CommentModerationProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The comments tab of /partners (spec §2, Blog Comment): which comments readers get to see. */
export async function CommentModeration({ searchParams }: CommentModerationProps) {
  const admin = await requireAdmin('/partners?tab=comments')
  const current = commentList.read({ ...(await searchParams), tab: 'comments' })
  const { comments, total, page, pages } = await listComments(admin, current)
  return (
    <>
      <p className="mb-4 text-muted">{total === 1 ? '1 comment' : `${total.toLocaleString('en-US')} comments`}</p>
      <ListToolbar
        list={commentList}
        current={current}
        searches="name, e-mail, words, post …"
        filters={[{ name: 'state', label: 'State', options: stateOptions }]}
        csvPath="/api/exports/comments"
      />
      {comments.length > 0 ? (
        <CommentSelection key={comments.map(({ id, state }) => `${id}${state}`).join()}>
          <CommentTable comments={comments.map(toComment)} sorting={{ list: commentList, current }} />
        </CommentSelection>
      ) : (
        <NoRecords all={current.search || current.state ? '/partners?tab=comments' : null}>
          Comments wait here as soon as a reader writes one under a post.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => commentList.hrefOf(current, { page: next })} />
    </>
  )
}
