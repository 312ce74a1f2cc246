import type { Metadata } from 'next'
import { AuditList } from '@/components/audit/list'

export const metadata: Metadata = {
  title: 'Audit trail',
  description: 'Who did what to which row, and when.',
  robots: { index: false },
}

export default function AuditPage({ searchParams }: PageProps<'/audit'>) {
  return <AuditList searchParams={searchParams} />
}
