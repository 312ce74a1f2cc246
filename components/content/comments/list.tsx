import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { rowActions } from '@/components/console/lists/row-action'
import { CommentSelection, DecideComment } from '@/components/content/comments/comment-decisions'
import { PartnerTabs } from '@/components/content/partners/partner-tabs'
import { Badge } from '@/components/ui/badge'
import { NewTab } from '@/components/ui/new-tab'
import { blogPath } from '@/lib/content/blogs/format'
import { comments } from '@/lib/content/comments/admin-list'
import type { WireComment } from '@/lib/content/comments/format'
import { deleteMessages } from '@/lib/content/comments/messages'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<WireComment>[] = [
  {
    header: 'Select',
    isSelect: true,
    cell: ({ id, name, blogTitle }) => (
      <label className="-m-2 inline-grid size-11 cursor-pointer place-items-center md:size-9">
        <input type="checkbox" name="id" value={id} className="size-5 accent-accent" />
        <span className="sr-only">
          Select {name} on {blogTitle}
        </span>
      </label>
    ),
    className: 'md:w-10',
  },
  { header: 'Name', cell: (comment) => <Writer comment={comment} />, isWhole: true, isTitle: true, sort: 'name' },
  { header: 'Comment', cell: (comment) => <Words comment={comment} />, className: 'md:w-1/2', isWhole: true },
  {
    header: 'Date',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'date',
  },
  { header: 'Status', cell: (comment) => <StatusBadge comment={comment} />, sort: 'state' },
  {
    header: 'Action',
    isAction: true,
    cell: (comment) => (
      <div className={rowActions}>
        <DecideComment comment={comment} />
        <DeleteRecord
          path={`/api/comments/${comment.id}`}
          title="Delete comment"
          name={nameOf(comment)}
          messages={deleteMessages}
        />
      </div>
    ),
  },
]

export function CommentList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={comments}
      title="Blog Comment"
      caption="Comments"
      columns={columns}
      parts={<PartnerTabs current="comments" />}
      frame={(table, { rows }) =>
        rows.length === 0 ? (
          table
        ) : (
          <CommentSelection key={rows.map(({ id, state }) => `${id}${state}`).join()}>{table}</CommentSelection>
        )
      }
      searchParams={searchParams}
    />
  )
}

type CommentProps = { comment: WireComment }

const nameOf = ({ name, blogTitle }: WireComment) => `${name} on ${blogTitle}`

function Writer({ comment: { name, email } }: CommentProps) {
  return (
    <div className="md:max-w-48">
      <p className="font-semibold wrap-anywhere md:truncate">{name}</p>
      <p className="text-muted md:truncate">{email && <EmailLink email={email} />}</p>
    </div>
  )
}

function Words({ comment: { text, blogId, blogTitle } }: CommentProps) {
  const isLong = text.length > MAX_WORDS || text.includes('\n')
  return (
    <div className="wrap-anywhere">
      {isLong ? (
        <details className="group">
          <summary className="min-h-11 md:min-h-0">
            <span className="group-open:hidden">{text.replace(/\s+/g, ' ').slice(0, MAX_WORDS)}… </span>
            <span className="text-muted underline underline-offset-4 group-open:hidden">all</span>
            <span className="hidden text-muted underline underline-offset-4 group-open:inline">less</span>
          </summary>
          <p className="whitespace-pre-line">{text}</p>
        </details>
      ) : (
        <p>{text}</p>
      )}
      <p className="text-muted">
        on{' '}
        <a
          href={`${blogPath({ id: blogId, title: blogTitle })}#comments`}
          target="_blank"
          rel="noreferrer"
          data-open
          className="underline underline-offset-4"
        >
          {blogTitle}
          <NewTab />
        </a>
      </p>
    </div>
  )
}

const MAX_WORDS = 75

function StatusBadge({ comment: { state, isParked } }: CommentProps) {
  if (state === 'approved') return <Badge tone="success">Approved</Badge>
  if (state === 'waiting') return <Badge tone="warning">Pending</Badge>
  return <Badge tone="danger">{isParked ? 'Marked as spam' : 'Rejected'}</Badge>
}
