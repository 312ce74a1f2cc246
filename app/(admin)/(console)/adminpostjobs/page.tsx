import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyState } from '@/components/back-office/empty-state'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { PostingFilters } from '@/components/postings/posting-filters'
import { PostingTable } from '@/components/postings/posting-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { listPostings } from '@/lib/postings/moderation-queries'
import { moderationHref, moderationSearch, statusFilters } from '@/lib/postings/moderation-search'

export const metadata: Metadata = {
  title: 'Jobs Posted',
  description: 'Postings that employers submitted, to approve or reject.',
  robots: { index: false },
}

export default async function JobsPostedPage({ searchParams }: PageProps<'/adminpostjobs'>) {
  const admin = await requireAdmin('/adminpostjobs')
  const current = moderationSearch.parse(await searchParams)
  const status = statusFilters.find(({ value }) => value === current.status)?.status ?? null
  const { postings, total, page, pages } = await listPostings(admin, { ...current, status })
  return (
    <StatusMessage>
      <PageTitle title="Jobs Posted" text={total === 1 ? '1 posting' : `${total.toLocaleString('en-US')} postings`} />
      <PostingFilters current={current} />
      {postings.length > 0 ? (
        <PostingTable postings={postings} />
      ) : (
        <NoPostings isPending={current.status === 'pending' && !current.search} />
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => moderationHref(current, { page: next })} />
    </StatusMessage>
  )
}

function NoPostings({ isPending }: { isPending: boolean }) {
  return (
    <EmptyState title="No records found.">
      {isPending ? 'Nothing waits for a decision here.' : 'Nothing matches what you are looking for.'}{' '}
      <Link href="/adminpostjobs" className="font-medium text-accent underline underline-offset-4">
        Show all postings
      </Link>
    </EmptyState>
  )
}
