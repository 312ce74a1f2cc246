import { Bell } from 'lucide-react'
import { JobAlertForm } from '@/components/jobs/alerts/job-alert-form.island'
import { JobCard } from '@/components/jobs/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import { PageLinks } from '@/components/ui/page-links'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { areaOf } from '@/lib/jobs/postings/near-queries'
import type { ResolvedSearch, Suggestion } from '@/lib/jobs/postings/resolved-search'
import { type JobFilters, jobsHref, searchTitle, storedSearch } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { type Facets, type listJobs, PAGE_SIZE } from '@/lib/jobs/postings/search-queries'
import { listNearestSearches } from '@/lib/jobs/postings/suggestion-queries'
import { mailServer } from '@/lib/platform/mail/server'
import { countLabel, grouped } from '@/lib/platform/numbers'

type JobResultsProps = {
  search: ResolvedSearch
  facets: Facets
  found: Awaited<ReturnType<typeof listJobs>>
  remoteToo: number
  now: Date
}

export function JobResults({ search, facets, found, remoteToo, now }: JobResultsProps) {
  const { filters, typed, title, spelling, exact } = search
  const { jobs, total, page, pages, isLenient } = found
  return (
    <>
      {typed && <ShownInstead typed={typed} title={title} />}
      <UnclearPlaces filters={filters} facets={facets} />
      {filters.near
        .filter((place) => !areaOf(place))
        .map((place) => (
          <p key={place} className="mb-2 text-muted">
            {jobMessages.unknownPlace(place)}
          </p>
        ))}
      {remoteToo > 0 && <RemoteToo filters={filters} more={remoteToo} />}
      {spelling && <Instead {...spelling} lead="Did you mean" />}
      {exact && <Instead {...exact} lead="Try these filters instead:" />}
      {isLenient && <p className="mb-2 text-muted">{jobMessages.spelledLike(filters.q)}</p>}
      {total === 0 ? (
        <NoJobs filters={filters} />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} />
            </li>
          ))}
        </ul>
      )}
      {page === pages && total > pages * PAGE_SIZE && (
        <p className="mt-6 text-center text-muted">
          Showing the first {grouped(pages * PAGE_SIZE)}. Add words or filters to narrow your search.
        </p>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => jobsHref({ ...filters, page: to })} />
      <JobAlertPanel filters={filters} />
    </>
  )
}

function ShownInstead({ typed, title }: { typed: Suggestion; title: string }) {
  return (
    <p className="mb-2">
      Showing results for <strong>{title}</strong>. Search instead for{' '}
      <a
        href={jobsHref(typed.filters)}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {typed.text}
      </a>{' '}
      <span className="text-muted">
        ({countLabel(typed.total)} {typed.total === 1 ? 'job' : 'jobs'})
      </span>
    </p>
  )
}

function Instead({ filters, total, text, lead }: Suggestion & { lead: string }) {
  return (
    <p className="mb-2">
      {lead}{' '}
      <a
        href={jobsHref(filters)}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {text}
      </a>
      {lead.endsWith(':') ? ', ' : '? '}
      {countLabel(total)} {total === 1 ? 'job' : 'jobs'}
    </p>
  )
}

function UnclearPlaces({ filters, facets }: { filters: JobFilters; facets: Facets }) {
  const { location } = filters
  const isByCountry = location.some((place) => place !== 'Remote')
  if (!isByCountry || location.includes('Unclear')) return null
  const more = facets['location:Unclear'] ?? 0
  if (more === 0) return null
  return (
    <p className="mb-2 text-muted">
      {more === 1 ? "1 more job doesn't list a country." : `${countLabel(more)} more jobs don't list a country.`}{' '}
      <a
        href={jobsHref({ ...filters, page: 1, location: [...location, 'Unclear'] })}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {more === 1 ? 'Show it too' : 'Show them too'}
      </a>
    </p>
  )
}

function RemoteToo({ filters, more }: { filters: JobFilters; more: number }) {
  return (
    <p className="mb-2 text-muted">
      {more === 1
        ? '1 remote job is open to people there.'
        : `${countLabel(more)} remote jobs are open to people there.`}{' '}
      <a
        href={jobsHref({ ...filters, page: 1, remote: 'too' })}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {more === 1 ? 'Show it too' : 'Show them too'}
      </a>
    </p>
  )
}

async function NoJobs({ filters }: { filters: JobFilters }) {
  const nearest = await listNearestSearches(filters)
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{jobMessages.noneFound}</p>
      {nearest.length > 0 ? (
        <>
          <h2 className="mt-6 mb-3 font-medium text-muted">Similar searches with results</h2>
          <ul className="mx-auto mb-8 grid max-w-md gap-2">
            {nearest.map(({ label, filters: search, total }) => (
              <li key={label}>
                <a
                  href={jobsHref(search)}
                  className="flex min-h-11 items-center justify-between gap-4 rounded-control border border-line bg-raised px-4 py-2 text-left font-medium text-accent hover:border-edge"
                >
                  <span className="min-w-0 break-words">{label}</span>
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {countLabel(total)} {total === 1 ? 'job' : 'jobs'}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 mb-6 text-muted">Try fewer filters or different words.</p>
      )}
      <a href={JOBS_PATH} className={buttonClass('secondary')}>
        Reset all filters
      </a>
      <p className="mt-6 text-muted">
        Don't see a fit?{' '}
        <a
          href="/general-application"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          Leave your resume for future jobs
        </a>
      </p>
    </div>
  )
}

function JobAlertPanel({ filters }: { filters: JobFilters }) {
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
            Email me new jobs like these
          </h2>
          <p className="mt-0.5 break-words text-muted">{searchTitle(search)}</p>
        </div>
      </div>
      <JobAlertForm search={search} isMailHeld={!mailServer()} />
    </section>
  )
}
