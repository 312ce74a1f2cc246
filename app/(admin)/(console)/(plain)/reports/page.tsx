import type { Metadata } from 'next'
import { PageTabs } from '@/components/console/lists/page-tabs'
import { PageTitle } from '@/components/console/lists/page-title'
import { RecruiterLoads, SourcesToHires, StageTimes } from '@/components/console/reports/reports'
import { requireAdmin } from '@/lib/auth/guards'
import { daysLabel } from '@/lib/console/lists/days'
import { daysOfPeriod, periods, readPeriod } from '@/lib/console/reports/periods'
import { listRecruiterLoads, listSourceHires, listStageTimes } from '@/lib/console/reports/queries'
import { now } from '@/lib/platform/clock'

export const metadata: Metadata = {
  title: 'Reports',
  description: 'Time in stage, sources to hires and recruiter load.',
  robots: { index: false },
}

const tabs = periods.map(({ name, label }) => ({ name, label, href: `/reports?period=${name}` }))

export default async function ReportsPage({ searchParams }: PageProps<'/reports'>) {
  const admin = await requireAdmin('/reports')
  const period = readPeriod((await searchParams).period)
  const days = daysOfPeriod(period, now())
  const [stages, sources, recruiters] = await Promise.all([
    listStageTimes(admin, days),
    listSourceHires(admin, days),
    listRecruiterLoads(admin, days),
  ])
  return (
    <>
      <PageTitle title="Reports" text={daysLabel(days)} />
      <div className="mb-4">
        <PageTabs label="Period" tabs={tabs} current={period.name} />
      </div>
      <div className="grid gap-4">
        <StageTimes rows={stages} period={period} />
        <SourcesToHires rows={sources} period={period} days={days} />
        <RecruiterLoads rows={recruiters} period={period} />
      </div>
    </>
  )
}
