import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { applicationMessages } from '@/lib/applications/messages'
import { JOBS_PATH } from '@/lib/postings/search-form'

export function NoneApplied() {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{applicationMessages.noneApplied}</p>
      <p className="mt-2 mb-6 text-muted">Jobs that you apply for are listed here.</p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Find a job
      </Link>
    </div>
  )
}
