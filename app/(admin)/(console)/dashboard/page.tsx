import { CircleAlert } from 'lucide-react'
import type { Metadata } from 'next'
import * as z from 'zod'
import { PageTitle } from '@/components/back-office/page-title'
import { DashboardTiles } from '@/components/dashboard/dashboard-tiles'
import { HiringFunnel, Sources } from '@/components/dashboard/hiring-funnel'
import { PostingFigures, StatePlot } from '@/components/dashboard/posting-figures'
import { WaitingWork } from '@/components/dashboard/waiting-work'
import { WeekPlot } from '@/components/dashboard/week-plot'
import { requireAdmin } from '@/lib/auth/guards'
import { applicationsHref, registrationsHref, viewedHref } from '@/lib/dashboard/format'
import { getActivity, getTiles, getWaiting } from '@/lib/dashboard/queries'
import { adminLinks } from '@/lib/routes/navigation'
import { findRoute } from '@/lib/routes/routes'

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

function RefusedNote({ path }: { path: string }) {
  const route = findRoute(path.replace(/\?.*$/, ''))
  if (route?.audience !== 'admin') return null
  const name = adminLinks.findLast(({ href }) => path === href || path.startsWith(`${href}/`))?.label ?? path
  return (
    <p
      role="alert"
      className="mb-6 flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>Your role does not open {name}. Ask an owner if you need it.</span>
    </p>
  )
}
