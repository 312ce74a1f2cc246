import type { ReactNode } from 'react'
import { ConsoleFrame } from '@/components/back-office/console-frame'
import { findAdmin } from '@/lib/auth/guards'
import { adminLinksOf } from '@/lib/routes/navigation'

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const admin = await findAdmin()
  return <ConsoleFrame links={admin ? adminLinksOf(admin.role) : []}>{children}</ConsoleFrame>
}
