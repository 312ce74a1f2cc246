import type { ReactNode } from 'react'
import { EarlyClicks } from '@/components/console/lists/early-clicks'
import { PublicFrame } from '@/components/site/chrome/public-frame'

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <EarlyClicks>
      <PublicFrame hasStrip>{children}</PublicFrame>
    </EarlyClicks>
  )
}
