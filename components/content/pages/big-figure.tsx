import type { ReactNode } from 'react'

export function BigFigure({ children }: { children: ReactNode }) {
  return (
    <p className="font-display text-[clamp(2rem,1.4rem+2.2vw,3rem)] leading-none font-bold tracking-tight text-brand">
      {children}
    </p>
  )
}
