import type { Metadata } from 'next'
import { ManagePosting } from '@/components/hiring/employers/manage-posting.island'
import { Banner } from '@/components/ui/banner'

export const metadata: Metadata = {
  title: 'Manage posting',
  description: 'See views and applications for a job you posted, and edit, close or renew it.',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The page is the same for everyone. The browser reads the token from the link and only sends it in API calls. */
export default function ManagePostingPage() {
  return (
    <>
      <Banner title="Manage posting" />
      <div className="page-width py-10 sm:py-14">
        <noscript>
          <p className="mb-6">Turn on JavaScript to see your posting.</p>
        </noscript>
        <ManagePosting />
      </div>
    </>
  )
}
