import Link from 'next/link'
import type { ReactNode } from 'react'

export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </Link>
  )
}
