import type { ReactNode } from 'react'
import { IslandPage } from '@/components/islands/island-page'
import { PublicFrame } from '@/components/site/public-frame'

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <IslandPage>
      <PublicFrame>{children}</PublicFrame>
    </IslandPage>
  )
}
