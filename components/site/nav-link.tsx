'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

/** A link of a navigation, marked when it leads to the page it stands on. */
export function NavLink({ href, label, className }: { href: string; label: string; className: string }) {
  return (
    <Link href={href} prefetch={false} aria-current={usePathname() === href ? 'page' : undefined} className={className}>
      {label}
    </Link>
  )
}
