import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '@/components/site/public-frame'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: { index: false },
}

export default function NotFound() {
  return (
    <PublicFrame>
      <Banner title="Page not found" />
      <div className="page-width py-14">
        <p className="mb-6 max-w-reading">
          There is nothing at this address. It may have moved, or the link may be mistyped.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href="/" className={buttonClass()}>
            Go to the home page
          </Link>
          <Link href="/applied-jobs" className={buttonClass('secondary')}>
            See open jobs
          </Link>
          <Link href="/contact-us" className={buttonClass('secondary')}>
            Contact us
          </Link>
        </div>
      </div>
    </PublicFrame>
  )
}
