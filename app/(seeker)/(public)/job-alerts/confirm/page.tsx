import type { Metadata } from 'next'
import { ConfirmJobAlert } from '@/components/jobs/alerts/confirm-job-alert.island'
import { Banner } from '@/components/ui/banner'
import { findAlertToConfirm } from '@/lib/jobs/alerts/queries'
import { linkSearch } from '@/lib/jobs/alerts/schema'
import { searchTitle } from '@/lib/jobs/postings/search'

export const metadata: Metadata = {
  title: 'Confirm your job alert',
  description: 'Confirm that you want mails about new jobs.',
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
        <ConfirmJobAlert token={token} title={alert && searchTitle(alert.search)} />
      </div>
    </>
  )
}
