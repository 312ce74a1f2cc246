import { X } from 'lucide-react'
import Link from 'next/link'
import { chipsOf, type JobFilters, jobsHref } from '@/lib/postings/search'
import { JOBS_PATH } from '@/lib/postings/search-form'

/** The filters in force; each can be taken back by itself. */
export function JobChips({ filters }: { filters: JobFilters }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            href={jobsHref(without)}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-brand-soft px-4 text-sm font-medium text-brand hover:border-edge"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={JOBS_PATH}
          prefetch={false}
          className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-accent underline underline-offset-4"
        >
          Reset all
        </Link>
      </li>
    </ul>
  )
}
