import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { ListPage } from '@/components/console/lists/list-page'
import { pageAction } from '@/components/console/lists/row-action'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { sitePages } from '@/lib/content/site-pages/admin-list'
import { momentLabel } from '@/lib/platform/dates'

type Row = RowIn<typeof sitePages>

const columns: Column<Row>[] = [
  {
    header: 'Title',
    isTitle: true,
    sort: 'title',
    className: 'md:w-2/5',
    cell: ({ id, title }) => (
      <Link
        href={`/site-pages/${id}`}
        prefetch={false}
        data-open
        className="font-semibold underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
      >
        {title}
      </Link>
    ),
  },
  { header: 'Path', sort: 'path', cell: ({ path }) => path },
  { header: 'Status', cell: (row) => <Status {...row} /> },
  { header: 'Changed by', cell: ({ changedBy }) => changedBy },
  {
    header: 'Changed',
    sort: 'changed',
    className: 'md:whitespace-nowrap',
    cell: ({ changedAt }) => <time dateTime={changedAt.toISOString()}>{momentLabel(changedAt)}</time>,
  },
]

export const metadata: Metadata = {
  title: 'Pages',
  description: 'Add pages, build them from sections and publish them.',
  robots: { index: false },
}

export default function SitePagesPage({ searchParams }: PageProps<'/site-pages'>) {
  return (
    <ListPage
      list={sitePages}
      title="Pages"
      columns={columns}
      action={
        <Link href="/site-pages/new" className={buttonClass('primary', pageAction)}>
          <Plus aria-hidden className="size-4" /> Add page
        </Link>
      }
      below={
        <p className="mt-4 text-sm text-muted">
          These are the pages you added. The others are under{' '}
          <Link href="/site-texts" prefetch={false} className="underline underline-offset-4 hover:text-ink">
            Page content
          </Link>
          , and links to pages are under{' '}
          <Link href="/menus" prefetch={false} className="underline underline-offset-4 hover:text-ink">
            Menus
          </Link>
          .
        </p>
      }
      searchParams={searchParams}
    />
  )
}

function Status({ version, isHidden, schedule }: Pick<Row, 'version' | 'isHidden' | 'schedule'>) {
  return (
    <span className="flex flex-wrap gap-1">
      <Visibility version={version} isHidden={isHidden} />
      {schedule && <Badge tone="brand">Scheduled for {momentLabel(schedule.publishAt)}</Badge>}
    </span>
  )
}

function Visibility({ version, isHidden }: Pick<Row, 'version' | 'isHidden'>) {
  if (version === 0) return <Badge>Not published</Badge>
  return isHidden ? <Badge tone="warning">Hidden</Badge> : <Badge tone="success">Public</Badge>
}
