'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { hasSiteHeader } from '@/lib/site/routes/routes'

export function Chrome({ children }: { children: ReactNode }) {
  return hasSiteHeader(usePathname()) ? children : null
}
