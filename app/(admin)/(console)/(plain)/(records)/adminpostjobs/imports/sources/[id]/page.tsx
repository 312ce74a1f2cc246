import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { SourceActions } from '@/components/jobs/sources/source-actions'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import { importStates, isRunning, stateLabel } from '@/lib/jobs/imports/format'
import { knownFormatOf } from '@/lib/jobs/imports/formats'
import { pauseReasons, statusOf } from '@/lib/jobs/sources/format'
import { type FoundSource, getSource } from '@/lib/jobs/sources/queries'
import { intervals } from '@/lib/jobs/sources/schema'
import { momentLabel } from '@/lib/platform/dates'
import { countOf, grouped } from '@/lib/platform/numbers'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Job feed',
  description: 'A feed with its last checks and imports.',
  robots: { index: false },
}

type Import = FoundSource['latest'][number]

const columns: Column<Import>[] = [
  {
    header: 'Imported',
    isTitle: true,
    cell: ({ id, createdAt }) => (
      <Link
        href={`/adminpostjobs/imports/${id}`}
        prefetch={false}
        data-open
        className="-my-2 inline-block py-2 font-semibold underline-offset-4 hover:underline"
      >
        <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
      </Link>
    ),
  },
  { header: 'New', cell: ({ added }) => grouped(added) },
  { header: 'Changed', cell: ({ changed }) => grouped(changed) },
  { header: 'No longer listed', cell: ({ missing }) => grouped(missing) },
  { header: 'Refused', cell: ({ refused }) => grouped(refused) },
  {
    header: 'Status',
    isAction: true,
    cell: ({ state, header }) => (
      <Badge tone={importStates[state].tone}>{stateLabel({ state, hasKnownColumns: hasKnownColumns(header) })}</Badge>
    ),
  },
]

const hasKnownColumns = (header: string[]) => knownFormatOf(header) !== undefined

function waitingText({ state, header }: Import): string {
  if (state === 'READY') return 'The latest import is waiting for your review.'
  return hasKnownColumns(header)
    ? 'Fill in what the feed leaves out, such as a contact, then start the first import.'
    : 'Choose what the columns contain to import this feed.'
}

export default async function SourcePage({ params }: PageProps<'/adminpostjobs/imports/sources/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/imports/sources/${id}`)
  const source = await orNotFound(getSource(admin, pageId(id)))
  const { name, url, everyMinutes, isPublished, pausedAt, pauseReason, checkedAt, error, jobs } = source
  const [last] = source.latest
  const isWaiting = last !== undefined && ['MAPPING', 'READY'].includes(last.state)
  const { label, tone } = statusOf(source)
  return (
    <>
      <BackLink href="/adminpostjobs/imports/sources">Job feeds</BackLink>
      <PageTitle title={name} text={countOf(jobs, 'open job')} />
      <div className="mb-8 space-y-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          <code className="wrap-anywhere">{url}</code>
        </p>
        <p className="text-muted">
          Checked every {intervals[everyMinutes as keyof typeof intervals].toLowerCase()}.{' '}
          {isPublished ? 'New jobs and changes go live right away.' : 'New jobs and changes go to review.'}{' '}
          {checkedAt && `Last checked ${momentLabel(checkedAt)}.`}
        </p>
        {error && <p className="text-danger wrap-anywhere">{error}</p>}
        {pauseReasons[pauseReason] && <p>{pauseReasons[pauseReason]}</p>}
        {isWaiting && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {pauseReason !== 'columns' && waitingText(last)}
            <Link href={`/adminpostjobs/imports/${last.id}`} prefetch={false} className={buttonClass('primary')}>
              {last.state === 'READY' ? 'Review import' : pauseReason === 'columns' ? 'Choose columns' : 'Set up'}
            </Link>
          </p>
        )}
        <SourceActions
          source={source}
          isPaused={pausedAt !== null}
          needsColumns={pauseReason === 'columns'}
          checkedAt={checkedAt?.toISOString() ?? null}
          isWaiting={isWaiting}
          isImporting={last !== undefined && isRunning(last.state)}
        />
      </div>
      <section aria-labelledby="imports">
        <h2 id="imports" className="mb-3 text-heading">
          Latest imports
        </h2>
        {source.latest.length > 0 ? (
          <DataTable caption="Latest imports" columns={columns} rows={source.latest} />
        ) : (
          <EmptyState title="No imports yet">They appear here once the feed has been read.</EmptyState>
        )}
      </section>
    </>
  )
}
