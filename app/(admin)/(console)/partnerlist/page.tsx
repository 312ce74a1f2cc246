import type { Metadata } from 'next'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { EditPartner } from '@/components/partners/edit-partner'
import { PartnerTable } from '@/components/partners/partner-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { toPartner } from '@/lib/partners/format'
import { approvalOptions, partnerList } from '@/lib/partners/list'
import { listPartners } from '@/lib/partners/queries'

export const metadata: Metadata = {
  title: 'Partner List',
  description: 'The partners of the company, and which of them the public pages show.',
  robots: { index: false },
}

export default async function PartnerListPage({ searchParams }: PageProps<'/partnerlist'>) {
  const admin = await requireAdmin('/partnerlist')
  const current = partnerList.read(await searchParams)
  const { partners, total, page, pages } = await listPartners(admin, current)
  return (
    <StatusMessage>
      <PageTitle title="Partner List" text={total === 1 ? '1 partner' : `${total.toLocaleString('en-US')} partners`}>
        <EditPartner />
      </PageTitle>
      <ListToolbar
        list={partnerList}
        current={current}
        searches="name, company, place …"
        filters={[{ name: 'approval', label: 'Approval', options: approvalOptions }]}
        csvPath="/api/exports/partners"
      />
      {partners.length > 0 ? (
        <PartnerTable partners={partners.map(toPartner)} sorting={{ list: partnerList, current }} />
      ) : (
        <NoRecords all={current.search || current.approval ? '/partnerlist' : null}>
          Add the first partner: the public pages show its logo as soon as it is active.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => partnerList.hrefOf(current, { page: next })} />
    </StatusMessage>
  )
}
