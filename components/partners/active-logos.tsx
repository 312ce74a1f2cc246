import { EmptyState } from '@/components/back-office/empty-state'
import { ApprovePartner } from '@/components/partners/approve-partner'
import { EditPartner } from '@/components/partners/edit-partner'
import { PartnerWebsite } from '@/components/partners/partner-website'
import { StripLogo } from '@/components/partners/strip-logo'
import { partnerLogoPath, type WirePartner } from '@/lib/partners/format'

export function ActiveLogos({ partners }: { partners: WirePartner[] }) {
  if (partners.length === 0)
    return <EmptyState title="No records found.">The strip is hidden until a logo stands in it.</EmptyState>
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {partners.map((partner) => (
        <li key={partner.id} className="rounded-card border border-line bg-raised p-4 shadow-card">
          <div className="grid h-24 place-items-center">
            {partner.logo ? (
              <StripLogo src={partnerLogoPath(partner.logo)} name="" alt={`Logo of ${partner.companyName}`} />
            ) : (
              <p className="text-sm text-muted">No logo yet, so not in the strip</p>
            )}
          </div>
          <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{partner.companyName}</p>
          <p className="text-sm text-muted">
            <PartnerWebsite address={partner.companyWebsite} />
          </p>
          <div className="mt-3 flex items-center justify-between gap-3">
            <ApprovePartner partner={partner} />
            <EditPartner partner={partner} />
          </div>
        </li>
      ))}
    </ul>
  )
}
