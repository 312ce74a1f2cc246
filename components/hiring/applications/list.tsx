import { Download, FileText } from 'lucide-react'
import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmailLink } from '@/components/console/lists/email-link'
import { filterOf, ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { rowActions } from '@/components/console/lists/row-action'
import { RowSelection, SelectRow } from '@/components/console/lists/row-selection'
import { ApplicationViews } from '@/components/hiring/applications/application-views'
import { ChangeStatus } from '@/components/hiring/applications/change-status'
import { CompareSelected } from '@/components/hiring/applications/compare-selection'
import { WriteToSelected } from '@/components/hiring/person-mails/write-to-selected'
import { applications } from '@/lib/hiring/applications/admin-list'
import { resumeHref, resumeReadHref } from '@/lib/hiring/applications/format'
import { applicationBoard } from '@/lib/hiring/applications/list'
import type { ListedApplication } from '@/lib/hiring/applications/list-queries'
import { deleteMessages } from '@/lib/hiring/applications/messages'
import { stagesOf } from '@/lib/hiring/stages/format'
import { dayLabel } from '@/lib/platform/dates'
import { phoneText } from '@/lib/platform/phones/numbers'

type ApplicantProps = { application: ListedApplication; from: string }

const columnsFrom = (from: string): Column<ListedApplication>[] => [
  {
    header: 'Select',
    isSelect: true,
    cell: ({ id, studentName }) => <SelectRow id={id} name={studentName} />,
    className: 'md:w-10',
  },
  {
    header: 'Applicant',
    cell: (application) => <Applicant application={application} from={from} />,
    className: 'md:min-w-56',
    isTitle: true,
    isWhole: true,
    sort: 'applicant',
  },
  { header: 'Job', cell: (application) => <Job application={application} />, sort: 'job' },
  { header: 'Company', cell: ({ posting }) => posting.company, sort: 'company' },
  {
    header: 'Date',
    className: 'md:whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    sort: 'date',
  },
  {
    header: 'Status',
    cell: ({ id, state, stageId, studentName, posting }) => (
      <ChangeStatus
        id={id}
        state={state}
        stageId={stageId}
        studentName={studentName}
        stages={stagesOf(posting.stages)}
      />
    ),
    isWhole: true,
  },
  {
    header: 'Resume',
    cell: (application) => <ApplicationResume application={application} />,
    isWhole: true,
  },
  {
    header: 'Action',
    isAction: true,
    cell: ({ id, studentName, posting }) => (
      <div className={rowActions}>
        <DeleteRecord
          path={`/apply-job/delete/${id}`}
          title="Delete application"
          name={`${studentName}, ${posting.jobTitle}`}
          messages={deleteMessages}
        />
      </div>
    ),
  },
]

export async function ApplicationList({ searchParams }: { searchParams: SearchParams }) {
  const board = applicationBoard.hrefOf(applicationBoard.read(await searchParams))
  return (
    <ListPage
      list={applications}
      title="Applied Jobs"
      columns={({ query }) => columnsFrom(String(applications.url.queryOf({ ...query, page: 1 })))}
      parts={<ApplicationViews current="list" list={applications.path} board={board} />}
      frame={(table, { rows, ...context }) => (
        <RowSelection selectable={rows.map(({ id, studentName }) => ({ id, version: 0, name: studentName }))}>
          <WriteToSelected of="applications" {...filterOf(applications, context)}>
            <CompareSelected />
          </WriteToSelected>
          {table}
        </RowSelection>
      )}
      searchParams={searchParams}
    />
  )
}

function Applicant({ application: { id, studentName, email, mobileNumber, phoneE164 }, from }: ApplicantProps) {
  const phone = phoneText(mobileNumber, phoneE164)
  return (
    <div className="md:max-w-52" title={phone}>
      <p className="md:truncate">
        <Link
          href={`/adminappliedjobs/${id}${from && `?${from}`}`}
          prefetch={false}
          data-open
          className="-my-2 py-2 font-semibold underline-offset-4 hover:underline md:my-0 md:py-0"
        >
          {studentName}
        </Link>
      </p>
      <p className="text-muted">
        <EmailLink email={email} />
      </p>
      <p className="text-sm text-muted md:sr-only">{phone}</p>
    </div>
  )
}

function Job({ application: { posting, postingId } }: Pick<ApplicantProps, 'application'>) {
  return (
    <Link
      href={`/adminpostjobs/${postingId}`}
      prefetch={false}
      className="-my-2 inline-block py-2 underline decoration-edge underline-offset-4 md:my-0 md:py-0"
    >
      {posting.jobTitle}
    </Link>
  )
}

type ApplicationResumeProps = {
  application: Pick<ListedApplication, 'id' | 'studentName' | 'postingId' | 'email' | 'resume'>
}

const link =
  'inline-flex min-h-11 min-w-0 items-center gap-1.5 text-muted underline decoration-edge underline-offset-4 hover:text-ink md:min-h-6'

function ApplicationResume({ application }: ApplicationResumeProps) {
  const { id, studentName, postingId, email, resume } = application
  const { originalName, scannedAt } = resume
  return (
    <div className="md:max-w-44">
      <div className="flex gap-x-3">
        <a href={resumeReadHref(id)} target="_blank" rel="noopener" className={`${link} shrink-0`}>
          <FileText aria-hidden className="size-4 shrink-0" /> View
          <span className="sr-only"> the resume of {studentName} in a new tab</span>
        </a>
        <a
          href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
          download
          aria-label={`Download ${originalName} of ${studentName}`}
          className={link}
        >
          <Download aria-hidden className="size-4 shrink-0" /> <FileName name={originalName} />
        </a>
      </div>
      {!scannedAt && <span className="text-xs text-muted">Not scanned for viruses</span>}
    </div>
  )
}

/** Truncates before the extension, which shows the file type. */
function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return (
    <span className="flex min-w-0">
      <span className="truncate">{name.slice(0, end)}</span>
      <span className="shrink-0">{name.slice(end)}</span>
    </span>
  )
}
