'use client'

import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type MenuLinkProps = { href: string; className: string; children: ReactNode }

/** A link of the side menu, marked on its own page. The page that is open stays until the next one is there. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={usePathname() === href ? 'page' : undefined} className={className}>
      {children}
      <Coming />
    </Link>
  )
}

/** Says after a moment that the page of this link is on its way. */
function Coming() {
  const { pending } = useLinkStatus()
  return (
    <span
      aria-hidden
      className={`size-2 rounded-full bg-accent transition-opacity delay-150 max-lg:hidden lg:ml-auto ${pending ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}
