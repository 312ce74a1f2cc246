import type { Metadata } from 'next'
import { ApplicationsMirror } from '@/components/applications/applications-mirror'
import { AppliedJobCard } from '@/components/applications/applied-job-card'
import { NoneApplied } from '@/components/applications/none-applied'
import { toStoredApplication } from '@/lib/applications/format'
import { listAppliedJobs } from '@/lib/applications/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'

export const metadata: Metadata = {
  title: 'My Applied Jobs',
  description: 'The jobs you applied for.',
  robots: { index: false },
}

export default async function JobsAppliedPage() {
  const seeker = await requireSeeker('/jobs-applied')
  const applications = await listAppliedJobs(seeker)
  const time = now()
  return (
    <>
      <h1 className="mb-6 text-title">My Applied Jobs</h1>
      {applications.length === 0 ? (
        <NoneApplied />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {applications.map((application) => (
            <li key={application.id}>
              <AppliedJobCard application={application} now={time} />
            </li>
          ))}
        </ul>
      )}
      <ApplicationsMirror applications={applications.map(({ posting }) => toStoredApplication(posting))} />
    </>
  )
}
