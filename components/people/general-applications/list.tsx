import { RegistrationTabs } from '@/components/accounts/seekers/list'
import type { Column } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { PersonLink } from '@/components/console/lists/person-link'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { generalApplications } from '@/lib/people/general-applications/admin-list'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<RowIn<typeof generalApplications>>[] = [
  {
    header: 'Full Name',
    cell: ({ studentName, email, seeker }) => (
      <PersonLink id={seeker.personId} className="font-semibold">
        {studentName || email}
      </PersonLink>
    ),
    isTitle: true,
  },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: 'md:max-w-72',
    isWhole: true,
  },
  { header: 'Looking for', cell: ({ wish }) => <span className="break-words">{wish}</span>, className: 'md:max-w-96' },
  {
    header: 'Resume',
    cell: ({ resume }) => (
      <a href={`/uploads/${resume.name}`} className="break-all text-accent underline underline-offset-4">
        {resume.originalName}
      </a>
    ),
    className: 'md:max-w-64',
  },
  {
    header: 'Received',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'left',
  },
]

export function GeneralApplicationList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={generalApplications}
      title="Registration List"
      caption="Resumes for future jobs"
      columns={columns}
      parts={<RegistrationTabs current="later" />}
      searchParams={searchParams}
    />
  )
}
