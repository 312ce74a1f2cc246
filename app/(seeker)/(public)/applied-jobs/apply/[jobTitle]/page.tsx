import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ApplyBar, ApplyPanel, ClosedJob } from '@/components/hiring/applications/apply-panel'
import { CountView } from '@/components/jobs/postings/count-view.island'
import { JobBanner } from '@/components/jobs/postings/job-banner'
import { JobCard } from '@/components/jobs/postings/job-card'
import { JobDetails } from '@/components/jobs/postings/job-details'
import { ReportJob } from '@/components/jobs/reports/report-job.island'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { ScrollToTop } from '@/components/ui/scroll-to-top.island'
import { ApiError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { logoPath } from '@/lib/jobs/postings/format'
import { jobPostingData } from '@/lib/jobs/postings/job-posting-data'
import { getJobBySlug, type JobCard as Job } from '@/lib/jobs/postings/queries'
import { listSimilarJobs } from '@/lib/jobs/postings/related-queries'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { now } from '@/lib/platform/clock'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const MAX_SIMILAR = 4

type JobPageProps = { params: Promise<{ jobTitle: string }> }

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await jobOf((await params).jobTitle)
  const metadata = pageMetadata({
    title: `${job.jobTitle} at ${job.company}${job.isClosed ? ' (closed)' : ''}`,
    description:
      `${job.jobTitle} at ${job.company}, ${job.location}. ${job.experience}, ${job.salary}. See the details and apply with your resume.`.slice(
        0,
        155,
      ),
    path: pathOf(job.slug),
    image: '/share/applied-jobs.png',
  })
  return { ...metadata, ...(job.isClosed && { robots: { index: false } }) }
}

export default async function JobPage({ params }: JobPageProps) {
  const job = await jobOf((await params).jobTitle)
  const time = now()
  const similar = await listSimilarJobs(job, MAX_SIMILAR)
  const { SITE_URL } = env()
  const data = jobPostingData(
    job,
    `${SITE_URL}${pathOf(job.slug)}`,
    job.logo && `${SITE_URL}${logoPath(job.logo.name)}`,
  )
  return (
    <>
      {data && !job.isClosed && <StructuredData data={data} />}
      <StructuredData
        data={breadcrumbData(SITE_URL, [
          { name: 'Jobs', path: JOBS_PATH },
          { name: job.jobTitle, path: pathOf(job.slug) },
        ])}
      />
      <JobBanner job={job} />
      {job.isClosed ? (
        <div className="page-width pt-6 sm:pt-8">
          <ClosedJob job={job} hasSimilar={similar.length > 0} />
        </div>
      ) : (
        <CountView jobId={job.id} />
      )}
      <div className="group/job page-width grid grid-cols-1 gap-6 py-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
        <div className="min-w-0">
          <JobDetails job={job} now={time} url={`${SITE_URL}${pathOf(job.slug)}`} />
          {!job.isClosed && <ReportJob jobId={job.id} />}
          {!job.isClosed && <ApplyBar />}
        </div>
        {job.isClosed ? <SimilarJobs jobs={similar} now={time} /> : <ApplyPanel job={job} />}
      </div>
      {!job.isClosed && similar.length > 0 && (
        <div className="page-width pb-12">
          <SimilarJobs jobs={similar} now={time} className="md:grid-cols-2" />
        </div>
      )}
      <ScrollToTop className="bottom-24 lg:bottom-6" />
    </>
  )
}

const pathOf = (slug: string) => `${JOBS_PATH}/apply/${slug}`

const jobOf = cache(async (slug: string) => {
  if (!/^[a-z0-9-]+$/.test(slug)) notFound()
  try {
    return await getJobBySlug(slug, now())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') notFound()
    throw error
  }
})

type SimilarJobsProps = { jobs: Job[]; now: Date; className?: string }

function SimilarJobs({ jobs, now, className = '' }: SimilarJobsProps) {
  if (jobs.length === 0) return null
  return (
    <section id="similar" aria-labelledby="similar-title" className="min-w-0 scroll-mt-28">
      <h2 id="similar-title" className="mb-4 text-heading">
        Similar open jobs
      </h2>
      <ul className={`grid gap-3 md:gap-4 ${className}`}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
