import type { Metadata } from 'next'
import * as z from 'zod'
import { PageTitle } from '@/components/back-office/page-title'
import { DashboardTiles } from '@/components/dashboard/dashboard-tiles'
import { HiringFunnel } from '@/components/dashboard/hiring-funnel'
import { PostingFigures } from '@/components/dashboard/posting-figures'
import { RefusedNote } from '@/components/dashboard/refused-note'
import { Sources } from '@/components/dashboard/sources'
import { StatePlot } from '@/components/dashboard/state-plot'
import { WaitingWork } from '@/components/dashboard/waiting-work'
import { WeekPlot } from '@/components/dashboard/week-plot'
import { requireAdmin } from '@/lib/auth/guards'
import { applicationsHref, registrationsHref, viewedHref } from '@/lib/dashboard/format'
import { getActivity, getTiles, getWaiting } from '@/lib/dashboard/queries'

export const metadata: Metadata = {
  title: 'Dashboard',
  description: 'Partners, applications, registrations and postings at a glance, and what waits for a decision.',
  robots: { index: false },
}

const search = z.object({ refused: z.string().max(200).catch('') })

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  const admin = await requireAdmin('/dashboard')
  const { refused } = search.parse(await searchParams)
  const [tiles, waiting, activity] = await Promise.all([getTiles(admin), getWaiting(admin), getActivity(admin)])
  return (
    <>
      {refused && <RefusedNote path={refused} />}
      <PageTitle title="Dashboard" text={`Signed in as ${admin.name}`} />
      <WaitingWork waiting={waiting} />
      <DashboardTiles counts={tiles} role={admin.role} />
      {activity && (
        <>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            <HiringFunnel {...activity} />
            <Sources {...activity} />
            <WeekPlot title="Views per week" {...activity.views} hrefOf={viewedHref} />
            <WeekPlot title="Applications per week" {...activity.applications} hrefOf={applicationsHref} />
            <WeekPlot title="Registrations per week" {...activity.registrations} hrefOf={registrationsHref} />
            <StatePlot counts={activity.postings} />
          </div>
          <PostingFigures {...activity} />
        </>
      )}
    </>
  )
}
