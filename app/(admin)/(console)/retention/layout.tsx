import type { ReactNode } from 'react'
import { StatusMessage } from '@/components/back-office/status-message'

/** That a rule was saved is told above the page. */
export default function RetentionLayout({ children }: { children: ReactNode }) {
  return <StatusMessage>{children}</StatusMessage>
}
