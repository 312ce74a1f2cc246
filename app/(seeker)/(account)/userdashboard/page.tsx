import { ArrowRight } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ApplicationsMirror } from '@/components/applications/applications-mirror'
import { AppliedJobCard } from '@/components/applications/applied-job-card'
import { NoneApplied } from '@/components/applications/none-applied'
import { FittingJobs } from '@/components/postings/fitting-jobs'
import { ProfileProgress } from '@/components/profiles/profile-progress'
import { toStoredApplication } from '@/lib/applications/format'
import { listAppliedJobs } from '@/lib/applications/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { listFittingJobs } from '@/lib/postings/related-queries'
import { findOwnProfile } from '@/lib/profiles/queries'
import { completeness } from '@/lib/profiles/sections'

const RECENT = 4
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
  const wishes = { skills: profile?.skills ?? '', place: profile?.personalInfo ?? '' }
  const fitting = await listFittingJobs(seeker, wishes, FITTING)
  return (
    <>
      <h1 className="text-title break-words">Welcome, {seeker.userName || seeker.email}</h1>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Link
          href="/jobs-applied"
          className="group rounded-card bg-deep p-6 text-on-deep shadow-card hover:shadow-lifted"
        >
          <span className="block text-on-deep-muted">Applied Jobs</span>
          <span className="mt-1 block font-display text-display font-bold">{applications.length}</span>
          <span className="mt-3 inline-flex items-center gap-2 font-semibold underline-offset-4 group-hover:underline">
            See them all <ArrowRight aria-hidden className="size-4" />
          </span>
        </Link>
        <ProfileProgress {...completeness({ ...profile, hasResume: Boolean(profile?.resume) })} />
      </div>
      <h2 className="mt-10 mb-4 text-heading">Recent applications</h2>
      {applications.length === 0 ? (
        <NoneApplied />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {applications.slice(0, RECENT).map((application) => (
            <li key={application.id}>
              <AppliedJobCard application={application} now={now()} />
            </li>
          ))}
        </ul>
      )}
      <FittingJobs jobs={fitting} hasSkills={Boolean(profile?.skills)} now={now()} />
      <ApplicationsMirror applications={applications.map(({ posting }) => toStoredApplication(posting))} />
    </>
  )
}
