import type { ReactNode } from 'react'
import { StatusMessage } from '@/components/back-office/status-message'

/** What was decided stays told while the admin goes from a posting to the list. */
export default function JobsPostedLayout({ children }: { children: ReactNode }) {
  return <StatusMessage>{children}</StatusMessage>
}
