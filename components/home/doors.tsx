import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { doors } from '@/lib/content/home'
import { site } from '@/lib/site'

/** What the company is, and the ways in for those who look for work, for people or for a course. */
export function Doors() {
  return (
    <section aria-labelledby="company" className="border-b border-line bg-raised">
      <div className="page-width py-10 sm:py-14">
        <h1 id="company" className="max-w-3xl text-title">
          <span className="sr-only">{site.legalName}: </span>
          {site.tagline}
        </h1>
        <ul className="mt-6 grid gap-x-10 md:grid-cols-3">
          {doors.map(({ title, text, href }) => (
            <li key={href} className="group relative border-t border-line py-5 md:border-t-2 md:border-brand">
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 text-heading font-semibold text-accent after:absolute after:inset-0 group-hover:underline"
              >
                {title}
                <ArrowRight
                  aria-hidden
                  className="size-5 transition-transform duration-200 group-hover:translate-x-1"
                />
              </Link>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
