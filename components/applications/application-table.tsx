import Link from 'next/link'
import { ApplicationResume } from '@/components/applications/application-resume'
import { ChangeState } from '@/components/applications/change-state'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
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
  {
    header: 'Resume',
    cell: (application) => <ApplicationResume application={application} />,
    className: 'md:min-w-40',
  },
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

/** The applications an admin looks through (requirements §2, Applied Jobs List). */
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

function Applicant({ application: { id, studentName, email, mobileNumber } }: Shown) {
  return (
    <div className="break-words">
      <Link
        href={`/adminappliedjobs/${id}`}
        prefetch={false}
        className="-my-2.5 inline-block py-2.5 font-semibold underline underline-offset-4 md:my-0 md:py-0"
      >
        {studentName}
      </Link>
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
