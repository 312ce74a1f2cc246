import type { ReactNode } from 'react'
import { IslandPage } from '@/components/islands/island-page'

export default function PublicJobsLayout({ children }: { children: ReactNode }) {
  return <IslandPage>{children}</IslandPage>
}
