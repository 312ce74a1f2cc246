import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { backLink } from '@/components/back-office/back-link'
import { PostingAlike } from '@/components/moderation/posting-alike'
import { PostingChange } from '@/components/moderation/posting-change'
import { PostingHistory } from '@/components/moderation/posting-history'
import { PostingReports } from '@/components/moderation/posting-reports'
import { PostingSide } from '@/components/moderation/posting-side'
import { PreviewBar } from '@/components/moderation/preview-bar'
import { JobDetails } from '@/components/postings/job-details'
import { requireAdmin } from '@/lib/auth/guards'
import { listAlikePostings } from '@/lib/hiring/queries'
import { findWaitingChange, getPosting, listPostingHistory } from '@/lib/moderation/queries'
import { isUndecided } from '@/lib/postings/statuses'
import { listReports } from '@/lib/reports/queries'
import { orNotFound, pageId } from '@/lib/routes/found'

export const metadata: Metadata = {
  title: 'Posting',
  description: 'A posting as it will appear, to approve or reject.',
  robots: { index: false },
}

export default async function PostingPage({ params }: PageProps<'/adminpostjobs/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/${id}`)
  const found = await orNotFound(getPosting(admin, pageId(id)))
  const { posting, job, time } = found
  const isWaiting = isUndecided(posting)
  const [change, history, reports, alike] = await Promise.all([
    findWaitingChange(admin, posting.id),
    listPostingHistory(admin, posting),
    listReports(admin, posting.id),
    isWaiting ? listAlikePostings(admin, posting) : [],
  ])
  return (
    <>
      <Link href="/adminpostjobs" className={backLink}>
        <ArrowLeft aria-hidden className="size-4" /> Jobs Posted
      </Link>
      <PreviewBar found={found} />
      <PostingAlike alike={alike} />
      <PostingReports reports={reports} />
      {change && <PostingChange id={posting.id} title={`${posting.jobTitle}, ${posting.company}`} change={change} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <JobDetails job={job} now={time} isPreview />
        <div className="space-y-5">
          <PostingSide found={found} />
          <PostingHistory history={history} />
        </div>
      </div>
    </>
  )
}
