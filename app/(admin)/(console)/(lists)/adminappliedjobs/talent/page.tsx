import type { Metadata } from 'next'
import { TalentList } from '@/components/talent/list'

export const metadata: Metadata = {
  title: 'Talent search',
  description: 'Past applicants who agreed to hear of later jobs.',
  robots: { index: false },
}

export default function TalentPage({ searchParams }: PageProps<'/adminappliedjobs/talent'>) {
  return <TalentList searchParams={searchParams} />
}
