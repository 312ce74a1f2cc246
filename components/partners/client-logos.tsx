import { ActiveLogos } from '@/components/partners/active-logos'
import { PartnerForm } from '@/components/partners/partner-form'
import { requireAdmin } from '@/lib/auth/guards'
import { toPartner } from '@/lib/partners/format'
import { listActivePartners, listStripPartners } from '@/lib/partners/queries'

export async function ClientLogos() {
  const admin = await requireAdmin('/partners')
  const partners = await listActivePartners(admin)
  const neighbours = (await listStripPartners()).slice(-2)
  return (
    <>
      <div className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <PartnerForm needsLogo neighbours={neighbours} />
      </div>
      <h2 className="mt-10 mb-4 text-heading">
        {partners.length === 1 ? '1 active partner' : `${partners.length} active partners`}
      </h2>
      <ActiveLogos partners={partners.map(toPartner)} />
    </>
  )
}
