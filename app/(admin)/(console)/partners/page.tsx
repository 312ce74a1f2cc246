import type { Metadata } from 'next'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { CommentModeration } from '@/components/comments/comment-moderation'
import { ClientLogos } from '@/components/partners/client-logos'
import { PartnerTabs } from '@/components/partners/partner-tabs'
import { requireAdmin } from '@/lib/auth/guards'
import { commentList } from '@/lib/comments/list'

export const metadata: Metadata = {
  title: 'Add Client Logo, and also Blog Comment',
  description: 'The logos in the strip of the public pages, and what readers write under the posts.',
  robots: { index: false },
}

export default async function PartnersPage({ searchParams }: PageProps<'/partners'>) {
  const isComments = commentList.read(await searchParams).tab === 'comments'
  await requireAdmin(isComments ? '/partners?tab=comments' : '/partners')
  return isComments ? (
    <StatusMessage>
      <PageTitle title="Blog Comment" text="Readers see a comment once it is approved." />
      <PartnerTabs shown="comments" />
      <CommentModeration searchParams={searchParams} />
    </StatusMessage>
  ) : (
    <StatusMessage>
      <PageTitle title="Add Client Logo" text="It stands in the strip above the footer of every public page." />
      <PartnerTabs shown="logos" />
      <ClientLogos />
    </StatusMessage>
  )
}
