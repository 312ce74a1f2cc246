import type { ReactNode } from 'react'
import { SeekerMenu } from '@/components/accounts/seeker-menu'
import { PublicFrame } from '@/components/site/public-frame'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame isQuiet>
      <div className="page-width grid gap-6 py-6 sm:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <SeekerMenu />
        <div className="min-w-0">{children}</div>
      </div>
    </PublicFrame>
  )
}
