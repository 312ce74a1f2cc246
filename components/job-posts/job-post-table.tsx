import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { EditJobPost } from '@/components/job-posts/edit-job-post'
import { Badge } from '@/components/ui/badge'
import { dayLabel } from '@/lib/dates'
import type { WireJobPost } from '@/lib/job-posts/format'
import { deleteMessages } from '@/lib/job-posts/messages'

const columns: Column<WireJobPost>[] = [
  { header: 'Job', cell: (jobPost) => <Job jobPost={jobPost} />, className: 'md:min-w-44', isTitle: true, sort: 'job' },
  {
    header: 'Company',
    cell: ({ company, email, phone }) => <Contact name={company} email={email} phone={phone} />,
    className: 'md:min-w-40',
    sort: 'company',
  },
  {
    header: 'Candidate',
    cell: ({ candidate_name, candidate_email, candidate_phone }) => (
      <Contact name={candidate_name || 'Nobody yet'} email={candidate_email} phone={candidate_phone} />
    ),
    className: 'md:min-w-40',
    sort: 'candidate',
  },
  { header: 'Resume', cell: ({ resume }) => <Resume resume={resume} />, className: 'md:min-w-28' },
  {
    header: 'Date',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    className: 'xl:whitespace-nowrap',
    sort: 'date',
  },
  { header: 'Action', cell: (jobPost) => <Actions jobPost={jobPost} /> },
]

/** The admins' job posts, each with whom it was filled by (spec §2, Jobs page). */
export function JobPostTable({ jobPosts, sorting }: { jobPosts: WireJobPost[]; sorting: Sorting }) {
  return (
    <DataTable
      caption="Applied Jobs"
      columns={columns}
      rows={jobPosts}
      keyOf={({ job_id }) => job_id}
      sorting={sorting}
    />
  )
}

type JobPostProps = { jobPost: WireJobPost }

function Job({ jobPost: { job_title, location, work_type, salary, experience } }: JobPostProps) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="font-semibold">{job_title}</p>
      <p className="text-sm text-muted">{[location, salary, experience].filter(Boolean).join(' · ')}</p>
      <p className="mt-1">
        <Badge>{work_type}</Badge>
      </p>
    </div>
  )
}

function Contact({ name, email, phone }: { name: string; email: string; phone: string }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="font-medium">{name}</p>
      {email && (
        <p className="text-sm">
          <EmailLink email={email} />
        </p>
      )}
      {phone && <p className="text-sm text-muted">{phone}</p>}
    </div>
  )
}

/** A file's name, or an address to open; only the web's own protocols become links. */
function Resume({ resume }: { resume: string }) {
  if (!/^https?:\/\//i.test(resume)) return <span className="[overflow-wrap:anywhere]">{resume || '–'}</span>
  return (
    <a
      href={resume}
      target="_blank"
      rel="noreferrer"
      className="[overflow-wrap:anywhere] underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {resume.replace(/^https?:\/\//i, '')}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function Actions({ jobPost }: JobPostProps) {
  const { job_id, job_title, company } = jobPost
  return (
    <div className="flex gap-2">
      <EditJobPost jobPost={jobPost} />
      <DeleteRecord
        path={`/jobpost/delete/${job_id}`}
        title="Delete job"
        name={`${job_title}, ${company}`}
        messages={deleteMessages}
      />
    </div>
  )
}
