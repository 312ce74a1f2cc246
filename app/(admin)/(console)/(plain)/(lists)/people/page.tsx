import type { Metadata } from 'next'
import { PersonList } from '@/components/hiring/persons/list'

export const metadata: Metadata = {
  title: 'People',
  description: 'Everyone who registered, applied or wrote to you.',
  robots: { index: false },
}

export default function PeoplePage({ searchParams }: PageProps<'/people'>) {
  return <PersonList searchParams={searchParams} />
}
