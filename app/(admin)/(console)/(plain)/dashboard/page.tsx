import { CircleAlert } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { DashboardTiles } from '@/components/console/dashboard/dashboard-tiles'
import { HiringFunnel, Sources } from '@/components/console/dashboard/hiring-funnel'
import { PostingFigures, StatusPlot } from '@/components/console/dashboard/posting-figures'
import { WaitingWork } from '@/components/console/dashboard/waiting-work'
import { WeekPlot } from '@/components/console/dashboard/week-plot'
import { PageTitle } from '@/components/console/lists/page-title'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { SetupReminder } from '@/components/console/setup/setup-reminder'
import { requireAdmin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { applicationsHref, registrationsHref, viewedHref } from '@/lib/console/dashboard/format'
import { getActivity, getTiles, getWaiting } from '@/lib/console/dashboard/queries'
import { hasSampleActivity } from '@/lib/console/sample-data/queries'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { adminLinks } from '@/lib/site/routes/navigation'
import { findRoute } from '@/lib/site/routes/routes'

export const metadata: Metadata = {
  title: 'Dashboard',
  description: 'Partners, applications, registrations and postings at a glance, and what needs attention.',
  robots: { index: false },
}

const search = z.object({ refused: z.string().max(200).catch('') })

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  const admin = await requireAdmin('/dashboard')
  const { refused } = search.parse(await searchParams)
  const [tiles, waiting, activity, isSampled] = await Promise.all([
    getTiles(admin),
    getWaiting(admin),
    getActivity(admin),
    hasSampleActivity(admin),
  ])
  return (
    <>
      {refused && <RefusedNote path={refused} />}
      <SetupReminder admin={admin} />
      <PageTitle title="Dashboard" text={`Signed in as ${admin.name}`} />
      {isSampled && <SampleNote role={admin.role} />}
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
            <StatusPlot counts={activity.postings} />
          </div>
          <PostingFigures {...activity} />
        </>
      )}
    </>
  )
}

function SampleNote({ role }: { role: AdminRole }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <SampleBadge /> These figures include sample activity.
      {hasPermission(role, 'owner') && (
        <Link href="/sample-data" prefetch={false} className="underline underline-offset-4 hover:text-ink">
          Manage sample data
        </Link>
      )}
    </p>
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
      <span>Your role doesn't have access to {name}. Ask an owner if you need it.</span>
    </p>
  )
}
