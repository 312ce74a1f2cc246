import type { Metadata } from 'next'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { JOBS_PATH } from '@/lib/postings/filter-form'

export const metadata: Metadata = {
  title: 'Job not found',
  description: 'There is no job at this address.',
  robots: { index: false },
}

export default function JobNotFound() {
  return (
    <>
      <Banner title="Job not found" />
      <div className="page-width py-14">
        <p className="mb-6 max-w-reading">
          There is no job at this address. It may have been taken down, or the link may be mistyped. New jobs are posted
          every week.
        </p>
        <Link href={JOBS_PATH} className={buttonClass()}>
          See open jobs
        </Link>
      </div>
    </>
  )
}
