import { ArrowUpRight, CircleHelp, Flag, PencilLine, ScanSearch, Upload } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Column } from '@/components/console/lists/data-table'
import { ListPage } from '@/components/console/lists/list-page'
import { RowSelection, SelectRow } from '@/components/console/lists/row-selection'
import { BulkDecision } from '@/components/hiring/moderation/bulk-decision'
import { PostingDecision } from '@/components/hiring/moderation/posting-decision'
import { PostingDuplicates } from '@/components/hiring/moderation/posting-duplicates'
import { PostingQueue } from '@/components/hiring/moderation/posting-queue'
import { PostingSide } from '@/components/hiring/moderation/posting-side'
import { PostingStatus } from '@/components/hiring/moderation/posting-status'
import { JobDetails } from '@/components/jobs/postings/job-details'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import type { Admin } from '@/lib/auth/guards'
import { listDuplicatePostings } from '@/lib/hiring/employers/queries'
import { postings } from '@/lib/hiring/moderation/admin-list'
import { readingWarnings } from '@/lib/hiring/moderation/format'
import { listPostingsToDecide, type ModeratedPosting, type PostingToDecide } from '@/lib/hiring/moderation/queries'
import { logoPath } from '@/lib/jobs/postings/format'
import { isUndecided } from '@/lib/jobs/postings/statuses'
import { ageLabel, dayLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'
import { phoneText } from '@/lib/platform/phones/numbers'

const isPending = ({ status }: ModeratedPosting) => status === 'PENDING'
const isQueue = (rows: ModeratedPosting[]) => rows.length > 0 && rows.every(isPending)
const select: Column<ModeratedPosting> = {
  header: 'Select',
  isSelect: true,
  cell: (posting) => isPending(posting) && <SelectRow id={posting.id} name={nameOf(posting)} />,
  className: 'md:w-10',
}
const columnsAt = (time: Date, from: string): Column<ModeratedPosting>[] => [
  {
    header: 'Job',
    cell: (posting) => <Job posting={posting} time={time} from={from} />,
    isTitle: true,
    isWhole: true,
    sort: 'job',
  },
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
  { header: 'Status', cell: (posting) => <Status posting={posting} time={time} from={from} />, isAction: true },
]
const recordPath = (id: number, from: string) => `/adminpostjobs/${id}${from && `?${from}`}`
const nameOf = ({ jobTitle, company }: ModeratedPosting) => `${jobTitle}, ${company}`

export const metadata: Metadata = {
  title: 'Jobs Posted',
  description: 'Review postings from employers.',
  robots: { index: false },
}

export default function JobsPostedPage({ searchParams }: PageProps<'/adminpostjobs'>) {
  return (
    <ListPage
      list={postings}
      title="Jobs Posted"
      columns={({ time, rows, from }) => {
        const columns = columnsAt(time, from)
        return rows.some(isPending) ? [select, ...columns] : columns
      }}
      frame={(table, { admin, rows, from }) => (
        <RowSelection
          selectable={rows
            .filter(isPending)
            .map((posting) => ({ id: posting.id, version: posting.version, name: nameOf(posting) }))}
        >
          <BulkDecision />
          {isQueue(rows) ? (
            <PostingPanels admin={admin} ids={rows.map(({ id }) => id)} from={from}>
              {table}
            </PostingPanels>
          ) : (
            table
          )}
        </RowSelection>
      )}
      searchParams={searchParams}
      action={
        <Link href="/adminpostjobs/imports" prefetch={false} className={buttonClass('secondary')}>
          <Upload aria-hidden className="size-5" /> Import jobs
        </Link>
      }
    />
  )
}

type PostingProps = { posting: ModeratedPosting }
type RowProps = PostingProps & { time: Date; from: string }

function Job({ posting, time, from }: RowProps) {
  const { id, jobTitle, company, location, salary, createdAt, confirmedAt, _count } = posting
  const isOver = !isUndecided(posting) && posting.status !== 'APPROVED'
  const warnings = isOver ? [] : readingWarnings(posting)
  return (
    <div className="md:max-w-96 lg:group-data-queue/queue:max-w-60">
      <p className="flex items-center gap-x-2 max-md:flex-wrap">
        <Link
          href={recordPath(id, from)}
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
            href={`${recordPath(id, from)}#reading`}
            prefetch={false}
            className="grid min-h-6 place-items-center max-md:min-h-11"
          >
            <Mark icon={ScanSearch} text={warning} />
          </Link>
        ))}
      </p>
      <p className="text-muted md:truncate">
        <span className="hidden lg:group-data-queue/queue:inline">
          Waiting {ageLabel(createdAt, time)} · {company},{' '}
        </span>
        {[location, salary].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

/** A warning icon. Phones and tooltips show its text, and screen readers announce it. */
function Mark({ icon: Icon, text }: { icon: typeof Flag; text: string }) {
  return (
    <span title={text} className="inline-flex shrink-0 items-center gap-1 text-sm text-warning">
      <Icon aria-hidden className="size-4" />
      <span className="md:sr-only">{text}</span>
    </span>
  )
}

function Employer({ posting: { company, firstName, lastName, email, mobileNumber, phoneE164 } }: PostingProps) {
  return (
    <div className="md:max-w-52" title={`${email}, ${phoneText(mobileNumber, phoneE164)}`}>
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
      {status === 'PENDING' && <span className="block text-muted">Waiting {ageLabel(createdAt, time)}</span>}
    </>
  )
}

function Status({ posting, time, from }: RowProps) {
  const { id, version, status, jobTitle, company, confirmedAt, revision } = posting
  if (status === 'PENDING')
    return <PostingDecision {...{ id, version, jobTitle, company }} isConfirmed={confirmedAt !== null} />
  return (
    <>
      <PostingStatus status={status} />{' '}
      {revision && status === 'APPROVED' && (
        <Link
          href={recordPath(id, from)}
          prefetch={false}
          aria-label={`Change in review for ${jobTitle}`}
          title={`Waiting ${ageLabel(revision.createdAt, time)}`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <Badge tone="warning">
            <PencilLine aria-hidden className="size-3.5" /> Change in review
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

type PostingPanelsProps = { admin: Admin; ids: number[]; from: string; children: ReactNode }

async function PostingPanels({ admin, ids, from, children }: PostingPanelsProps) {
  const postings = await listPostingsToDecide(admin, ids)
  const duplicates = await Promise.all(postings.map(({ posting }) => listDuplicatePostings(admin, posting)))
  const panels = postings.map(
    (found, at) =>
      [
        found.posting.id,
        <Panel key={found.posting.id} found={found} duplicates={duplicates[at] ?? []} from={from} />,
      ] as const,
  )
  return <PostingQueue panels={Object.fromEntries(panels)}>{children}</PostingQueue>
}

type PanelProps = {
  found: PostingToDecide
  duplicates: Awaited<ReturnType<typeof listDuplicatePostings>>
  from: string
}

function Panel({ found, duplicates, from }: PanelProps) {
  const { posting, job, time } = found
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {!posting.confirmedAt && (
          <Warning icon={CircleHelp}>The employer hasn't opened the confirmation link sent to {posting.email}.</Warning>
        )}
        {posting._count.reports > 0 && (
          <Warning icon={Flag}>Reported {countOf(posting._count.reports, 'time')}.</Warning>
        )}
        <Link
          href={recordPath(posting.id, from)}
          prefetch={false}
          className="ml-auto inline-flex min-h-9 items-center gap-1 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          View job <ArrowUpRight aria-hidden className="size-4" />
        </Link>
      </div>
      <PostingDuplicates duplicates={duplicates} />
      <div className="space-y-4 [&_article]:p-5! [&_article]:shadow-none [&_article_h2]:text-xl!">
        <JobDetails job={job} now={time} isPreview within={{ logo: job.logo && logoPath(job.logo.name) }} />
        <PostingSide found={found} />
      </div>
    </>
  )
}

function Warning({ icon: Icon, children }: { icon: typeof Flag; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-warning">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
