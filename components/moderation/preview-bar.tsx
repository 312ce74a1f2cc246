import Link from 'next/link'
import { PostingDecision } from '@/components/moderation/posting-decision'
import { PostingStatus } from '@/components/moderation/posting-status'
import { TakeDown } from '@/components/moderation/take-down'
import { ageLabel, dayLabel } from '@/lib/dates'
import type { PostingToDecide } from '@/lib/moderation/queries'
import { jobPath } from '@/lib/postings/search-form'
import { canTransition, postingStatuses } from '@/lib/postings/statuses'

export function PreviewBar({ found }: { found: PostingToDecide }) {
  const { id, version, status, slug, jobTitle, company, confirmedAt } = found.posting
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-edge bg-sunken px-5 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <PostingStatus status={status} />
        {standingOf(found)}
        {slug && status !== 'REJECTED' && (
          <Link href={jobPath(slug)} prefetch={false} className="text-accent underline">
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
      {canTransition('takeDown', found.posting) && (
        <TakeDown id={id} version={version} jobTitle={jobTitle} company={company} />
      )}
    </div>
  )
}

function standingOf({ posting, job, time }: PostingToDecide): string {
  const { status, slug, createdAt, decidedAt, expiresAt } = posting
  const since = status === 'PENDING' ? createdAt : (decidedAt ?? createdAt)
  return postingStatuses[status].standing({
    waits: ageLabel(since, time),
    until: expiresAt && dayLabel(expiresAt),
    hasBeenPublic: slug !== null,
    isOver: job.isClosed,
  })
}
