import type { Metadata } from 'next'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { CommentList } from '@/components/content/comments/list'
import { ApprovePartner } from '@/components/content/partners/approve-partner'
import { EditPartner } from '@/components/content/partners/edit-partner'
import { PartnerForm } from '@/components/content/partners/partner-form'
import { PartnerTabs } from '@/components/content/partners/partner-tabs'
import { PartnerWebsite } from '@/components/content/partners/partner-website'
import { StripLogo } from '@/components/content/partners/strip-logo'
import { requireAdmin } from '@/lib/auth/guards'
import { partnerLogoPath, toPartner, type WirePartner } from '@/lib/content/partners/format'
import { listActivePartners, listStripPartners } from '@/lib/content/partners/queries'
import { countOf } from '@/lib/platform/numbers'

export const metadata: Metadata = {
  title: 'Add Client Logo and Blog Comment',
  description: 'The logos in the strip on public pages, and comments on blog posts.',
  robots: { index: false },
}

export default async function PartnersPage({ searchParams }: PageProps<'/partners'>) {
  const { tab } = await searchParams
  if (tab === 'comments') return <CommentList searchParams={searchParams} />
  return (
    <>
      <PageTitle title="Add Client Logo" text="Logos appear in the strip above the footer of every public page." />
      <div className="mb-4">
        <PartnerTabs current="logos" />
      </div>
      <ClientLogos />
    </>
  )
}

async function ClientLogos() {
  const admin = await requireAdmin('/partners')
  const partners = await listActivePartners(admin)
  const neighbors = (await listStripPartners()).slice(-2)
  return (
    <>
      <div className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <PartnerForm needsLogo neighbours={neighbors} />
      </div>
      <h2 className="mt-10 mb-4 text-heading">{countOf(partners.length, 'active partner')}</h2>
      <ActiveLogos partners={partners.map(toPartner)} />
    </>
  )
}

function ActiveLogos({ partners }: { partners: WirePartner[] }) {
  if (partners.length === 0)
    return <EmptyState title="No records found.">The strip stays hidden until it has a logo.</EmptyState>
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {partners.map((partner) => (
        <li key={partner.id} className="rounded-card border border-line bg-raised p-4 shadow-card">
          <div className="grid h-24 place-items-center">
            {partner.logo ? (
              <StripLogo src={partnerLogoPath(partner.logo)} name="" alt={`Logo of ${partner.companyName}`} />
            ) : (
              <p className="text-sm text-muted">No logo yet, so it's not in the strip</p>
            )}
          </div>
          <p className="mt-3 font-semibold wrap-anywhere">{partner.companyName}</p>
          <p className="text-sm text-muted">
            <PartnerWebsite url={partner.companyWebsite} />
          </p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <ApprovePartner partner={partner} />
            <EditPartner partner={partner} />
          </div>
        </li>
      ))}
    </ul>
  )
}
