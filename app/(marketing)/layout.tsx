import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/public-frame'

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return <PublicFrame>{children}</PublicFrame>
}
