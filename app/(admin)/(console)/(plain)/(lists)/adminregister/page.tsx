import type { Metadata } from 'next'
import { RegistrationList, RegistrationTabs } from '@/components/accounts/seekers/list'
import type { Column } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { PersonLink } from '@/components/console/lists/person-link'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { GeneralApplicationList } from '@/components/people/general-applications/list'
import { Badge } from '@/components/ui/badge'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { demos } from '@/lib/people/demos/admin-list'
import { sessionLabels } from '@/lib/people/demos/format'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<RowIn<typeof demos>>[] = [
  {
    header: 'Full Name',
    cell: ({ firstName, lastName, personId }) => (
      <PersonLink id={personId} className="font-semibold">
        {firstName} {lastName}
      </PersonLink>
    ),
    isTitle: true,
    sort: 'name',
  },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: 'md:max-w-72',
    isWhole: true,
    sort: 'email',
  },
  {
    header: 'Phone',
    cell: ({ number, phoneE164 }) => <PhoneLink entered={number} e164={phoneE164} />,
    className: 'md:whitespace-nowrap',
  },
  {
    header: 'Session',
    cell: ({ type }) => <Badge tone={type === 'LIVE_SESSION' ? 'brand' : 'neutral'}>{sessionLabels[type]}</Badge>,
  },
  {
    header: 'Registered',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'registered',
  },
]

export const metadata: Metadata = {
  title: 'Registration List',
  description: 'People who registered, signed up for a demo session or left a resume.',
  robots: { index: false },
}

export default async function RegistrationListPage({ searchParams }: PageProps<'/adminregister'>) {
  const { tab } = await searchParams
  if (tab === 'later') return <GeneralApplicationList searchParams={searchParams} />
  return tab === 'demos' ? <DemoList searchParams={searchParams} /> : <RegistrationList searchParams={searchParams} />
}

function DemoList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={demos}
      title="Registration List"
      caption="Demo sessions"
      columns={columns}
      parts={<RegistrationTabs current="demos" />}
      searchParams={searchParams}
    />
  )
}
