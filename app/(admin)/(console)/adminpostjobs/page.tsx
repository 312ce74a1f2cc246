import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyState } from '@/components/back-office/empty-state'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { PageTitle } from '@/components/back-office/page-title'
import { BulkDecision } from '@/components/moderation/bulk-decision'
import { PostingSelection } from '@/components/moderation/posting-selection'
import { PostingTable } from '@/components/moderation/posting-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { postingList, statusOptions } from '@/lib/moderation/list'
import { listPostings } from '@/lib/moderation/queries'

export const metadata: Metadata = {
  title: 'Jobs Posted',
  description: 'Postings that employers submitted, to approve or reject.',
  robots: { index: false },
}

export default async function JobsPostedPage({ searchParams }: PageProps<'/adminpostjobs'>) {
  const admin = await requireAdmin('/adminpostjobs')
  const current = postingList.read(await searchParams)
  const { postings, total, page, pages, time } = await listPostings(admin, current)
  const isQueue = current.status === 'pending' || current.status === 'changed'
  const selectable = postings
    .filter(({ status }) => status === 'PENDING')
    .map(({ id, version, jobTitle, company }) => ({ id, version, name: `${jobTitle}, ${company}` }))
  return (
    <>
      <PageTitle title="Jobs Posted" text={total === 1 ? '1 posting' : `${total.toLocaleString('en-US')} postings`} />
      <ListToolbar
        list={postingList}
        current={current}
        searches="title, company, e-mail …"
        filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
        csvPath="/api/exports/postings"
      />
      <PostingSelection selectable={selectable}>
        <BulkDecision />
        {postings.length > 0 ? (
          <PostingTable postings={postings} time={time} sorting={{ list: postingList, current }} />
        ) : (
          <NoPostings isQueue={isQueue && !current.search} />
        )}
      </PostingSelection>
      <PageLinks page={page} pages={pages} hrefOf={(next) => postingList.hrefOf(current, { page: next })} />
    </>
  )
}

function NoPostings({ isQueue }: { isQueue: boolean }) {
  return (
    <EmptyState title="No records found.">
      {isQueue ? 'Nothing waits for a decision here.' : 'Nothing matches what you are looking for.'}{' '}
      <Link href="/adminpostjobs" className="font-medium text-accent underline underline-offset-4">
        Show all postings
      </Link>
    </EmptyState>
  )
}
