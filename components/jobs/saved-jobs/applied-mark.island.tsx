'use client'

import { AppliedBadge } from '@/components/jobs/saved-jobs/applied-badge'
import { useViewerJob } from '@/components/jobs/saved-jobs/viewer-jobs'
import { island } from '@/components/site/islands/island'

/** Shows whether the signed-in seeker applied for a job. Its space is always reserved, so nothing moves. */
export const AppliedMark = island('applied-mark', function AppliedMark({ jobId }: { jobId: number }) {
  return <span className="inline-block h-6 w-23">{useViewerJob(jobId)?.isApplied && <AppliedBadge />}</span>
})
