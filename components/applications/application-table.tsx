import { Download } from 'lucide-react'
import Link from 'next/link'
import { DeleteApplication } from '@/components/applications/delete-application'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { resumeHref } from '@/lib/applications/format'
import type { ListedApplication } from '@/lib/applications/queries'
import { dayLabel } from '@/lib/dates'

const columns: Column<ListedApplication>[] = [
  {
    header: 'Applicant',
    isTitle: true,
    cell: ({ studentName, email, mobileNumber }) => (
      <div className="break-words">
        <p className="font-semibold">{studentName}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p>
        <p className="text-sm text-muted">{mobileNumber}</p>
      </div>
    ),
  },
  {
    header: 'Job',
    cell: ({ posting: { jobTitle, company, slug } }) => (
      <div className="break-words">
        <p>
          {slug ? (
            <Link href={`/applied-jobs/apply/${slug}`} prefetch={false} className="underline underline-offset-4">
              {jobTitle}
            </Link>
          ) : (
            jobTitle
          )}
        </p>
        <p className="text-sm text-muted">{company}</p>
      </div>
    ),
  },
  {
    header: 'Date',
    className: 'md:whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
  },
  {
    header: 'Resume',
    cell: ({ postingId, email, resume: { originalName } }) => (
      <a
        href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
        download
        className="inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere] text-accent underline underline-offset-4 md:min-h-0"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        {originalName}
      </a>
    ),
  },
  {
    header: 'Action',
    cell: ({ id, studentName, posting }) => <DeleteApplication id={id} title={`${studentName}, ${posting.jobTitle}`} />,
  },
]

/** The applications an admin looks through (spec §2, Applied Jobs List). */
export function ApplicationTable({ applications }: { applications: ListedApplication[] }) {
  return <DataTable caption="Applied Jobs" columns={columns} rows={applications} keyOf={({ id }) => id} />
}
