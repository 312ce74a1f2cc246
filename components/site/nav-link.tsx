'use client'

import { usePathname } from 'next/navigation'

export function NavLink({ href, label, className }: { href: string; label: string; className: string }) {
  const path = usePathname()
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a href={href} aria-current={current} className={className}>
      {label}
    </a>
  )
}
