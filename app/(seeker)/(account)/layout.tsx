import type { ReactNode } from 'react'
import { SeekerMenu } from '@/components/accounts/seeker-menu'
import { PublicFrame } from '@/components/site/public-frame'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame isQuiet>
      <div className="page-width grid gap-6 pt-6 pb-14 sm:pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-14">
        <SeekerMenu />
        <div className="min-w-0 max-lg:row-start-1">{children}</div>
      </div>
    </PublicFrame>
  )
}
