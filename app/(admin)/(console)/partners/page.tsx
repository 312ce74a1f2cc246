import type { Metadata } from 'next'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { ActiveLogos } from '@/components/partners/active-logos'
import { PartnerForm } from '@/components/partners/partner-form'
import { requireAdmin } from '@/lib/auth/guards'
import { toPartner } from '@/lib/partners/format'
import { listActivePartners, listStripPartners } from '@/lib/partners/queries'

export const metadata: Metadata = {
  title: 'Add Client Logo',
  description: 'Adds a client’s logo to the strip of the public pages, and shows those that stand there.',
  robots: { index: false },
}

export default async function ClientLogosPage() {
  const admin = await requireAdmin('/partners', 'editor')
  const partners = await listActivePartners(admin)
  const neighbours = (await listStripPartners()).slice(-2)
  return (
    <StatusMessage>
      <PageTitle title="Add Client Logo" text="It stands in the strip above the footer of every public page." />
      <div className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <PartnerForm needsLogo neighbours={neighbours} />
      </div>
      <h2 className="mt-10 mb-4 text-heading">
        {partners.length === 1 ? '1 active partner' : `${partners.length} active partners`}
      </h2>
      <ActiveLogos partners={partners.map(toPartner)} />
    </StatusMessage>
  )
}
