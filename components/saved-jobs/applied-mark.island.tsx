'use client'

import { CircleCheck } from 'lucide-react'
import { island } from '@/components/islands/island'
import { useViewerJob } from '@/components/saved-jobs/viewer-jobs'
import { Badge } from '@/components/ui/badge'

/** Says that the signed-in seeker applied for a job. Its place is kept for everyone, so that nothing moves. */
export const AppliedMark = island('applied-mark', function AppliedMark({ jobId }: { jobId: number }) {
  const isApplied = useViewerJob(jobId)?.isApplied
  return (
    <span className="inline-block h-6 w-23">
      {isApplied && (
        <Badge tone="success">
          <CircleCheck aria-hidden className="size-3.5" /> Applied
        </Badge>
      )}
    </span>
  )
})
