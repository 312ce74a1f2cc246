import type { ReactNode } from 'react'
import { StatusMessage } from '@/components/back-office/status-message'

/** What was done stays told while the owner goes from one mail to another. */
export default function OutboxLayout({ children }: { children: ReactNode }) {
  return <StatusMessage>{children}</StatusMessage>
}
