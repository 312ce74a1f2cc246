import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'

type BackLinkProps = { href: string; children: string; className?: string }

export function BackLink({ href, children, className = '' }: BackLinkProps) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8 ${className}`}
    >
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  )
}
