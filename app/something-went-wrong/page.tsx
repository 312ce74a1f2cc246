import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '@/components/site/chrome/public-frame'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site/company'
import { UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Something went wrong',
  description: "We couldn't show this page.",
  robots: { index: false },
}

export default function SomethingWentWrongPage() {
  return (
    <PublicFrame>
      <Banner title="Something went wrong" />
      <div className="page-width py-14">
        <p className="max-w-reading">
          We couldn't show this page. Anything you've already submitted is saved. Try again, and if it keeps happening,
          call us at{' '}
          <a href={site.phone.href} className="underline underline-offset-4">
            {site.phone.label}
          </a>
          .
        </p>
        <p className="mt-4 text-muted">
          Reference: <code>{UNKNOWN_REQUEST}</code>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the URL that failed. */}
          <a href="" className={buttonClass()}>
            Try again
          </a>
          <Link href="/" className={buttonClass('secondary')}>
            Go to the home page
          </Link>
        </div>
      </div>
    </PublicFrame>
  )
}
