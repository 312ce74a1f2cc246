import type { ReactNode } from 'react'

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="text-title">{title}</h1>
      {children && <p className="mt-3 text-muted">{children}</p>}
    </header>
  )
}
