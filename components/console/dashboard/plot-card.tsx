import type { ReactNode } from 'react'

type PlotCardProps = { title: string; text: ReactNode; children: ReactNode }

export function PlotCard({ title, text, children }: PlotCardProps) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-raised p-5 shadow-card">
      <figcaption className="mb-5">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-1 text-[0.95rem] text-muted">{text}</p>
      </figcaption>
      {children}
    </figure>
  )
}
