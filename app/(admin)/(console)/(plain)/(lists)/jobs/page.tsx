import type { Metadata } from 'next'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage } from '@/components/console/lists/list-page'
import { rowActions } from '@/components/console/lists/row-action'
import { EditJobPost } from '@/components/hiring/job-posts/edit-job-post'
import { Badge } from '@/components/ui/badge'
import { NewTab } from '@/components/ui/new-tab'
import { jobPosts } from '@/lib/hiring/job-posts/admin-list'
import type { WireJobPost } from '@/lib/hiring/job-posts/format'
import { deleteMessages } from '@/lib/hiring/job-posts/messages'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<WireJobPost>[] = [
  { header: 'Job', cell: (jobPost) => <Job jobPost={jobPost} />, isTitle: true, isWhole: true, sort: 'job' },
  {
    header: 'Company',
    cell: ({ company, email, phone }) => <Contact name={company} email={email} phone={phone} />,
    isWhole: true,
    sort: 'company',
  },
  {
    header: 'Candidate',
    cell: ({ candidate_name, candidate_email, candidate_phone }) => (
      <Contact name={candidate_name || 'No one yet'} email={candidate_email} phone={candidate_phone} />
    ),
    isWhole: true,
    sort: 'candidate',
  },
  { header: 'Work type', cell: ({ work_type }) => <Badge>{work_type}</Badge> },
  { header: 'Resume', cell: ({ resume }) => <Resume resume={resume} />, className: 'md:max-w-24' },
  {
    header: 'Date',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'date',
  },
  { header: 'Action', isAction: true, cell: (jobPost) => <Actions jobPost={jobPost} /> },
]

export const metadata: Metadata = {
  title: 'View Job Applied',
  description: 'Job records with their candidates.',
  robots: { index: false },
}

export default function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  return (
    <ListPage
      list={jobPosts}
      title="Applied Jobs"
      columns={columns}
      action={<EditJobPost />}
      searchParams={searchParams}
    />
  )
}

type JobPostProps = { jobPost: WireJobPost }

function Job({ jobPost: { job_title, location, salary, experience } }: JobPostProps) {
  return (
    <div className="md:max-w-52">
      <p className="font-semibold md:truncate">{job_title}</p>
      <p className="text-muted md:truncate">{[location, salary, experience].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Contact({ name, email, phone }: { name: string; email: string; phone: string }) {
  return (
    <div className="md:max-w-40">
      <p className="md:truncate">{name}</p>
      <p className="text-muted md:truncate" title={phone}>
        {email && <EmailLink email={email} />}
        {phone && <span className={email ? 'md:sr-only' : undefined}> {phone}</span>}
      </p>
    </div>
  )
}

function Resume({ resume }: { resume: string }) {
  if (!/^https?:\/\//i.test(resume)) return resume || '–'
  return (
    <a
      href={resume}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {resume.replace(/^https?:\/\//i, '')}
      <NewTab />
    </a>
  )
}

function Actions({ jobPost }: JobPostProps) {
  const { job_id, job_title, company } = jobPost
  return (
    <div className={rowActions}>
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
