import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { JOBS_PATH } from '@/lib/postings/search-form'

export function NoAlerts() {
  return (
    <div className="mt-6 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{jobAlertMessages.none}</p>
      <p className="mx-auto mt-2 mb-6 max-w-md text-muted">
        Choose your filters on the job list. Below it you can ask for a mail whenever there are new jobs like these.
      </p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Choose filters
      </Link>
    </div>
  )
}
