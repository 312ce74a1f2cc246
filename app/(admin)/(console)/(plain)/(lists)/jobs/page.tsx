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
import type { ListedJobPost } from '@/lib/hiring/job-posts/format'
import { deleteMessages } from '@/lib/hiring/job-posts/messages'
import { dayLabel } from '@/lib/platform/dates'
import { phoneText } from '@/lib/platform/phones/numbers'

const columns: Column<ListedJobPost>[] = [
  { header: 'Job', cell: (jobPost) => <Job jobPost={jobPost} />, isTitle: true, isWhole: true, sort: 'job' },
  {
    header: 'Company',
    cell: ({ company, email, phone, phoneE164 }) => (
      <Contact name={company} email={email} phone={phoneText(phone, phoneE164)} />
    ),
    isWhole: true,
    sort: 'company',
  },
  {
    header: 'Candidate',
    cell: ({ candidate_name, candidate_email, candidate_phone, candidatePhoneE164 }) => (
      <Contact
        name={candidate_name || 'No one yet'}
        email={candidate_email}
        phone={phoneText(candidate_phone, candidatePhoneE164)}
      />
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

type JobPostProps = { jobPost: ListedJobPost }

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
