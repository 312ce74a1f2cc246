import { closingTime } from '@/lib/postings/closing-time'
import { postingData } from '@/lib/postings/posting-data'
import type { Job } from '@/lib/postings/queries'
import type { NewPosting } from '@/lib/postings/schema'

/** A posting as the job that it becomes when it is approved at that time. */
export function previewedJob(posting: NewPosting, time: Date): Job {
  const data = postingData(posting)
  const expiresAt = closingTime(time, data.closesOn)
  return {
    ...data,
    id: 0,
    slug: '',
    logo: null,
    status: 'PENDING',
    approvedAt: time,
    expiresAt,
    closedAt: null,
    isClosed: false,
  }
}
