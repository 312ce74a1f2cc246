'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { clearFormDrafts, noteEditor } from '@/lib/accounts/session/browser-state'
import { callApi } from '@/lib/api/client'
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
  const [hasFailed, setFailed] = useState(false)

  async function logOut() {
    setFailed(false)
    const { isOk } = await callApi('/api/auth/session?kind=admin', { method: 'DELETE' })
    if (!isOk) return setFailed(true)
    noteEditor(false)
    // Runs after this page's forms, which save a draft on pagehide.
    addEventListener('pagehide', clearFormDrafts)
    window.location.assign('/admin')
  }

  return (
    <>
      <button type="button" onClick={logOut} className={className}>
        {children}
      </button>
      <p role="alert" className={hasFailed ? 'px-3 text-sm text-danger' : 'sr-only'}>
        {hasFailed && "We couldn't sign you out. Try again."}
      </p>
    </>
  )
}
