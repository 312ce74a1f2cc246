import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { DecideComment } from '@/components/comments/decide-comment'
import { Badge } from '@/components/ui/badge'
import { blogPath } from '@/lib/blogs/format'
import type { WireComment } from '@/lib/comments/format'
import { deleteMessages } from '@/lib/comments/messages'
import { momentLabel } from '@/lib/dates'

const columns: Column<WireComment>[] = [
  {
    header: 'Select',
    cell: ({ id, name, blogTitle }) => (
      <label className="-m-2.5 inline-grid size-11 cursor-pointer place-items-center">
        <input type="checkbox" name="id" value={id} className="size-6 accent-accent" />
        <span className="sr-only">
          Select {name} on {blogTitle}
        </span>
      </label>
    ),
    className: 'md:w-16',
  },
  { header: 'Name', cell: (comment) => <Writer comment={comment} />, className: 'md:min-w-36', sort: 'name' },
  { header: 'Comment', cell: (comment) => <Words comment={comment} />, className: 'md:w-1/2 md:min-w-56' },
  {
    header: 'Date',
    cell: ({ date }) => <time dateTime={date}>{momentLabel(new Date(date))}</time>,
    className: 'md:min-w-28',
    sort: 'date',
  },
  { header: 'State', cell: (comment) => <State comment={comment} />, sort: 'state' },
  {
    header: 'Action',
    cell: (comment) => (
      <div className="flex flex-wrap gap-2 md:w-28">
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

/** The comments that editors decide on. */
export function CommentTable({ comments, sorting }: { comments: WireComment[]; sorting: Sorting }) {
  return <DataTable caption="Comments" columns={columns} rows={comments} keyOf={({ id }) => id} sorting={sorting} />
}

type CommentProps = { comment: WireComment }

const nameOf = ({ name, blogTitle }: WireComment) => `${name} on ${blogTitle}`

function Writer({ comment: { name, email } }: CommentProps) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="font-semibold">{name}</p>
      <p className="text-sm">
        <EmailLink email={email} />
      </p>
    </div>
  )
}

function Words({ comment: { text, blogId, blogTitle } }: CommentProps) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="whitespace-pre-line">{text}</p>
      <p className="mt-1 text-sm text-muted">
        on{' '}
        <a
          href={`${blogPath({ id: blogId, title: blogTitle })}#comments`}
          target="_blank"
          rel="noreferrer"
          className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
        >
          {blogTitle}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  )
}

function State({ comment: { state, isParked } }: CommentProps) {
  if (state === 'approved') return <Badge tone="success">Approved</Badge>
  if (state === 'waiting') return <Badge tone="warning">Waiting</Badge>
  return <Badge tone="danger">{isParked ? 'Kept out as spam' : 'Rejected'}</Badge>
}
