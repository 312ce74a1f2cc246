import type { ReactNode } from 'react'
import { StatusMessage } from '@/components/back-office/status-message'

/** What was done stays told while the admin goes from an application to the list. */
export default function AppliedJobsLayout({ children }: { children: ReactNode }) {
  return <StatusMessage>{children}</StatusMessage>
}
