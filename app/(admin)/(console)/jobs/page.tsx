import type { Metadata } from 'next'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { EditJobPost } from '@/components/job-posts/edit-job-post'
import { JobPostTable } from '@/components/job-posts/job-post-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { toJobPost } from '@/lib/job-posts/format'
import { jobPostList, workTypeOptions } from '@/lib/job-posts/list'
import { listJobPosts } from '@/lib/job-posts/queries'

export const metadata: Metadata = {
  title: 'View Job Applied',
  description: 'The jobs that were recorded here, with the candidates who applied to them.',
  robots: { index: false },
}

export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const admin = await requireAdmin('/jobs')
  const current = jobPostList.read(await searchParams)
  const { jobPosts, total, page, pages } = await listJobPosts(admin, current)
  return (
    <StatusMessage>
      <PageTitle title="Applied Jobs" text={total === 1 ? '1 job' : `${total.toLocaleString('en-US')} jobs`}>
        <EditJobPost />
      </PageTitle>
      <ListToolbar
        list={jobPostList}
        current={current}
        searches="job, company, candidate …"
        filters={[{ name: 'work_type', label: 'Work type', options: workTypeOptions }]}
        csvPath="/api/exports/job-posts"
      />
      {jobPosts.length > 0 ? (
        <JobPostTable jobPosts={jobPosts.map(toJobPost)} sorting={{ list: jobPostList, current }} />
      ) : (
        <NoRecords all={current.search || current.work_type ? '/jobs' : null}>
          Record the first job with Add: where it is, what it pays and who applied to it.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => jobPostList.hrefOf(current, { page: next })} />
    </StatusMessage>
  )
}
