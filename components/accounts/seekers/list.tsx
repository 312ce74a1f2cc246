import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { PageTabs } from '@/components/console/lists/page-tabs'
import { PersonLink } from '@/components/console/lists/person-link'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { Badge } from '@/components/ui/badge'
import { namelessLabel, REGISTRATION_TYPE, registrations, statusLabel } from '@/lib/accounts/seekers/admin-list'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { dayLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

const columns: Column<RowIn<typeof registrations>>[] = [
  {
    header: 'Full Name',
    cell: (row) => (
      <>
        {row.userName ? (
          <PersonLink id={row.personId} className="font-semibold">
            {row.userName}
          </PersonLink>
        ) : (
          <PersonLink id={row.personId} className="text-muted">
            {namelessLabel(row)}
          </PersonLink>
        )}
        {row.applications.length > 0 && (
          <Link
            href={`/adminappliedjobs?${new URLSearchParams({ search: row.email })}`}
            prefetch={false}
            className="ml-2 inline-flex min-h-11 items-center text-sm whitespace-nowrap text-accent underline underline-offset-4 md:min-h-6"
          >
            {countOf(row.applications.length, 'application')}
          </Link>
        )}
      </>
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
    cell: ({ mobile, phoneE164 }) => <PhoneLink entered={mobile} e164={phoneE164} />,
    className: 'md:whitespace-nowrap',
  },
  {
    header: 'Status',
    cell: ({ verifiedAt }) =>
      verifiedAt ? (
        <span className="text-muted">{statusLabel(verifiedAt)}</span>
      ) : (
        <Badge tone="warning">{statusLabel(verifiedAt)}</Badge>
      ),
  },
  { header: 'Type', cell: () => REGISTRATION_TYPE },
  {
    header: 'Registered',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'registered',
  },
]

export function RegistrationList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={registrations}
      title="Registration List"
      caption="Registrations"
      columns={columns}
      parts={<RegistrationTabs current="registrations" />}
      searchParams={searchParams}
    />
  )
}

const tabs = [
  { name: 'registrations', label: 'Registrations', href: '/adminregister' },
  { name: 'demos', label: 'Demo sessions', href: '/adminregister?tab=demos' },
  { name: 'later', label: 'Future jobs', href: '/adminregister?tab=later' },
] as const

export function RegistrationTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return <PageTabs label="Type of registration" tabs={tabs} current={current} />
}
