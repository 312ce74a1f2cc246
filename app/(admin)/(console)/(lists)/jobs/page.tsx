import type { Metadata } from 'next'
import { JobPostList } from '@/components/job-posts/list'

export const metadata: Metadata = {
  title: 'View Job Applied',
  description: 'The jobs that were recorded here, with the candidates who applied to them.',
  robots: { index: false },
}

export default function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  return <JobPostList searchParams={searchParams} />
}
