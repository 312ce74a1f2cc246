import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { ListPage } from '@/components/console/lists/list-page'
import { pageAction } from '@/components/console/lists/row-action'
import { buttonClass } from '@/components/ui/button'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { newsletters } from '@/lib/content/newsletters/admin-list'
import { momentLabel } from '@/lib/platform/dates'

export const metadata: Metadata = {
  title: 'Newsletters',
  description: 'Newsletters sent to subscribers.',
  robots: { index: false },
}

const columns: Column<RowIn<typeof newsletters>>[] = [
  {
    header: 'Subject',
    isTitle: true,
    sort: 'subject',
    cell: ({ id, subject }) => (
      <Link
        href={`/news-mails/${id}`}
        prefetch={false}
        data-open
        className="font-semibold underline-offset-4 wrap-anywhere hover:underline"
      >
        {subject}
      </Link>
    ),
  },
  { header: 'Text', cell: ({ text }) => <span className="line-clamp-2 text-muted">{text}</span> },
  {
    header: 'Emails',
    cell: ({ sent, finishedAt }) => (
      <span className="tabular-nums">
        {sent.toLocaleString('en-US')}
        {!finishedAt && ' so far'}
      </span>
    ),
  },
  { header: 'Sent by', cell: ({ authorName }) => authorName },
  {
    header: 'Sent',
    sort: 'sent',
    className: 'md:whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
  },
]

export default function NewslettersPage({ searchParams }: PageProps<'/news-mails'>) {
  return (
    <ListPage
      list={newsletters}
      title="Newsletters"
      columns={columns}
      action={
        <Link href="/news-mails/new" className={buttonClass('primary', pageAction)}>
          <Plus aria-hidden className="size-4" /> Write a newsletter
        </Link>
      }
      searchParams={searchParams}
    />
  )
}
