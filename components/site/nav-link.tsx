'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type NavLinkProps = { href: string; label?: string; className: string; children?: ReactNode }

/** A link of a navigation, marked when it leads to the page it stands on or to one above it. */
export function NavLink({ href, label, className, children }: NavLinkProps) {
  const path = usePathname()
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link href={href} prefetch={false} aria-current={current} className={className}>
      {children ?? label}
    </Link>
  )
}
