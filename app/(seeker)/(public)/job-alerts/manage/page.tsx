import type { Metadata } from 'next'
import Link from 'next/link'
import { SignedLink } from '@/components/site/signed-links/signed-link.island'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { type Alert, toAlert } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { findAlertByLink } from '@/lib/jobs/alerts/queries'
import { linkSearch } from '@/lib/jobs/alerts/schema'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

export const metadata: Metadata = {
  title: 'Your job alert',
  description: 'Change how often we email you about new jobs, or unsubscribe.',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function ManageJobAlertPage({ searchParams }: PageProps<'/job-alerts/manage'>) {
  const { token } = linkSearch.parse(await searchParams)
  const found = await findAlertByLink(token)
  return (
    <>
      <Banner title="Your job alert" />
      <div className="page-width py-10 sm:py-14">
        <div className="max-w-reading">{found ? <Manage alert={toAlert(found)} token={token} /> : <Over />}</div>
      </div>
    </>
  )
}

function Manage({ alert: { title, frequency, path }, token }: { alert: Alert; token: string }) {
  return (
    <>
      <p className="text-muted">We email you new jobs like these:</p>
      <p className="mt-1 mb-6 text-heading font-semibold break-words">{title}</p>
      <SignedLink purpose="end-job-alert" token={token} frequency={frequency} path={path} />
    </>
  )
}

function Over() {
  return (
    <>
      <p>{jobAlertMessages.over}</p>
      <Link href={JOBS_PATH} className={buttonClass('secondary', 'mt-6')}>
        View open jobs
      </Link>
    </>
  )
}
