import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { ApprovePartner } from '@/components/partners/approve-partner'
import { EditPartner } from '@/components/partners/edit-partner'
import { PartnerLogo } from '@/components/partners/partner-logo'
import { PartnerWebsite } from '@/components/partners/partner-website'
import { dayLabel } from '@/lib/dates'
import type { WirePartner } from '@/lib/partners/format'
import { deleteMessages } from '@/lib/partners/messages'

const columns: Column<WirePartner>[] = [
  { header: 'Name', cell: ({ name }) => <span className="font-semibold">{name || '–'}</span>, sort: 'name' },
  { header: 'Email', cell: ({ email }) => (email ? <EmailLink email={email} /> : '–'), className: 'md:min-w-28' },
  { header: 'Mobile', cell: ({ mobile }) => mobile || '–', className: 'md:min-w-23' },
  {
    header: 'Company Name',
    cell: ({ companyName }) => <span className="break-words">{companyName}</span>,
    className: 'md:max-w-32 md:min-w-26',
    sort: 'company',
  },
  {
    header: 'Company Website',
    cell: ({ companyWebsite }) => <PartnerWebsite address={companyWebsite} />,
    className: 'md:min-w-24',
  },
  { header: 'Location', cell: ({ location }) => location || '–' },
  { header: 'Logo', cell: ({ logo, companyName }) => <PartnerLogo logo={logo} companyName={companyName} /> },
  {
    header: 'Created Date',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    sort: 'created',
  },
  { header: 'Approval', cell: (partner) => <ApprovePartner partner={partner} isNarrow /> },
  {
    header: 'Action',
    cell: (partner) => (
      <div className="flex gap-2 md:flex-col">
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

/** The partners, active and not (spec §2, Partner List). */
export function PartnerTable({ partners, sorting }: { partners: WirePartner[]; sorting: Sorting }) {
  return (
    <DataTable caption="Partners" columns={columns} rows={partners} keyOf={({ id }) => id} sorting={sorting} isDense />
  )
}
