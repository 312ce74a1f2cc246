import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'

type PageLinksProps = { page: number; pages: number; hrefOf: (page: number) => string }

export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages <= 1) return null
  const step =
    'inline-flex min-h-11 items-center gap-1 rounded-control border border-edge bg-raised px-4 font-medium hover:bg-sunken'
  return (
    <nav aria-label="Pages" className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" className={`${step} justify-self-start`}>
          <ChevronLeft aria-hidden className="size-5" /> Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="text-muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next" className={`${step} justify-self-end`}>
          Next <ChevronRight aria-hidden className="size-5" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
