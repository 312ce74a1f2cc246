import type { Metadata } from 'next'
import { AlertCard } from '@/components/job-alerts/alert-card'
import { NoAlerts } from '@/components/job-alerts/no-alerts'
import { requireSeeker } from '@/lib/auth/guards'
import { toAlert } from '@/lib/job-alerts/format'
import { listAlerts } from '@/lib/job-alerts/queries'

export const metadata: Metadata = {
  title: 'Job Alerts',
  description: 'The new jobs that we mail you about, and how often.',
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
          <p className="mt-2 break-words text-muted">We write to {seeker.email} when there are new jobs like these.</p>
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
