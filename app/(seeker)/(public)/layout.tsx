import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/public-frame'

export default function JobsLayout({ children }: { children: ReactNode }) {
  return <PublicFrame>{children}</PublicFrame>
}
