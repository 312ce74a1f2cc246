import { CircleHelp } from 'lucide-react'
import Link from 'next/link'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { PostingDecision } from '@/components/postings/posting-decision'
import { PostingText } from '@/components/postings/posting-text'
import { Badge } from '@/components/ui/badge'
import { dayLabel } from '@/lib/dates'
import { logoPath, nameOfEmploymentType, nameOfWorkMode } from '@/lib/postings/format'
import type { ModeratedPosting } from '@/lib/postings/moderation-queries'

const columns: Column<ModeratedPosting>[] = [
  { header: 'Job', cell: (posting) => <Job posting={posting} />, className: 'md:w-2/5', isTitle: true },
  { header: 'Employer', cell: (posting) => <Employer posting={posting} /> },
  {
    header: 'Submitted',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
  },
  { header: 'Status', cell: (posting) => <Status posting={posting} /> },
]

/** The postings an admin decides on, each with its full text below (spec §2, Jobs Posted List). */
export function PostingTable({ postings }: { postings: ModeratedPosting[] }) {
  return (
    <DataTable
      caption="Jobs Posted"
      columns={columns}
      rows={postings}
      keyOf={({ id }) => id}
      detail={(posting) => <PostingText posting={posting} />}
    />
  )
}

type PostingProps = { posting: ModeratedPosting }

function Job({ posting }: PostingProps) {
  const { jobTitle, company, logo, location, employmentType, workMode, experience, salary, slug, expiresAt } = posting
  const isPublic = slug && expiresAt && expiresAt > new Date()
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
          {isPublic ? (
            <Link href={`/applied-jobs/apply/${slug}`} prefetch={false} className="underline underline-offset-4">
              {jobTitle}
            </Link>
          ) : (
            jobTitle
          )}
        </p>
        <p>{company}</p>
        <p className="text-sm text-muted">
          {[location, nameOfWorkMode(workMode), nameOfEmploymentType(employmentType), experience, salary].join(' · ')}
        </p>
      </div>
    </div>
  )
}

function Employer({ posting }: PostingProps) {
  const { firstName, lastName, email, mobileNumber, confirmedAt } = posting
  return (
    <div className="break-words">
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

function Status({ posting }: PostingProps) {
  const { id, status, jobTitle, company, confirmedAt } = posting
  if (status === 'APPROVED') return <Badge tone="success">Approved</Badge>
  if (status === 'REJECTED') return <Badge tone="danger">Rejected</Badge>
  return <PostingDecision id={id} jobTitle={jobTitle} company={company} isConfirmed={confirmedAt !== null} />
}
