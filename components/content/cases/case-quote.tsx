import type { ReactNode } from 'react'

export function CaseQuote({
  quote: { text, name, role },
  className = '',
}: {
  quote: { text: ReactNode; name: ReactNode; role: ReactNode }
  className?: string
}) {
  return (
    <figure className={className}>
      <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-[1.18] font-medium tracking-tight text-balance wrap-anywhere">
        “{text}”
      </blockquote>
      <figcaption className="mt-5">
        <span className="font-semibold">{name}</span>
        <span className="block opacity-80">{role}</span>
      </figcaption>
    </figure>
  )
}
