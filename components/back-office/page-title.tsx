import type { ReactNode } from 'react'

/** The head of a back-office page: its h1, what it holds, and what can be done on the right. */
export function PageTitle({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-title">{title}</h1>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
