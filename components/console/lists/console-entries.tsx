'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { EndSession } from '@/components/accounts/session/end-session'
import { clearFormDrafts, noteEditor } from '@/lib/accounts/session/browser-state'
import { currentHref } from '@/lib/site/routes/navigation'

type ConsoleLinkProps = { href: string; isPlain?: boolean; className: string; children: ReactNode }

export function ConsoleLink({ href, isPlain, className, children }: ConsoleLinkProps) {
  const path = usePathname()
  const isCurrent = href === currentHref(path, useSearchParams().get('tab'))
  const current = isCurrent ? ('page' as const) : path.startsWith(`${href}/`) ? ('true' as const) : undefined
  const shared = { href, className, 'aria-current': current }
  if (isPlain) return <a {...shared}>{children}</a>
  return (
    <Link {...shared} prefetch={false}>
      {children}
    </Link>
  )
}

export function AdminLogout({ className, children }: { className: string; children: ReactNode }) {
  function leave() {
    noteEditor(false)
    // Runs after this page's forms, which save a draft on pagehide.
    addEventListener('pagehide', clearFormDrafts)
    window.location.assign('/admin')
  }
  return (
    <EndSession kind="admin" leave={leave} className={className}>
      {children}
    </EndSession>
  )
}
