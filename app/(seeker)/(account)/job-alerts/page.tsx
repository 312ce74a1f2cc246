import type { Metadata } from 'next'
import Link from 'next/link'
import { AlertCard } from '@/components/jobs/alerts/alert-card'
import { buttonClass } from '@/components/ui/button'
import { requireSeeker } from '@/lib/auth/guards'
import { toAlert } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { listAlerts } from '@/lib/jobs/alerts/queries'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

export const metadata: Metadata = {
  title: 'Job Alerts',
  description: 'The searches we email you new jobs for, and how often.',
  robots: { index: false },
}

export default async function JobAlertsPage() {
  const seeker = await requireSeeker('/job-alerts')
  const alerts = (await listAlerts(seeker)).map(toAlert)
  return (
    <>
      <h1 className="text-title">Job Alerts</h1>
      {alerts.length === 0 ? (
        <NoAlerts />
      ) : (
        <>
          <p className="mt-2 break-words text-muted">We'll email {seeker.email} when there are new jobs like these.</p>
          <ul className="mt-8 space-y-10">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function NoAlerts() {
  return (
    <div className="mt-6 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{jobAlertMessages.none}</p>
      <p className="mx-auto mt-2 mb-6 max-w-md text-muted">
        Set your filters on the job list, then get emails about new matching jobs.
      </p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Choose filters
      </Link>
    </div>
  )
}
