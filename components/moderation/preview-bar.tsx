import Link from 'next/link'
import { PostingDecision } from '@/components/moderation/posting-decision'
import { PostingStatus } from '@/components/moderation/posting-status'
import { TakeDown } from '@/components/moderation/take-down'
import { ageLabel, dayLabel } from '@/lib/dates'
import type { PostingToDecide } from '@/lib/moderation/queries'
import { canTake } from '@/lib/postings/life'

/** Where a posting stands in its life, above the page as seekers see it, and what can be decided. */
export function PreviewBar({ found }: { found: PostingToDecide }) {
  const { id, version, status, slug, jobTitle, company, confirmedAt } = found.posting
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-edge bg-sunken px-5 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <PostingStatus status={status} />
        {standingOf(found)}
        {slug && status !== 'REJECTED' && (
          <Link href={`/applied-jobs/apply/${slug}`} prefetch={false} className="text-accent underline">
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
      {canTake('takeDown', found.posting) && (
        <TakeDown id={id} version={version} jobTitle={jobTitle} company={company} />
      )}
    </div>
  )
}

function standingOf({ posting, job, time }: PostingToDecide): string {
  const { status, slug, createdAt, decidedAt, expiresAt } = posting
  switch (status) {
    case 'PENDING':
      return `As it will appear. It has waited for ${ageLabel(createdAt, time)}.`
    case 'RETURNED':
      return `It has waited for its employer’s answer for ${ageLabel(decidedAt ?? createdAt, time)}.`
    case 'REJECTED':
      return slug ? 'As it appeared until it was taken down.' : 'As it would have appeared.'
    case 'APPROVED':
      if (job.isClosed) return 'As it appeared until its time was over.'
      return expiresAt ? `As it appears until ${dayLabel(expiresAt)}.` : 'As it appears.'
    case 'CLOSED':
      return slug ? 'As it appeared until its employer closed it.' : 'Its employer withdrew it before it was decided.'
    case 'FILLED':
      return 'As it appeared until the position was filled.'
    case 'EXPIRED':
      return 'As it appeared until its time was over.'
  }
}
