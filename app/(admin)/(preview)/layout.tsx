import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/chrome/public-frame'

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <PublicFrame hasStrip>{children}</PublicFrame>
}
