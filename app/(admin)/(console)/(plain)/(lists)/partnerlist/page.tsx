import type { Metadata } from 'next'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage } from '@/components/console/lists/list-page'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { rowActions } from '@/components/console/lists/row-action'
import { ApprovePartner } from '@/components/content/partners/approve-partner'
import { EditPartner } from '@/components/content/partners/edit-partner'
import { PartnerWebsite } from '@/components/content/partners/partner-website'
import { partners } from '@/lib/content/partners/admin-list'
import { type ListedPartner, partnerLogoPath } from '@/lib/content/partners/format'
import { deleteMessages } from '@/lib/content/partners/messages'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<ListedPartner>[] = [
  { header: 'Name', cell: ({ name }) => name || '–', sort: 'name' },
  {
    header: 'Email',
    cell: ({ email }) => (email ? <EmailLink email={email} /> : '–'),
    className: 'md:min-w-35 md:max-w-44 md:py-1! md:text-xs! md:leading-4!',
    isWhole: true,
  },
  {
    header: 'Mobile',
    cell: ({ mobile, phoneE164 }) => (mobile ? <PhoneLink entered={mobile} e164={phoneE164} /> : '–'),
    className: 'whitespace-nowrap md:py-1! md:text-xs! md:leading-4!',
  },
  {
    header: 'Company Name',
    cell: ({ companyName, logo }) => (
      <span className="flex items-center gap-3 font-semibold">
        {logo && <PartnerLogo logo={logo} companyName="" className="md:hidden" />}
        {companyName}
      </span>
    ),
    isTitle: true,
    isWhole: true,
    className: 'md:min-w-32 md:leading-4!',
    sort: 'company',
  },
  {
    header: 'Company Website',
    cell: ({ companyWebsite }) => <PartnerWebsite url={companyWebsite} />,
    className: 'md:max-w-44 md:whitespace-normal md:py-1! md:text-xs! md:leading-4!',
    isWhole: true,
  },
  { header: 'Location', cell: ({ location }) => location || '–' },
  {
    header: 'Logo',
    cell: ({ logo, companyName }) => <PartnerLogo logo={logo} companyName={companyName} />,
    isWhole: true,
    className: 'max-md:hidden',
  },
  {
    header: 'Created Date',
    className: 'md:whitespace-normal',
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

export const metadata: Metadata = {
  title: 'Partner List',
  description: 'Company partners, and which ones appear on public pages.',
  robots: { index: false },
}

export default function PartnerListPage({ searchParams }: PageProps<'/partnerlist'>) {
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

type PartnerLogoProps = { logo: string | null; companyName: string; className?: string }

function PartnerLogo({ logo, companyName, className = 'block' }: PartnerLogoProps) {
  if (!logo) return <span className="text-muted">No logo</span>
  return (
    <span className={`${className} w-max shrink-0 rounded-control bg-on-deep p-1`}>
      {/* biome-ignore lint/performance/noImgElement: already small and cached forever. */}
      <img
        src={partnerLogoPath(logo)}
        alt={companyName && `Logo of ${companyName}`}
        width={64}
        height={28}
        loading="lazy"
        className="h-7 w-12 object-contain"
      />
    </span>
  )
}
