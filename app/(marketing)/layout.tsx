import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/chrome/public-frame'

export default async function MarketingLayout({ children }: { children: ReactNode }) {
  await connection()
  return <PublicFrame hasStrip>{children}</PublicFrame>
}
