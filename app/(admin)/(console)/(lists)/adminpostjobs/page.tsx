import type { Metadata } from 'next'
import { PostingList } from '@/components/moderation/list'

export const metadata: Metadata = {
  title: 'Jobs Posted',
  description: 'Postings that employers submitted, to approve or reject.',
  robots: { index: false },
}

export default function JobsPostedPage({ searchParams }: PageProps<'/adminpostjobs'>) {
  return <PostingList searchParams={searchParams} />
}
