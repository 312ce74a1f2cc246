'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { hidesChrome } from '@/lib/chrome/paths'

/** Shows the public header or footer except on the paths that hide them. */
export function Chrome({ children }: { children: ReactNode }) {
  return hidesChrome(usePathname()) ? null : children
}
