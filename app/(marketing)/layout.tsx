import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { PublicFrame } from '@/components/site/public-frame'

/** Its pages name the site's address, which is known at run time alone. */
export default async function MarketingLayout({ children }: { children: ReactNode }) {
  await connection()
  return <PublicFrame hasStrip>{children}</PublicFrame>
}
