import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import type { Column } from '@/components/console/lists/data-table'
import { ListPage } from '@/components/console/lists/list-page'
import { NewSourceDialog } from '@/components/jobs/sources/new-source'
import { Badge } from '@/components/ui/badge'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { jobSources } from '@/lib/jobs/sources/admin-list'
import { statusOf } from '@/lib/jobs/sources/format'
import { intervals } from '@/lib/jobs/sources/schema'
import { momentLabel } from '@/lib/platform/dates'

const columns: Column<RowIn<typeof jobSources>>[] = [
  {
    header: 'Name',
    cell: ({ id, name, url }) => (
      <>
        <Link
          href={`/adminpostjobs/imports/sources/${id}`}
          prefetch={false}
          data-open
          className="-my-2 inline-block py-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted wrap-anywhere">{url}</p>
      </>
    ),
    isTitle: true,
    isWhole: true,
    sort: 'name',
  },
  {
    header: 'Checked every',
    cell: ({ everyMinutes }) => intervals[everyMinutes as keyof typeof intervals].toLowerCase(),
  },
  {
    header: 'Last check',
    cell: ({ checkedAt, error }) => (
      <>
        {checkedAt ? <time dateTime={checkedAt.toISOString()}>{momentLabel(checkedAt)}</time> : 'Not yet'}
        {error && <span className="block text-danger wrap-anywhere">{error}</span>}
      </>
    ),
  },
  {
    header: 'Status',
    cell: (source) => {
      const { label, tone } = statusOf(source)
      return <Badge tone={tone}>{label}</Badge>
    },
    isAction: true,
  },
]

export const metadata: Metadata = {
  title: 'Job feeds',
  description: 'Feeds on other sites whose jobs are kept up to date here.',
  robots: { index: false },
}

export default function SourcesPage({ searchParams }: PageProps<'/adminpostjobs/imports/sources'>) {
  return (
    <>
      <BackLink href="/adminpostjobs/imports">Import jobs</BackLink>
      <ListPage
        list={jobSources}
        title="Job feeds"
        columns={columns}
        searchParams={searchParams}
        action={<NewSourceDialog />}
      />
    </>
  )
}
