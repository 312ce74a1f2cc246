import type { ReactNode } from 'react'
import { StatusMessage } from '@/components/back-office/status-message'

/** That a wording was saved stays told while the admin goes back to the list. */
export default function MailWordingLayout({ children }: { children: ReactNode }) {
  return <StatusMessage>{children}</StatusMessage>
}
