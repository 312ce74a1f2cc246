'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { hasSiteHeader } from '@/lib/routes/routes'

/** Shows the public header or footer except on the paths that hide them. */
export function Chrome({ children }: { children: ReactNode }) {
  return hasSiteHeader(usePathname()) ? children : null
}
