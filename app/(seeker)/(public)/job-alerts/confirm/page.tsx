import type { Metadata } from 'next'
import { DeadLink } from '@/components/site/signed-links/dead-link'
import { SignedLink } from '@/components/site/signed-links/signed-link.island'
import { Banner } from '@/components/ui/banner'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { findAlertToConfirm } from '@/lib/jobs/alerts/queries'
import { linkSearch } from '@/lib/jobs/alerts/schema'
import { searchTitle } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

export const metadata: Metadata = {
  title: 'Confirm your job alert',
  description: 'Confirm that you want emails about new jobs.',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function ConfirmJobAlertPage({ searchParams }: PageProps<'/job-alerts/confirm'>) {
  const { token } = linkSearch.parse(await searchParams)
  const alert = await findAlertToConfirm(token)
  return (
    <>
      <Banner title="Confirm your job alert" />
      <div className="page-width py-10 sm:py-14">
        {alert ? (
          <SignedLink purpose="confirm-job-alert" token={token} title={searchTitle(alert.search)} />
        ) : (
          <DeadLink text={jobAlertMessages.deadLink} href={JOBS_PATH} label="See open jobs" />
        )}
      </div>
    </>
  )
}
