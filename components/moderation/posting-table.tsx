import { CircleHelp, Flag, PencilLine, ScanSearch } from 'lucide-react'
import Link from 'next/link'
import { type Column, DataTable } from '@/components/back-office/data-table'
import type { Sorting } from '@/components/back-office/sort-links'
import { PostingDecision } from '@/components/moderation/posting-decision'
import { SelectPosting } from '@/components/moderation/posting-selection'
import { PostingStatus } from '@/components/moderation/posting-status'
import { PostingText } from '@/components/moderation/posting-text'
import { Badge } from '@/components/ui/badge'
import { ageLabel, dayLabel } from '@/lib/dates'
import { readingWarnings } from '@/lib/moderation/format'
import type { ModeratedPosting } from '@/lib/moderation/queries'
import { logoPath } from '@/lib/postings/format'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/postings/options'
import { isUndecided } from '@/lib/postings/statuses'

const select: Column<ModeratedPosting> = {
  header: 'Select',
  cell: ({ id, status, jobTitle, company }) =>
    status === 'PENDING' && <SelectPosting id={id} name={`${jobTitle}, ${company}`} />,
  className: 'md:w-16',
}
const columnsAt = (time: Date): Column<ModeratedPosting>[] => [
  { header: 'Job', cell: (posting) => <Job posting={posting} />, className: 'md:w-2/5', isTitle: true, sort: 'job' },
  { header: 'Company', cell: (posting) => <Employer posting={posting} />, sort: 'company' },
  {
    header: 'Submitted',
    cell: (posting) => <Submitted posting={posting} time={time} />,
    className: 'md:whitespace-nowrap',
    sort: 'submitted',
  },
  { header: 'Status', cell: (posting) => <Status posting={posting} time={time} /> },
]

type PostingTableProps = { postings: ModeratedPosting[]; time: Date; sorting: Sorting }

/** The postings an admin decides on, each with its full text below (requirements §2, Jobs Posted List). */
export function PostingTable({ postings, time, sorting }: PostingTableProps) {
  const columns = columnsAt(time)
  return (
    <DataTable
      caption="Jobs Posted"
      sorting={sorting}
      columns={postings.some(({ status }) => status === 'PENDING') ? [select, ...columns] : columns}
      rows={postings}
      keyOf={({ id }) => id}
      detail={(posting) => <PostingText posting={posting} />}
    />
  )
}

type PostingProps = { posting: ModeratedPosting }

function Job({ posting }: PostingProps) {
  const { id, jobTitle, logo, location, employmentType, workMode, experience, salary } = posting
  return (
    <div className="flex gap-3">
      {logo && (
        // biome-ignore lint/performance/noImgElement: already small and cached for good.
        <img
          src={logoPath(logo.name)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-control border border-line bg-surface object-contain max-sm:hidden"
        />
      )}
      <div className="min-w-0 break-words">
        <p className="font-semibold">
          <Link href={`/adminpostjobs/${id}`} prefetch={false} className="underline underline-offset-4">
            {jobTitle}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {[location, nameOfWorkMode(workMode), nameOfEmploymentType(employmentType), experience, salary].join(' · ')}
        </p>
        <NotRead posting={posting} />
      </div>
    </div>
  )
}

/** Leads to where it is mended. */
function NotRead({ posting }: PostingProps) {
  const warnings = readingWarnings(posting)
  const isOver = !isUndecided(posting) && posting.status !== 'APPROVED'
  if (isOver || warnings.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {warnings.map((warning) => (
        <Link key={warning} href={`/adminpostjobs/${posting.id}#reading`} prefetch={false}>
          <Badge tone="warning">
            <ScanSearch aria-hidden className="size-3.5" /> {warning}
          </Badge>
        </Link>
      ))}
    </p>
  )
}

function Employer({ posting }: PostingProps) {
  const { company, firstName, lastName, email, mobileNumber, confirmedAt } = posting
  return (
    <div className="break-words">
      <p className="font-medium">{company}</p>
      <p>
        {firstName} {lastName}
      </p>
      <p className="text-sm text-muted">
        {email.split('@')[0]}@<wbr />
        {email.split('@')[1]}
      </p>
      <p className="text-sm text-muted">{mobileNumber}</p>
      {!confirmedAt && (
        <p className="mt-1">
          <Badge tone="warning">
            <CircleHelp aria-hidden className="size-3.5" /> Unconfirmed
          </Badge>
        </p>
      )}
    </div>
  )
}

function Submitted({ posting: { status, createdAt }, time }: PostingProps & { time: Date }) {
  return (
    <>
      <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
      {status === 'PENDING' && <p className="text-sm text-muted">waits {ageLabel(createdAt, time)}</p>}
    </>
  )
}

function Status({ posting, time }: PostingProps & { time: Date }) {
  const { id, version, status, jobTitle, company, confirmedAt, revision } = posting
  if (status === 'PENDING')
    return <PostingDecision {...{ id, version, jobTitle, company }} isConfirmed={confirmedAt !== null} />
  return (
    <>
      <PostingStatus status={status} />
      {revision && status === 'APPROVED' && (
        <p className="mt-1">
          <Link href={`/adminpostjobs/${id}`} prefetch={false} aria-label={`Change waiting of ${jobTitle}`}>
            <Badge tone="warning">
              <PencilLine aria-hidden className="size-3.5" /> Change waiting
            </Badge>
          </Link>
          <span className="block text-sm text-muted">waits {ageLabel(revision.createdAt, time)}</span>
        </p>
      )}
      {posting._count.reports > 0 && (
        <p className="mt-1">
          <Badge tone="warning">
            <Flag aria-hidden className="size-3.5" /> Reported {posting._count.reports}
          </Badge>
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{sinceWhen(posting)}</p>
    </>
  )
}

function sinceWhen({ status, expiresAt, closedAt, decidedAt }: ModeratedPosting): string {
  if (status === 'APPROVED') return expiresAt ? `closes ${dayLabel(expiresAt)}` : ''
  const since = closedAt ?? decidedAt
  return since ? dayLabel(since) : ''
}
