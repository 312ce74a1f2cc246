import Link from 'next/link'
import type { ReactNode } from 'react'

type PersonLinkProps = {
  id: number | null
  /** The query of the list of people, for the way back. */
  from?: string
  className?: string
  children: ReactNode
}

/** A name that leads to the person's page, or only the name if the row hasn't been linked to a person. */
export function PersonLink({ id, from = '', className = '', children }: PersonLinkProps) {
  if (id === null) return <span className={className}>{children}</span>
  return (
    <Link
      href={`/people/${id}${from && `?${from}`}`}
      prefetch={false}
      className={`-my-2 inline-block py-2 underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:inline md:py-0 ${className}`}
    >
      {children}
    </Link>
  )
}
