import type { Metadata } from 'next'
import { ApplicationTable } from '@/components/applications/application-table'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { PageLinks } from '@/components/ui/page-links'
import { applicationList, dateOptions } from '@/lib/applications/list'
import { listApplications, listAppliedJobChoices } from '@/lib/applications/list-queries'
import { stateOptions } from '@/lib/applications/states'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Applied Jobs',
  description: 'Applications with their resumes.',
  robots: { index: false },
}

export default async function AppliedJobsPage({ searchParams }: PageProps<'/adminappliedjobs'>) {
  const admin = await requireAdmin('/adminappliedjobs')
  const current = applicationList.read(await searchParams)
  const { applications, total, page, pages } = await listApplications(admin, current)
  const isFiltered = Boolean(current.search || current.state || current.date || current.job)
  const jobs = await listAppliedJobChoices(admin, current)
  return (
    <>
      <PageTitle
        title="Applied Jobs"
        text={total === 1 ? '1 application' : `${total.toLocaleString('en-US')} applications`}
      />
      <ListToolbar
        list={applicationList}
        current={current}
        searches="applicant, e-mail, job …"
        filters={[
          { name: 'state', label: 'State', options: stateOptions, isSelect: true },
          { name: 'date', label: 'Date', options: dateOptions, isSelect: true },
          {
            name: 'job',
            label: 'Job',
            options: jobs.map(({ id, jobTitle, company }) => ({ value: String(id), label: `${jobTitle}, ${company}` })),
            isSelect: true,
          },
        ]}
        csvPath="/api/exports/applications"
      />
      {applications.length > 0 ? (
        <ApplicationTable applications={applications} sorting={{ list: applicationList, current }} />
      ) : (
        <NoRecords all={isFiltered ? '/adminappliedjobs' : null}>
          Applications appear here as soon as somebody applies.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => applicationList.hrefOf(current, { page: next })} />
    </>
  )
}
