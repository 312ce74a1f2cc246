import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { ApplicationsMirror } from '@/components/applications/applications-mirror'
import { LatestApplication } from '@/components/applications/latest-application'
import { FittingJobs } from '@/components/postings/fitting-jobs'
import { Skeleton } from '@/components/ui/skeleton'
import { toStoredApplication } from '@/lib/applications/format'
import { listAppliedJobs } from '@/lib/applications/queries'
import { requireSeeker, type Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { listAlerts } from '@/lib/job-alerts/queries'
import { listFittingJobs } from '@/lib/postings/related-queries'
import { readProfileLists } from '@/lib/profiles/lists'
import { findOwnProfile } from '@/lib/profiles/queries'
import { completeness } from '@/lib/profiles/sections'
import { listSavedJobs } from '@/lib/saved-jobs/queries'

const FITTING = 4

export const metadata: Metadata = {
  title: 'My dashboard',
  description: 'Your applications at a glance.',
  robots: { index: false },
}

export default async function UserDashboardPage() {
  const seeker = await requireSeeker('/userdashboard')
  const applications = await listAppliedJobs(seeker)
  const profile = await findOwnProfile(seeker)
  const { percent, missing } = completeness({
    ...profile,
    ...readProfileLists(profile),
    hasResume: Boolean(profile?.resume),
  })
  const counts = [
    {
      label: 'Applied Jobs',
      value: applications.filter(({ state }) => state !== 'WITHDRAWN').length,
      href: '/jobs-applied',
    },
    { label: 'Saved Jobs', value: (await listSavedJobs(seeker, 1)).total, href: '/saved-jobs' },
    { label: 'Job Alerts', value: (await listAlerts(seeker)).length, href: '/job-alerts' },
    {
      label: missing[0] ? `Profile: ${missing[0]} is missing` : 'Profile, complete',
      value: `${percent}%`,
      href: '/profile',
    },
  ]
  return (
    <>
      <h1 className="mb-5 text-title break-words">Welcome, {seeker.userName || seeker.email}</h1>
      <LatestApplication application={applications[0]} />
      <ul className="mt-6 grid grid-cols-2 gap-x-6 border-line sm:grid-cols-4">
        {counts.map(({ label, value, href }) => (
          <li key={href} className="relative border-t border-line py-3">
            <p className="font-display text-heading font-semibold">{value}</p>
            <Link
              href={href}
              prefetch={false}
              className="text-sm leading-snug text-muted underline-offset-4 after:absolute after:inset-0 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Suspense fallback={<FittingSkeleton />}>
        <Fitting seeker={seeker} skills={profile?.skills ?? ''} place={profile?.personalInfo ?? ''} />
      </Suspense>
      <ApplicationsMirror applications={applications.map(({ posting }) => toStoredApplication(posting))} />
    </>
  )
}

async function Fitting({ seeker, ...wishes }: { seeker: Seeker; skills: string; place: string }) {
  const jobs = await listFittingJobs(seeker, wishes, FITTING)
  return <FittingJobs jobs={jobs} hasSkills={wishes.skills !== ''} now={now()} />
}

function FittingSkeleton() {
  return (
    <div role="status" className="mt-10">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-8 w-64" />
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}
