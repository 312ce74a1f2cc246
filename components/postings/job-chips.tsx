import { X } from 'lucide-react'
import { chipsOf, type JobFilters, jobsHref } from '@/lib/postings/search'
import { JOBS_PATH } from '@/lib/postings/search-form'

export function JobChips({ filters }: { filters: JobFilters }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex items-center gap-2 overflow-x-auto py-1 whitespace-nowrap">
      {chips.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          <a
            href={jobsHref(without)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-on-deep/40 px-4 text-sm font-medium hover:border-on-deep lg:min-h-9"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden className="size-4" />
          </a>
        </li>
      ))}
      <li className="shrink-0">
        <a
          href={JOBS_PATH}
          className="inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4 lg:min-h-9"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}
