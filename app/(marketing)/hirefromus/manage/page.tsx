import type { Metadata } from 'next'
import { ManagePosting } from '@/components/hiring/employers/manage-posting.island'
import { Banner } from '@/components/ui/banner'

export const metadata: Metadata = {
  title: 'Manage posting',
  description: 'See how many read and apply for a job that you posted, change it, close it or renew it.',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The page is the same for everyone: the browser reads the link's token and only sends it in a call. */
export default function ManagePostingPage() {
  return (
    <>
      <Banner title="Manage posting" />
      <div className="page-width py-10 sm:py-14">
        <noscript>
          <p className="mb-6">This page needs JavaScript to show your posting.</p>
        </noscript>
        <ManagePosting />
      </div>
    </>
  )
}
