import type { Metadata } from 'next'
import { JobNotFound } from '@/components/postings/job-not-found'

/** Shown with the status 404 at the address that was asked for (lib/routes/routes.ts). */
export const metadata: Metadata = {
  title: 'Job not found',
  description: 'There is no job at this address.',
  robots: { index: false },
}

export default function JobNotFoundPage() {
  return <JobNotFound />
}
