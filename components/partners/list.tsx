import type { Column } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import { rowActions } from '@/components/back-office/row-action'
import { ApprovePartner } from '@/components/partners/approve-partner'
import { EditPartner } from '@/components/partners/edit-partner'
import { PartnerLogo } from '@/components/partners/partner-logo'
import { PartnerWebsite } from '@/components/partners/partner-website'
import { dayLabel } from '@/lib/dates'
import { partners } from '@/lib/partners/admin-list'
import type { WirePartner } from '@/lib/partners/format'
import { deleteMessages } from '@/lib/partners/messages'

const columns: Column<WirePartner>[] = [
  { header: 'Name', cell: ({ name }) => name || '–', sort: 'name' },
  {
    header: 'Email',
    cell: ({ email }) => (email ? <EmailLink email={email} /> : '–'),
    className: 'md:max-w-28',
    isWhole: true,
  },
  { header: 'Mobile', cell: ({ mobile }) => mobile || '–', className: 'md:min-w-25' },
  {
    header: 'Company Name',
    cell: ({ companyName }) => <span className="font-semibold">{companyName}</span>,
    isTitle: true,
    sort: 'company',
  },
  {
    header: 'Company Website',
    cell: ({ companyWebsite }) => <PartnerWebsite address={companyWebsite} />,
    className: 'md:max-w-28',
    isWhole: true,
  },
  { header: 'Location', cell: ({ location }) => location || '–' },
  {
    header: 'Logo',
    cell: ({ logo, companyName }) => <PartnerLogo logo={logo} companyName={companyName} />,
    isWhole: true,
  },
  {
    header: 'Created Date',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    sort: 'created',
  },
  { header: 'Approval', cell: (partner) => <ApprovePartner partner={partner} isNarrow />, isWhole: true },
  {
    header: 'Action',
    isAction: true,
    cell: (partner) => (
      <div className={rowActions}>
        <EditPartner partner={partner} />
        <DeleteRecord
          path={`/api/partners/${partner.id}`}
          title="Delete partner"
          name={partner.companyName}
          messages={deleteMessages}
        />
      </div>
    ),
  },
]

export function PartnerList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={partners}
      title="Partner List"
      caption="Partners"
      columns={columns}
      action={<EditPartner />}
      searchParams={searchParams}
    />
  )
}
