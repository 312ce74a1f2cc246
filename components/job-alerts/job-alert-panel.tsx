import { Bell } from 'lucide-react'
import { JobAlertForm } from '@/components/job-alerts/job-alert-form.island'
import { type JobFilters, searchTitle, storedSearch } from '@/lib/postings/search'

export function JobAlertPanel({ filters }: { filters: JobFilters }) {
  const search = storedSearch(filters)
  return (
    <section
      id="job-alert"
      aria-labelledby="job-alert-title"
      className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card sm:p-7"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
          <Bell aria-hidden className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 id="job-alert-title" className="text-heading">
            Mail me new jobs like these
          </h2>
          <p className="mt-0.5 break-words text-muted">{searchTitle(search)}</p>
        </div>
      </div>
      <JobAlertForm search={search} />
    </section>
  )
}
