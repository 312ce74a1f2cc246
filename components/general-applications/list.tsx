import { RegistrationTabs } from '@/components/accounts/list'
import type { Column } from '@/components/back-office/data-table'
import { EmailLink } from '@/components/back-office/email-link'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import type { RowIn } from '@/lib/back-office/admin-list'
import { dayLabel } from '@/lib/dates'
import { generalApplications } from '@/lib/general-applications/admin-list'

const columns: Column<RowIn<typeof generalApplications>>[] = [
  {
    header: 'Full Name',
    cell: ({ studentName, email }) => <span className="font-semibold">{studentName || email}</span>,
    isTitle: true,
  },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: 'md:max-w-72',
    isWhole: true,
  },
  { header: 'Looks for', cell: ({ wish }) => <span className="break-words">{wish}</span>, className: 'md:max-w-96' },
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
    header: 'Left',
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
      caption="Resumes for later jobs"
      columns={columns}
      parts={<RegistrationTabs shown="later" />}
      searchParams={searchParams}
    />
  )
}
