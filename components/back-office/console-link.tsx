'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentHref } from '@/lib/routes/navigation'

type ConsoleLinkProps = { href: string; isPlain?: boolean; className: string; children: ReactNode }

/** A link of the back office, marked on its own page. A plain one loads the page anew. */
export function ConsoleLink({ href, isPlain, className, children }: ConsoleLinkProps) {
  const isCurrent = href === currentHref(usePathname(), useSearchParams().get('tab'))
  const shared = { href, className, 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (isPlain) return <a {...shared}>{children}</a>
  return (
    <Link {...shared} prefetch={false}>
      {children}
    </Link>
  )
}
