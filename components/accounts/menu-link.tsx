'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type MenuLinkProps = { href: string; className: string; children: ReactNode }

/** A link of the side menu, marked on its own page. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={usePathname() === href ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
