import type { Metadata } from 'next'
import { ApplicationList } from '@/components/hiring/applications/list'

export const metadata: Metadata = {
  title: 'Applied Jobs',
  description: 'Applications with their resumes.',
  robots: { index: false },
}

export default function AppliedJobsPage({ searchParams }: PageProps<'/adminappliedjobs'>) {
  return <ApplicationList searchParams={searchParams} />
}
