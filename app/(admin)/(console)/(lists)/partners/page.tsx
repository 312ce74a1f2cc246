import type { Metadata } from 'next'
import { PageTitle } from '@/components/back-office/page-title'
import { CommentList } from '@/components/comments/list'
import { ClientLogos } from '@/components/partners/client-logos'
import { PartnerTabs } from '@/components/partners/partner-tabs'

export const metadata: Metadata = {
  title: 'Add Client Logo, and also Blog Comment',
  description: 'The logos in the strip of the public pages, and what readers write under the posts.',
  robots: { index: false },
}

export default async function PartnersPage({ searchParams }: PageProps<'/partners'>) {
  const { tab } = await searchParams
  if (tab === 'comments') return <CommentList searchParams={searchParams} />
  return (
    <>
      <PageTitle title="Add Client Logo" text="It stands in the strip above the footer of every public page." />
      <div className="mb-4">
        <PartnerTabs shown="logos" />
      </div>
      <ClientLogos />
    </>
  )
}
