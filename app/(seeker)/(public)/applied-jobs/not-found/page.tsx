import type { Metadata } from 'next'
import { JobNotFound } from '@/components/jobs/postings/job-not-found'

export const metadata: Metadata = {
  title: 'Job not found',
  description: "We couldn't find this job.",
  robots: { index: false },
}

export default function JobNotFoundPage() {
  return <JobNotFound />
}
