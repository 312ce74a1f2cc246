import { Bookmark } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { JOBS_PATH } from '@/lib/postings/search-form'
import { savedJobMessages } from '@/lib/saved-jobs/messages'

export function NoneSaved() {
  return (
    <div className="mt-6 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{savedJobMessages.none}</p>
      <p className="mt-2 mb-6 text-muted">
        Press the bookmark <Bookmark aria-hidden className="inline size-5 align-text-bottom" /> of a job, and it waits
        for you here.
      </p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Find a job
      </Link>
    </div>
  )
}
