import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site'

/** Where a page of words leads, and whom to call. */
export function NextStep({ label, href }: { label: string; href: string }) {
  return (
    <aside
      aria-labelledby="next-step"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-sunken p-6 large-text:p-4 sm:p-8"
    >
      <div>
        <h2 id="next-step" className="text-heading">
          Tell us what you have in mind
        </h2>
        <p className="text-muted">
          Call{' '}
          <a
            href={site.phone.href}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {site.phone.label}
          </a>
          . A named person answers within one business day.
        </p>
      </div>
      <Link href={href} className={buttonClass()}>
        {label} <ArrowRight aria-hidden className="size-5" />
      </Link>
    </aside>
  )
}
