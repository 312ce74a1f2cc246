import { CircleHelp, Flag, PencilLine, ScanSearch } from 'lucide-react'
import Link from 'next/link'
import type { Column } from '@/components/back-office/data-table'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import { BulkDecision } from '@/components/moderation/bulk-decision'
import { PostingDecision } from '@/components/moderation/posting-decision'
import { PostingPanels } from '@/components/moderation/posting-panels'
import { PostingSelection, SelectPosting } from '@/components/moderation/posting-selection'
import { PostingStatus } from '@/components/moderation/posting-status'
import { Badge } from '@/components/ui/badge'
import { ageLabel, dayLabel } from '@/lib/dates'
import { postings } from '@/lib/moderation/admin-list'
import { readingWarnings } from '@/lib/moderation/format'
import type { ModeratedPosting } from '@/lib/moderation/queries'
import { isUndecided } from '@/lib/postings/statuses'

const isPending = ({ status }: ModeratedPosting) => status === 'PENDING'
const isQueue = (rows: ModeratedPosting[]) => rows.length > 0 && rows.every(isPending)

const select: Column<ModeratedPosting> = {
  header: 'Select',
  isSelect: true,
  cell: (posting) => isPending(posting) && <SelectPosting id={posting.id} name={nameOf(posting)} />,
  className: 'md:w-10',
}

const columnsAt = (time: Date): Column<ModeratedPosting>[] => [
  { header: 'Job', cell: (posting) => <Job posting={posting} />, isTitle: true, isWhole: true, sort: 'job' },
  {
    header: 'Company',
    cell: (posting) => <Employer posting={posting} />,
    isWhole: true,
    sort: 'company',
    className: 'lg:group-data-queue/queue:hidden',
  },
  {
    header: 'Submitted',
    cell: (posting) => <Submitted posting={posting} time={time} />,
    className: 'md:whitespace-nowrap lg:group-data-queue/queue:hidden',
    sort: 'submitted',
  },
  { header: 'Status', cell: (posting) => <Status posting={posting} time={time} />, isAction: true },
]

export function PostingList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={postings}
      title="Jobs Posted"
      columns={({ time, rows }) => (rows.some(isPending) ? [select, ...columnsAt(time)] : columnsAt(time))}
      frame={(table, { admin, rows }) => (
        <PostingSelection
          selectable={rows
            .filter(isPending)
            .map((posting) => ({ id: posting.id, version: posting.version, name: nameOf(posting) }))}
        >
          <BulkDecision />
          {isQueue(rows) ? (
            <PostingPanels admin={admin} ids={rows.map(({ id }) => id)}>
              {table}
            </PostingPanels>
          ) : (
            table
          )}
        </PostingSelection>
      )}
      searchParams={searchParams}
    />
  )
}

const nameOf = ({ jobTitle, company }: ModeratedPosting) => `${jobTitle}, ${company}`

type PostingProps = { posting: ModeratedPosting }

function Job({ posting }: PostingProps) {
  const { id, jobTitle, company, location, salary, confirmedAt, _count } = posting
  const isOver = !isUndecided(posting) && posting.status !== 'APPROVED'
  const warnings = isOver ? [] : readingWarnings(posting)
  return (
    <div className="md:max-w-96 lg:group-data-queue/queue:max-w-60">
      <p className="flex items-center gap-2">
        <Link
          href={`/adminpostjobs/${id}`}
          prefetch={false}
          data-open
          className="-my-2 py-2 font-semibold underline-offset-4 hover:underline md:my-0 md:truncate md:py-0"
        >
          {jobTitle}
        </Link>
        {!confirmedAt && <Mark icon={CircleHelp} text="Unconfirmed" />}
        {_count.reports > 0 && <Mark icon={Flag} text={`Reported ${_count.reports}`} />}
        {warnings.map((warning) => (
          <Link
            key={warning}
            href={`/adminpostjobs/${id}#reading`}
            prefetch={false}
            className="grid min-h-6 place-items-center max-md:min-h-11"
          >
            <Mark icon={ScanSearch} text={warning} />
          </Link>
        ))}
      </p>
      <p className="text-muted md:truncate">
        <span className="hidden lg:group-data-queue/queue:inline">{company}, </span>
        {[location, salary].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

/** A warning as a sign, with its words for whoever points at it or cannot see it. */
function Mark({ icon: Icon, text }: { icon: typeof Flag; text: string }) {
  return (
    <span title={text} className="inline-flex shrink-0 text-warning">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function Employer({ posting: { company, firstName, lastName, email, mobileNumber } }: PostingProps) {
  return (
    <div className="md:max-w-52" title={`${email}, ${mobileNumber}`}>
      <p className="md:truncate">{company}</p>
      <p className="text-muted md:truncate">
        {firstName} {lastName}
      </p>
    </div>
  )
}

function Submitted({ posting: { status, createdAt }, time }: PostingProps & { time: Date }) {
  return (
    <>
      <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
      {status === 'PENDING' && <span className="block text-muted">waits {ageLabel(createdAt, time)}</span>}
    </>
  )
}

function Status({ posting, time }: PostingProps & { time: Date }) {
  const { id, version, status, jobTitle, company, confirmedAt, revision } = posting
  if (status === 'PENDING')
    return <PostingDecision {...{ id, version, jobTitle, company }} isConfirmed={confirmedAt !== null} />
  return (
    <>
      <PostingStatus status={status} />{' '}
      {revision && status === 'APPROVED' && (
        <Link
          href={`/adminpostjobs/${id}`}
          prefetch={false}
          aria-label={`Change waiting of ${jobTitle}`}
          title={`waits ${ageLabel(revision.createdAt, time)}`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <Badge tone="warning">
            <PencilLine aria-hidden className="size-3.5" /> Change waiting
          </Badge>
        </Link>
      )}
      <span className="block text-xs leading-4 text-muted">{sinceWhen(posting)}</span>
    </>
  )
}

function sinceWhen({ status, expiresAt, closedAt, decidedAt }: ModeratedPosting): string {
  if (status === 'APPROVED') return expiresAt ? `closes ${dayLabel(expiresAt)}` : ''
  const since = closedAt ?? decidedAt
  return since ? dayLabel(since) : ''
}
