import { ArrowRight } from 'lucide-react'
import type { Case } from '@/lib/content/pages/schema'

const sizes = {
  large: 'text-[clamp(4.5rem,1.5rem+13vw,12rem)]',
  long: 'text-[clamp(2.5rem,0.9rem+6.6vw,7.5rem)]',
  medium: 'text-[clamp(2.5rem,1.4rem+3.6vw,4.5rem)]',
}
const MAX_LARGE = 6

type CaseFigureProps = { found: Pick<Case, 'before' | 'after' | 'measure' | 'change'>; size?: keyof typeof sizes }

export function CaseFigure({ found: { before, after, measure, change }, size = 'medium' }: CaseFigureProps) {
  return (
    <p>
      <span
        className={`flex flex-wrap items-center gap-x-[0.22em] font-display leading-none tracking-tight ${sizes[size === 'large' && before.length + after.length > MAX_LARGE ? 'long' : size]}`}
      >
        <span className="font-light opacity-60">
          <span className="sr-only">Before: </span>
          {before}
        </span>
        <ArrowRight aria-hidden className="size-[0.5em] shrink-0 stroke-[1.5]" />
        <span className="font-bold">
          <span className="sr-only">, after: </span>
          {after}
        </span>
      </span>
      <span className="mt-4 block">
        <span className="sr-only">. </span>
        {measure}: <strong className="font-semibold">{change}</strong>
      </span>
    </p>
  )
}
