import { Download, FileText } from 'lucide-react'
import Link from 'next/link'
import { ChangeState } from '@/components/applications/change-state'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { isReadable, resumeHref, resumeReadHref } from '@/lib/applications/format'
import type { ListedApplication } from '@/lib/applications/list-queries'
import { deleteMessages } from '@/lib/applications/messages'
import { dayLabel } from '@/lib/dates'

type Shown = { application: ListedApplication }

const columns: Column<ListedApplication>[] = [
  {
    header: 'Applicant',
    cell: (application) => <Applicant application={application} />,
    className: 'md:min-w-44',
    isTitle: true,
    sort: 'applicant',
  },
  { header: 'Job', cell: (application) => <Job application={application} />, className: 'md:min-w-32', sort: 'job' },
  { header: 'Company', cell: ({ posting }) => posting.company, className: 'break-words md:min-w-30', sort: 'company' },
  {
    header: 'Date',
    className: 'xl:min-w-27',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    sort: 'date',
  },
  {
    header: 'State',
    cell: ({ id, state, studentName }) => <ChangeState id={id} state={state} studentName={studentName} />,
  },
  { header: 'Resume', cell: (application) => <Resume application={application} />, className: 'md:min-w-40' },
  {
    header: 'Action',
    cell: ({ id, studentName, posting }) => (
      <DeleteRecord
        path={`/apply-job/delete/${id}`}
        title="Delete application"
        name={`${studentName}, ${posting.jobTitle}`}
        messages={deleteMessages}
      />
    ),
  },
]

type ApplicationTableProps = { applications: ListedApplication[]; sorting: Sorting }

/** The applications an admin looks through (spec §2, Applied Jobs List). */
export function ApplicationTable({ applications, sorting }: ApplicationTableProps) {
  return (
    <DataTable
      caption="Applied Jobs"
      columns={columns}
      rows={applications}
      keyOf={({ id }) => id}
      sorting={sorting}
      isDense
    />
  )
}

function Applicant({ application: { studentName, email, mobileNumber } }: Shown) {
  return (
    <div className="break-words">
      <p className="font-semibold">{studentName}</p>
      <p className="text-sm text-muted">
        <EmailLink email={email} />
      </p>
      <p className="text-sm text-muted">{mobileNumber}</p>
    </div>
  )
}

function Job({ application: { posting, postingId } }: Shown) {
  return (
    <Link
      href={`/adminpostjobs/${postingId}`}
      prefetch={false}
      className="-my-2.5 inline-block py-2.5 break-words underline underline-offset-4 md:my-0 md:py-0"
    >
      {posting.jobTitle}
    </Link>
  )
}

const link =
  'inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere] text-accent underline underline-offset-4 md:min-h-8'

/** Read in a new tab where the browser can show it, and downloaded. */
function Resume({ application: { id, studentName, postingId, email, resume } }: Shown) {
  const { originalName } = resume
  return (
    <div className="flex flex-wrap gap-x-4 md:flex-col">
      {isReadable(originalName) && (
        <a href={resumeReadHref(id)} target="_blank" rel="noopener" className={link}>
          <FileText aria-hidden className="size-4 shrink-0" /> Read
          <span className="sr-only"> the resume of {studentName} in a new tab</span>
        </a>
      )}
      <a
        href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
        download
        aria-label={`Download ${originalName} of ${studentName}`}
        className={link}
      >
        <Download aria-hidden className="size-4 shrink-0" /> {originalName}
      </a>
    </div>
  )
}
