import type { Metadata } from 'next'
import { PageTabs } from '@/components/console/lists/page-tabs'
import { PageTitle } from '@/components/console/lists/page-title'
import { RecruiterLoads, SourcesToHires, StatusTimes } from '@/components/console/reports/reports'
import { requireAdmin } from '@/lib/auth/guards'
import { daysLabel } from '@/lib/console/lists/days'
import { daysOfPeriod, periods, readPeriod } from '@/lib/console/reports/periods'
import { listRecruiterLoads, listSourceHires, listStatusTimes } from '@/lib/console/reports/queries'
import { now } from '@/lib/platform/clock'

export const metadata: Metadata = {
  title: 'Reports',
  description: 'Time in status, sources to hires and recruiter load.',
  robots: { index: false },
}

const tabs = periods.map(({ name, label }) => ({ name, label, href: `/reports?period=${name}` }))

export default async function ReportsPage({ searchParams }: PageProps<'/reports'>) {
  const admin = await requireAdmin('/reports')
  const period = readPeriod((await searchParams).period)
  const days = daysOfPeriod(period, now())
  const [statuses, sources, recruiters] = await Promise.all([
    listStatusTimes(admin, days),
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
        <StatusTimes rows={statuses} period={period} />
        <SourcesToHires rows={sources} period={period} days={days} />
        <RecruiterLoads rows={recruiters} period={period} />
      </div>
    </>
  )
}
