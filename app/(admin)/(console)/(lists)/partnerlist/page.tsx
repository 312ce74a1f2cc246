import type { Metadata } from 'next'
import { PartnerList } from '@/components/partners/list'

export const metadata: Metadata = {
  title: 'Partner List',
  description: 'The partners of the company, and which of them the public pages show.',
  robots: { index: false },
}

export default function PartnerListPage({ searchParams }: PageProps<'/partnerlist'>) {
  return <PartnerList searchParams={searchParams} />
}
