import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Portrait } from '@/components/content/pages/portrait'
import { shownPeople } from '@/lib/content/pages/people'
import { site } from '@/lib/site/company'

type NextStepProps = {
  id?: string
  label: ReactNode
  /** Without a link, the label is plain text. */
  href: string | null
  person?: string
}

const line = 'inline-flex min-h-11 max-w-full items-center gap-4 wrap-anywhere'

export function NextStep({ id = 'next-step', label, href, person: slug }: NextStepProps) {
  const person = shownPeople().find((each) => each.slug === slug)
  return (
    <aside
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 border-t-2 border-brand pt-10"
    >
      <h2 id={id} className="min-w-0 text-[clamp(1.75rem,1.3rem+2.2vw,3.25rem)] leading-[1.08]">
        {href === null ? (
          <span className={line}>
            {label}
            <ArrowRight aria-hidden className="size-[0.8em] shrink-0 text-accent" />
          </span>
        ) : (
          <Link
            href={href}
            className={`group ${line} decoration-accent decoration-[3px] underline-offset-8 hover:underline`}
          >
            {label}
            <ArrowRight
              aria-hidden
              className="size-[0.8em] shrink-0 text-accent transition-transform duration-200 group-hover:translate-x-1"
            />
          </Link>
        )}
      </h2>
      {person && (
        <div className="flex items-center gap-5 large-text:flex-wrap">
          <Portrait person={person} className="size-24 shrink-0 rounded-full" />
          <p className="min-w-0 max-w-xs">
            <strong className="block font-semibold">Ask {person.name}</strong>
            <span className="text-muted">
              {person.role} in {person.city}. Replies within one business day. Or call{' '}
            </span>
            <a href={site.phone.href} className="whitespace-nowrap underline underline-offset-4">
              {site.phone.label}
            </a>
          </p>
        </div>
      )}
    </aside>
  )
}
