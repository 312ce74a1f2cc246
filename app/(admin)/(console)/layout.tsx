import type { ReactNode } from 'react'
import { ConsoleFrame } from '@/components/console/lists/console-frame'
import { findAdmin } from '@/lib/auth/guards'

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  return <ConsoleFrame admin={await findAdmin()}>{children}</ConsoleFrame>
}
