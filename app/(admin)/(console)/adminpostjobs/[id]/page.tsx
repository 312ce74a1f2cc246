import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { JobDetails } from '@/components/postings/job-details'
import { PostingDecision } from '@/components/postings/posting-decision'
import { PostingSide } from '@/components/postings/posting-side'
import { PostingStatus } from '@/components/postings/posting-status'
import { requireAdmin } from '@/lib/auth/guards'
import { orNotFound, pageId } from '@/lib/chrome/found'
import { ageLabel } from '@/lib/dates'
import { getPosting, type PostingToDecide } from '@/lib/postings/moderation-queries'

export const metadata: Metadata = {
  title: 'Posting',
  description: 'A posting as it will appear, to approve or reject.',
  robots: { index: false },
}

export default async function PostingPage({ params }: PageProps<'/adminpostjobs/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/${id}`, 'recruiter')
  const found = await orNotFound(getPosting(admin, pageId(id)))
  return (
    <>
      <Link
        href="/adminpostjobs"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" /> Jobs Posted
      </Link>
      <PreviewBar found={found} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <JobDetails job={found.job} now={found.time} isPreview />
        <PostingSide found={found} />
      </div>
    </>
  )
}

function PreviewBar({ found: { posting, job, time } }: { found: PostingToDecide }) {
  const { id, version, status, jobTitle, company, confirmedAt, createdAt } = posting
  const isPublic = status === 'APPROVED' && !job.isClosed
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-edge bg-sunken px-5 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <PostingStatus status={status} />
        {status === 'PENDING' && `As it will appear. It has waited for ${ageLabel(createdAt, time)}.`}
        {status === 'APPROVED' && (isPublic ? 'As it appears.' : 'As it appeared until it closed.')}
        {status === 'REJECTED' && 'As it would have appeared.'}
        {isPublic && (
          <Link href={`/applied-jobs/apply/${job.slug}`} prefetch={false} className="text-accent underline">
            See its public page
          </Link>
        )}
      </p>
      {status === 'PENDING' && (
        <PostingDecision
          id={id}
          version={version}
          jobTitle={jobTitle}
          company={company}
          isConfirmed={confirmedAt !== null}
          isWide
        />
      )}
    </div>
  )
}
