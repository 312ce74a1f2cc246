'use client'

import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type MenuLinkProps = { href: string; className: string; children: ReactNode }

export function MenuLink({ href, className, children }: MenuLinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={usePathname() === href ? 'page' : undefined} className={className}>
      {children}
      <Coming />
    </Link>
  )
}

function Coming() {
  const { pending } = useLinkStatus()
  return (
    <span
      aria-hidden
      className={`size-2 rounded-full bg-accent forced-colors:bg-[Highlight] transition-opacity delay-150 max-lg:hidden lg:ml-auto ${pending ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}
