import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/chrome/public-frame'

export default function JobsLayout({ children }: { children: ReactNode }) {
  return <PublicFrame>{children}</PublicFrame>
}
