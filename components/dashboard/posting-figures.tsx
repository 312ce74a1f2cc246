import Link from 'next/link'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { Figure } from '@/components/dashboard/hiring-funnel'
import type { Days } from '@/lib/back-office/days'
import { applicationsHref, durationLabel } from '@/lib/dashboard/format'
import type { Activity } from '@/lib/dashboard/queries'

type Row = Activity['jobs'][number]

const columnsOf = (days: Days): Column<Row>[] => {
  const ofJob = (id: number, more: Record<string, string> = {}) => applicationsHref(days, { job: String(id), ...more })
  const counted = (header: string, key: 'applications' | 'shortlisted' | 'hired', more?: Record<string, string>) => ({
    header,
    className: 'md:text-right',
    cell: ({ id, jobTitle, [key]: count }: Row) => (
      <Figure href={ofJob(id, more)} label={`${header} of ${jobTitle}`}>
        {count.toLocaleString('en-US')}
      </Figure>
    ),
  })
  return [
    {
      header: 'Job',
      isTitle: true,
      isWhole: true,
      cell: ({ id, jobTitle, company }) => (
        <>
          <Link
            href={`/adminpostjobs/${id}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-6"
          >
            {jobTitle}
          </Link>
          <span className="block text-sm text-muted">{company}</span>
        </>
      ),
    },
    {
      header: 'Views',
      className: 'md:text-right',
      cell: ({ id, jobTitle, views }) => (
        <Figure href={`/adminpostjobs/${id}`} label={`Views of ${jobTitle}`}>
          {views.toLocaleString('en-US')}
        </Figure>
      ),
    },
    counted('Applications', 'applications'),
    counted('Shortlisted', 'shortlisted', { progress: 'shortlisted' }),
    counted('Hired', 'hired', { state: 'hired' }),
    {
      header: 'First answer',
      className: 'md:text-right md:whitespace-nowrap',
      cell: ({ id, jobTitle, answerSeconds }) => (
        <Figure href={ofJob(id, { progress: 'answered' })} label={`Answered applications of ${jobTitle}`}>
          {durationLabel(answerSeconds)}
        </Figure>
      ),
    },
  ]
}

export function PostingFigures({ days, jobs }: Pick<Activity, 'days' | 'jobs'>) {
  return (
    <section aria-labelledby="by-job" className="mt-6">
      <h2 id="by-job" className="text-heading">
        By job
      </h2>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted">
        {jobs.length > 0
          ? 'Those that most applied to in the last 12 weeks; the time until half of those answered had an answer.'
          : 'Nobody has read or applied to a job in the last 12 weeks.'}
      </p>
      {jobs.length > 0 && <DataTable caption="Figures by job" columns={columnsOf(days)} rows={jobs} />}
      <Link
        href="/adminpostjobs?view=all"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
      >
        All postings
      </Link>
    </section>
  )
}
